"""What a view weighs."""

from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.testing.sizes import median_bytes


def test_a_view_stays_small() -> None:
    assert median_bytes(GAME) <= 2_000
