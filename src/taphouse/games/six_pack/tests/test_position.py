"""A state written down and rebuilt, at any moment."""

from typing import Any

import pytest

from taphouse.core.errors import BadPosition
from taphouse.core.rng import Quick
from taphouse.core.step import OVER
from taphouse.games.six_pack.game import GAME
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
        if state.step is OVER:
            break
        twin = GAME.from_position(GAME.position(state))
        assert GAME.position(twin) == GAME.position(state)
        seen.add(state.step.name)
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


def test_a_claim_is_read_as_it_was_opened(looking: Any) -> None:
    """SP-064: a refused one is its place alone; one that holds shows its dominoes, and the point once it is scored."""
    table = looking("Bl Cc Lb", "Bc Cl Lb", "Bc Cb Lc", at=(-4, 6))
    table.answer("claim flat -4,6", "claim tall -3,6", "claim tall -2,6")
    table.play(0, "score Cc")
    before = table.view()
    rebuilt = GAME.from_position(GAME.position(table.state))

    assert GAME.position(rebuilt)["opened"] == [
        {"seat": 0, "round": 1, "window": "flat -4,6", "pairing": "Z", "pack": ["Bl", "Lb", "Cc"], "scored": None},
        {"seat": 1, "round": 1, "window": "tall -3,6", "pairing": None, "pack": None, "scored": None},
        {"seat": 2, "round": 1, "window": "tall -2,6", "pairing": "V", "pack": ["Cb", "Bc", "Lc"], "scored": None},
    ]
    assert GAME.view(rebuilt, None, table.names).opened == before.opened  # type: ignore[attr-defined]


def test_the_scored_domino_of_a_claim_is_read_too(looking: Any) -> None:
    table = looking("Bl Cc Lb", "Bc Cl Lb", house={"claims": "chain"})
    table.answer("claim flat 0,0", "done")
    table.play(0, "score Cc")

    twin = GAME.from_position(GAME.position(table.state))

    assert [claim.scored for claim in GAME.view(twin, None).opened] == ["red-Cc"]  # type: ignore[attr-defined]
    assert GAME.position(twin) == GAME.position(table.state)


def test_what_was_opened_and_done_is_written_too(looking: Any) -> None:
    table = looking("Bl Cc Lb", "Bc Cl Lb")
    table.answer("claim flat 0,0", "claim flat 0,0")
    table.play(0, "score Cc")
    table.play(1, "take 1,2")

    data = GAME.position(table.state)

    assert data["steps"] == ["take b@1,2", "fill b@1,2"]
    assert data["not_held"][1] == ["Bb Cc Ll", "Bb Cl Lc", "Bl Cc Lb"]  # type: ignore[index]


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
