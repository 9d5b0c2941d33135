"""Playing action cards, part by part."""

from typing import Any

import pytest


def test_enb_042_a_card_of_the_hand_is_played(scene: Any) -> None:
    table = scene(hands=["BA1 BA5"])

    table.play(0, "play BA1")

    assert (table.hand(0), table.time, table.decision) == ({"BA5"}, 3, "resolve")
    assert [item.id for item in table.view().zone("play").items] == ["BA1@0"]


def test_enb_043_a_card_need_not_do_anything(scene: Any) -> None:
    table = scene(hands=["AC27-a"])

    table.play(0, "play AC27-a", "finish")

    assert (table.at(0, "warehouse"), table.discards(0)) == ("", ["AC27-a"])


def test_enb_043_or_only_a_part(scene: Any) -> None:
    table = scene(hands=["AC27-a"])

    table.play(0, "play AC27-a", "take red", "finish")

    assert table.at(0, "warehouse") == "red"


@pytest.mark.parametrize("order", [("take red", "draw"), ("draw", "take red")])
def test_enb_044_parts_come_in_any_order(scene: Any, order: tuple[str, str]) -> None:
    """ENB-091."""
    table = scene(hands=["AC15"], piles=["BA1"])

    table.play(0, "play AC15", *order)

    assert (table.hand(0), table.at(0, "warehouse")) == ({"BA1"}, "red")


def test_enb_045_each_barrel_is_a_part(scene: Any) -> None:
    """One to each of three regions, with a choice before every one."""
    table = scene(hands=["AC28-a"], warehouse=["red green blue"])

    table.play(0, "play AC28-a", "place red purple")
    assert table.view().parts == ["done", "open", "open"]
    table.play(0, "place blue orange", "place green black")

    assert [table.at(0, region) for region in ("orange", "black", "purple")] == ["blue", "green", "red"]


def test_enb_045_the_same_choice_is_listed_once(scene: Any) -> None:
    table = scene(hands=["AC24-a"])
    table.play(0, "play AC24-a")

    assert table.moves(0) == ["take blue", "take green", "take red", "take yellow", "finish"]


def test_enb_046_then_it_is_discarded(scene: Any) -> None:
    table = scene(hands=["BA1"], discards=["BA2"])

    table.play(0, "play BA1", "take blue")

    assert table.discards(0) == ["BA2", "BA1"]


def test_enb_047_it_ends_by_itself_when_nothing_more_can_be_done(scene: Any) -> None:
    """Nothing is in the warehouse: a cart that is played has nothing to carry."""
    table = scene(hands=["BA5 BA6"])

    table.play(0, "play BA5")

    assert (table.decision, table.discards(0), table.time) == ("task", ["BA5"], 3)


def test_enb_047_a_part_that_becomes_possible_later_still_counts(scene: Any) -> None:
    """First there is nothing to place; after the take there is."""
    table = scene(hands=["AC26-a"])
    table.play(0, "play AC26-a")
    assert table.offers(0, "place") == []

    table.play(0, "take red", "place red black")

    assert table.at(0, "black") == "red"


def test_enb_083_take_brings_the_barrel_shown(scene: Any) -> None:
    table = scene(hands=["AC01"])
    table.play(0, "play AC01")
    assert table.offers(0, "take") == ["blue", "yellow"]

    table.play(0, "take yellow")

    assert table.offers(0, "take") == ["blue"]


def test_enb_084_place_brings_the_barrel_shown_to_any_region(scene: Any) -> None:
    table = scene(hands=["AC08"], warehouse=["green red blue"])

    table.play(0, "play AC08")

    assert table.offers(0, "place") == [f"{c} {r}" for c in ("green", "red") for r in ("orange", "black", "purple")]


def test_enb_085_take_and_place_may_be_two_different_barrels(scene: Any) -> None:
    table = scene(hands=["AC18"], warehouse=["green"])

    table.play(0, "play AC18", "place green orange", "take green")

    assert (table.at(0, "orange"), table.at(0, "warehouse")) == ("green", "green")


@pytest.mark.parametrize("part", ["take green", "place green orange"])
def test_enb_085_either_may_be_left_out(scene: Any, part: str) -> None:
    table = scene(hands=["AC18"], warehouse=["green"])

    table.play(0, "play AC18", part, "finish")

    assert table.decision == "task"


