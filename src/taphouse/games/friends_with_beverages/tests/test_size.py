"""What a view weighs."""

from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.sizes import median_bytes


def test_a_view_stays_small() -> None:
    assert median_bytes(GAME) <= 4_000
