"""Scoring and the end: WF-011, WF-060 to WF-062."""

from typing import Any

import pytest

ROUND = {
    0: "wine 1, whiskey 3, cocktail 2, highball 1",
    1: "wine 11, whiskey 1, cocktail 3, highball 2",
    2: "wine 2, whiskey 11, cocktail 1, highball 3",
    3: "wine 3, whiskey 2, cocktail 11, highball 11",
}
"""Four hands of four cards."""
TRICKS = (
    "wine 1, wine 11, wine 2, wine 3,"
    "whiskey 1, whiskey 11, whiskey 2, whiskey 3,"
    "cocktail 1, cocktail 11, cocktail 2, cocktail 3,"
    "highball 11, highball 1, highball 2, highball 3"
)
"""Played like this, seats 0 to 3 win 0, 1, 1 and 2 tricks."""


def points(table: Any, bids: list[int]) -> list[int]:
    there = table(seats=4, hands=ROUND, trump="beer", bids=dict(enumerate(bids)))
    there.lay(TRICKS)
    found: list[int] = there.points
    return found


def test_wf_060_exactly_the_bid_pays_10_and_a_point_a_trick(table: Any) -> None:
    assert points(table, [4, 1, 1, 2]) == [0, 11, 11, 12]


def test_wf_060_a_kept_bid_of_0_pays_10(table: Any) -> None:
    assert points(table, [0, 3, 3, 3])[0] == 10


@pytest.mark.parametrize("bid", [0, 1, 3, 4])
def test_wf_061_more_or_fewer_tricks_than_bid_pay_nothing(table: Any, bid: int) -> None:
    """Seat 3 wins two."""
    assert points(table, [4, 4, 4, bid])[3] == 0


def test_points_add_up_over_the_rounds(table: Any) -> None:
    there = table(seats=4, hands=ROUND, trump="beer", bids={0: 0, 1: 1, 2: 2, 3: 2}, scores=[5, 0, 20, 7])
    there.lay(TRICKS)

    assert there.scores == [15, 11, 20, 19]


def test_wf_011_the_highest_total_after_the_last_round_wins(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 10"}
    there = table(hands=hands, peak_cards=3, bids={0: 0, 1: 0, 2: 1}, scores=[0, 50, 30])

    assert there.state.outcome() is None

    there.lay("wine 9, wine 3, wine 10")
    outcome = there.state.outcome()

    assert outcome is not None
    assert outcome.reason == "all rounds played"
    assert outcome.scores == [0, 60, 41]
    assert outcome.places == [3, 1, 2]
    assert outcome.winners() == [1]
    assert there.state.to_act() == []
    assert there.look(1).outcome.label == "All rounds are played. You win with 60 points."


def test_wf_062_if_all_are_equal_all_have_won(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 10"}
    there = table(seats=3, hands=hands, peak_cards=3, bids={0: 1, 1: 0, 2: 0}, scores=[30, 20, 30])
    there.lay("wine 9, wine 3, wine 10")
    outcome = there.state.outcome()

    assert outcome.places == [1, 1, 1], outcome.scores
    assert outcome.winners() == [0, 1, 2]


def test_wf_062_equal_highest_totals_share_the_victory(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 10", 3: "wine 1"}
    there = table(seats=4, hands=hands, peak_cards=3, bids={0: 1, 1: 0, 2: 0, 3: 0}, scores=[0, 20, 30, 20])
    there.lay("wine 9, wine 3, wine 10, wine 1")
    outcome = there.state.outcome()

    assert outcome.scores == [0, 30, 30, 30]
    assert outcome.places == [4, 1, 1, 1]
    assert there.look(0).outcome.label.endswith("Ben, Cat and Dan win together with 30 points.")
