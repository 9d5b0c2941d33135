"""What a view weighs."""

from taphouse.games.six_pack.game import GAME
from taphouse.testing.sizes import median_bytes


def test_a_view_stays_small() -> None:
    assert median_bytes(GAME) <= 3_000
