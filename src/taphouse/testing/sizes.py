"""How much a view weighs: what is sent to everybody after every move should stay small."""

from collections.abc import Iterator
from statistics import median
from typing import Final

from msgspec.json import encode

from taphouse.core.game import Game
from taphouse.core.moves import NOBODY, Seat
from taphouse.testing.driver import quick

GAMES: Final = 3
STRIDE: Final = 7
"""Of so many decisions one is looked at."""


def median_bytes(game: Game, seats: int = 4) -> float:
    """The median of the views that all seats are sent, in bytes of JSON, over whole games by chance."""
    return median(size for number in range(GAMES) for size in _sizes(game, seats, number))


def _sizes(game: Game, seats: int, number: int) -> Iterator[int]:
    state = game.deal(seats, game.house(seats), quick(f"size {number}"))
    rng = quick(f"size {number} / moves")
    moves = 0
    while (seat := state.next_to_act()) != NOBODY:
        if moves % STRIDE == 0:
            yield from (len(encode(view)) for view in game.views(state, [Seat(eyes) for eyes in range(seats)], []))
        state.apply(seat, state.random_move(seat, rng))
        moves += 1
