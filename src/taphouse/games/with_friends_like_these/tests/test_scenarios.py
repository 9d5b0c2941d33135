"""Scenes that show several rules at work."""

from typing import Any


def test_scenario_1_the_last_bid(table: Any) -> None:
    """WF-043 to WF-045: four players, five cards, bids 2, 1, 1."""
    there = table(seats=4, round_=3, dealer=3, bids={0: 2, 1: 1, 2: 1})

    assert there.turn == 3
    assert there.legal == {"0", "2", "3", "4", "5"}


def test_scenario_2_the_last_bid_is_free_or_not(table: Any) -> None:
    """WF-044: three players, three cards."""
    assert table(dealer=2, bids={0: 3, 1: 2}).legal == {"0", "1", "2", "3"}
    assert table(dealer=2, bids={0: 3, 1: 0}).legal == {"1", "2", "3"}


def test_scenario_3_a_12_mixer_does_not_follow_its_own_suit(table: Any) -> None:
    """WF-034, WF-036, WF-052 to WF-054: Beer trumps, Wine led."""
    hands = {0: "wine 9, wine 1, wine 2", 1: "wine m, wine 3, highball 5", 2: "cocktail 8, beer 2, bar"}
    there = table(hands=hands, trump="beer")
    there.lay("wine 9")

    assert there.legal == {"wine-3-a"}

    there.lay("wine 3")

    assert there.legal == {"cocktail-8-a", "beer-2-a", "bar-1-a"}

    there.lay("beer 2")

    assert there.winner == 2


def test_scenario_4_a_12_mixer_as_a_ruff(table: Any) -> None:
    """WF-034, WF-036, WF-057: it is no Wine, and beats the Beer 11."""
    hands = {0: "wine 9, wine 1", 1: "beer 11, cocktail 2", 2: "wine m, highball 5", 3: "wine 11, wine 10"}
    there = table(seats=4, hands=hands, trump="beer")
    there.lay("wine 9, beer 11")

    assert there.legal == {"wine-m-a", "highball-5-a"}

    there.lay("wine m, wine 11")

    assert there.winner == 2


def test_scenario_5_bar_on_bar(table: Any) -> None:
    """WF-032, WF-054, WF-058: Cocktail trumps, Beer led."""
    hands = {0: "beer 4, wine 9", 1: "bar, wine 3", 2: "beer 11, cocktail 9", 3: "bar 2, wine 2"}
    there = table(seats=4, hands=hands, trump="cocktail")
    there.lay("beer 4, bar")

    assert there.legal == {"beer-11-a"}

    there.lay("beer 11")

    assert there.legal == {"bar-2-a", "wine-2-a"}

    there.lay("bar 2")

    assert there.winner == 3


def test_scenario_5_who_can_follow_keeps_the_second_bar(table: Any) -> None:
    """WF-054: with Beer 1 as well, only that is legal."""
    hands = {0: "beer 4, wine 9", 1: "bar, wine 3", 2: "beer 11, cocktail 9", 3: "bar 2, beer 1"}
    there = table(seats=4, hands=hands, trump="cocktail")
    there.lay("beer 4, bar, beer 11")

    assert there.legal == {"beer-1-a"}

    there.lay("beer 1")

    assert there.winner == 1


def test_scenario_6_a_bar_is_led(table: Any) -> None:
    """WF-055, WF-056: Whiskey trumps."""
    hands = {
        0: "bar, wine 4, wine 5",
        1: "highball m, wine 2, wine 3",
        2: "bar 2, beer 9, wine 11",
        3: "whiskey 2, whiskey 11, cocktail m",
    }
    there = table(seats=4, hands=hands, trump="whiskey")
    there.lay("bar")

    assert there.legal == {"highball-m-a"}

    there.lay("highball m")

    assert there.legal == {"bar-2-a"}

    there.lay("bar 2")

    assert there.legal == {"whiskey-2-a", "whiskey-11-a"}

    there.lay("whiskey 2")

    assert there.winner == 2


def test_scenario_7_no_trumps(table: Any) -> None:
    """WF-026, WF-037, WF-038: a Bar is turned up; the other is in play."""
    hands = {0: "wine 11, beer m, whiskey 1", 1: "wine m, beer 10, whiskey 2", 2: "beer 2, bar, cocktail 3"}
    there = table(hands=hands, flip="bar 2", trump="bar")
    there.lay("wine 11, wine m, beer 2")

    assert there.winner == 1

    there.lay("beer 10")

    assert there.legal == {"bar-1-a", "cocktail-3-a"}

    there.lay("bar, beer m")

    assert there.winner == 2


