"""The story in words."""

from typing import Any

import pytest

HAND = "Bl Cc Lb"
FITS = "claim flat 0,0"


def test_the_beginning(dealt: Any) -> None:
    table = dealt(2)
    table.answer("mixed never", "mixed today")

    story = table.story(1)

    assert story[:4] == [
        "Who mixed a drink last? Everybody says when, and the most recent begins.",
        "Ann last mixed a drink: never.",
        "You last mixed a drink: today.",
        "You are the first host.",
    ]
    assert story[4].endswith(" open the table.")
    assert story[5] == "Turn 1: you are host."


def test_a_serve_and_what_follows(scene: Any) -> None:
    table = scene("Bc")

    table.play(0, "lay 0,1", "drink B")

    assert table.story(1) == [
        "Ann served Spezi at 0,1.",
        "Lemonade topped up 1,1.",
        "No six cards lie together yet, so there is nothing to look for.",
        "Turn 6: you are host.",
    ]


def test_a_take(scene: Any) -> None:
    table = scene()

    table.play(0, "take 1,2")

    assert table.story(0) == ["You took the Spezi at 1,2 away.", "Spezi topped up 1,2."]


def test_a_pink_card(scene: Any) -> None:
    table = scene("BbBbC / lBcBb / CbLbC / cBlLb")

    table.play(0, "lay 0,4", "drink B")

    assert table.story(1) == ["Ann served Beer from the pink reserve at 0,4."]


def test_answers_and_claims(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb")

    table.answer(FITS, FITS)

    assert table.story(1) == [
        "Ann has answered.",
        "You have answered.",
        "Ann has a six-pack, flat from 0,0: Bl, Cc and Lb.",
        "You claimed the six flat from 0,0, but they do not fit.",
    ]


def test_a_point(looking: Any) -> None:
    table = looking(HAND, "Bc Cl Lb")
    table.answer(FITS, "done")

    table.play(0, "score Cc")

    assert table.story(1)[3:] == [
        "Ann chose a domino to score.",
        "Ann scored Cc: 1 point.",
        "Ann drew three new dominoes.",
        "Turn 6: you are host.",
    ]
    assert "You score Cc." in table.story(0)


def test_nobody_claimed(looking: Any) -> None:
    """Both could have: the house knows only that nobody did."""
    table = looking(HAND, HAND)

    table.answer("done", "done")

    assert table.story()[2] == "Nobody claimed a six-pack."


def test_nobody_claimed_another(looking: Any) -> None:
    table = looking(HAND, HAND, house={"claims": "chain"})
    table.answer(FITS, "done")

    table.play(0, "score Bl", "done")

    assert "Nobody claimed another." in table.story()


@pytest.mark.parametrize(("claims", "line"), [("one", "Nobody has a six-pack."), ("chain", "Nobody has another.")])
def test_where_the_house_looks_it_knows(scene: Any, claims: str, line: str) -> None:
    """With chain Ann scores, and what she draws then covers nothing."""
    table = scene(
        hands=["Bb Bc Bl" if claims == "one" else HAND, "Bb Bc Bl"], house={"assist": "auto", "claims": claims}
    )

    table.play(0, "take 1,2")
    if claims == "chain":
        table.play(0, "score Bl")

    assert line in table.story()


def test_a_race(looking: Any) -> None:
    table = looking(HAND, HAND, house={"finish": "race"})

    table.play(1, "done")

    assert table.story(0) == ["Ben has nothing this time."]


def test_hint_and_time(looking: Any) -> None:
    table = looking(HAND, HAND, house={"assist": "highlight", "spot_seconds": 20})

    table.house("hint")
    table.house("time up")

    assert table.story(None)[:2] == [
        "The house showed everybody who still looks what there is for them.",
        "The house called time.",
    ]


def test_a_clearing(scene: Any) -> None:
    table = scene("BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc", decision="check")
    table.answer("done", "done")

    table.play(0, "clear row 1")

    assert table.story(1)[-3:] == [
        "A kind runs low: Ann clears a line.",
        "Ann cleared row 1: 12 cards went back.",
        "Turn 6: you are host.",
    ]
    assert "A kind runs low: you clear a line." in table.story(0)


def test_a_cleared_column(scene: Any) -> None:
    table = scene("BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc", at=(-3, 7), decision="clear_line")

    table.play(0, "clear column -1")

    assert "Ann cleared column -1: 15 cards went back." in table.story(None)


def test_a_single_card_is_no_cards(scene: Any) -> None:
    table = scene("BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc / c.....", decision="clear_line")

    table.play(0, "clear row 5")

    assert "Ann cleared row 5: 1 card went back." in table.story(None)


def test_the_end(scene: Any) -> None:
    table = scene("Bc", turn=100)

    table.play(0, "lay 1,1", "drink C")

    assert table.story()[-1] == "The game is over: turn limit."
    assert (
        table.view().outcome.label
        == "Ann and Ben share the win with 0 points and no refused claim each after the last turn."
    )
