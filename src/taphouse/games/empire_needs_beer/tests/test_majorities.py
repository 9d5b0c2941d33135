"""A turn begins: who leads where, and what it pays."""

from typing import Any

import pytest


def test_enb_020_turns_go_clockwise(scene: Any) -> None:
    """ENB-075."""
    table = scene(3, active=1)

    table.play(1, "end turn", "done")
    assert table.waits_for == [2]
    table.play(2, "end turn", "done")

    assert table.waits_for == [0]


def test_enb_021_majorities_then_tasks_then_the_end(scene: Any) -> None:
    table = scene(purple=["red"], turn_of=0)

    seen = [table.decision]
    table.play(0, "skip")
    seen.append(table.decision)
    table.play(0, "end turn")

    assert [*seen, table.decision] == ["purple_bonus", "task", "end_discard"]


@pytest.mark.parametrize(
    ("own", "others", "time"),
    [("red red", ["red", "red"], 5), ("red red", ["red red", ""], 4), ("red", ["red red", ""], 4)],
)
def test_enb_022_more_than_each_of_the_others(scene: Any, own: str, others: list[str], time: int) -> None:
    """ENB-023: a shared lead pays nobody."""
    assert scene(3, orange=[own, *others], turn_of=0).time == time


def test_enb_023_a_shared_lead_pays_neither(scene: Any) -> None:
    table = scene(orange=["red", "blue"], black=["red", "blue"], purple=["red", "blue"], turn_of=0)

    assert (table.time, len(table.hand(0)), table.decision) == (4, 5, "task")


def test_enb_024_several_majorities_pay_together(scene: Any) -> None:
    table = scene(orange=["red"], black=["red"], purple=["red"], turn_of=0)

    assert (table.time, len(table.hand(0)), table.decision) == (5, 6, "purple_bonus")
    assert table.view().majorities == ["orange", "black", "purple"]


def test_enb_025_orange_pays_a_time_unit_for_this_turn(scene: Any) -> None:
    """The next turn of Ben has four again."""
    table = scene(orange=["red"], turn_of=0)
    assert (table.time, table.seen().counted("time")[1]) == (5, 5)

    table.play(0, "end turn", "done")

    assert table.time == 4


def test_enb_026_black_pays_a_card(scene: Any) -> None:
    table = scene(hands=["BA1 BA2"], piles=["BA3 BA4"], black=["red"], turn_of=0)

    assert table.hand(0) == {"BA1", "BA2", "BA3"}


def test_enb_027_purple_pays_a_barrel_of_any_colour(scene: Any) -> None:
    table = scene(purple=["red"], turn_of=0)
    assert table.offers(0, "take") == ["blue", "green", "red", "yellow"]

    table.play(0, "take yellow")

    assert (table.at(0, "warehouse"), table.supply("yellow")) == ("yellow", 11)
    assert (table.decision, table.time) == ("task", 4)


def test_enb_027_a_colour_that_is_sold_out_is_not_offered(scene: Any) -> None:
    table = scene(
        purple=["red"], warehouse=["", "blue blue blue blue"], orange=["", "blue blue blue blue"],
        black=["", "blue blue blue blue"], turn_of=0,
    )  # fmt: skip

    assert table.offers(0, "take") == ["green", "red", "yellow"]


def test_enb_028_the_card_comes_before_the_barrel(scene: Any) -> None:
    table = scene(black=["red"], purple=["red"], turn_of=0)

    assert (table.decision, len(table.hand(0))) == ("purple_bonus", 6)


def test_enb_028_the_barrel_may_be_left(scene: Any) -> None:
    table = scene(purple=["red"], turn_of=0)

    table.play(0, "skip")

    assert (table.at(0, "warehouse"), table.decision) == ("", "task")


def test_enb_028_a_full_warehouse_of_one_colour_takes_only_others(scene: Any) -> None:
    """ENB-110: with one other barrel to make way, it does so without asking."""
    table = scene(purple=["green"], warehouse=["red red red blue"], turn_of=0)
    table.play(0, "take red")

    assert table.at(0, "warehouse") == "red red red red"
    assert scene(purple=["green"], warehouse=["red red red red"], turn_of=0).offers(0, "take") == [
        "blue",
        "green",
        "yellow",
    ]


def test_enb_029_a_lead_won_during_the_turn_pays_nothing(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], turn_of=0)

    table.play(0, "play BA5", "place red orange")

    assert (table.time, table.view().majorities) == (3, [])


def test_enb_029_a_lead_lost_during_the_turn_keeps_its_time(scene: Any) -> None:
    """Bridge-Toll Holiday takes two of the three barrels that led in orange."""
    table = scene(orange=["red red red", "blue blue"], middle="TR1 DW8 EL8 TR8", turn_of=0)

    table.play(0, "complete TR1")

    assert table.view().leads[0] == 1
    assert table.time == 4


@pytest.mark.parametrize(("barrels", "time"), [("red", 5), ("", 4)])
def test_enb_030_one_against_none_leads_and_none_does_not(scene: Any, barrels: str, time: int) -> None:
    assert scene(3, orange=[barrels], turn_of=0).time == time
