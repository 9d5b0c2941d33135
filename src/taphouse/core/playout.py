"""Random play to the end, in one compiled loop."""

from taphouse.core.moves import NOBODY
from taphouse.core.rng import Rng
from taphouse.core.state import State


def play_out(state: State, rng: Rng, most: int) -> int:
    """Play uniformly random moves of the awaited seats until the game is over; count them.

    Stops after ``most`` moves. Seats that merely may react do not.
    """
    moves = 0
    seat = state.next_to_act()
    while seat != NOBODY and moves < most:
        state.apply(seat, state.random_move(seat, rng))
        moves += 1
        seat = state.next_to_act()
    return moves
