"""Longer scenes, several rules at a time."""

from typing import Any

import pytest


def example_turn(scene: Any) -> Any:
    """Ann leads in black and holds a secret order for three barrels; it is her turn."""
    return scene(
        hands=["BA1 BA2 BA3 BA5 BA6"], piles=["BA7 BA8 BA4"], warehouse=["yellow"], black=["green"], orange=["", "red"],
        secrets=["DW2"], middle="EL1 TR1 DW4 EL8", deck=15, display="AC07 AC01 AC02 AC03", turn_of=0,
    )  # fmt: skip


def test_enb_026_the_example_turn_begins_with_a_card_for_black(scene: Any) -> None:
    """ENB-022."""
    table = example_turn(scene)

    assert table.hand(0) == {"BA1", "BA2", "BA3", "BA5", "BA6", "BA7"}
    assert table.pile(0) == ["BA8", "BA4"]
    assert table.time == 4


def test_enb_060_the_example_turn_completes_an_order_without_asking(scene: Any) -> None:
    """ENB-039, ENB-073: five in hand after four time units, with one card drawn and one bought."""
    table = example_turn(scene)
    table.play(0, "play BA1", "take blue", "buy AC07", "play AC07", "place blue orange", "place yellow orange")

    table.play(0, "complete DW2")

    assert table.decision == "new_secret"
    assert table.hand(0) == {"BA2", "BA3", "BA5", "BA6", "BA7"}
    assert [table.at(0, place) for place in ("warehouse", "orange", "black", "purple")] == [""] * 4
    assert [table.supply(colour) for colour in ("blue", "green", "red", "yellow")] == [12, 12, 11, 12]


def test_enb_049_the_example_turn_ends_with_a_shuffle(scene: Any) -> None:
    """ENB-064, ENB-072: two cards come from the old pile, one from the discards, which were shuffled at once."""
    table = example_turn(scene)
    table.play(0, "play BA1", "take blue", "buy AC07", "play AC07", "place blue orange", "place yellow orange")
    table.play(0, "complete DW2", "secret middle 1")

    table.play(0, "discard BA2", "discard BA3", "discard BA5", "done")

    assert table.hand(0) >= {"BA6", "BA7", "BA8", "BA4"}
    assert (len(table.hand(0)), len(table.pile(0)), len(table.discards(0))) == (5, 4, 0)
    assert table.hand(0) | set(table.pile(0)) == {"BA1", "BA2", "BA3", "BA4", "BA5", "BA6", "BA7", "BA8", "AC07"}
    assert table.secret(0) == "TR1"
    assert table.state.order_deck.size == 14
    assert all(table.middle)
    assert table.fame(0)[0] == 5


def three_regions(scene: Any) -> Any:
    return scene(
        3, orange=["yellow yellow", "yellow yellow", "yellow"], black=["yellow"],
        purple=["yellow yellow yellow", "yellow yellow", "green green"], warehouse=["blue blue red yellow"], turn_of=0,
    )  # fmt: skip


def test_enb_023_three_majorities_are_looked_at_and_one_is_tied(scene: Any) -> None:
    """ENB-024, ENB-028."""
    table = three_regions(scene)

    assert table.time == 4
    assert len(table.hand(0)) == 6
    assert table.moves(0) == ["take blue", "take green", "take red", "skip"]


def test_enb_081_the_purple_barrel_pushes_out_one_of_another_colour(scene: Any) -> None:
    """ENB-027, ENB-077, ENB-080."""
    table = three_regions(scene)
    table.play(0, "take red")
    assert table.moves(0) == ["swap blue", "swap yellow"]

    table.play(0, "swap blue")

    assert table.at(0, "warehouse") == "blue red red yellow"
    assert table.decision == "task"


def test_enb_052_the_card_in_play_stays_out_of_the_shuffle(scene: Any) -> None:
    """ENB-049, ENB-091."""
    table = scene(hands=["AC15 BA1 BA3"], piles=["BA5"], discards=["BA2 BA6"])

    table.play(0, "play AC15", "take red", "draw")

    assert "BA5" in table.hand(0)
    assert set(table.pile(0)) == {"BA2", "BA6"}
    assert table.discards(0) == ["AC15"]
    assert table.at(0, "warehouse") == "red"


