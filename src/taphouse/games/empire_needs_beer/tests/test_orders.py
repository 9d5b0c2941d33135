"""Orders: when they are fulfilled, what goes, what comes."""

from itertools import product
from typing import Any

import pytest

from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, ORDER_IDS, REGION_IDS, REMOVES, units_of
from taphouse.games.empire_needs_beer.rules.completing import is_fulfilled

FAR = "DW8 EL8 TR8 DW2"
"""Orders that nobody is near to."""


def test_enb_054_the_middle_and_the_own_secret_order_can_be_completed(scene: Any) -> None:
    """Ben's secret Moonrise Picnic is fulfilled by Ann, but not hers."""
    red = ["red red red"]
    table = scene(middle="TR1 DW8 EL8 TR8", secrets=["DW1", "EL1"], orange=red, black=red, purple=red)

    assert table.offers(0, "complete") == ["DW1", "TR1"]
    assert table.refusal(0, "complete EL1").rule == "ENB-054"


def test_enb_055_the_barrels_must_stand_in_the_named_region(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", orange=["red red red"], warehouse=["red red red"])

    assert table.offers(0, "complete") == []


def test_enb_055_and_in_the_own_territory(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", black=["red red", "red red red"])

    assert table.offers(0, "complete") == []


@pytest.mark.parametrize("barrels", ["blue blue blue blue", "blue green green green", "green green green green"])
def test_enb_056_two_colours_mix_in_any_ratio(scene: Any, barrels: str) -> None:
    assert scene(middle=f"EL4 {FAR[4:]}", purple=[barrels]).offers(0, "complete") == ["EL4"]


def test_enb_056_but_not_with_a_third(scene: Any) -> None:
    assert scene(middle=f"EL4 {FAR[4:]}", purple=["blue blue green red"]).offers(0, "complete") == []


@pytest.mark.parametrize("barrels", ["red red red", "red green blue", "yellow yellow blue"])
def test_enb_057_any_means_any(scene: Any, barrels: str) -> None:
    assert scene(middle="DW1 DW8 EL8 TR8", black=[barrels]).offers(0, "complete") == ["DW1"]


def test_enb_058_the_warehouse_does_not_count(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", black=["red red"], warehouse=["red"])

    assert table.offers(0, "complete") == []


def test_enb_053_completing_takes_a_time_unit_and_gives_the_order(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", black=["red red red"])

    table.play(0, "complete DW1")

    assert (table.time, table.completed(0)) == (3, ["DW1"])


def test_enb_060_exactly_the_number_shown_goes_back(scene: Any) -> None:
    """Two of the three that Shift-End uses."""
    table = scene(middle="DW1 DW8 EL8 TR8", black=["red red red"])

    table.play(0, "complete DW1")

    assert (table.at(0, "black"), table.supply("red")) == ("red", 11)


def test_enb_061_the_player_chooses_which_go(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", black=["blue green red yellow"])

    table.play(0, "complete DW1", "remove black green", "remove black yellow")

    assert table.at(0, "black") == "blue red"


def used_sets(order: int, barrels: dict[tuple[int, int], int]) -> set[tuple[tuple[int, int], ...]]:
    """Every way to meet an order, by trying all: the multisets of (region, colour) that are used."""
    slots = [(region, colours) for region, number, colours in units_of(order) for _ in range(number)]
    found = set()
    for picks in product(range(4), repeat=len(slots)):
        used = [(region, colour) for (region, _), colour in zip(slots, picks, strict=True)]
        if all(colours & (1 << colour) for (_, colours), colour in zip(slots, picks, strict=True)) and all(
            used.count(kind) <= barrels[kind] for kind in used
        ):
            found.add(tuple(sorted(used)))
    return found


def contains(whole: tuple[tuple[int, int], ...], part: list[tuple[int, int]]) -> bool:
    return all(whole.count(kind) >= part.count(kind) for kind in part)


@pytest.mark.parametrize("number", range(27))
def test_enb_061_removals_agree_with_trying_every_way(scene: Any, number: int) -> None:
    """ENB-055 to ENB-061, ENB-110: for each order and random barrels, what is fulfilled and what may go."""
    rng = Quick(number)
    name = ORDER_IDS[number]
    others = [order for order in ("DW8", "EL8", "TR8", "DW2", "EL2") if order != name]
    tried = 0
    while tried < 6:
        places = []
        for region in range(3):
            wanted = [colours for place, many, colours in units_of(number) if place == region for _ in range(many)]
            likely = [[colour for colour in range(4) if colours & (1 << colour)] for colours in wanted]
            words = [COLOUR_IDS[choice[rng.below(len(choice))]] for choice in likely]
            words += [COLOUR_IDS[rng.below(4)] for _ in range(rng.below(5 - len(words)))]
            places.append(" ".join(words))
        tried += 1
        middle = " ".join([name, *others[:3]])
        table = scene(middle=middle, orange=[places[0]], black=[places[1]], purple=[places[2]], secrets=[others[3]])
        barrels = {(r, c): table.at(0, REGION_IDS[r]).split().count(COLOUR_IDS[c]) for r in range(3) for c in range(4)}
        ways = used_sets(number, barrels)
        assert is_fulfilled(table.state, 0, number) == bool(ways)
        assert (name in table.offers(0, "complete")) == bool(ways)
        walk(table, number, barrels, ways, rng)


@pytest.mark.parametrize("number", range(27))
def test_enb_055_what_is_fulfilled_agrees_with_trying_every_way(scene: Any, number: int) -> None:
    """ENB-056 to ENB-058: for barrels by chance, few or many."""
    rng = Quick(100 + number)
    table = scene()
    for _ in range(12):
        barrels = {(region, colour): 0 for region in range(3) for colour in range(4)}
        for region in range(3):
            for _ in range(rng.below(5)):
                barrels[region, rng.below(2) * 2 + rng.below(2)] += 1
        for (region, colour), many in barrels.items():
            table.state.barrels[4 * region + 4 + colour] = many
        assert is_fulfilled(table.state, 0, number) == bool(used_sets(number, barrels))


def walk(table: Any, number: int, barrels: dict[tuple[int, int], int], ways: Any, rng: Quick) -> None:
    """Complete the order, and compare what may go at every step."""
    table.play(0, f"complete {ORDER_IDS[number]}")
    gone: list[tuple[int, int]] = []
    while table.decision == "remove_used":
        fitting = [way for way in ways if contains(way, gone)]
        legal = {kind for way in fitting for kind in way if contains(way, [*gone, kind])}
        offered = [tuple(text.split()) for text in table.offers(0, "remove")]
        assert {(REGION_IDS.index(r), COLOUR_IDS.index(c)) for r, c in offered} == legal
        assert len(offered) > 1
        pick = offered[rng.below(len(offered))]
        gone.append((REGION_IDS.index(pick[0]), COLOUR_IDS.index(pick[1])))
        table.play(0, f"remove {pick[0]} {pick[1]}")
    left = {(r, c): table.at(0, REGION_IDS[r]).split().count(COLOUR_IDS[c]) for r in range(3) for c in range(4)}
    removed = [kind for kind in barrels for _ in range(barrels[kind] - left[kind])]
    assert len(removed) == REMOVES[number]
    assert any(contains(way, removed) for way in ways)
    assert contains(tuple(removed), gone)


def test_enb_110_a_removal_without_a_choice_is_done(scene: Any) -> None:
    """All three barrels of the Paymaster's Tally go; the spare one in orange can never be used."""
    table = scene(middle="DW2 DW8 EL8 TR8", orange=["blue yellow red"], black=["red"])

    table.play(0, "complete DW2")

    assert (table.at(0, "orange"), table.at(0, "black"), table.decision) == ("red", "", "task")


def test_enb_110_the_last_picks_are_made_if_only_one_removal_is_left(scene: Any) -> None:
    """All three barrels of the bet go: once the open one is chosen, the two in purple are settled."""
    table = scene(middle="TR2 DW8 EL8 DW2", purple=["red yellow"], orange=["blue green"])
    table.play(0, "complete TR2")
    assert table.offers(0, "remove") == ["orange blue", "orange green", "purple red", "purple yellow"]

    table.play(0, "remove orange green")

    assert (table.at(0, "orange"), table.at(0, "purple"), table.decision) == ("blue", "", "task")


def test_enb_110_but_not_while_two_are_possible(scene: Any) -> None:
    """Of the siege's five barrels one stays: blue or red, the player says."""
    table = scene(middle="TR8 DW8 EL8 DW2", orange=["blue blue"], black=["red red"], purple=["green yellow"])

    table.play(0, "complete TR8", "remove purple green", "remove orange blue", "remove black red")

    assert table.offers(0, "remove") == ["orange blue", "black red"]


def test_enb_062_the_same_barrel_serves_two_orders(scene: Any) -> None:
    """One of the three in purple stays after Moonrise Picnic, and is the any of Hammer-and-Veil Wedding."""
    table = scene(middle="EL1 DW3 EL8 TR8", purple=["red red red"], black=["red red"])

    table.play(0, "complete EL1", "complete DW3")

    assert table.decision == "remove_used"


def test_enb_063_a_completed_order_lies_open(scene: Any) -> None:
    table = scene(secrets=["DW1"], black=["red red red"])
    table.play(0, "complete DW1")

    assert [item.id for item in table.view(1).zone("completed-0").items] == ["DW1"]


def secret_done(scene: Any, **said: Any) -> Any:
    table = scene(**{"secrets": ["DW1"], "black": ["red red red"], "middle": FAR, "deck": "EL1 EL2 EL3", **said})
    table.play(0, "complete DW1")
    return table


def test_enb_064_a_new_secret_order_comes_from_the_middle_or_the_deck(scene: Any) -> None:
    table = secret_done(scene)

    assert table.moves(0) == [f"secret middle {slot}" for slot in range(4)] + ["secret deck"]


def test_enb_064_from_the_middle(scene: Any) -> None:
    """ENB-066: after that the gap is filled."""
    table = secret_done(scene)

    table.play(0, "secret middle 2")

    assert table.secret(0) == "TR8"
    assert table.middle == ["DW8", "EL8", "EL1", "DW2"]


def test_enb_064_from_the_deck(scene: Any) -> None:
    table = secret_done(scene)

    table.play(0, "secret deck")

    assert (table.secret(0), table.middle) == ("EL1", FAR.split())
    assert table.state.order_deck.size == 2


def test_enb_065_the_new_one_may_be_completed_at_once(scene: Any) -> None:
    table = secret_done(scene, purple=["blue blue blue"])
    table.play(0, "secret deck", "complete EL1")

    assert table.completed(0) == ["DW1", "EL1"]


def test_enb_066_gaps_are_filled_from_the_lowest_slot(scene: Any) -> None:
    """Two gaps were there: one from before, and the one just made."""
    table = secret_done(scene, middle="DW8 - TR8 DW2", deck="EL1 EL2 EL3")

    table.play(0, "secret middle 0")

    assert table.middle == ["EL1", "EL2", "TR8", "DW2"]


def test_enb_067_an_order_of_the_middle_leaves_the_secret_one_alone(scene: Any) -> None:
    table = scene(middle="DW1 DW8 EL8 TR8", secrets=["TR9"], black=["red red red"], deck="EL5 EL6")

    table.play(0, "complete DW1")

    assert (table.secret(0), table.middle, table.decision) == ("TR9", ["EL5", "DW8", "EL8", "TR8"], "task")


@pytest.mark.parametrize(("move", "told"), [("secret middle 0", True), ("secret deck", False)])
def test_enb_068_only_what_lay_in_the_middle_is_named_to_all(scene: Any, move: str, told: bool) -> None:  # noqa: FBT001
    table = secret_done(scene)
    table.play(0, move)

    named = {"secret middle 0": "Coronation Under the Mountain", "secret deck": "Moonrise Picnic"}[move]
    assert any("secret order" in line and named in line for line in table.story(1)) is told
    assert any(f"You took {named}" in line for line in table.story(0))
    assert table.view(1).zone("secret-0").items == []


def test_enb_069_with_one_source_left_it_is_taken(scene: Any) -> None:
    """ENB-110."""
    table = secret_done(scene, middle="- - DW8 -", deck="", last_round=True)

    assert (table.secret(0), table.decision, table.middle) == ("DW8", "task", [""] * 4)


def test_enb_069_with_none_one_goes_on_without(scene: Any) -> None:
    table = secret_done(scene, middle="- - - -", deck="", last_round=True)

    assert (table.secret(0), table.decision) == (None, "task")
    assert table.view().zone("secret-0").size == 0


def test_a_secret_order_is_not_needed_to_complete_one_of_the_middle(scene: Any) -> None:
    table = scene(middle="DW1 - - -", deck="", last_round=True, secrets=[None], black=["red red red"])

    table.play(0, "complete DW1")

    assert (table.completed(0), table.secret(0)) == (["DW1"], None)
