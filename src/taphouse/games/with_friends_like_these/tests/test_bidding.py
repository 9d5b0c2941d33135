"""The bidding: WF-040 to WF-045."""

from typing import Any

import pytest


def test_wf_040_all_bid_in_turn_from_the_dealers_left(table: Any) -> None:
    there = table(seats=4, dealer=1, bids={})
    order = []
    for _ in range(4):
        order.append(there.turn)
        there.bid(0)

    assert order == [2, 3, 0, 1]
    assert there.look(None).phase == "playing"


@pytest.mark.parametrize("size", [3, 7, 10])
def test_wf_041_a_bid_is_0_to_the_hand_size(table: Any, size: int) -> None:
    there = table(seats=4, bids={}, round_=size - 2)

    assert there.legal == {str(number) for number in range(size + 1)}


def test_wf_042_a_bid_is_heard_by_all_at_once_and_stands(table: Any) -> None:
    there = table(seats=4, dealer=3, bids={})
    there.bid(2)

    for seat in (None, 0, 1, 2, 3):
        assert there.look(seat).bids == [2, None, None, None]
    assert there.refusal(0, "bid 1").rule == "WF-040"
    assert not any(move.text.startswith("bid") for move in there.look(0).moves)

    learned = there.state.learned
    there.bid(1)

    assert there.state.learned > learned, "it cannot be taken back"


def test_wf_043_the_last_bidder_must_not_make_the_bids_fit(table: Any) -> None:
    there = table(seats=3, dealer=2, bids={0: 1, 1: 1})

    assert there.legal == {"0", "2", "3"}
    assert there.refusal(2, "bid 1").rule == "WF-043"


def test_wf_044_nothing_is_forbidden_once_the_sum_is_too_high(table: Any) -> None:
    there = table(seats=3, dealer=2, bids={0: 3, 1: 1})

    assert there.legal == {"0", "1", "2", "3"}
    assert there.look(2).forbidden is None


def test_wf_044_zero_is_forbidden_when_the_others_fit_already(table: Any) -> None:
    there = table(seats=3, dealer=2, bids={0: 3, 1: 0})

    assert there.legal == {"1", "2", "3"}
    assert there.look(0).forbidden == 0


def test_wf_044_earlier_bidders_are_never_restricted(table: Any) -> None:
    """Seat 1 could make three of three bids fit, but is not the last."""
    there = table(seats=3, dealer=2, bids={0: 1})

    assert there.legal == {"0", "1", "2", "3"}
    assert there.look(1).forbidden is None


def test_wf_045_four_players_five_cards_bids_2_1_1(table: Any) -> None:
    there = table(seats=4, round_=3, dealer=3, bids={0: 2, 1: 1, 2: 1})

    assert there.legal == {"0", "2", "3", "4", "5"}