def top_of_the_deck(scene: Any) -> Any:
    return scene(hands=["BA1 BA2 BA3 BA4 BA5"], display="AC01 AC17 AC24-a AC27-a", advance="AC28-a AC22-a", time=3)


def test_enb_040_buying_the_top_of_the_deck_leaves_the_display_alone(scene: Any) -> None:
    """ENB-037, ENB-038, ENB-039."""
    table = top_of_the_deck(scene)

    table.play(0, "buy AC28-a")

    assert table.display == ["AC01", "AC17", "AC24-a", "AC27-a"]
    assert table.deck_top == "AC22-a"
    assert len(table.hand(0)) == 6


def test_enb_071_with_six_cards_one_has_to_go(scene: Any) -> None:
    """ENB-036: at nought the tasks are over without asking."""
    table = top_of_the_deck(scene)
    table.play(0, "buy AC28-a")
    assert table.decision == "end_discard"
    assert "done" not in table.moves(0)

    table.play(0, "discard BA1", "done")

    assert table.hand(0) == {"BA2", "BA3", "BA4", "BA5", "AC28-a"}
    assert table.waits_for == [1]


def test_enb_044_placing_first_saves_a_barrel(scene: Any) -> None:
    """ENB-045, ENB-085."""
    table = scene(hands=["AC26-a"], warehouse=["blue blue green red"])

    table.play(0, "play AC26-a", "place blue black", "take yellow")

    assert table.decision == "task"
    assert table.at(0, "warehouse") == "blue green red yellow"
    assert table.at(0, "black") == "blue"


def test_enb_080_taking_first_costs_one(scene: Any) -> None:
    table = scene(hands=["AC26-a"], warehouse=["blue blue green red"])

    table.play(0, "play AC26-a", "take yellow")

    assert table.moves(0) == ["swap blue", "swap green", "swap red"]


def one_barrel_one_unit(scene: Any) -> Any:
    return scene(
        secrets=["DW7"], black=["red"], orange=["red"], purple=["red red"], warehouse=["green"], hands=["BA5"], time=2,
        middle="DW8 EL8 TR8 DW2",
    )  # fmt: skip


def test_enb_058_one_barrel_cannot_be_two(scene: Any) -> None:
    table = one_barrel_one_unit(scene)
    assert table.offers(0, "complete") == []

    table.play(0, "play BA5", "place green black")

    assert table.offers(0, "complete") == ["DW7"]


def test_enb_061_only_one_of_two_equal_barrels_is_used(scene: Any) -> None:
    table = one_barrel_one_unit(scene)
    table.play(0, "play BA5", "place green black", "complete DW7")
    assert set(table.offers(0, "remove")) == {"black red", "black green", "orange red", "purple red"}

    table.play(0, "remove purple red")

    assert set(table.offers(0, "remove")) == {"black red", "black green", "orange red"}


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (None, {"black yellow", "orange red", "orange blue"}),
        ("orange blue", {"black yellow", "orange red"}),
        ("black yellow", {"black yellow", "orange red", "orange blue"}),
    ],
)
def test_enb_059_spare_barrels_stay(scene: Any, first: str | None, then: set[str]) -> None:
    """ENB-060, ENB-061: the green one in black can never be used by Beard-Tax Amnesty."""
    table = scene(black=["yellow yellow yellow green"], orange=["red red blue"], middle="DW5 EL8 TR8 DW2")
    table.play(0, "complete DW5")

    if first:
        table.play(0, f"remove {first}")

    assert set(table.offers(0, "remove")) == then


def short_supply(scene: Any) -> Any:
    """Supply: blue 3, green 0, red 1, yellow 5; the others stand with Ben, Cat and Dan."""
    return scene(
        4, hands=["AC21-a"], warehouse=["green", "blue blue green green", "red red green green", "yellow yellow green"],
        orange=["red red", "blue blue green green", "red red green green", "yellow yellow green"],
        black=["", "blue blue green", "red red red red", "yellow yellow yellow"], purple=["blue", "blue blue", "red"],
    )  # fmt: skip


