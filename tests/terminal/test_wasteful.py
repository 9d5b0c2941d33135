"""In the terminal a move that gives something away for nothing is made only when it is asked for again."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from shared.terminal import Pub, sit

from taphouse.core.moves import Seat
from taphouse.core.state import State
from taphouse.core.view import View
from taphouse.terminal.evening import play_to_end
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.words import said


@pytest.fixture(autouse=True)
def wasteful(monkeypatch: pytest.MonkeyPatch) -> None:
    """To choose 3 wastes something."""
    view = Coasters.view

    def shown(game: Coasters, state: State, seat: Seat | None, names: Sequence[str] = ()) -> View:
        table: Any = view(game, state, seat, names)
        table.moves = [
            replace(move, wastes=said.chosen_already()) if move.text == "choose 3" else move for move in table.moves
        ]
        return table

    monkeypatch.setattr(Coasters, "view", shown)


def test_a_wasteful_move_is_asked_about_and_made_when_it_is_typed_again(at: Pub) -> None:
    once = sit(at.types("3", "q"))
    play_to_end(once)
    assert once.table.record.moves == []
    assert "Type it once more to do it all the same." in " ".join(at.said().split())

    twice = sit(at.types("3", "choose 3", "q"))
    play_to_end(twice)
    assert [row.text for row in twice.table.record.moves if row.seat == 0] == ["choose 3"]


def test_another_move_needs_no_second_word(at: Pub) -> None:
    sitting = sit(at.types("3", "15", "q"))
    play_to_end(sitting)

    assert [row.text for row in sitting.table.record.moves if row.seat == 0] == ["choose 15"]
