"""A game in progress without record and story."""

from taphouse.core.game import Game
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.state import State
from taphouse.core.view import View


class BareTable:
    """Just enough of a table for the lab to count games."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.names = [f"Seat {seat + 1}" for seat in range(state.seats)]
        self.began = state.whose_turn()
        """Who took the first turn; NOBODY as long as there was none."""

    def view(self, seat: Seat | None) -> View:
        """Show it to a seat."""
        return self.game.view(self.state, seat, self.names)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move."""
        self.state.apply(seat, move)
        if self.began == NOBODY:
            self.began = self.state.whose_turn()