@pytest.mark.parametrize("place", ["warehouse", "orange", "black", "purple"])
def test_enb_086_a_barrel_can_be_changed_wherever_it_stands(scene: Any, place: str) -> None:
    table = scene(hands=["AC21-a"], **{place: ["red"]})

    table.play(0, "play AC21-a", f"change {place} red blue")

    assert (table.at(0, place), table.supply("red"), table.supply("blue")) == ("blue", 12, 11)


def test_enb_087_others_barrels_cannot_be_changed(scene: Any) -> None:
    table = scene(hands=["AC21-a"], warehouse=["", "red"], orange=["", "blue"])

    table.play(0, "play AC21-a")

    assert table.decision == "task"


@pytest.mark.parametrize("second", ["burn BA2", "burn BA6"])
def test_enb_088_two_cards_of_hand_and_discards_leave_the_game(scene: Any, second: str) -> None:
    table = scene(hands=["BA1 BA2 AC22-a"], discards=["BA5 BA6 BA7"])

    table.play(0, "play AC22-a", "burn BA1", second)

    assert table.discards(0)[-1] == "AC22-a"
    assert {item.id for item in table.view().zone("removed-actions").items} == {"BA1@0", f"{second[5:]}@0"}
    assert len(table.hand(0)) + len(table.discards(0)) == 4


def test_enb_088_up_to_two_may_be_none(scene: Any) -> None:
    table = scene(hands=["BA1 AC22-a"])

    table.play(0, "play AC22-a", "finish")

    assert table.view().zone("removed-actions").items == []


def test_enb_088_the_other_discards_keep_their_order(scene: Any) -> None:
    table = scene(hands=["AC22-a"], discards=["BA5 BA6 BA7"])

    table.play(0, "play AC22-a", "burn BA6", "finish")

    assert table.discards(0) == ["BA5", "BA7", "AC22-a"]


def test_enb_089_after_burning_itself_it_removes_another(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 AC22-a"])
    table.play(0, "play AC22-a", "burn AC22-a")
    assert table.decision == "resolve"

    table.play(0, "burn BA1")

    assert table.hand(0) == {"BA2"}
    assert table.discards(0) == []


def test_enb_090_the_draw_pile_cannot_be_searched(scene: Any) -> None:
    table = scene(hands=["BA1 AC22-a"], piles=["BA2 BA3"], discards=["BA4"])

    table.play(0, "play AC22-a")

    assert table.offers(0, "burn") == ["BA1", "BA4", "AC22-a"]
    assert table.refusal(0, "burn BA2").rule == "ENB-090"


def test_enb_090_removed_cards_are_gone_for_good(scene: Any) -> None:
    table = scene(hands=["BA1 BA2 AC22-a"], piles=["BA3"])
    table.play(0, "play AC22-a", "burn BA1", "burn BA2", "end turn")

    assert table.hand(0) == {"BA3", "AC22-a"}


def test_enb_091_take_and_draw(scene: Any) -> None:
    table = scene(hands=["AC13"], piles=["BA1 BA2"])
    table.play(0, "play AC13")

    assert table.moves(0) == ["draw", "take blue", "finish"]


def test_enb_092_the_ember_road_leads_to_orange_only(scene: Any) -> None:
    table = scene(hands=["AC23-a"], warehouse=["red blue"])
    table.play(0, "play AC23-a")
    assert table.offers(0, "place") == ["blue orange", "red orange"]

    table.play(0, "place red orange", "place blue orange")

    assert (table.at(0, "orange"), table.decision) == ("blue red", "task")


def test_enb_092_barrels_there_may_make_way(scene: Any) -> None:
    table = scene(hands=["AC23-a"], warehouse=["red"], orange=["blue blue green green"])

    table.play(0, "play AC23-a", "place red orange", "swap green")

    assert table.at(0, "orange") == "blue blue green red"


def test_enb_093_any_is_chosen_anew_for_each_barrel(scene: Any) -> None:
    table = scene(hands=["AC27-a"])

    table.play(0, "play AC27-a", "take red", "take red", "take blue")

    assert table.at(0, "warehouse") == "blue red red"
