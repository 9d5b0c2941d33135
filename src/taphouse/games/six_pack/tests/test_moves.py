"""The numbers of moves, their notation and their order."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.games.six_pack.game import GAME
from taphouse.testing.deeds import cell_of, verb_of


def test_every_number_is_a_move_that_reads_back() -> None:
    texts = [GAME.write_move(Move(number)) for number in range(GAME.move_count)]

    assert len(set(texts)) == GAME.move_count == 8282
    assert all(GAME.read_move(text) == number for number, text in enumerate(texts))


@pytest.mark.parametrize(
    "text", ["", "lay", "lay 1", "lay a,b", "drink X", "claim 0,0", "score bB", "mixed up", "fill 0,0"]
)
def test_what_is_no_move_says_how_to_write_one(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        GAME.read_move(text)


def test_coordinates_far_away_are_read_as_what_is_written_for_them() -> None:
    """R37."""
    assert GAME.read_move("lay 16,-17") == GAME.read_move("lay -16,15")


def test_a_table_that_wandered_is_shown_where_it_is(scene: Any) -> None:
    """R37: the moves wrap round, the view does not."""
    table = scene("Bc", at=(40, 100))

    assert table.moves(0) == ["lay 8,3", "lay 9,3", "lay 8,5", "lay 9,5"]
    assert [cell_of(move) for move in table.view(0).moves] == [(40, 99), (41, 99), (40, 101), (41, 101)]
    table.play(0, "lay 40,101", "drink B")
    assert sorted(table.cards) == [(40, 100), (40, 101), (41, 100), (41, 101)]


def test_moves_come_in_reading_order_across_the_seam_of_names(scene: Any) -> None:
    table = scene("BlCb / bLcB / CbLc", at=(14, 14), decision="check")

    assert table.moves(0)[:3] == ["claim flat 14,14", "claim tall 14,14", "claim flat 15,14"]
    assert table.moves(0)[-2] == "claim flat 15,15"


def test_a_host_who_always_serves_on_the_right_wanders_on(scene: Any) -> None:
    """The frame of the board moves with the cards; a hundred turns to the right and nothing breaks."""
    table = scene("Bc", house={"turn_limit": 400}, turn=1)
    rng = Quick(5)
    state = table.state
    furthest = 0
    while state.outcome() is None and state.turn < 260:
        seat = state.next_to_act()
        moves = state.legal_moves(seat)
        view = table.view(int(seat))
        if state.step.name == "serve":
            move = max((each for each in view.moves if verb_of(each) == "do-lay"), key=cell_of).move
        elif state.step.name == "clear_line":
            move = next((each.move for each in view.moves if verb_of(each) == "do-clear-column"), moves[0])
        elif state.step.name == "check":
            move = moves[-1]
        else:
            move = moves[rng.below(len(moves))]
        state.apply(Seat(int(seat)), Move(int(move)))
        furthest = max(furthest, int(state.board.right + state.board.across))

    assert furthest > 40
