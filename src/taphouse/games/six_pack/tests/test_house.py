"""Every option, and what each of its values changes."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.rng import Quick
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.house import OPTIONS
from taphouse.words.about_game import advice

HAND = "Bl Cc Lb"
NONE = "Bb Bc Bl"
FITS = "claim flat 0,0"


def test_the_usual_house() -> None:
    assert GAME.house(4) == {
        "target_points": 7, "assist": "none", "assist_delay": 30, "spot_seconds": 0, "claims": "one",
        "wrong_claim": "sit_out", "finish": "together", "ties": "fewer_refused", "screens": "hidden",
        "first_player": "ask", "opening": "random", "fill_order": "auto", "reserve_in_phase1": True,
        "swap_must_change": False, "turn_limit": 100, "drink_names": "pub",
    }  # fmt: skip


def test_every_option_names_its_rule_and_says_what_it_changes() -> None:
    assert all(option.rule.startswith("SP-") and option.about.endswith(".") for option in OPTIONS)


@pytest.mark.parametrize("target", [3, 4, 5, 6, 7])
def test_target_points(looking: Any, target: int) -> None:
    """SP-004: one point less does not end the game."""
    scored = ["Bb", "Bc", "Cb", "Cl", "Lc", "Ll"]
    last = looking(HAND, NONE, scored=[" ".join(scored[: target - 1]), ""], house={"target_points": target})
    early = looking(HAND, NONE, scored=[" ".join(scored[: target - 2]), ""], house={"target_points": target})

    last.answer(FITS, "done")
    early.answer(FITS, "done")

    assert (last.decision, early.decision) == ("over", "score_domino")


@pytest.mark.parametrize("target", [2, 8])
def test_no_other_target(target: int) -> None:
    """SP-075: nine dominoes allow no more than seven."""
    with pytest.raises(BadHouse):
        GAME.house(2, {"target_points": target})


@pytest.mark.parametrize(
    ("assist", "decision", "moves"), [("none", "check", 0), ("highlight", "check", 1), ("auto", "score_domino", 0)]
)
def test_assist(scene: Any, assist: str, decision: str, moves: int) -> None:
    table = scene(hands=[HAND, NONE], house={"assist": assist})

    table.play(0, "take 1,2")

    assert (table.decision, len(table.house_moves())) == (decision, moves)


@pytest.mark.parametrize("delay", range(10, 121, 5))
def test_assist_delay(looking: Any, delay: int) -> None:
    table = looking(HAND, NONE, house={"assist": "highlight", "assist_delay": delay})

    assert [wait.seconds for wait in GAME.house_waits(table.state)] == [delay]


def test_assist_delay_goes_by_fives() -> None:
    with pytest.raises(BadHouse):
        GAME.house(2, {"assist_delay": 12})


@pytest.mark.parametrize("seconds", [0, 20, 30, 45, 60, 90, 120])
def test_spot_seconds(looking: Any, seconds: int) -> None:
    table = looking(HAND, NONE, house={"spot_seconds": seconds})

    assert [wait.seconds for wait in GAME.house_waits(table.state)] == ([seconds] if seconds else [])


@pytest.mark.parametrize(("claims", "decision"), [("one", "serve"), ("chain", "check")])
def test_claims(looking: Any, claims: str, decision: str) -> None:
    table = looking(HAND, NONE, house={"claims": claims})

    table.answer(FITS, "done")
    table.play(0, "score Bl")

    assert table.decision == decision


@pytest.mark.parametrize(("wrong", "decision"), [("sit_out", "serve"), ("retry", "check")])
def test_wrong_claim(looking: Any, wrong: str, decision: str) -> None:
    table = looking(NONE, NONE, house={"wrong_claim": wrong})

    table.answer(FITS, "done")

    assert table.decision == decision


@pytest.mark.parametrize(("finish", "opened"), [("together", 0), ("race", 1)])
def test_finish(looking: Any, finish: str, opened: int) -> None:
    table = looking(HAND, NONE, house={"finish": finish})

    table.play(0, FITS)

    assert len(table.view(1).opened) == opened


@pytest.mark.parametrize(("screens", "seen"), [("hidden", 0), ("open", 3)])
def test_screens(looking: Any, screens: str, seen: int) -> None:
    table = looking(HAND, NONE, house={"screens": screens})

    assert len(table.view(1).zone("hand-0").items) == seen


@pytest.mark.parametrize(("first", "hosts"), [("ask", {-1}), ("random", {0, 1, 2}), ("seat_1", {0})])
def test_first_player(first: str, hosts: set[int]) -> None:
    house = GAME.house(3, {"first_player": first})

    assert {int(GAME.deal(3, house, Quick(seed)).host) for seed in range(30)} == hosts


def test_opening_random(dealt: Any) -> None:
    assert dealt(first_player="seat_1").decision == "serve"


def test_opening_chosen(dealt: Any) -> None:
    """SP-010."""
    table = dealt(first_player="seat_1", opening="chosen")
    assert table.moves(0) == ["open B", "open C", "open L"]

    table.play(0, "open L")
    assert table.moves(0) == ["open b", "open c", "open l"]
    table.play(0, "open b")

    assert (table.picture, table.decision, table.supply) == ("Lb", "serve", [15, 16, 15])


@pytest.mark.parametrize(("order", "cells"), [("auto", {"2,1"}), ("host", {"1,2", "2,1"})])
def test_fill_order(scene: Any, order: str, cells: set[str]) -> None:
    """After a Cola at (1,1) both (2,1) and (1,2) are open."""
    table = scene("ClBc / lC.B / B..c", decision="fill", house={"fill_order": order})

    assert {text.split()[0] for text in table.options("fill")} == cells


@pytest.mark.parametrize(("reserve", "kinds"), [(True, ["B", "C", "L"]), (False, ["C", "L"])])
def test_reserve_in_phase1(scene: Any, *, reserve: bool, kinds: list[str]) -> None:
    table = scene("BbBbC / lBcBb / CbLbC / cBlLb", house={"reserve_in_phase1": reserve})

    table.play(0, "lay 0,4")

    assert [text.split()[1] for text in table.moves(0)] == kinds


@pytest.mark.parametrize(("change", "number"), [(False, 12), (True, 10)])
def test_swap_must_change(scene: Any, *, change: bool, number: int) -> None:
    assert len(scene(house={"swap_must_change": change}).options("take")) == number


@pytest.mark.parametrize("limit", [40, 60, 100, 150, 400])
def test_turn_limit(looking: Any, limit: int) -> None:
    last = looking(NONE, NONE, turn=limit, house={"turn_limit": limit})
    before = looking(NONE, NONE, turn=limit - 1, house={"turn_limit": limit})

    last.answer("done", "done")
    before.answer("done", "done")

    assert (last.decision, before.decision) == ("over", "serve")


@pytest.mark.parametrize(("skin", "names"), [("pub", ["Beer", "Shandy"]), ("soft", ["Orange", "Orange Spritz"])])
def test_drink_names(scene: Any, skin: str, names: list[str]) -> None:
    table = scene("Bc", house={"drink_names": skin})

    assert [item.note for item in table.view().zone("board").items] == names
    table.play(0, "lay 1,1", "drink L")
    told = "Lemonade" if skin == "pub" else "Soda"
    assert f"Ann served {told} at 1,1." in table.story()


def test_soft_names_reach_the_opening_and_the_dominoes(dealt: Any) -> None:
    table = dealt(2, first_player="seat_1", opening="chosen", drink_names="soft")
    assert [move.label for move in table.view(0).moves] == ["Orange", "Cherry", "Soda"]

    table.play(0, "open B", "open l")

    assert "Orange and Sunrise open the table." in table.story()
    assert all(word not in item.label for item in table.view(0).zone("hand-0").items for word in ("Beer", "Cola"))


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({}, ""),
        ({"assist": "highlight", "assist_delay": 60}, ""),
        ({"assist": "auto", "spot_seconds": 20}, "time for looking is not used"),
        ({"assist_delay": 60}, "time until the hint is not used"),
        ({"assist": "highlight", "spot_seconds": 20}, "before the hint"),
        ({"assist": "highlight", "spot_seconds": 30}, "before the hint"),
        ({"assist": "highlight", "spot_seconds": 45}, ""),
    ],
)
def test_times_that_are_set_for_nothing_are_said_beforehand(options: dict[str, Any], word: str) -> None:
    """SP-060, SP-102, SP-103."""
    said = advice(GAME, 2, GAME.house(2, options))

    assert word in said
    assert bool(said) == bool(word)
    assert "=" not in said
    assert "_" not in said
