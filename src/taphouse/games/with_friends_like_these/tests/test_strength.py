"""Which card is stronger: WF-030 to WF-039."""

from itertools import pairwise
from typing import Any

import pytest

TRUMPS = ["bar", "beer m", "wine m", *(f"beer {number}" for number in range(11, 1, -1))]
"""From the top with Beer trumps, Beer 1 being turned up."""
PLAIN = ["whiskey m", *(f"whiskey {number}" for number in range(11, 0, -1))]


def test_wf_030_the_smallest_trump_beats_the_best_plain_card(won_by: Any) -> None:
    assert won_by("highball m, beer 2, highball 11", trump="beer") == 1


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(TRUMPS)))
def test_wf_031_trumps_rank_bar_then_13_then_12_then_11_to_1(won_by: Any, stronger: str, weaker: str) -> None:
    assert won_by(f"{weaker}, {stronger}, cocktail 3", trump="beer") == 1
    assert won_by(f"{stronger}, {weaker}, cocktail 3", trump="beer") == 0


def test_wf_032_the_second_bar_beats_the_first(won_by: Any) -> None:
    assert won_by("bar 1, bar 2, beer m", trump="beer") == 1
    assert won_by("bar 2, beer m, bar 1", trump="beer") == 2


def test_wf_033_the_trump_suits_own_mixer_is_best_after_the_bars(won_by: Any) -> None:
    assert won_by("wine m, beer m, beer 11", trump="beer") == 1
    assert won_by("wine m, beer m, bar", trump="beer") == 2


def test_wf_034_the_mixer_with_the_small_trump_glass_comes_next(won_by: Any) -> None:
    assert won_by("beer 11, wine m, beer 10", trump="beer") == 1


def test_wf_035_a_mixer_with_neither_glass_trump_is_the_13_of_its_suit_and_nothing_more(won_by: Any) -> None:
    """Highball's Mixer has the small glass of Whiskey, which means nothing with Beer trumps."""
    assert won_by("highball 11, highball m, highball 10", trump="beer") == 1
    assert won_by("highball m, beer 2, highball 11", trump="beer") == 1
    assert won_by("whiskey 3, highball m, whiskey 2", trump="beer") == 0


def test_wf_036_a_12_mixer_led_leads_trumps(table: Any) -> None:
    """Seat 1 has a Wine, but Wine's Mixer is a Beer now."""
    there = table(hands={0: "wine m, wine 2", 1: "wine 9, beer 3", 2: "wine 8, wine 7"}, trump="beer")
    there.lay("wine m")

    assert there.legal == {"beer-3-a"}


def test_wf_036_a_12_mixer_must_follow_trumps(table: Any) -> None:
    there = table(hands={0: "beer 9, wine 2", 1: "wine m, wine 9", 2: "wine 8, wine 7"}, trump="beer")
    there.lay("beer 9")

    assert there.legal == {"wine-m-a"}


@pytest.mark.parametrize("dual", [False, True])
def test_wf_036_a_mixer_whose_large_glass_is_trump_is_simply_trump(table: Any, *, dual: bool) -> None:
    """Beer's Mixer has the small glass of Cocktail; with Beer trumps it follows no Cocktail."""
    following = "dual" if dual else "trump_only"
    hands = {0: "cocktail 9, wine 2", 1: "beer m, cocktail 2", 2: "wine 8, wine 7"}
    there = table(hands=hands, trump="beer", mixer_following=following)
    there.lay("cocktail 9")

    assert there.legal == {"cocktail-2-a"}


def test_wf_036_dual_lets_a_12_mixer_follow_its_own_suit_too(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "wine m, wine 3", 2: "wine 8, wine 7"}
    there = table(hands=hands, trump="beer", mixer_following="dual")
    there.lay("wine 9")

    assert there.legal == {"wine-m-a", "wine-3-a"}

    there.lay("wine m, wine 8")

    assert there.winner == 1, "it is the 12 of trumps even while it follows"


def test_wf_036_dual_makes_a_lone_12_mixer_follow_its_own_suit(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "wine m, cocktail 3", 2: "wine 8, wine 7"}
    there = table(hands=hands, trump="beer", mixer_following="dual")
    there.lay("wine 9")

    assert there.legal == {"wine-m-a"}


def test_wf_036_dual_still_leads_trumps_with_a_12_mixer(table: Any) -> None:
    hands = {0: "wine m, wine 2", 1: "wine 9, beer 3", 2: "wine 8, wine 7"}
    there = table(hands=hands, trump="beer", mixer_following="dual")
    there.lay("wine m")

    assert there.legal == {"beer-3-a"}


@pytest.mark.parametrize("suit", ["wine", "whiskey", "highball", "cocktail", "beer"])
def test_wf_037_with_no_trumps_every_mixer_is_the_13_of_its_own_suit(won_by: Any, table: Any, suit: str) -> None:
    assert won_by(f"{suit} 11, {suit} m, {suit} 10", trump="bar") == 1
    there = table(hands={0: f"{suit} m, {suit} 2"}, trump="bar")
    notes = {item.id: item.note for item in there.look(0).zone("hand-0").items}

    assert notes[f"{suit}-m-a"] == f"13 of {suit.capitalize()}"


def test_wf_038_with_no_trumps_the_bars_are_the_only_trumps(won_by: Any, table: Any) -> None:
    assert won_by("wine m, bar, wine 11", trump="bar") == 1
    marks = {
        item.id: item.marks
        for item in table(hands={0: "bar, wine m, beer 11, whiskey 3"}, trump="bar").look(0).zone("hand-0").items
    }

    assert [card for card, words in marks.items() if "trump" in words] == ["bar-1-a"]


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(PLAIN)))
def test_wf_039_a_plain_suit_ranks_mixer_11_to_1(won_by: Any, stronger: str, weaker: str) -> None:
    assert won_by(f"{weaker}, {stronger}, cocktail 3", trump="beer") == 1
    assert won_by(f"{stronger}, {weaker}, cocktail 3", trump="beer") == 0
