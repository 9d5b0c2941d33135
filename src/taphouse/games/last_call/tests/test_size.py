"""What a view weighs."""

from taphouse.games.last_call.game import GAME
from taphouse.testing.sizes import median_bytes


def test_a_view_stays_small() -> None:
    assert median_bytes(GAME) <= 1_500
