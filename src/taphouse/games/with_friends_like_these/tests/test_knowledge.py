"""Dealing anew what a seat cannot know."""

from collections import Counter
from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.with_friends_like_these.cards import write
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.rules.state import State

HANDS = {0: "wine 9, wine 2", 1: "highball 3, beer m", 2: "wine m, wine 8"}


def twins(there: Any, seat: int | None, number: int = 60) -> list[State]:
    rng = Quick(11)
    return [there.state.resample(None if seat is None else Seat(seat), rng) for _ in range(number)]


def hand(state: State, seat: int) -> frozenset[str]:
    return frozenset(write(card) for card in state.held(seat))


def test_the_own_hand_and_all_public_facts_stay(table: Any) -> None:
    there = table(hands=HANDS)
    there.lay("wine 9")
    for twin in twins(there, 1):
        assert hand(twin, 1) == hand(there.state, 1)
        assert GAME.view(twin, Seat(1)) == GAME.view(there.state, Seat(1))


def test_the_other_hands_and_the_rest_are_dealt_anew(table: Any) -> None:
    there = table(hands=HANDS)
    found = twins(there, 0)

    assert len({hand(twin, 1) for twin in found}) > 40
    assert len({hand(twin, 2) for twin in found}) > 40
    assert all(len(twin.held(seat)) == 2 for twin in found for seat in range(3))
    assert all(sorted(GAME.pieces(twin)) == sorted(GAME.pieces(there.state)) for twin in found)


def test_every_hidden_card_is_about_as_likely_as_any_other(table: Any) -> None:
    """Two of the 56 cards that seat 0 has not seen lie with seat 1."""
    there = table(hands=HANDS)
    number = 1400
    dealt = Counter(card for twin in twins(there, 0, number) for card in hand(twin, 1))

    assert len(dealt) == 56
    assert min(dealt.values()) > 22
    assert max(dealt.values()) < 85, "50 each are to be expected"


def test_wf_052_who_did_not_follow_is_not_given_that_suit(table: Any) -> None:
    """Seat 1 plays Highball to a Wine, so it has no plain Wine left; Wine's Mixer is a Beer and may be there."""
    hands = {0: "wine 9, wine 2, wine 1", 1: "highball 3, beer m, wine m", 2: "cocktail 5, wine 8, bar"}
    there = table(hands=hands)
    there.lay("wine 9, highball 3")
    found = twins(there, 0, 300)

    assert not any(card.startswith("wine") and card != "wine-m-a" for twin in found for card in hand(twin, 1))
    assert any("wine-m-a" in hand(twin, 1) for twin in found)
    assert any(card.startswith("wine") and card != "wine-m-a" for twin in found for card in hand(twin, 2))


def test_wf_036_with_dual_mixers_who_did_not_follow_has_not_that_mixer_either(table: Any) -> None:
    hands = {0: "wine 9, wine 2, wine 1", 1: "highball 3, beer m, beer 2", 2: "cocktail 5, wine 8, bar"}
    there = table(hands=hands, mixer_following="dual")
    there.lay("wine 9, highball 3")
    found = twins(there, 0, 300)

    assert not any(card.startswith("wine") for twin in found for card in hand(twin, 1))
    assert any("wine-m-a" in hand(twin, 2) for twin in found)


def test_wf_055_who_did_not_follow_trumps_has_none(table: Any) -> None:
    hands = {0: "beer 9, wine 2, wine 1", 1: "highball 3, wine 4, wine 5", 2: "cocktail 5, wine 8, wine 9"}
    there = table(hands=hands)
    there.lay("beer 9, highball 3")

    for twin in twins(there, 2, 200):
        assert not any(card.startswith(("beer", "bar")) or card == "wine-m-a" for card in hand(twin, 1))


def test_wf_089_a_hand_that_was_passed_on_is_known_to_its_bidder_without_any_aid(table: Any) -> None:
    """Seat 1 plays the hand of seat 0."""
    there = table(hands=HANDS, wingman=True)

    assert {hand(twin, 1) for twin in twins(there, 0)} == {hand(there.state, 1)}
    assert len({hand(twin, 2) for twin in twins(there, 0)}) > 40
    assert len({hand(twin, 1) for twin in twins(there, 2)}) > 40


def test_before_the_pass_only_the_own_hand_is_known(table: Any) -> None:
    there = table(bids={0: 0}, dealer=2, wingman=True)

    assert len({hand(twin, 1) for twin in twins(there, 0)}) > 40


def test_a_spectator_knows_no_hand(table: Any) -> None:
    found = twins(table(hands=HANDS), None)

    for seat in range(3):
        assert len({hand(twin, seat) for twin in found}) > 40


def test_the_future_is_new_as_well(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"})
    flips = set()
    for twin in twins(there, 0, 20):
        while twin.round == 0:
            twin.apply(twin.next_to_act(), twin.legal_moves(twin.next_to_act())[0])
        flips.add(int(twin.flip))

    assert len(flips) > 10


@pytest.mark.parametrize(("seats", "house"), [(4, {}), (3, {"wingman": True}), (6, {"decks": 2, "wingman": True})])
def test_what_is_dealt_anew_could_have_been_dealt(fresh: Any, seats: int, house: dict[str, Any]) -> None:
    """All bids and tricks of the round could have happened: the position can be rebuilt by the rules."""
    state = fresh(seats, peak_cards=4, **house).state
    rng = Quick(3)
    while state.to_act():
        for eyes in (None, Seat(0), state.next_to_act()):
            GAME.from_position(GAME.position(state.resample(eyes, rng)))
        state.apply(state.next_to_act(), state.random_move(state.next_to_act(), rng))
