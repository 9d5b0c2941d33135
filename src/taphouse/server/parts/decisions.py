"""A number for each decision, so that a move that answers an older one is known to be late."""

from taphouse.core.moves import Move, Seat
from taphouse.core.state import State


class Decisions:
    """One counter a seat: it goes up when the seat's list of moves changes, and after the seat moved.

    Nothing else changes it, so it tells a seat nothing that its own list does not.
    """

    def __init__(self, state: State, first: int) -> None:
        self.numbers = [first] * state.seats
        self.moves: list[list[Move]] = [list(state.legal_moves(Seat(seat))) for seat in range(state.seats)]
        """What is open to each seat now."""

    def update(self, state: State, mover: int | None) -> None:
        """Look again after a move (of that seat) or an undo."""
        for seat, before in enumerate(self.moves):
            now = state.legal_moves(Seat(seat))
            if now != before:
                self.moves[seat] = list(now)
                self.numbers[seat] += 1
            elif seat == mover:
                self.numbers[seat] += 1
