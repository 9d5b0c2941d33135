"""What is refused, with which rule and in which words."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.games.with_friends_like_these.game import GAME

HANDS = {0: "wine 9, wine 2", 1: "wine 3, bar", 2: "wine m, wine 8"}


def test_after_the_end(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"}, peak_cards=3)
    there.lay("wine 9, wine 3, wine 10")
    refused = there.refusal(0, "bid 1")

    assert refused.rule == "WF-011"
    assert refused.why == "The game is over: all rounds have been played."


@pytest.mark.parametrize("seat", [-2, -1, 3, 10**30])
def test_a_seat_that_is_not_there(table: Any, seat: int) -> None:
    assert table().refusal(seat, "play wine-1-a").why == (
        f"There is no seat {seat + 1} at this table; the seats are 1 to 3."
    )
    assert table().state.legal_moves(seat) == []


@pytest.mark.parametrize("move", [-1, GAME.move_count, 10**30])
def test_a_move_that_is_none(table: Any, move: int) -> None:
    assert table().refusal(0, move).why.startswith(f"There is no move {move} in this game")
    assert table(bids={}).refusal(0, move).why.startswith(f"There is no move {move} in this game")


def test_a_card_before_the_bids(table: Any) -> None:
    refused = table(hands={0: "wine 9, wine 2, wine 1"}, bids={}).refusal(0, "play wine-9-a")

    assert (refused.rule, refused.why) == ("WF-040", "Cards are played once everybody has bid. Bid first.")


def test_a_bid_after_the_bids(table: Any) -> None:
    refused = table(hands=HANDS).refusal(0, "bid 1")

    assert (refused.rule, refused.why) == ("WF-042", "The bidding is over and bids are final. Play a card.")


def test_a_bid_out_of_turn(table: Any) -> None:
    refused = table(bids={}).refusal(1, "bid 1")

    assert (refused.rule, refused.why) == ("WF-040", "It is seat 1's turn to bid. Wait for yours.")


def test_a_card_out_of_turn(table: Any) -> None:
    """Also a card that the seat does not hold: nothing is said about hands."""
    there = table(hands=HANDS)
    refused = there.refusal(1, "play wine-3-a")

    assert (refused.rule, refused.why) == ("WF-052", "It is seat 1's turn to play. Wait for yours.")
    assert there.refusal(1, "play cocktail-7-a").why == refused.why


def test_a_bid_above_the_hand_size(table: Any) -> None:
    refused = table(bids={}).refusal(0, "bid 4")

    assert (refused.rule, refused.why) == ("WF-041", "You have 3 cards, so bid 0 to 3, not 4.")


def test_the_forbidden_last_bid(table: Any) -> None:
    refused = table(dealer=2, bids={0: 1, 1: 1}).refusal(2, "bid 1")

    assert refused.rule == "WF-043"
    assert refused.why.startswith("The others bid 2, and with your 1 the bids would add up to the 3 tricks")


def test_a_card_that_is_not_in_the_hand(table: Any) -> None:
    refused = table(hands=HANDS).refusal(0, "play wine-3-a")

    assert refused.rule == "WF-051"
    assert refused.why == "You do not hold wine-3-a, the 3 of Wine. Play a card of your hand."
    assert table(hands=HANDS).refusal(0, "play wine-9-b").rule == "WF-051"


def test_not_following_a_plain_suit(table: Any) -> None:
    there = table(hands={0: "wine 9, wine 2", 1: "wine 3, wine 4, cocktail 2"}, trump="beer")
    there.lay("wine 9")
    refused = there.refusal(1, "play cocktail-2-a")

    assert refused.rule == "WF-052"
    assert refused.why == "Wine was led and you can follow. Play the 3 of Wine or the 4 of Wine."


def test_a_trump_while_one_can_follow(table: Any) -> None:
    there = table(hands={0: "wine 9, wine 2", 1: "wine 3, beer 2"}, trump="beer")
    there.lay("wine 9")

    assert there.refusal(1, "play beer-2-a").rule == "WF-052"


def test_a_bar_while_one_can_follow(table: Any) -> None:
    there = table(hands=HANDS, trump="beer")
    there.lay("wine 9")
    refused = there.refusal(1, "play bar-1-a")

    assert refused.rule == "WF-054"
    assert refused.why == "Wine was led and you can follow, so your Bar must wait. Play the 3 of Wine."


def test_a_12_mixer_to_its_own_suit(table: Any) -> None:
    there = table(hands=HANDS, trump="beer")
    there.lay("wine 9, wine 3")
    refused = there.refusal(2, "play wine-m-a")

    assert refused.rule == "WF-036"
    assert refused.why == ("Wine was led, but the Mixer of Wine is the 12 of Beer in this round. Play the 8 of Wine.")


def test_not_following_trumps(table: Any) -> None:
    there = table(hands={0: "beer 9, wine 2", 1: "bar, wine 3"}, trump="beer")
    there.lay("beer 9")
    refused = there.refusal(1, "play wine-3-a")

    assert (refused.rule, refused.why) == ("WF-055", "Trumps were led, and you can follow. Play the Bar.")


def test_not_following_a_bar(table: Any) -> None:
    there = table(hands={0: "bar, wine 2", 1: "beer 2, wine 3"}, trump="beer")
    there.lay("bar")
    refused = there.refusal(1, "play wine-3-a")

    assert refused.rule == "WF-056"
    assert refused.why == "A Bar was led, which leads trumps, and you can follow. Play the 2 of Beer."


@pytest.mark.parametrize("text", ["", "bid", "bid x", "bid 11", "bid -1", "pass", "play", "lay beer-1-a"])
def test_a_move_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_move(text)


def test_moves_are_read_as_they_are_written_and_a_little_more_freely() -> None:
    for number in range(GAME.move_count):
        assert GAME.read_move(GAME.write_move(number)) == number  # type: ignore[arg-type]
    assert GAME.read_move("  Play   BEER-10-a ") == GAME.read_move("play beer-10-a")
