"""What is not allowed is refused with a sentence and a rule."""

from typing import Any

import pytest

from taphouse.core.moves import HOUSE, Seat
from taphouse.games.six_pack.game import GAME

SHORT = "BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("lay 0,0", "SP-021"),
        ("lay 9,9", "SP-021"),
        ("take 9,9", "SP-020"),
        ("drink B", "SP-020"),
        ("done", "SP-020"),
        ("clear row 0", "SP-020"),
    ],
)
def test_while_the_host_serves(scene: Any, move: str, rule: str) -> None:
    assert scene().refusal(0, move).rule == rule


def test_when_it_is_not_your_turn(scene: Any) -> None:
    refusal = scene().refusal(1, "lay 0,3")

    assert (refusal.rule, refusal.why) == ("SP-002", "It is not your turn. The table waits for seat 1.")


def test_while_a_drink_is_chosen(scene: Any) -> None:
    table = scene()
    table.play(0, "lay 0,3")

    assert table.refusal(0, "lay 1,3").rule == "SP-022"


@pytest.mark.parametrize(
    ("move", "rule"),
    [("score Bb", "SP-065"), ("claim flat 5,5", "SP-062"), ("lay 0,3", "SP-060"), ("claim tall 3,0", "SP-062")],
)
def test_while_all_look(looking: Any, move: str, rule: str) -> None:
    assert looking("Bb Bc Bl", "Bb Bc Bl").refusal(0, move).rule == rule


def test_while_a_domino_is_chosen(looking: Any) -> None:
    table = looking("Bl Cc Lb", "Bb Bc Bl")
    table.answer("claim flat 0,0", "done")

    assert table.refusal(0, "score Bb").rule == "SP-065"
    assert table.refusal(0, "done").rule == "SP-065"
    assert table.refusal(1, "lay 0,3").rule == "SP-060"


def test_while_the_table_is_cleared(scene: Any) -> None:
    table = scene(SHORT, decision="clear_line")

    assert table.refusal(0, "lay 0,-1").rule == "SP-080"
    assert table.refusal(1, "clear row 0").rule == "SP-002"


def test_while_an_area_is_chosen(scene: Any) -> None:
    table = scene("BlBbLcB / bBbLbBb / BcBcBlB", decision="clear_line")
    table.play(0, "clear column 3")

    assert table.refusal(0, "keep 1,0").rule == "SP-084"


def test_before_the_first_turn(dealt: Any) -> None:
    table = dealt(2, opening="chosen")
    assert table.refusal(0, "done").rule == "SP-011"
    table.play(0, "mixed today")
    assert table.refusal(0, "mixed never").rule == "SP-011"
    table.play(1, "mixed never")

    assert table.refusal(0, "open b").rule == "SP-010"
    table.play(0, "open B")
    assert table.refusal(0, "open B").rule == "SP-010"


def test_after_the_end(scene: Any) -> None:
    table = scene("Bc", turn=100)
    table.play(0, "lay 1,1", "drink C")

    assert table.refusal(0, "lay 0,2").why == "The game is over."


def test_seats_and_moves_that_do_not_exist(scene: Any) -> None:
    table = scene()

    refusal = table.refusal(5, "done")
    assert (refusal.rule, refusal.why) == ("SP-001", "There is no seat 6 at this table; the seats are 1 to 2.")
    assert table.refusal(0, 99999).rule == ""
    assert table.refusal(0, -1).rule == ""


@pytest.mark.parametrize(("move", "rule"), [("hint", "SP-101"), ("time up", "SP-060"), ("done", "SP-002")])
def test_what_the_house_may_not_do(looking: Any, move: str, rule: str) -> None:
    assert looking("Bb Bc Bl", "Bb Bc Bl").refusal(HOUSE, move).rule == rule


def test_the_house_moves_only_while_somebody_looks(scene: Any) -> None:
    table = scene(house={"assist": "highlight", "spot_seconds": 20})

    assert table.refusal(HOUSE, "hint").rule == "SP-060"
    assert table.refusal(HOUSE, "time up").rule == "SP-060"


def test_a_second_hint(looking: Any) -> None:
    table = looking("Bb Bc Bl", "Bb Bc Bl", house={"assist": "highlight"})
    table.house("hint")

    assert table.refusal(HOUSE, "hint").rule == "SP-102"


def test_no_refusal_depends_on_the_seats_dominoes(looking: Any) -> None:
    """SP-101: a window that fits is refused out of phase 3 in the same words as any other."""
    for hand in ("Bl Cc Lb", "Bb Bc Bl"):
        table = looking(hand, "Bb Cc Ll")
        table.play(0, "done")
        assert str(table.refusal(0, "claim flat 0,0")) == (
            "You have answered, or are out for this turn. Wait for the others. (SP-072)"
        )


def test_every_refusal_says_what_to_do(scene: Any) -> None:
    """No sentence of one word, and none that scolds."""
    table = scene()
    whys = set()
    for number in range(0, GAME.move_count, 13):
        if number not in [int(move) for move in table.state.legal_moves(Seat(0))]:
            whys.add(table.refusal(0, number).why)

    assert all(len(why.split()) > 5 and why.endswith(".") for why in whys)
