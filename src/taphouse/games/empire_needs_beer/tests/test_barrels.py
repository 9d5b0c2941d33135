"""Barrels: supply, limits, and what makes way."""

from typing import Any

import pytest

OUT = ["blue blue blue blue"] * 3
"""Twelve blue barrels, with three seats: none is left."""


def test_enb_011_what_is_not_in_supply_cannot_be_taken(scene: Any) -> None:
    table = scene(4, hands=["AC24-a"], orange=["", *OUT])
    table.play(0, "play AC24-a")

    assert table.offers(0, "take") == ["green", "red", "yellow"]
    assert table.refusal(0, "take blue").rule == "ENB-011"


def test_enb_011_a_card_for_a_sold_out_colour_does_nothing(scene: Any) -> None:
    table = scene(4, hands=["BA1 BA2"], orange=["", *OUT])

    table.play(0, "play BA1")

    assert (table.decision, table.at(0, "warehouse")) == ("task", "")


def test_enb_011_until_some_come_back(scene: Any) -> None:
    """Ann gives two of the last blue ones back with Bridge-Toll Holiday."""
    table = scene(3, hands=["BA1"], orange=["blue blue blue", "blue blue blue blue", "blue blue blue blue"],
                  black=["", "blue"], middle="TR1 DW8 EL8 TR8")  # fmt: skip
    assert table.supply("blue") == 0

    table.play(0, "complete TR1", "play BA1", "take blue")

    assert (table.at(0, "warehouse"), table.supply("blue")) == ("blue", 1)


def test_enb_076_a_taken_barrel_comes_to_the_own_warehouse(scene: Any) -> None:
    table = scene(hands=["BA3"])

    table.play(0, "play BA3", "take red")

    assert (table.at(0, "warehouse"), table.at(1, "warehouse"), table.supply("red")) == ("red", "", 11)


def test_enb_077_a_warehouse_holds_four(scene: Any) -> None:
    table = scene(hands=["BA3"], warehouse=["blue blue green yellow"])

    table.play(0, "play BA3", "take red")

    assert table.decision == "swap_warehouse"
    assert table.moves(0) == ["swap blue", "swap green", "swap yellow"]


def test_enb_077_the_fourth_still_fits(scene: Any) -> None:
    table = scene(hands=["BA3"], warehouse=["blue blue green"])

    table.play(0, "play BA3", "take red")

    assert table.at(0, "warehouse") == "blue blue green red"


def test_enb_078_a_placed_barrel_comes_from_the_own_warehouse(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red", "blue"])
    table.play(0, "play BA5")
    assert table.offers(0, "place") == ["red orange", "red black", "red purple"]

    table.play(0, "place red black")

    assert (table.at(0, "warehouse"), table.at(0, "black"), table.supply("red")) == ("", "red", 11)


def test_enb_079_a_territory_holds_four(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["blue blue green green"])

    table.play(0, "play BA5", "place red black")

    assert table.decision == "swap_region"
    assert table.view().incoming.place == "black"


def test_enb_080_the_barrel_that_makes_way_goes_back_to_the_supply(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["blue blue green green"])

    table.play(0, "play BA5", "place red black", "swap blue")

    assert (table.at(0, "black"), table.at(0, "warehouse")) == ("blue green green red", "")
    assert (table.supply("blue"), table.supply("red")) == (11, 11)


def test_enb_081_four_of_the_same_colour_take_no_more_of_it(scene: Any) -> None:
    table = scene(hands=["BA3 BA5"], warehouse=["red red red red"], black=["red red red red"])

    table.play(0, "play BA5")
    assert table.offers(0, "place") == ["red orange", "red purple"]
    table.play(0, "finish", "play BA3")

    assert table.discards(0) == ["BA5", "BA3"]


@pytest.mark.parametrize("move", ["swap red", "remove orange red"])
def test_enb_081_barrels_cannot_be_given_back_otherwise(scene: Any, move: str) -> None:
    table = scene(warehouse=["red"], orange=["red"])

    assert table.refusal(0, move).rule == "ENB-035"


def test_enb_081_a_barrel_that_is_given_back_cannot_be_the_one_that_comes(scene: Any) -> None:
    """All blue ones are out, one of them in Ann's full warehouse."""
    table = scene(
        3, hands=["AC24-a"], warehouse=["blue green green red"], orange=["", *OUT[:2]], black=["", "blue blue blue"]
    )
    assert table.supply("blue") == 0

    table.play(0, "play AC24-a")

    assert table.offers(0, "take") == ["green", "red", "yellow"]


def test_enb_082_a_discarded_barrel_can_be_taken_by_the_next_part(scene: Any) -> None:
    """The last blue one makes way for yellow, and then comes back for green."""
    table = scene(
        3, hands=["AC24-a"], warehouse=["blue green green red"], orange=["", *OUT[:2]], black=["", "blue blue blue"]
    )

    table.play(0, "play AC24-a", "take yellow", "swap blue")
    assert "blue" in table.offers(0, "take")
    table.play(0, "take blue", "swap green")

    assert table.at(0, "warehouse") == "blue green red yellow"


def test_enb_080_a_barrel_that_has_just_come_may_make_way(scene: Any) -> None:
    table = scene(hands=["AC24-a"], warehouse=["blue green green red"])

    table.play(0, "play AC24-a", "take yellow", "swap blue", "take blue")

    assert table.moves(0) == ["swap green", "swap red", "swap yellow"]


def test_enb_110_a_single_barrel_that_can_make_way_does(scene: Any) -> None:
    table = scene(hands=["BA5"], warehouse=["red"], black=["blue blue blue blue"])

    table.play(0, "play BA5", "place red black")

    assert (table.at(0, "black"), table.decision) == ("blue blue blue red", "task")
