"""The house bot: it plays on worlds, keeps to what is offered, and plays well."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bits import members
from taphouse.core.bot import Bot
from taphouse.core.moves import NOBODY, Seat
from taphouse.core.rng import Quick, Rng
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.bot import HouseBot
from taphouse.games.with_friends_like_these.cards import CARDS, CLASSES, read
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.thinking.chances import exactly, exactly_without
from taphouse.games.with_friends_like_these.thinking.outlook import Outlook
from taphouse.testing import players
from taphouse.testing.driver import quick
from taphouse.testing.houses import random_house
from taphouse.testing.scene import Scene as Table


def play(kinds: list[Callable[[Rng], Bot]], seed: int, **house: Any) -> list[int]:
    """Play a game; every bot is handed a world of its own."""
    seats = len(kinds)
    state = GAME.deal(seats, GAME.house(seats, house), Quick(seed))
    bots = [kind(Quick(1000 * seed + seat)) for seat, kind in enumerate(kinds)]
    worlds = Quick(seed)
    while state.to_act():
        seat = state.next_to_act()
        move = bots[seat].choose(state.resample(seat, worlds), seat)
        assert move in state.legal_moves(seat)
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


@pytest.mark.parametrize(
    ("seats", "house"),
    [
        (3, {"peak_cards": 4}),
        (6, {"peak_cards": 4, "trick_history": "all"}),
        (2, {"decks": 2, "peak_cards": 5, "trick_history": "none"}),
        (5, {"wingman": True, "peak_cards": 5, "mixer_following": "dual"}),
        (8, {"decks": 2, "wingman": True, "peak_cards": 4, "wingman_memory_aid": True}),
    ],
)
def test_it_plays_at_every_kind_of_table(seats: int, house: dict[str, Any]) -> None:
    assert len(play([HouseBot] * seats, 1, **house)) == seats


def test_it_scores_several_times_what_chance_scores() -> None:
    """Two and two at a table. Over many full games it is about three times."""
    house, chance = 0, 0
    for seed in range(30):
        scores = play([HouseBot, RandomBot, HouseBot, RandomBot], seed, peak_cards=6)
        house += scores[0] + scores[2]
        chance += scores[1] + scores[3]

    assert house > 2.5 * chance


def test_a_weaker_one_slips_more() -> None:
    def slipping(rng: Rng) -> HouseBot:
        return HouseBot(rng, 20)

    strong, weak = 0, 0
    for seed in range(12):
        scores = play([HouseBot, slipping, HouseBot, slipping], seed, peak_cards=6)
        strong += scores[0] + scores[2]
        weak += scores[1] + scores[3]

    assert strong > 1.5 * weak


def test_it_chooses_the_same_again_with_the_same_chance() -> None:
    assert play([HouseBot] * 3, 5, peak_cards=5) == play([HouseBot] * 3, 5, peak_cards=5)


def test_it_does_nothing_where_nothing_is_offered(table: Any, bot: Any) -> None:
    there = table()

    assert bot().choose(there.state, Seat(1)) is None
    assert bot().choose(there.state, NOBODY) is None


def choice(bot: HouseBot, there: Any, seat: int) -> str:
    """What a bot does in some world of a scene."""
    move = bot.choose(there.state.resample(Seat(seat), Quick(7)), Seat(seat))
    assert move is not None
    return GAME.write_move(move)


def test_it_takes_a_trick_it_needs_and_leaves_one_it_does_not(table: Any, bot: Any) -> None:
    """Last to play, one card of two would win, and the other cannot win later."""
    hands = {0: "wine 9, wine 1", 1: "wine 3, wine 4", 2: "wine 11, wine 2"}
    for bid, card in ((1, "play wine-11-a"), (0, "play wine-2-a")):
        there = table(hands=hands, bids={0: 0, 1: 0, 2: bid})
        there.lay("wine 9, wine 3")

        assert choice(bot(), there, 2) == card


def test_it_bids_more_on_a_better_hand(table: Any, bot: Any) -> None:
    good = table(hands={0: "bar, bar 2, beer m"}, bids={})
    bad = table(hands={0: "wine 1, whiskey 2, cocktail 1"}, bids={})

    assert choice(bot(), good, 0) == "bid 3"
    assert choice(bot(), bad, 0) == "bid 0"


def test_it_never_makes_the_forbidden_bid(table: Any, bot: Any) -> None:
    """WF-043: all three tricks are sure, and three is forbidden."""
    there = table(hands={0: "bar, bar 2, beer m"}, dealer=0, leader=1, bids={1: 0, 2: 0})

    assert choice(bot(), there, 0) == "bid 2"


def test_it_raises_mixers_with_no_trumps(table: Any, bot: Any) -> None:
    hand = {0: "wine m, whiskey m, wine 11, wine 10, cocktail 1"}
    without = table(seats=4, hands=hand, trump="bar", bids={})
    trumped = table(seats=4, hands=hand, trump="highball", bids={})

    assert choice(bot(), without, 0) > choice(bot(), trumped, 0)


def unseen(there: Any, seat: int) -> set[str]:
    """The cards that are hidden from a seat, as its bot has it."""
    outlook = Outlook(there.state, seat)
    return {CARDS[card] for card in [*members(outlook.unseen_a), *members(outlook.unseen_b, DECK)]}


def given(there: Any, seat: int) -> set[str]:
    """The cards that a bot knows its wingman to hold."""
    outlook = Outlook(there.state, seat)
    return {CARDS[card] for card in [*members(outlook.given_a), *members(outlook.given_b, DECK)]}


def above(there: Any, seat: int, card: str) -> float:
    """How many stronger cards of its suit a bot expects the others to hold."""
    return Outlook(there.state, seat).stronger_out(read(card))


def test_it_counts_the_cards_that_have_fallen(table: Any) -> None:
    """With Beer trumps Whiskey 11 is the best once its Mixer is gone, and nobody has a trump."""
    hands = {0: "whiskey m, whiskey 2", 1: "whiskey 11, cocktail 2", 2: "whiskey 3, whiskey 4"}
    there = table(hands=hands)
    assert "whiskey-m-a" in unseen(there, 1)
    assert above(there, 1, "whiskey-11-a") > 0.0

    there.lay("whiskey m")

    assert unseen(there, 1).isdisjoint({"whiskey-m-a", "whiskey-11-a", "beer-1-a"})
    assert above(there, 1, "whiskey-11-a") == 0.0


def test_it_notes_who_cannot_follow(table: Any) -> None:
    there = table(hands={0: "wine 9, wine 1", 1: "highball 3, wine m", 2: "wine 11, wine 2"})
    there.lay("wine 9, highball 3")
    outlook = Outlook(there.state, 2)

    assert [(seat, kind) for seat in range(3) for kind in range(CLASSES) if outlook.is_void(seat, kind)] == [(1, 0)]


def test_it_fears_no_card_that_nobody_can_have(table: Any) -> None:
    """Neither of the others could follow Wine: the rest of it was not dealt."""
    hands = {0: "wine 9, wine 1", 1: "highball 3, highball 4", 2: "whiskey 11, whiskey 2"}
    there = table(hands=hands)
    assert above(there, 0, "wine-1-a") > 0.0

    there.lay("wine 9, highball 3, whiskey 11")

    assert above(there, 0, "wine-1-a") == 0.0


def test_it_remembers_the_hand_it_passed_on_until_it_is_played(table: Any) -> None:
    there = table(
        hands={0: "wine 9, wine 1, wine 3", 1: "highball 3, wine m, beer 3", 2: "wine 11, wine 2, beer 5"},
        bids={},
        wingman=True,
    )
    assert given(there, 0) == set()

    there.bid(0, 0, 0)

    assert given(there, 0) == {"wine-9-a", "wine-1-a", "wine-3-a"}

    there.lay("wine 11, wine 9")

    assert given(there, 0) == {"wine-1-a", "wine-3-a"}


def test_it_helps_its_wingman_to_what_it_bid(table: Any, bot: Any) -> None:
    """WF-090: seat 2 has its own target in any case; taking the trick or not matters only to seat 0, its wingman."""
    hands = {0: "wine 9, wine 1", 1: "wine 3, wine 4", 2: "wine 11, wine 2"}
    needs = table(hands=hands, bids={0: 0, 1: 3, 2: 2}, wingman=True)
    needs.lay("wine 9, wine 3")

    assert needs.seen(2).targets == [2, 0, 3]
    assert needs.seen(2).won == [1, 0, 0]
    assert choice(bot(), needs, 2) == "play wine-2-a"

    has = table(hands=hands, bids={0: 0, 1: 3, 2: 1}, wingman=True)
    has.lay("wine 9, wine 3")

    assert choice(bot(), has, 2) == "play wine-11-a"


def test_the_odds_of_exactly_so_many() -> None:
    assert list(exactly(vec[float]([0.5, 0.5]), 2)) == [0.25, 0.5, 0.25]
    assert list(exactly(vec[float]([1.0, 1.0, 0.0]), 3)) == [0.0, 0.0, 1.0, 0.0]
    assert sum(exactly(vec[float]([0.1, 0.7, 0.3]), 3)) == pytest.approx(1.0)


def test_the_odds_without_one_of_them() -> None:
    chances = vec[float]([0.5, 0.9, 0.5])

    assert [exactly_without(chances, 1, number) for number in range(-1, 4)] == [0.0, 0.25, 0.5, 0.25, 0.0]


@pytest.mark.parametrize("number", range(3))
def test_it_chooses_the_same_whatever_is_hidden_in_any_house(number: int) -> None:
    seed = f"any house {number}"
    house = random_house(GAME, 4, quick(seed))

    players.check(Table(GAME, 4, house, seed=seed, generator="quick", most=GAME.longest), until=60)


def test_it_expects_fewer_tricks_of_its_cards_once_it_avoids_them_and_more_while_it_needs_many(table: Any) -> None:
    """So it takes what it needs while it can, and keeps what can still lose."""
    there = table(hands={0: "beer 11, wine 11, whiskey 5"})
    outlook = Outlook(there.state, 0)

    for card in outlook.hand:
        assert outlook.wins_later(card, 0) < outlook.wins_later(card, 2)