def test_enb_086_change_offers_every_own_barrel_and_colour_in_supply(scene: Any) -> None:
    """ENB-011, ENB-087."""
    table = short_supply(scene)
    table.play(0, "play AC21-a")

    assert [table.supply(colour) for colour in ("blue", "green", "red", "yellow")] == [3, 0, 1, 5]
    assert set(table.moves(0)) == {
        "change warehouse green blue", "change warehouse green red", "change warehouse green yellow",
        "change orange red blue", "change orange red yellow", "change purple blue red", "change purple blue yellow",
        "finish",
    }  # fmt: skip


def test_enb_087_change_exchanges_a_single_barrel(scene: Any) -> None:
    table = short_supply(scene)
    table.play(0, "play AC21-a", "change orange red blue")

    assert table.at(0, "orange") == "blue red"
    assert [table.supply(colour) for colour in ("blue", "green", "red", "yellow")] == [2, 0, 2, 5]
    assert table.discards(0) == ["AC21-a"]


def final_round(scene: Any) -> Any:
    """Cat can complete Moonrise Picnic, and then Shift-End; Ben began, and one order is left in the deck."""
    return scene(
        3, active=2, first=1, time=3, middle="EL1 TR8 DW8 EL8", deck="TR9", secrets=["any", "any", "DW1"],
        purple=["", "", "red red red"], black=["", "", "blue blue blue"],
    )  # fmt: skip


def test_enb_095_the_last_order_of_the_deck_begins_the_last_round(scene: Any) -> None:
    """ENB-066, ENB-094."""
    table = final_round(scene)

    table.play(2, "complete EL1")

    assert table.middle == ["TR9", "TR8", "DW8", "EL8"]
    assert table.is_last_round
    assert table.waits_for == [2]


def test_enb_069_without_a_deck_a_secret_order_comes_from_the_middle(scene: Any) -> None:
    """ENB-064, ENB-096: the slot stays empty, and the turn goes on."""
    table = final_round(scene)
    table.play(2, "complete EL1", "complete DW1")
    assert table.moves(2) == ["secret middle 0", "secret middle 1", "secret middle 2", "secret middle 3"]

    table.play(2, "secret middle 1")

    assert table.middle == ["TR9", "", "DW8", "EL8"]
    assert (table.time, table.waits_for) == (1, [2])


def test_enb_097_the_round_is_played_to_its_end(scene: Any) -> None:
    """Ann still has a turn; Ben, who began, has none."""
    table = final_round(scene)
    table.play(2, "complete EL1", "complete DW1", "secret middle 1", "end turn", "done")
    assert table.waits_for == [0]

    table.play(0, "end turn", "done")

    assert table.state.outcome().reason == "orders gone"


@pytest.mark.parametrize(
    ("completed", "sets"),
    [
        ("DW1 DW2 DW3 DW4 EL1 EL2 TR1", 7),
        ("DW1 DW2 EL1 EL2 TR1 TR2", 10),
        ("TR1 TR2 TR3 TR4 TR5", 0),
        ("DW1 DW2 DW3 EL1 EL2", 4),
    ],
)
def test_enb_103_sets_of_races(scene: Any, completed: str, sets: int) -> None:
    """ENB-104, ENB-105."""
    assert scene(completed=[completed]).fame(0)[2] == sets


def test_enb_089_the_bonfire_burns_itself(scene: Any) -> None:
    """ENB-088, ENB-090."""
    table = scene(hands=["BA1 BA2 AC22-a"], piles=[""], discards=["BA5"])

    table.play(0, "play AC22-a", "burn BA1", "burn AC22-a")

    assert {"BA1", "AC22-a"} <= {item.id.split("@")[0] for item in table.view().zone("removed-actions").items}
    assert table.hand(0) == {"BA2"}
    assert table.discards(0) == ["BA5"]
    assert table.decision == "task"


def test_enb_107_stacked_bonuses_and_the_tie_break(scene: Any) -> None:
    """ENB-100 to ENB-102, ENB-106: 20 Fame each; Ben has five barrels left, Ann four."""
    table = scene(
        active=1, round=39, decision="end_discard", time=0, completed=["DW7 TR5 EL1", "EL8 DW4 DW3"],
        warehouse=["red red", "green green green"], orange=["red", "green"], purple=["blue", "green"],
    )  # fmt: skip

    table.play(1, "done")

    outcome = table.state.outcome()
    assert (outcome.reason, outcome.scores, outcome.places) == ("round limit", [20, 20], [2, 1])
    assert table.fame(0)[:3] == (9, 6, 5)
