"""Wingman: WF-080 to WF-091."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.moves import Seat
from taphouse.games.with_friends_like_these.rules.finished import Finished

SIX = {
    0: "wine 11, wine 10, wine 5, whiskey 2, whiskey 4, whiskey 6",
    1: "wine 1, wine 3, wine 9, whiskey 11, whiskey 10, whiskey 5",
    2: "wine 2, wine 4, wine 6, whiskey 1, whiskey 3, whiskey 9",
}
"""Three hands of six cards, as they are held after the pass."""
TRICKS = (
    "wine 11, wine 1, wine 2, wine 10, wine 3, wine 4, wine 5, wine 9, wine 6,"
    "whiskey 11, whiskey 1, whiskey 2, whiskey 10, whiskey 3, whiskey 4, whiskey 5, whiskey 9, whiskey 6"
)
"""Played like this, seats 0 to 2 win 2, 3 and 1 tricks."""


def round_4(table: Any, bids: dict[int, int], **house: Any) -> list[int]:
    """Three seats, hands passed one seat to the left."""
    there = table(hands=SIX, trump="beer", round_=4, bids=bids, wingman=True, **house)
    there.lay(TRICKS)
    found: list[int] = there.points
    return found


def test_wf_080_everybody_bids_on_their_own_hand_and_plays_anothers(table: Any) -> None:
    hands = {0: "wine 1, wine 2, wine 3", 1: "beer 2, beer 3, beer 4", 2: "cocktail 1, cocktail 2, cocktail 3"}
    there = table(hands=hands, dealer=2, bids={}, wingman=True)

    assert there.held(0) == {"wine-1-a", "wine-2-a", "wine-3-a"}

    there.bid(0, 0)

    assert there.held(0) == {"wine-1-a", "wine-2-a", "wine-3-a"}, "nothing is passed before the last bid"

    there.bid(0)

    assert there.held(1) == {"wine-1-a", "wine-2-a", "wine-3-a"}
    assert there.held(2) == {"beer-2-a", "beer-3-a", "beer-4-a"}
    assert there.held(0) == {"cocktail-1-a", "cocktail-2-a", "cocktail-3-a"}


@pytest.mark.parametrize(("round_", "offset"), [(1, 1), (2, 2), (3, 3), (4, 0), (5, 1), (8, 0), (11, 3), (15, 3)])
def test_wf_081_wf_082_hands_go_one_seat_further_each_round_and_start_again(
    table: Any, round_: int, offset: int
) -> None:
    """Four seats: after three rounds everybody is their own wingman, then the pattern begins again."""
    there = table(seats=4, round_=round_, dealer=3, bids={}, wingman=True)
    dealt = [there.held(seat) for seat in range(4)]

    assert there.seen(None).pass_offset == offset

    there.bid(0, 0, 0, 0)

    assert [there.held((seat + offset) % 4) for seat in range(4)] == dealt


def test_wf_082_two_players_swap_and_keep_in_turn(table: Any) -> None:
    offsets = [table(seats=2, round_=number, bids={}, wingman=True).seen(0).pass_offset for number in range(1, 16)]

    assert offsets == [1, 0] * 7 + [1]


def test_wf_083_the_dealers_restriction_uses_the_bids_as_spoken(table: Any) -> None:
    there = table(seats=3, dealer=2, bids={0: 1, 1: 1}, wingman=True)

    assert there.legal == {"0", "2", "3"}


def test_wf_084_seats_and_turns_do_not_move_with_the_hands(table: Any) -> None:
    hands = {0: "wine 1, wine 2, wine 3", 1: "beer 2, beer 3, beer 4", 2: "cocktail 1, cocktail 2, cocktail 3"}
    there = table(hands=hands, dealer=0, leader=1, bids={}, wingman=True)
    there.bid(0, 0, 0)

    assert there.turn == 1, "left of the dealer"
    assert there.legal == {"wine-1-a", "wine-2-a", "wine-3-a"}, "from the hand that seat 0 passed on"


def test_wf_085_you_are_paid_for_winning_what_the_bidder_said(table: Any) -> None:
    """Seat 0 plays seat 2's hand, bid 2, and wins 2; its own hand fails with seat 1, and so on round."""
    assert round_4(table, {0: 6, 1: 6, 2: 2}) == [12, 0, 12]


def test_wf_086_you_are_paid_when_your_wingman_wins_what_you_said(table: Any) -> None:
    """Seat 1 plays seat 0's hand and wins 3, as seat 0 said."""
    assert round_4(table, {0: 3, 1: 6, 2: 6}) == [13, 13, 0]


def test_wf_087_both_sources_together_make_25(table: Any) -> None:
    """You are seat 0 and bid 3, Ben at seat 1 plays your hand; you play Cat's, who bid 2."""
    assert round_4(table, {0: 3, 1: 2, 2: 2}) == [25, 13, 12]


def test_wf_061_a_hand_that_fails_pays_neither_of_its_two(table: Any) -> None:
    assert round_4(table, {0: 4, 1: 4, 2: 4}) == [0, 0, 0]


