"""Closing time, CC-096 to CC-099."""

from typing import Any

import pytest


@pytest.mark.parametrize(
    ("seats", "house", "places"),
    [(3, {}, 4), (4, {}, 4), (5, {}, 6), (5, {"teams": 3}, 6), (6, {}, 6), (3, {"mode": "masquerade"}, 3)],
)
def test_cc_096_a_round_is_as_many_turns_as_there_are_places(
    dealt: Any, seats: int, house: dict[str, Any], places: int
) -> None:
    t = dealt(seats, first_player=0, last_call_rounds=10, **house)
    turns = 0
    while t.winners is None:
        t.play(t.waits_for[0], "discard hand")
        turns += 1

    assert turns == 10 * places


@pytest.mark.parametrize("rounds", [10, 15, 20, 25, 30, 40, 60])
def test_cc_096_the_house_says_when(scene: Any, rounds: int) -> None:
    before = scene(active="B2", turns=4 * rounds - 4, house={"last_call_rounds": rounds})
    last = scene(active="B2", turns=4 * rounds, house={"last_call_rounds": rounds})
    for t in (before, last):
        t.play("B2", "discard hand")

    assert (before.winners is None, last.winners is None) == (True, False)


def test_cc_096_the_bell_rings_for_the_last_three_rounds(scene: Any) -> None:
    t = scene(active="B2", turns=88)
    assert not t.view().bell

    t.play("B2", "discard hand")

    assert t.view().bell
    assert t.view().counters == {"round": 23, "last_round": 25}
    assert "The bell rings: 3 more rounds." in t.story()


def test_cc_096_a_victory_in_the_very_last_turn_is_a_victory(scene: Any) -> None:
    t = scene(active="B2", turns=100, places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"})

    t.play("B2", "discard hand")

    assert (t.winners, t.reason) == (["A1", "A2"], "victory")


def test_cc_097_a_team_is_as_short_as_its_best_place(scene: Any) -> None:
    places = {"A1": "Yy1 Yy2 Pp1", "A2": "Rr1 Rr2 Gr1", "B1": "Yr1 Pr1"}
    t = scene(active="B2", turns=100, places=places)

    t.play("B2", "discard hand")

    assert [side.shortfall for side in t.view().sides] == [2, 3]
    assert t.winners == ["A1", "A2"]


def test_cc_098_equal_ones_share(scene: Any) -> None:
    places = {"A1": "Rr1 Rr2 Gr1 Gr2", "B1": "Yr1 Yg1 Pr1 Pg1"}
    t = scene(6, active="C2", turns=150, places=places, house={"teams": 3})

    t.play("C2", "discard hand")

    assert (t.winners, t.reason) == (["A1", "B1", "A2", "B2"], "last call")


def test_cc_098_if_all_are_equal_nobody_wins(scene: Any) -> None:
    t = scene(active="B2", turns=100)

    t.play("B2", "discard hand")

    assert (t.winners, t.reason) == ([], "last call, drawn")
    assert t.state.outcome().scores == [0, 0, 0, 0]
    assert (t.state.outcome().winners(), t.state.outcome().is_drawn()) == ([], True)


@pytest.mark.parametrize(("rule", "winners"), [("active_first", ["B1", "B2"]), ("shared", ["A1", "B1", "A2", "B2"])])
def test_cc_099_what_was_overlooked_is_declared_first(scene: Any, rule: str, winners: list[str]) -> None:
    """With the button the tie rule comes in at last call."""
    places = {"A1": "Rr1 Rr2 Gr1 Gr2 Bg1", "B1": "Yr1 Yg1 Pr1 Pg1 Gy1"}
    t = scene(active="B2", turns=100, places=places, house={"victory_call": "button", "tie_rule": rule})

    t.play("B2", "discard hand")

    assert (t.winners, t.reason) == (winners, "victory")


def test_cc_099_also_where_last_call_is_a_draw(scene: Any) -> None:
    house = {"victory_call": "button", "last_call_result": "draw"}
    t = scene(active="B2", turns=100, places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house=house)

    t.play("B2", "discard hand")

    assert t.winners == ["A1", "A2"]
