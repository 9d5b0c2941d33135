"""The story in words."""

from typing import Any

from taphouse.games.with_friends_like_these.game import GAME
from taphouse.games.with_friends_like_these.rules.dealing import start, turn_up
from taphouse.words.languages import words_of


def test_the_deal_is_told(fresh: Any, unshuffled: Any) -> None:
    """The deck is left in order, so that Wine 10 is turned up."""
    there = fresh(3, unshuffled(), first_dealer=2)
    there.state.events = []
    start(there.state)

    assert there.story(0) == [
        "Round 1: 3 cards each, dealt by Cat.",
        "10 of Wine is turned up: Wine is trump.",
    ]
    assert there.story(2)[0] == "Round 1: 3 cards each, dealt by you."


def test_a_turned_up_bar_is_told(table: Any) -> None:
    there = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"})
    there.state.events = []
    turn_up(there.state, 60)

    assert there.story() == ["A Bar is turned up: No Trumps."]


def test_bids_are_told(table: Any) -> None:
    there = table(dealer=2, bids={})
    there.bid(2, 0)

    assert there.story(0) == ["You bid 2.", "Ben bid 0."]
    assert there.story(None) == ["Ann bid 2.", "Ben bid 0."]


def test_a_trick_is_told(table: Any) -> None:
    there = table(hands={0: "cocktail 9, wine 2", 1: "wine m, wine 3", 2: "bar, wine 8"})
    there.lay("cocktail 9, wine m, bar")

    assert there.story(1) == [
        "Ann led 9 of Liqueur/Cocktail.",
        "You played Mixer of Wine, the 12 of Beer.",
        "Cat played a Bar.",
        "Cat won trick 2 with a Bar.",
    ]


def test_the_end_of_a_round_and_of_the_game_are_told(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 10"}
    there = table(hands=hands, peak_cards=3, bids={0: 2, 1: 0, 2: 0}, scores=[0, 1, 60])
    there.lay("wine 9, wine 3, wine 10")

    assert there.story(2)[3:] == [
        "You won trick 3 with 10 of Wine.",
        "Ann scored 12 points, 12 in all.",
        "Ben scored 10 points, 11 in all.",
        "You scored nothing, 60 in all.",
        "The game is over. You win with 60 points.",
    ]
    assert there.story(0)[-1] == "The game is over. Cat wins with 60 points."


def test_a_shared_victory_is_told(table: Any) -> None:
    hands = {0: "wine 9", 1: "wine 3", 2: "wine 10"}
    there = table(hands=hands, peak_cards=3, scores=[50, 40, 0])
    there.lay("wine 9, wine 3, wine 10")

    assert there.story(1)[-1] == "The game is over. Ann and you win together with 50 points."


def test_a_pass_is_told_to_each_as_it_concerns_them(table: Any) -> None:
    there = table(seats=4, round_=2, dealer=3, bids={0: 0, 1: 0, 2: 0}, wingman=True)
    there.bid(0)

    assert there.story(0)[1] == "All hands went 2 seats to the left: you play Cat's, Cat plays yours."
    assert there.story(None)[1] == "All hands went 2 seats to the left."


def test_without_names_seats_are_called_by_number(table: Any) -> None:
    asked = GAME.view(table().state, None).asked
    assert asked is not None
    assert words_of(GAME).say(asked) == "Seat 1 is to play."


def test_nobody_listens_to_a_copy(table: Any) -> None:
    there = table()

    assert there.state.events == []
    assert there.state.copy().events is None