@pytest.mark.parametrize(("scoring", "paid"), [("double", 20), ("single", 10)])
def test_wf_088_your_own_hand_pays_twice_or_once(table: Any, scoring: str, paid: int) -> None:
    """Round 3 of three: everybody plays their own hand; seat 0 wins all five tricks."""
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 8"}
    bids = {0: 5, 1: 0, 2: 1}
    there = table(hands=hands, round_=3, bids=bids, wingman=True, own_wingman_scoring=scoring)
    there.lay("wine 9, wine 3, wine 8")

    assert there.points == [15 * paid // 10, paid, 0]


def test_wf_088_single_changes_nothing_when_another_plays_your_hand(table: Any) -> None:
    assert round_4(table, {0: 3, 1: 2, 2: 2}, own_wingman_scoring="single") == [25, 13, 12]


def test_the_options_of_wingman_do_nothing_without_it(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 8"}
    about = {"own_wingman_scoring": "single", "wingman_memory_aid": True}
    there = table(hands=hands, round_=3, bids={0: 5, 1: 0, 2: 1}, **about)

    assert there.seen(0).pass_offset == 0
    assert there.look(0).aim == "Win exactly 5 tricks."
    assert "passed-on" not in {zone.id for zone in there.seen(0).zones}

    there.lay("wine 9, wine 3, wine 8")

    assert there.points == [15, 10, 0]


def test_wf_089_remembering_the_hand_you_passed_is_up_to_you(table: Any) -> None:
    there = table(hands=SIX, round_=4, bids={0: 3, 1: 2, 2: 2}, wingman=True)
    seen = {item.id for zone in there.seen(0).zones for item in zone.items}

    assert "wine-9-a" not in seen, "seat 1 has it now, from seat 0"


def test_wf_089_the_memory_aid_shows_it_with_played_cards_marked(table: Any) -> None:
    about = {"wingman": True, "wingman_memory_aid": True}
    there = table(hands=SIX, round_=4, bids={0: 3, 1: 2, 2: 2}, **about)
    there.lay("wine 11, wine 1")
    passed_on = there.seen(0).zone("passed-on").items

    assert {item.id for item in passed_on} == {
        "wine-1-a",
        "wine-3-a",
        "wine-9-a",
        "whiskey-11-a",
        "whiskey-10-a",
        "whiskey-5-a",
    }
    assert [item.id for item in passed_on if "played" in item.marks] == ["wine-1-a"]
    assert "passed-on" not in {zone.id for zone in there.seen(None).zones}


def test_wf_089_the_memory_aid_has_nothing_to_show_before_the_pass_or_with_your_own_hand(table: Any) -> None:
    about = {"wingman": True, "wingman_memory_aid": True}
    before = table(seats=3, bids={0: 0}, **about)
    own = table(seats=3, round_=3, **about)

    for there in (before, own):
        assert "passed-on" not in {zone.id for zone in there.seen(0).zones}


def test_wf_090_you_may_help_or_spoil_whom_you_like(table: Any) -> None:
    """Whatever was bid and whoever is served by it: what may be played depends on the cards alone."""
    choices = set()
    for bids in ({0: 3, 1: 2, 2: 2}, {0: 0, 1: 0, 2: 0}, {0: 6, 1: 6, 2: 6}):
        there = table(hands=SIX, round_=4, bids=bids, wingman=True)
        there.lay("wine 11")
        choices.add(frozenset(there.legal))

    assert choices == {frozenset({"wine-1-a", "wine-3-a", "wine-9-a"})}


@pytest.mark.parametrize(
    "hand",
    [
        "cocktail m, cocktail 6, cocktail 11, beer 10, cocktail 2, bar",
        "whiskey 8, wine 8, beer 8, wine 4, beer 10, whiskey 9",
        "highball 4, beer 5, wine 5, wine m, whiskey 10, highball 10",
    ],
)
def test_wf_091_the_house_bot_bids_low_with_an_untried_wingman_and_high_with_a_trusted_one(
    bot: Any, table: Any, hand: str
) -> None:
    alone = table(hands={0: hand}, round_=4, bids={}).state
    untried = table(hands={0: hand}, round_=4, bids={}, wingman=True).state
    trusted = table(hands={0: hand}, round_=4, bids={}, wingman=True).state
    for _ in range(3):
        trusted.finished = over(trusted, bids=[0, 0, 0], won=[3, 0, 0])

    bids = [bot().choose(state, Seat(0)) for state in (untried, trusted, alone)]

    assert bids[0] < bids[1] <= bids[2]


def over(state: Any, bids: list[int], won: list[int]) -> Finished:
    """A round that ended so."""
    return Finished(state.finished, vec[i64](bids), vec[i64](won), vec[i64]([0] * len(won)), state.trick(0))


def test_wf_082_rounds_that_are_over_tell_how_far_the_hands_went(fresh: Any) -> None:
    """Three seats: one to the left, two, then everybody keeps their own."""
    passed = []
    for wingman in (True, False):
        there = fresh(3, wingman=wingman)
        while there.state.round < 4:
            there.state.apply(there.turn, there.state.legal_moves(there.turn)[0])
        passed.append(there.look(0).passed)

    assert passed == [[1, 2, 0, 1], []]
