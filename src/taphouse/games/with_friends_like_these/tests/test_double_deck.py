"""Double Deck Chaos: WF-070 to WF-073."""

from collections import Counter
from typing import Any

import pytest

from taphouse.games.with_friends_like_these.game import GAME


def test_wf_070_both_decks_are_shuffled_together(fresh: Any, unshuffled: Any) -> None:
    """Four Bars and two of every other card; any of the 124 may be dealt first."""
    rng = unshuffled()
    there = fresh(4, rng, decks=2, first_dealer=0)
    faces = Counter(piece[:-2] for piece in GAME.pieces(there.state))

    assert faces["bar-1"] + faces["bar-2"] == 4
    assert set(faces.values()) == {2}
    assert rng.asked[0] == 124


def test_wf_070_there_are_twice_the_trumps(table: Any) -> None:
    there = table(seats=4, decks=2, hands={0: "bar, bar 2, bar 1b, bar 2b, beer m, beer mb, wine m, wine mb"})
    marks = [item.marks for item in there.look(0).zone("hand-0").items]

    assert marks == [("trump",)] * 8


@pytest.mark.parametrize("face", ["beer 10", "beer m", "wine m", "bar 1"])
def test_wf_071_of_identical_cards_the_later_wins(won_by: Any, face: str) -> None:
    assert won_by(f"{face}, {face}b", trump="beer", decks=2) == 1
    assert won_by(f"{face}b, cocktail 3, {face}", trump="beer", decks=2) == 2


def test_wf_072_each_bar_beats_the_one_before(won_by: Any) -> None:
    assert won_by("bar 1, bar 2, bar 1b, bar 2b, beer m", trump="beer", decks=2) == 3
    assert won_by("bar 2b, bar 1b, beer m, bar 2", trump="beer", decks=2) == 3
    assert won_by("beer 3, bar 2b, beer m, wine m", trump="beer", decks=2) == 1


def test_wf_072_a_second_beer_10_beats_the_first(won_by: Any) -> None:
    assert won_by("beer 10, beer 10b, beer 9", trump="wine", decks=2) == 1


def test_wf_073_being_later_does_not_lift_a_card_over_a_stronger_one(won_by: Any) -> None:
    assert won_by("beer 10, beer 11, beer 10b", trump="wine", decks=2) == 1


def test_wf_073_being_later_does_not_make_an_off_suit_card_win(won_by: Any) -> None:
    assert won_by("beer 2, whiskey 10, whiskey 10b, cocktail 5", trump="wine", decks=2) == 0


def test_both_copies_follow_and_can_be_told_apart(table: Any) -> None:
    hands = {0: "wine 9, wine 2", 1: "wine 3, wine 3b", 2: "wine 8, wine 7"}
    there = table(hands=hands, trump="beer", decks=2)
    there.lay("wine 9")

    assert there.legal == {"wine-3-a", "wine-3-b"}

    there.lay("wine 3b")

    assert there.held(1) == {"wine-3-a"}
