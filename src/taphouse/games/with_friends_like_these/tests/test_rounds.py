"""Rounds and the deal: WF-020 to WF-028."""

from typing import Any

import pytest

from taphouse.games.with_friends_like_these.cards import FRESH, write
from taphouse.games.with_friends_like_these.game import GAME


def rounds(there: Any) -> list[tuple[int, int, int]]:
    """Play a whole game; list hand size, dealer and first bidder of every round."""
    seen = []
    while there.state.to_act():
        if not any(bid is not None for bid in there.look(None).bids):
            seen.append((int(there.state.hand_size), int(there.state.dealer), there.turn))
        there.state.apply(there.turn, there.state.legal_moves(there.turn)[0])
    return seen


def test_wf_021_wf_022_hands_grow_from_3_to_10_once_and_shrink_to_3(fresh: Any) -> None:
    sizes = [size for size, _, _ in rounds(fresh(3))]

    assert sizes == [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3]


@pytest.mark.parametrize(("peak", "sizes"), [(3, [3]), (4, [3, 4, 3]), (6, [3, 4, 5, 6, 5, 4, 3])])
def test_wf_022_a_short_game_has_its_peak_once(fresh: Any, peak: int, sizes: list[int]) -> None:
    assert [size for size, _, _ in rounds(fresh(3, peak_cards=peak))] == sizes
    assert GAME.catalogue(GAME.house(3, {"peak_cards": peak}))["rounds"]["cards"] == sizes


@pytest.mark.parametrize("seats", [3, 5])
def test_wf_023_cards_are_dealt_singly_clockwise_from_the_dealers_left(fresh: Any, unshuffled: Any, seats: int) -> None:
    """The deck is left in order: card i must lie with the i-th seat from the dealer's left, going round."""
    there = fresh(seats, unshuffled(), first_dealer=1)
    hands: list[set[str]] = [set() for _ in range(seats)]
    for i in range(3 * seats):
        hands[(2 + i) % seats].add(write(int(FRESH[i])))

    assert [there.held(seat) for seat in range(seats)] == hands
    assert there.look(None).zone("flip").items[0].id == write(3 * seats)


def test_wf_023_all_cards_are_shuffled_afresh_each_round(fresh: Any, unshuffled: Any) -> None:
    """Each card dealt and the one turned up are drawn from all that are left of the whole deck."""
    rng = unshuffled()
    there = fresh(3, rng, first_dealer=0, peak_cards=4)
    there.bid(0, 0, 0)
    there.play_anything(3)

    assert rng.asked == [*range(62, 52, -1), *range(62, 49, -1)]


def test_wf_024_the_suit_of_the_next_card_is_trump(table: Any) -> None:
    there = table(flip="cocktail 7", trump="cocktail")

    assert there.seen(0).trump == "cocktail"
    assert there.look(0).zone("flip").items[0].id == "cocktail-7-a"


def test_wf_025_a_mixer_turned_up_names_its_large_glass(table: Any) -> None:
    """Beer's Mixer has the small glass of Cocktail."""
    assert table(flip="beer m", trump="beer").seen(0).trump == "beer"


def test_wf_026_a_bar_turned_up_means_no_trumps(table: Any, won_by: Any) -> None:
    there = table(flip="bar 2", trump="bar")

    assert there.seen(0).trump == "none"
    assert there.look(0).counters["trumps"] == "No Trumps"
    assert won_by("wine 1, beer 11, whiskey m", trump="bar") == 0


def test_wf_027_the_turned_up_card_is_seen_and_the_rest_is_not(table: Any) -> None:
    there = table(seats=4, flip="beer m", trump="beer")
    view = there.look(None)

    assert view.zone("flip").items[0].label == "Mixer of Beer"
    assert view.zone("undealt").items == []
    assert view.zone("undealt").count == 62 - 4 * 3 - 1
    assert all("beer-m-a" not in there.held(seat) for seat in range(4))
    assert "play beer-m-a" not in {move.text for seat in range(4) for move in there.look(seat).moves}


def test_wf_027_nothing_of_the_rest_comes_into_play_during_the_round(fresh: Any) -> None:
    there = fresh(4, first_dealer=0)
    rest = there.state.held(4)
    there.bid(0, 0, 0, 0)
    there.play_anything(2)

    assert there.state.held(4) == rest


def test_wf_028_the_deal_moves_clockwise_and_the_bidding_begins_left_of_the_dealer(fresh: Any) -> None:
    seen = rounds(fresh(4, first_dealer=3, peak_cards=5))

    assert [dealer for _, dealer, _ in seen] == [3, 0, 1, 2, 3]
    assert [first for _, _, first in seen] == [0, 1, 2, 3, 0]


def test_the_game_has_as_many_moves_as_bids_and_tricks_make(fresh: Any) -> None:
    there = fresh(4)
    moves = 0
    while there.state.to_act():
        there.state.apply(there.turn, there.state.legal_moves(there.turn)[-1])
        moves += 1

    assert moves == 109 * 4 <= GAME.longest
