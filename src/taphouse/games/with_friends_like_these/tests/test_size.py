"""What a view weighs."""

from taphouse.games.with_friends_like_these.game import GAME
from taphouse.testing.sizes import median_bytes


def test_a_view_stays_small() -> None:
    assert median_bytes(GAME) <= 1_500
