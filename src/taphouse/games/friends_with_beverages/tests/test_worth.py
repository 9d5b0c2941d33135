"""What the house bot thinks cards and guests are worth."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.friends_with_beverages.cards import CODES, EQUIPMENT, EVENTS, PRINTED, read_guest
from taphouse.games.friends_with_beverages.thinking.goal import Goal, costs_of
from taphouse.games.friends_with_beverages.thinking.hand import Hand
from taphouse.games.friends_with_beverages.thinking.recipes import RECIPES, Recipe
from taphouse.games.friends_with_beverages.thinking.worth import OUT_OF_REACH, distance, use_up, worth

GOAL = Goal(costs_of(vec[i64](PRINTED[:EVENTS])))
COST = dict(zip(CODES[:EVENTS], [float(GOAL.costs[kind]) for kind in range(EVENTS)], strict=True))


def recipe(guest: str) -> Recipe:
    return RECIPES[read_guest(guest)]


def hand_of(text: str) -> Hand:
    hand = Hand()
    for name in text.split():
        hand.add(CODES.index(name))
    return hand


def kinds_in(hand: Hand) -> tuple[int, ...]:
    """All that is counted of a hand."""
    counted = (hand.goods, hand.tools, hand.types, hand.wild, hand.shows, hand.finds, hand.size)
    return tuple(int(number) for number in counted)


def shed_of(text: str) -> int:
    return sum(1 << CODES.index(code) - EQUIPMENT for code in text.split())


def far(guest: str, hand: str, shed: str = "", goal: Goal = GOAL) -> float:
    return distance(recipe(guest), hand_of(hand), shed_of(shed), goal)


def stands(hand: str, shed: str, *guests: str, goal: Goal = GOAL) -> float:
    return worth(hand_of(hand), shed_of(shed), [recipe(guest) for guest in guests], goal)


def test_rare_cards_are_dear() -> None:
    assert COST["SPI"] < COST["CIT"] < COST["HRB"] < COST["CRM"]
    assert COST["JUG"] < COST["STI"]


def test_a_kind_that_lies_all_in_sight_is_dear_and_not_out_of_reach() -> None:
    copies = vec[i64](PRINTED[:EVENTS])
    copies[CODES.index("SPI")] = 0

    assert COST["CRM"] < costs_of(copies)[0] < 20


def test_fwb_062_a_guest_is_as_far_as_what_is_missing() -> None:
    assert far("G01", "SPI SUG CIT CIT", "JUG STR JAR") == 0
    assert far("G01", "SPI SUG CIT", "JUG STR JAR") == pytest.approx(COST["CIT"])
    assert far("G01", "SPI SUG CIT CIT", "JUG STR") == pytest.approx(COST["JAR"])


def test_a_piece_in_the_hand_is_nearly_there() -> None:
    assert far("G01", "SPI SUG CIT CIT JAR", "JUG STR") == GOAL.carried < COST["JAR"]


def test_fwb_064_a_piece_beyond_the_capacity_may_stay_in_the_hand() -> None:
    """G08 needs five types, and the shed holds four."""
    ingredients = "SPI SUG FRU SPC SPC NUT"

    assert far("G08", f"{ingredients} STI", "JUG STR JAR TUN") == 0
    assert far("G08", f"{ingredients} STI TUN", "JUG STR JAR") == GOAL.carried


def test_fwb_066_abundance_stands_for_the_dearest_thing() -> None:
    assert far("G05", "SPI SUG abundance", "JUG STR BAR") == pytest.approx(COST["NUT"])
    assert far("G05", "SPI SUG NUT abundance", "JUG STR BAR") == 0
    assert far("G05", "SPI SUG NUT CRM abundance", "JUG STR") == 0


def test_fwb_067_serving_uses_real_cards_first() -> None:
    hand = hand_of("SPI SPI SUG CIT abundance abundance")
    use_up(recipe("G01"), hand, shed_of("JUG STR JAR"), GOAL)

    assert kinds_in(hand) == kinds_in(hand_of("SPI abundance"))


def test_more_points_and_less_to_find_are_both_better() -> None:
    assert stands("SPI SUG", "JUG STR", "G05") > stands("SPI", "JUG STR", "G05")
    more = Recipe(4)
    more.points += 1

    assert worth(Hand(), 0, [more], GOAL) > worth(Hand(), 0, [recipe("G05")], GOAL)


def test_a_card_for_the_best_guest_counts_more_than_one_for_another() -> None:
    """G01 lacks one Citrus Peel and G05 nearly everything."""
    hand, shed = "SPI SUG CIT", "JUG STR JAR"
    best = stands(f"{hand} CIT", shed, "G01", "G05") - stands(hand, shed, "G01", "G05")
    other = stands(f"{hand} NUT", shed, "G01", "G05") - stands(hand, shed, "G01", "G05")

    assert best / COST["CIT"] > other / COST["NUT"]


def test_cards_that_serve_nobody_are_worth_most_in_pairs() -> None:
    alone = stands("NUT", "", "G01") - stands("", "", "G01")
    pair = stands("NUT NUT", "", "G01") - stands("NUT", "", "G01")

    assert 0 < alone < pair


def test_fwb_072_what_is_beyond_the_hand_limit_is_worth_nothing() -> None:
    hand = "NUT CRM SPC HRB FRU STI BAR TUN"

    assert stands(f"{hand} FUN", "JUG STR JAR", "G01") <= stands(hand, "JUG STR JAR", "G01")


def test_a_useful_card_is_worth_having_even_with_a_full_hand() -> None:
    hand = "SPI SPI SUG SUG CIT NUT CRM FRU"

    assert stands(f"{hand} CIT", "JUG STR", "G01", "G05", "G12") > stands(hand, "JUG STR", "G01", "G05", "G12")


def test_in_the_last_turn_only_what_can_be_served_counts() -> None:
    """Far guests hardly count then, and cards for them not at all."""
    last = Goal(GOAL.costs, last=True)

    assert stands("SPI SUG CIT CIT", "JUG STR JAR", "G01", goal=last) == 7
    assert stands("SPI SUG CIT CIT", "JUG STR JAR", "G01", "G08", goal=last) == pytest.approx(7, abs=0.1)


def test_in_a_hurry_points_matter_less() -> None:
    """G11 has 24 points and is far away, G01 has 7 and is near."""
    hurried = Goal(GOAL.costs, hurried=True)
    calm = stands("SPI SUG", "JUG", "G11") - stands("SPI SUG", "JUG", "G01")

    assert stands("SPI SUG", "JUG", "G11", goal=hurried) - stands("SPI SUG", "JUG", "G01", goal=hurried) < calm


def test_a_last_guest_that_brings_too_few_points_is_worth_less() -> None:
    behind = Goal(GOAL.costs, floor=8)

    assert stands("SPI", "JUG", "G01", goal=behind) < stands("SPI", "JUG", "G01")
    assert stands("SPI", "JUG", "G05", goal=behind) == stands("SPI", "JUG", "G05")


def test_an_abundance_is_never_thrown_in_for_nothing() -> None:
    hand = hand_of("SPI SUG CIT CIT abundance")
    use_up(recipe("G01"), hand, shed_of("JUG STR JAR"), GOAL)

    assert hand.wild == 1


STRICT = Goal(GOAL.costs, strict=True)
FOR_INGREDIENTS = Goal(GOAL.costs, wild_tools=False)


def test_fwb_064_with_strict_what_is_beyond_the_capacity_takes_an_abundance() -> None:
    """G08 needs five types, and the shed holds four."""
    everything = "SPI SUG FRU SPC SPC NUT STI"

    assert far("G08", everything, "JUG STR JAR TUN", STRICT) == pytest.approx(COST["abundance"])
    assert far("G08", f"{everything} abundance", "JUG STR JAR TUN", STRICT) == 0
    assert far("G01", "SPI SUG CIT CIT", "JUG STR JAR", STRICT) == 0


def test_fwb_064_with_strict_and_no_wild_equipment_it_is_out_of_reach() -> None:
    hopeless = Goal(GOAL.costs, strict=True, wild_tools=False)

    assert far("G08", "SPI SUG FRU SPC SPC NUT STI abundance", "JUG STR JAR TUN", hopeless) == OUT_OF_REACH


def test_fwb_064_with_strict_serving_uses_the_abundance_for_the_fifth_type() -> None:
    hand = hand_of("SPI SUG FRU SPC SPC NUT STI abundance")
    use_up(recipe("G08"), hand, shed_of("JUG STR JAR TUN"), STRICT)

    assert kinds_in(hand) == kinds_in(hand_of("STI"))


def test_fwb_066_an_abundance_for_ingredients_stands_for_the_dearest_of_them() -> None:
    assert far("G05", "SPI SUG NUT abundance", "JUG STR", FOR_INGREDIENTS) == pytest.approx(COST["BAR"])
    assert far("G05", "SPI SUG NUT CRM abundance", "JUG STR", FOR_INGREDIENTS) == pytest.approx(COST["BAR"])


def test_fwb_066_serving_leaves_an_abundance_for_ingredients_that_no_ingredient_needs() -> None:
    hand = hand_of("SPI SUG NUT CRM abundance")
    use_up(recipe("G05"), hand, shed_of("JUG STR"), FOR_INGREDIENTS)

    assert hand.wild == 1


def test_thinking_of_a_hand_leaves_it_as_it_was() -> None:
    hand = hand_of("SPI SUG CIT CIT NUT abundance lucky_find JAR JAR")
    worth(hand, shed_of("JUG STR"), [recipe("G01"), recipe("G05")], GOAL)

    assert kinds_in(hand) == kinds_in(hand_of("SPI SUG CIT CIT NUT abundance lucky_find JAR JAR"))
