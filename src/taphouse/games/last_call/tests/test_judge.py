"""What search is told of Last Call."""

from typing import Any

from taphouse.core.moves import Seat
from taphouse.games.last_call.game import GAME


def test_lc_040_no_card_is_tried_without_what_is_to_be_cried(scene: Any) -> None:
    world = scene(["beer-4-a wine-8-a", None]).state

    moves = GAME.judge().candidates(world, Seat(0), world.legal_moves(Seat(0)))

    assert [text for text in map(GAME.write_move, moves) if text.startswith("play")] == ["play beer-4-a +call"]
