"""What search is told of Six-Pack."""

from typing import Any

from taphouse.core.moves import Seat
from taphouse.games.six_pack.game import GAME


def test_sp_062_to_look_for_a_six_pack_is_left_to_the_house_bot(looking: Any) -> None:
    world = looking("Bl Cc Lb", "Bb Bc Bl").state

    assert GAME.judge().candidates(world, Seat(0), world.legal_moves(Seat(0))) == []
