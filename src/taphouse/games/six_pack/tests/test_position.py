"""A state written down and rebuilt, at any moment."""

from collections.abc import Callable
from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.core.rng import Quick
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.moves import OVER
from taphouse.games.six_pack.rules.state import State

SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"


@pytest.mark.parametrize(
    "options", [{}, {"claims": "chain", "wrong_claim": "retry", "assist": "highlight", "spot_seconds": 20}]
)
def test_a_whole_game_can_be_rebuilt_after_every_move(options: dict[str, Any]) -> None:
    house = GAME.house(
        3, {"opening": "chosen", "turn_limit": 40, "swap_must_change": True, "fill_order": "host", **options}
    )
    state, rng = GAME.deal(3, house, Quick(4)), Quick(5)
    seen = set()
    for _ in range(150):
        if state.decision == OVER:
            break
        twin = GAME.from_position(GAME.position(state))
        assert GAME.position(twin) == GAME.position(state)
        seen.add(int(state.decision))
        seat = state.next_to_act()
        state.apply(seat, state.random_move(seat, rng))

    assert len(seen) >= 7


def test_a_position_reads_like_the_table(scene: Any) -> None:
    table = scene("Bc / bL", at=(-2, 4))

    assert GAME.position(table.state)["board"] == ["B@-2,4", "c@-1,4", "b@-2,5", "L@-1,5"]


def test_pink_cards_have_a_star(scene: Any) -> None:
    board = GAME.position(scene(SHORT, decision="clear_line").state)["board"]

    assert isinstance(board, list)
    assert [card for card in board if card.endswith("*")] == ["B@4,4*"]


def test_what_was_opened_and_done_is_written_too(looking: Any) -> None:
    table = looking("Bl Cc Lb", "Bc Cl Lb")
    table.answer("claim flat 0,0", "claim flat 0,0")
    table.play(0, "score Cc")
    table.play(1, "take 1,2")

    data = GAME.position(table.state)

    assert data["steps"] == ["take b@1,2", "fill b@1,2"]
    assert data["not_held"][1] == ["Bb Cc Ll", "Bb Cl Lc", "Bl Cc Lb"]  # type: ignore[index]


Change = Callable[[dict[str, Any]], None]


def without_card(data: dict[str, Any]) -> None:
    data["board"] = ["B@0,0"]


def on_the_wrong_cell(data: dict[str, Any]) -> None:
    data["board"][0] = "b@0,0"


def twice_on_a_cell(data: dict[str, Any]) -> None:
    data["board"].append("B@0,0")


def apart(data: dict[str, Any]) -> None:
    data["board"] += ["B@6,6", "c@7,6"]


def too_wide(data: dict[str, Any]) -> None:
    data["board"] += [f"{'Bb'[x % 2]}@{x},0" for x in range(4, 30)]


def pink_without_need(data: dict[str, Any]) -> None:
    data["board"][0] += "*"


def held_and_scored(data: dict[str, Any]) -> None:
    data["scored"][0] = data["hands"][0].split()[0]


def two_dominoes(data: dict[str, Any]) -> None:
    data["hands"][0] = "Bb Bc"


def answer_of_nobody(data: dict[str, Any]) -> None:
    data["answers"][0] = "done"


def scored_by_nobody(data: dict[str, Any]) -> None:
    data["picks"][0] = "Bb"


def no_cell_to_serve(data: dict[str, Any]) -> None:
    data["decision"] = "serve_drink"


def serving_nowhere(data: dict[str, Any]) -> None:
    data["decision"], data["serving"] = "serve_drink", "9,9"


def nothing_to_fill(data: dict[str, Any]) -> None:
    data["decision"] = "fill"


def nothing_to_clear(data: dict[str, Any]) -> None:
    data["decision"] = "clear_line"


def looking_out_of_turn(data: dict[str, Any]) -> None:
    data["standing"][0] = "looking"


def nobody_asked(data: dict[str, Any]) -> None:
    data["decision"] = "check"


def no_such_word(data: dict[str, Any]) -> None:
    data["decision"] = "dance"


def no_such_seat(data: dict[str, Any]) -> None:
    data["host"] = 7


def no_list(data: dict[str, Any]) -> None:
    data["refused"] = 3


def no_flag(data: dict[str, Any]) -> None:
    data["hint_given"] = 1


@pytest.mark.parametrize(
    "change",
    [
        without_card, on_the_wrong_cell, twice_on_a_cell, apart, too_wide, pink_without_need, held_and_scored,
        two_dominoes, answer_of_nobody, scored_by_nobody, no_cell_to_serve, serving_nowhere, nothing_to_fill,
        nothing_to_clear, looking_out_of_turn, nobody_asked, no_such_word, no_such_seat, no_list, no_flag,
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_refused(scene: Any, change: Change) -> None:
    data: dict[str, Any] = GAME.position(scene().state)
    change(data)

    with pytest.raises(BadPosition):
        GAME.from_position(data)


def test_a_line_that_is_not_there_is_refused(scene: Any) -> None:
    data: dict[str, Any] = GAME.position(scene(SHORT, decision="clear_line").state)
    data["decision"], data["line"] = "clear_keep", "row 9"

    with pytest.raises(BadPosition, match="through the box"):
        GAME.from_position(data)


def test_a_choice_of_areas_is_written(scene: Any) -> None:
    table = scene("BlBbLcB / bBbLbBb / BcBcBlB", decision="clear_line")
    table.play(0, "clear column 3")

    twin = GAME.from_position(GAME.position(table.state))

    assert isinstance(twin, State)
    assert GAME.position(twin)["line"] == "column 3"
    assert twin.legal_moves(twin.next_to_act()) == table.state.legal_moves(table.state.next_to_act())


def test_a_bridge_that_was_taken_may_be_missing_while_its_hole_is_filled(scene: Any) -> None:
    """SP-054: for this moment the cards do not hang together."""
    table = scene("cL / L. / cL", at=(1, 0))

    table.play(0, "take 1,1")

    assert table.moves(0) == ["fill 1,1 B", "fill 1,1 L"]
    assert GAME.position(GAME.from_position(GAME.position(table.state))) == GAME.position(table.state)
