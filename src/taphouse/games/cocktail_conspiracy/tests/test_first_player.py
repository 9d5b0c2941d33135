"""Who begins, CC-022 to CC-024."""

from typing import Any

import pytest

from taphouse.core.rng import Quick

ALL = ("A1", "B1", "A2", "B2")


def answer(t: Any, *said: str) -> None:
    for name, word in zip(ALL, said, strict=True):
        t.play(name, f"drank {word}")


def throw(t: Any, **signs: str) -> None:
    for name, sign in signs.items():
        t.play(name, f"throw {sign}")


def test_cc_022_the_latest_drinker_begins(dealt: Any) -> None:
    t = dealt(4)

    answer(t, "today", "longer_ago", "this_hour", "today")

    assert (t.decision, t.waits_for) == ("turn_action", ["A2"])


def test_cc_022_everybody_is_asked_at_once_and_in_secret(dealt: Any) -> None:
    t = dealt(4)
    assert t.waits_for == list(ALL)

    t.play("A2", "drank now")

    assert t.waits_for == ["A1", "B1", "B2"]
    assert [t.view(name).answer for name in ALL] == ["", "", "now", ""]
    assert t.view("B1").answered == [2]
    assert t.view("B1").answers == []


def test_cc_022_when_all_are_in_all_are_shown(dealt: Any) -> None:
    t = dealt(4)

    answer(t, "today", "longer_ago", "this_hour", "today")

    assert t.view().answers == ["today", "longer_ago", "this_hour", "today"]


def test_cc_023_equals_throw_and_the_beaten_sign_drops_out(dealt: Any) -> None:
    t = dealt(4)
    answer(t, "now", "now", "today", "now")
    assert (t.decision, t.waits_for) == ("rps_throw", ["A1", "B1", "B2"])

    throw(t, A1="rock", B1="scissors", B2="rock")

    assert (t.decision, t.waits_for) == ("rps_throw", ["A1", "B2"])


@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        ("rock", "scissors", "A1"),
        ("rock", "paper", "B1"),
        ("paper", "scissors", "B1"),
        ("paper", "rock", "A1"),
        ("scissors", "paper", "A1"),
        ("scissors", "rock", "B1"),
    ],
)
def test_cc_023_what_beats_what(dealt: Any, one: str, other: str, first: str) -> None:
    t = dealt(4)
    answer(t, "now", "now", "today", "today")

    throw(t, A1=one, B1=other)

    assert (t.decision, t.waits_for) == ("turn_action", [first])


@pytest.mark.parametrize("signs", [("rock", "paper", "scissors"), ("rock", "rock", "rock")])
def test_cc_023_all_signs_or_one_change_nothing(dealt: Any, signs: tuple[str, str, str]) -> None:
    t = dealt(4)
    answer(t, "now", "now", "now", "today")

    throw(t, A1=signs[0], B1=signs[1], A2=signs[2])

    assert t.waits_for == ["A1", "B1", "A2"]
    assert t.view().throws == [*signs, ""]


def test_cc_023_a_throw_is_secret_until_all_are_in(dealt: Any) -> None:
    t = dealt(4)
    answer(t, "now", "now", "today", "today")

    t.play("A1", "throw rock")

    assert (t.view("A1").answer, t.view("B1").answer) == ("rock", "")
    assert t.view("B1").answered == [0]
    assert t.view("B1").throws == []


def test_cc_023_after_three_throws_chance_picks_one_of_those_left(dealt: Any) -> None:
    found = set()
    for number in range(20):
        t = dealt(4, Quick(number))
        answer(t, "now", "now", "now", "today")
        throw(t, A1="rock", B1="rock", A2="scissors")
        throw(t, A1="rock", B1="rock")
        assert t.decision == "rps_throw"
        throw(t, A1="paper", B1="paper")
        assert t.decision == "turn_action"
        found.add(t.waits_for[0])

    assert found == {"A1", "B1"}


@pytest.mark.parametrize("seat", range(4))
def test_cc_024_play_goes_clockwise_from_the_first_player(dealt: Any, seat: int) -> None:
    t = dealt(4, first_player=seat)

    assert t.view().order == [(seat + i) % 4 for i in range(8)]


def test_cc_024_at_an_odd_table_the_order_is_entered_where_the_first_player_comes_first(dealt: Any) -> None:
    assert dealt(3, first_player=1).view().order == [1, 2, 1, 0, 1, 2, 1, 0]
    assert dealt(5, teams=3, first_player=2).view().order == [2, 3, 4, 2, 0, 1, 2, 3]


def test_by_chance_anybody_begins(dealt: Any) -> None:
    found = {dealt(4, Quick(number), first_player="random").waits_for[0] for number in range(40)}

    assert found == set(ALL)
