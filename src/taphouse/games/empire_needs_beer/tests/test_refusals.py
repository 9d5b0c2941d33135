"""What is not allowed is refused with a rule and a sentence, and changes nothing."""

from typing import Any

import pytest

TASKS = {
    "hands": ["BA1 BA5"], "piles": ["BA2"], "display": "AC01 AC27-a AC24-a AC02", "advance": "AC03", "time": 2,
    "middle": "DW1 EL8 TR8 DW2",
}  # fmt: skip


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play BA2", "ENB-042", "You do not hold Stir the Hopwitch Kettle"),
        ("buy AC27-a", "ENB-036", "Philosopher's Brewery costs 3 time units, and you have 2 left"),
        ("buy AC15", "ENB-038", "That copy of Apprentice of Embers is not for sale"),
        (
            "complete DW1",
            "ENB-055",
            "Your territories do not hold all the barrels that Shift-End at the Deep Mine asks for",
        ),
        ("complete DW9", "ENB-054", "The Slag-Heap Gala is not yours to complete"),
        ("take blue", "ENB-042", "That is done by an action card"),
        ("place blue orange", "ENB-042", "That is done by an action card"),
        ("burn BA1", "ENB-042", "That is done by an action card"),
        ("finish", "ENB-035", "Play, buy, draw, complete an order, or end your turn"),
        ("done", "ENB-035", "There is nothing to answer so"),
        ("discard BA1", "ENB-035", "There is nothing to answer so"),
        ("sip today", "ENB-035", "There is nothing to answer so"),
    ],
)
def test_enb_035_during_tasks(scene: Any, move: str, rule: str, words: str) -> None:
    refused = scene(**TASKS).refusal(0, move)

    assert (refused.rule, words in refused.why) == (rule, True), refused.why


def test_enb_063_an_order_cannot_be_completed_twice(scene: Any) -> None:
    assert scene(completed=["DW1"], black=["red red red"]).refusal(0, "complete DW1").rule == "ENB-063"


def test_enb_020_out_of_turn(scene: Any) -> None:
    refused = scene().refusal(1, "end turn")

    assert (refused.rule, refused.why) == ("ENB-020", "It is not your turn. The table waits for seat 1.")


@pytest.mark.parametrize(("seat", "rule"), [(2, "ENB-001"), (-1, "ENB-001"), (99, "ENB-001")])
def test_enb_001_a_seat_that_is_none(scene: Any, seat: int, rule: str) -> None:
    assert scene().refusal(seat, "end turn").rule == rule


@pytest.mark.parametrize("number", [-1, 305, 10**6])
def test_a_number_that_is_no_move(scene: Any, number: int) -> None:
    assert "There is no move" in scene().refusal(0, number).why


@pytest.mark.parametrize(
    ("hand", "moves", "tried", "rule"),
    [
        ("AC24-a", [], "place red orange", "ENB-084"),
        ("AC24-a", [], "place blue orange", "ENB-084"),
        ("BA5", [], "place blue orange", "ENB-078"),
        ("BA3", [], "take blue", "ENB-083"),
        ("BA3", [], "place blue orange", "ENB-084"),
        ("AC23-a", [], "place red black", "ENB-084"),
        ("AC23-a", [], "place blue orange", "ENB-078"),
        ("AC26-a", ["place red black"], "place red orange", "ENB-084"),
        ("BA3", [], "draw", "ENB-051"),
        ("BA3", [], "change warehouse red blue", "ENB-087"),
        ("BA3", [], "burn BA3", "ENB-090"),
        ("BA3", [], "end turn", "ENB-047"),
        ("BA3", [], "play BA3", "ENB-047"),
    ],
)
def test_enb_047_while_a_card_is_in_play(scene: Any, hand: str, moves: list[str], tried: str, rule: str) -> None:
    table = scene(hands=[hand], warehouse=["red"])
    table.play(0, f"play {hand}", *moves)

    assert table.refusal(0, tried).rule == rule


def test_enb_081_a_full_warehouse_of_the_same_colour(scene: Any) -> None:
    table = scene(hands=["AC24-a"], warehouse=["red red red red"])
    table.play(0, "play AC24-a")

    assert table.refusal(0, "take red").rule == "ENB-081"


def test_enb_083_a_full_warehouse_is_not_what_a_card_without_red_lacks(scene: Any) -> None:
    table = scene(hands=["BA1"], warehouse=["red red red green"])
    table.play(0, "play BA1")

    refused = table.refusal(0, "take red")
    assert (refused.rule, refused.why) == ("ENB-083", "Tap the Frostwater gives you no red barrel now.")


def test_enb_081_a_full_territory_of_the_same_colour(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["red red red red"])
    table.play(0, "play BA5")

    assert table.refusal(0, "place red black").rule == "ENB-081"


@pytest.mark.parametrize(
    ("tried", "rule"),
    [("swap red", "ENB-081"), ("swap yellow", "ENB-081"), ("take blue", "ENB-080"), ("finish", "ENB-080")],
)
def test_enb_080_while_a_barrel_waits_for_room(scene: Any, tried: str, rule: str) -> None:
    table = scene(hands=["BA3"], warehouse=["blue blue green green"])
    table.play(0, "play BA3", "take red")

    assert table.refusal(0, tried).rule == rule


@pytest.mark.parametrize(
    ("tried", "rule"), [("remove orange red", "ENB-061"), ("remove black green", "ENB-061"), ("end turn", "ENB-060")]
)
def test_enb_061_while_barrels_are_removed(scene: Any, tried: str, rule: str) -> None:
    table = scene(middle="DW5 EL8 TR8 DW2", black=["yellow yellow green"], orange=["blue blue yellow"])
    table.play(0, "complete DW5")

    assert table.refusal(0, tried).rule == rule


def test_enb_064_before_anything_else_a_new_secret_order(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"], middle="DW8 EL8 - DW2", deck="", last_round=True)
    table.play(0, "complete DW1")

    refused = table.refusal(0, "end turn")
    assert (refused.rule, "the deck" in refused.why) == ("ENB-064", False)
    assert table.refusal(0, "secret middle 2").rule == "ENB-064"
    assert table.refusal(0, "secret deck").rule == "ENB-069"


@pytest.mark.parametrize(("tried", "rule"), [("play BA1", "ENB-028"), ("take red", "ENB-011")])
def test_enb_028_first_the_purple_barrel(scene: Any, tried: str, rule: str) -> None:
    red = "red red red red"
    table = scene(3, purple=["blue"], orange=["", red, red], black=["", red], turn_of=0)

    assert table.refusal(0, tried).rule == rule


@pytest.mark.parametrize(
    ("tried", "rule"), [("done", "ENB-071"), ("discard BA8", "ENB-070"), ("play BA1", "ENB-070"), ("draw", "ENB-070")]
)
def test_enb_071_at_the_end_of_the_turn(scene: Any, tried: str, rule: str) -> None:
    table = scene(hands=["BA1 BA2 BA3 BA4 BA5 BA6"])
    table.play(0, "end turn")

    assert table.refusal(0, tried).rule == rule


def test_enb_018_first_everybody_answers_once(dealt: Any) -> None:
    table = dealt(2)
    assert table.refusal(0, "end turn").rule == "ENB-018"

    table.play(0, "sip today")

    assert table.refusal(0, "sip right_now").why == "You have answered. Wait for the others."


def test_enb_094_after_the_end(scene: Any) -> None:
    table = scene(active=1, round=39, decision="end_discard", time=0)
    table.play(1, "done")

    assert table.refusal(0, "end turn").why == "The game is over."
