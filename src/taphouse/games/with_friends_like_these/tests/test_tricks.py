"""The tricks: WF-050 to WF-059."""

from typing import Any

import pytest


@pytest.mark.parametrize("dealer", range(4))
def test_wf_050_the_seat_left_of_the_dealer_leads_first(table: Any, dealer: int) -> None:
    there = table(seats=4, dealer=dealer, leader=(dealer + 1) % 4)

    assert there.turn == (dealer + 1) % 4
    assert int(there.state.leaders[0]) == there.turn


def test_wf_051_the_leader_may_play_any_card(table: Any) -> None:
    there = table(hands={0: "bar, beer 3, wine m, cocktail 4"}, trump="beer")

    assert there.legal == {"bar-1-a", "beer-3-a", "wine-m-a", "cocktail-4-a"}


def test_wf_052_clockwise_everybody_follows_who_can(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "wine 3, cocktail 5", 2: "highball 1, wine 8"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9")

    assert there.turn == 1
    assert there.legal == {"wine-3-a"}

    there.lay("wine 3")

    assert there.turn == 2
    assert there.legal == {"wine-8-a"}


def test_wf_053_who_cannot_follow_may_play_anything(table: Any) -> None:
    """Neither a trump nor a card that beats the trick is asked for."""
    hands = {0: "wine 9, wine 2", 1: "beer 3, cocktail 5", 2: "beer 4, highball 8"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9")

    assert there.legal == {"beer-3-a", "cocktail-5-a"}

    there.lay("beer 3")

    assert there.legal == {"beer-4-a", "highball-8-a"}


def test_wf_054_a_bar_may_not_be_played_while_one_can_follow_a_plain_suit(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "bar, wine 3", 2: "bar 2, highball 8"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9")

    assert there.legal == {"wine-3-a"}

    there.lay("wine 3")

    assert there.legal == {"bar-2-a", "highball-8-a"}


@pytest.mark.parametrize("trump_card", ["beer 2", "beer m", "wine m", "bar"])
def test_wf_055_any_trump_follows_a_trump_and_the_only_one_must_be_played(table: Any, trump_card: str) -> None:
    hands = {0: "beer 9, wine 2", 1: f"{trump_card}, wine 3", 2: "cocktail 1, cocktail 2"}
    there = table(hands=hands, trump="beer")
    there.lay("beer 9")

    assert len(there.legal) == 1
    assert there.legal.isdisjoint({"wine-3-a"})


def test_wf_055_all_trumps_of_a_hand_may_follow(table: Any) -> None:
    hands = {0: "beer 9, wine 2, wine 4, wine 5, wine 6", 1: "beer 2, beer m, wine m, bar, wine 3"}
    there = table(hands=hands, trump="beer")
    there.lay("beer 9")

    assert there.legal == {"beer-2-a", "beer-m-a", "wine-m-a", "bar-1-a"}


def test_wf_056_a_led_bar_leads_trumps(table: Any) -> None:
    hands = {0: "bar, wine 2", 1: "beer 2, wine 3", 2: "cocktail 1, cocktail 2"}
    there = table(hands=hands, trump="beer")
    there.lay("bar")

    assert there.seen(1).zone("trick").items[0].marks == ("trump", "winning")
    assert there.legal == {"beer-2-a"}

    there.lay("beer 2")

    assert there.legal == {"cocktail-1-a", "cocktail-2-a"}


def test_wf_056_with_no_trumps_only_bars_follow_a_bar(table: Any) -> None:
    hands = {0: "bar, wine 2", 1: "wine m, wine 3", 2: "bar 1b, cocktail 2", 3: "beer 1, beer 2"}
    there = table(seats=4, hands=hands, trump="bar", decks=2)
    there.lay("bar")

    assert there.legal == {"wine-m-a", "wine-3-a"}

    there.lay("wine m")

    assert there.legal == {"bar-1-b"}


def test_wf_057_the_highest_trump_wins_and_without_one_the_highest_of_the_led_suit(won_by: Any) -> None:
    assert won_by("wine 9, beer 2, beer 7, wine m, cocktail 11", trump="beer") == 3, "Wine's Mixer is the 12 of Beer"
    assert won_by("whiskey 9, beer 2, beer 7, whiskey m", trump="beer") == 2
    assert won_by("whiskey 9, whiskey 10, whiskey 2, cocktail m", trump="beer") == 1


def test_wf_058_a_bar_beats_every_other_card(won_by: Any) -> None:
    assert won_by("beer m, bar, wine m, beer 11", trump="beer") == 1
    assert won_by("bar 2, beer m, bar 1, beer 11", trump="beer") == 2


def test_wf_059_the_winner_of_a_trick_leads_the_next(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "wine 3, cocktail 5", 2: "wine 10, wine 8"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9, wine 3, wine 10")

    assert there.winner == 2
    assert there.turn == 2
    assert there.legal == {"wine-8-a"}


def test_a_lone_card_is_still_played_by_its_holder(table: Any) -> None:
    """Nothing plays itself, not even the last card."""
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, trump="beer")
    there.lay("wine 9")

    assert there.turn == 1
    assert there.legal == {"wine-3-a"}
