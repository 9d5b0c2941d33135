"""The house bot: it sees only views, keeps to what is offered, and plays well."""

from typing import Any

import pytest

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bot import Bot
from taphouse.core.moves import Seat
from taphouse.core.rng import Quick
from taphouse.games.with_friends_like_these.bot import HouseBot
from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.odds import exactly


def play(kinds: list[type[Bot]], seed: int, **house: Any) -> list[int]:
    """Play a game; every bot sees every view of its seat."""
    seats = len(kinds)
    state = GAME.deal(seats, GAME.house(seats, house), Quick(seed))
    bots = [kind(Quick(1000 * seed + seat)) for seat, kind in enumerate(kinds)]
    while state.to_act():
        seat = state.next_to_act()
        view = GAME.view(state, seat)
        for other, bot in enumerate(bots):
            if bot.watches and other != seat:
                bot.see(GAME.view(state, Seat(other)))
        move = bots[seat].choose(view)
        assert move in [each.move for each in view.moves]
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
    """Two and two at a table. Over many full games it is nearly four times."""
    house, chance = 0, 0
    for seed in range(12):
        scores = play([HouseBot, RandomBot, HouseBot, RandomBot], seed, peak_cards=6)
        house += scores[0] + scores[2]
        chance += scores[1] + scores[3]

    assert house > 2.5 * chance


def test_a_weaker_one_slips_more() -> None:
    class Weak(HouseBot):
        def __init__(self, rng: Any) -> None:
            super().__init__(rng, strength=20)

    strong, weak = 0, 0
    for seed in range(12):
        scores = play([HouseBot, Weak, HouseBot, Weak], seed, peak_cards=6)
        strong += scores[0] + scores[2]
        weak += scores[1] + scores[3]

    assert strong > 1.5 * weak


def test_it_chooses_the_same_again_from_the_same_views() -> None:
    assert play([HouseBot] * 3, 5, peak_cards=5) == play([HouseBot] * 3, 5, peak_cards=5)


def test_it_does_nothing_where_nothing_is_offered(table: Any, bot: Any) -> None:
    there = table()

    assert bot().choose(there.seen(1)) is None
    assert bot().choose(there.seen(None)) is None


def choice(bot: HouseBot, view: Any) -> str:
    move = bot.choose(view)
    assert move is not None
    return GAME.write_move(move)


def test_it_takes_a_trick_it_needs_and_leaves_one_it_does_not(table: Any, bot: Any) -> None:
    """Last to play, one card of two would win, and the other cannot win later."""
    hands = {0: "wine 9, wine 1", 1: "wine 3, wine 4", 2: "wine 11, wine 2"}
    for bid, card in ((1, "play wine-11-a"), (0, "play wine-2-a")):
        there = table(hands=hands, bids={0: 0, 1: 0, 2: bid})
        there.lay("wine 9, wine 3")

        assert choice(bot(), there.seen(2)) == card


def test_it_bids_more_on_a_better_hand(table: Any, bot: Any) -> None:
    good = table(hands={0: "bar, bar 2, beer m"}, bids={})
    bad = table(hands={0: "wine 1, whiskey 2, cocktail 1"}, bids={})

    assert choice(bot(), good.seen(0)) == "bid 3"
    assert choice(bot(), bad.seen(0)) == "bid 0"


def test_it_never_makes_the_forbidden_bid(table: Any, bot: Any) -> None:
    """WF-043: all three tricks are sure, and three is forbidden."""
    there = table(hands={0: "bar, bar 2, beer m"}, dealer=0, leader=1, bids={1: 0, 2: 0})

    assert choice(bot(), there.seen(0)) == "bid 2"


def test_it_raises_mixers_with_no_trumps(table: Any, bot: Any) -> None:
    hand = {0: "wine m, whiskey m, wine 11, wine 10, cocktail 1"}
    without = table(seats=4, hands=hand, trump="bar", bids={})
    trumped = table(seats=4, hands=hand, trump="highball", bids={})

    assert bot().choose(without.seen(0)) > bot().choose(trumped.seen(0))


def test_it_counts_the_cards_that_have_fallen(table: Any, bot: Any) -> None:
    """With Beer trumps Whiskey 11 is the best once its Mixer is gone, and nobody has a trump."""
    hands = {0: "whiskey m, whiskey 2", 1: "whiskey 11, cocktail 2", 2: "whiskey 3, whiskey 4"}
    there = table(hands=hands)
    watcher = bot()
    watcher.see(there.seen(1))
    there.lay("whiskey m")
    watcher.see(there.seen(1))

    assert watcher.memory.gone >= {12 + 11, 48}


def test_it_notes_who_cannot_follow(table: Any, bot: Any) -> None:
    there = table(hands={0: "wine 9, wine 1", 1: "highball 3, wine m", 2: "wine 11, wine 2"})
    there.lay("wine 9, highball 3")
    watcher = bot()
    watcher.see(there.seen(2))

    assert watcher.memory.voids == {(1, 0)}


def test_it_remembers_the_hand_it_passed_on_until_it_is_played(table: Any, bot: Any) -> None:
    there = table(
        hands={0: "wine 9, wine 1, wine 3", 1: "highball 3, wine m, beer 3", 2: "wine 11, wine 2, beer 5"},
        bids={},
        wingman=True,
    )
    watcher = bot()
    watcher.choose(there.seen(0))
    there.bid(0, 0, 0)
    watcher.see(there.seen(0))

    assert watcher.memory.given == {8, 0, 2}

    there.lay("wine 11, wine 9")
    watcher.see(there.seen(0))

    assert watcher.memory.given == {0, 2}


def test_it_helps_its_wingman_to_what_it_bid(table: Any, bot: Any) -> None:
    """WF-090: seat 2 has its own target in any case; taking the trick or not matters only to seat 0, its wingman."""
    hands = {0: "wine 9, wine 1", 1: "wine 3, wine 4", 2: "wine 11, wine 2"}
    needs = table(hands=hands, bids={0: 0, 1: 3, 2: 2}, wingman=True)
    needs.lay("wine 9, wine 3")

    assert needs.seen(2).targets == [2, 0, 3]
    assert needs.seen(2).won == [1, 0, 0]
    assert choice(bot(), needs.seen(2)) == "play wine-2-a"

    has = table(hands=hands, bids={0: 0, 1: 3, 2: 1}, wingman=True)
    has.lay("wine 9, wine 3")

    assert choice(bot(), has.seen(2)) == "play wine-11-a"


def test_the_odds_of_exactly_so_many() -> None:
    assert exactly([0.5, 0.5], 2) == [0.25, 0.5, 0.25]
    assert exactly([1.0, 1.0, 0.0], 3) == [0.0, 0.0, 1.0, 0.0]
    assert sum(exactly([0.1, 0.7, 0.3], 3)) == pytest.approx(1.0)
