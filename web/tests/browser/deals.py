"""Deals that are known before, for the house that deals what it is told."""

from collections.abc import Callable, Mapping

from taphouse.core.house import Value
from taphouse.core.moves import Seat
from taphouse.core.registry import find_game
from taphouse.core.rng import SEED_BYTES, make_rng
from taphouse.core.view import View

MOST = 20_000


def seed_where(
    game_id: str, seats: int, house: Mapping[str, Value], wanted: Callable[[View], bool], eyes: int = 0
) -> bytes:
    """Find a deal that looks as wanted to a seat."""
    game = find_game(game_id)
    settled = game.house(seats, house)
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    for number in range(MOST):
        seed = number.to_bytes(SEED_BYTES, "big")
        if wanted(game.view(game.deal(seats, settled, make_rng("sealed", seed)), Seat(eyes), names)):
            return seed
    raise AssertionError("There is no such deal.")