def test_scenario_8_a_mixer_is_turned_up(table: Any) -> None:
    """WF-025, WF-027, WF-031: Beer is trump, not Cocktail, and its 12 is the best after the Bars."""
    hands = {
        0: "beer 11, cocktail 11, whiskey 1",
        1: "wine m, cocktail 4, whiskey 2",
        2: "beer 10, cocktail m, whiskey 3",
    }
    there = table(hands=hands, flip="beer m", trump="beer")

    assert there.seen(0).trump == "beer"
    assert all("beer-m-a" not in there.held(seat) for seat in range(3))

    there.lay("beer 11, wine m, beer 10")

    assert there.winner == 1

    there.lay("cocktail 4, cocktail m, cocktail 11")

    assert there.winner == 2


def test_scenario_9_identical_cards(won_by: Any) -> None:
    """WF-071, WF-073: the later of two Beer 13s; but 9 does not beat 13."""
    about = {"decks": 2, "trump": "highball"}

    assert won_by("beer 10, beer 10b, beer m, whiskey m, beer mb", **about) == 4
    assert won_by("beer 10, beer 10b, beer m, whiskey m, beer 9", **about) == 2


def test_scenario_10_the_scores_of_a_round(table: Any) -> None:
    """WF-060, WF-061: four players, four cards; seats 0 to 3 win 0, 1, 1 and 2."""
    hands = {
        0: "wine 1, whiskey 3, cocktail 2, highball 1",
        1: "wine 11, whiskey 1, cocktail 3, highball 2",
        2: "wine 2, whiskey 11, cocktail 1, highball 3",
        3: "wine 3, whiskey 2, cocktail 11, highball 11",
    }
    there = table(seats=4, hands=hands, trump="beer", dealer=3, bids={0: 0, 1: 1, 2: 2})

    assert there.legal == {"0", "2", "3", "4"}

    there.bid(2)
    there.lay("wine 1, wine 11, wine 2, wine 3, whiskey 1, whiskey 11, whiskey 2, whiskey 3")
    there.lay("cocktail 1, cocktail 11, cocktail 2, cocktail 3, highball 11, highball 1, highball 2, highball 3")

    assert there.seen(0).finished[-1].won == [0, 1, 1, 2]
    assert there.points == [10, 11, 0, 12]


def test_scenario_11_the_points_of_wingman(table: Any) -> None:
    """WF-082, WF-085 to WF-087: round 4 of three players passes one seat to the left."""
    hands = {
        0: "wine 11, wine 10, wine 5, whiskey 2, whiskey 4, whiskey 6",
        1: "wine 1, wine 3, wine 9, whiskey 11, whiskey 10, whiskey 5",
        2: "wine 2, wine 4, wine 6, whiskey 1, whiskey 3, whiskey 9",
    }
    there = table(hands=hands, trump="beer", round_=4, bids={0: 3, 1: 2, 2: 2}, wingman=True)

    assert there.seen(0).plays == [2, 0, 1]
    assert there.seen(0).targets == [2, 3, 2]

    there.lay("wine 11, wine 1, wine 2, wine 10, wine 3, wine 4, wine 5, wine 9, wine 6, whiskey 11, whiskey 1")
    there.lay("whiskey 2, whiskey 10, whiskey 3, whiskey 4, whiskey 5, whiskey 9, whiskey 6")

    assert there.seen(0).finished[-1].won == [2, 3, 1]
    assert there.points == [25, 13, 12]


def test_scenario_12_the_schedule_with_wingman(fresh: Any) -> None:
    """WF-021, WF-022, WF-028, WF-082: four players, seat 2 deals first."""
    there = fresh(4, wingman=True, first_dealer=2)
    seen = {}
    while there.state.to_act():
        view = there.seen(None)
        if not any(bid is not None for bid in view.bids):
            seen[view.round] = (view.hand_size, view.pass_offset, view.dealer, int(there.state.leaders[0]))
        there.state.apply(there.turn, there.state.legal_moves(there.turn)[0])

    assert [row[0] for row in seen.values()] == [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3]
    assert [row[1] for row in seen.values()] == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3]
    assert seen[4][2:] == (1, 2)
    assert seen[15][2] == 0


def test_scenario_12_a_kept_0_with_the_own_hand(table: Any) -> None:
    """WF-088: round 4 of four players; seat 2 wins everything."""
    hands = {0: "wine 3", 1: "wine 4", 2: "wine 9", 3: "wine 5"}
    for scoring, paid in (("double", 20), ("single", 10)):
        about = {"wingman": True, "own_wingman_scoring": scoring}
        there = table(seats=4, hands=hands, round_=4, dealer=1, leader=2, **about)
        there.lay("wine 9, wine 5, wine 3, wine 4")

        assert there.points == [paid, paid, 0, paid]
