"""Setup and the turn, LC-001, LC-020 to LC-027."""

from typing import Any

import pytest

from taphouse.core.errors import BadHouse
from taphouse.core.rng import Quick
from taphouse.games.last_call.game import GAME


@pytest.mark.parametrize("seats", range(2, 9))
def test_lc_001_two_to_eight_players_with_both_decks(dealt: Any, seats: int) -> None:
    table = dealt(seats)

    assert len(set(GAME.pieces(table.state))) == 124
    assert table.sizes == [7] * seats


@pytest.mark.parametrize("seats", [1, 9])
def test_lc_001_no_other_numbers(seats: int) -> None:
    with pytest.raises(BadHouse, match=f"2 to 8 seats, not {seats}"):
        GAME.house(seats)


@pytest.mark.parametrize("seat", range(4))
def test_lc_020_the_house_says_who_begins(dealt: Any, seat: int) -> None:
    assert dealt(4, first_player=seat).waits_for == [seat]


def test_lc_020_otherwise_chance_does(dealt: Any, orderly: Any) -> None:
    """Chance that always gives the highest number picks the last seat."""
    assert dealt(5, orderly).waits_for == [4]
    assert GAME.house(5)["first_player"] == "random"


@pytest.mark.parametrize(("seats", "left"), [(2, 109), (8, 67)])
def test_lc_021_seven_each_one_up_and_the_rest_to_draw(dealt: Any, seats: int, left: int) -> None:
    table = dealt(seats)

    assert len(table.discards) == 1
    assert len(table.draw_pile) == left


def test_lc_021_the_cards_are_dealt_singly_from_the_starting_player_on(dealt: Any, orderly: Any) -> None:
    table = dealt(3, orderly, first_player=1)

    assert table.hand(1) >= {"bar-2-b", "beer-11-b", "beer-8-b"}
    assert table.hand(2) >= {"bar-1-b", "beer-10-b", "beer-7-b"}
    assert table.hand(0) >= {"beer-m-b", "beer-9-b", "beer-6-b"}


def test_lc_022_the_first_discard_is_ordinary_and_others_go_under_the_pile(dealt: Any, orderly: Any) -> None:
    """With seven players the unshuffled deck turns up an About Face and a Mixer first."""
    table = dealt(7, orderly)

    assert table.discards == ["wine-11-b"]
    assert table.draw_pile[-2:] == ["whiskey-1-b", "wine-m-b"]
    assert table.draw_pile[0] == "wine-10-b"
    assert table.story()[1:4] == [
        "About Face (1 of Whiskey Rocks) cannot be the first card; it goes under the draw pile.",
        "Pass the Bottle (Mixer of Wine) cannot be the first card; it goes under the draw pile.",
        "The first card is 11 of Wine, Mocha Tree.",
    ]


def test_lc_022_by_a_house_rule_an_event_with_a_suit_stays_and_does_nothing(dealt: Any, orderly: Any) -> None:
    """The same deck: the About Face lies on the pile as a plain card, Whiskey and Lime, and nothing turns round."""
    table = dealt(7, orderly, first_event="stays", first_player=0)

    assert (table.discards, table.sidestep, table.view().direction) == (["whiskey-1-b"], None, 1)
    assert (table.suit, table.colour, table.shape) == ("whiskey", "lime", "")
    assert (table.waits_for, table.decision) == ([0], "turn")


def test_lc_022_one_without_a_suit_makes_way_even_then(dealt: Any) -> None:
    """Over many deals: what lies there always shows a suit, and some cards made way."""
    tables = [dealt(3, Quick(number), first_event="stays") for number in range(80)]

    tops = {table.event for table in tables}
    away = [line for table in tables for line in table.story() if "cannot be the first card" in line]
    assert tops >= {"", "take_that", "switch_it_up"}
    assert not tops & {"my_shout", "lets_get_wild", "pass_the_bottle", "tough_break"}
    assert away
    assert all(line.startswith(("My Shout", "Let's Get Wild", "Pass the Bottle", "Tough Break")) for line in away)
    assert {table.decision for table in tables} == {"turn"}


def test_lc_022_by_another_the_event_acts_as_if_the_seat_before_had_turned_it_up(dealt: Any, orderly: Any) -> None:
    """The About Face goes sidestep and turns play round; then the Bottle: seat 6 names a suit, and all pass a card."""
    table = dealt(7, orderly, first_event="acts", first_player=0)
    assert (table.discards, table.sidestep, table.view().direction) == (["wine-m-b"], "whiskey-1-b", -1)
    assert (table.waits_for, table.decision) == ([6], "declare_suit")
    assert table.story()[0] == "Round 1: seven cards each."  # Who begins, the card decides.

    table.play(6, "name wine")
    for seat in range(7):
        table.play(seat, next(move for move in table.moves(seat) if move.startswith("give")))

    assert (table.waits_for, table.decision, table.view().turns) == ([5], "turn", 1)
    assert table.sizes == [7] * 7


@pytest.mark.parametrize(("event", "decision"), [("take_that", "take_that"), ("cheers", "cheers"), ("", "turn")])
def test_lc_022_what_acts_on_the_next_player_acts_on_the_first(dealt: Any, event: str, decision: str) -> None:
    """Found by dealing until such a card is the first; an ordinary one does nothing."""
    tables = (dealt(4, Quick(number), first_event="acts", first_player=2) for number in range(2000))
    table = next(one for one in tables if one.event == event and len(one.story()) == 2)

    assert (table.waits_for, table.decision, table.view().turns) == ([2], decision, 1)


def test_lc_022_an_acting_first_card_begins_later_rounds_too(scene: Any) -> None:
    """Seat 1 begins the second round, so seat 0, who has just won, turns the first card up."""
    table = scene(["beer-4-a", None], house={"match": "wins", "first_event": "acts"})
    table.state.rng = Quick(3)

    table.play(0, "play beer-4-a")

    assert any(line.startswith("Ann turned up ") for line in table.story())
    assert table.decision != "resolving"


def test_lc_055_a_first_card_that_acts_has_not_come_up_in_this_turn(scene: Any) -> None:
    """The unshuffled deck turns up the Trigger Troubles with which the last round ended."""
    house = {"match": "wins", "first_event": "acts"}
    table = scene(["beer-4-a", None], house=house, turned=["copita-m-b"])

    table.play(0, "play beer-4-a")

    assert any("turned up Trigger Troubles (Mixer of Copita)" in line for line in table.story())
    assert any("laid down a Tough Break" in line for line in table.story())


def test_lc_022_play_starts_clockwise(dealt: Any) -> None:
    table = dealt(3, first_player=2)

    table.play(2, "draw", "keep")

    assert table.view().direction == 1
    assert table.waits_for == [0]


def test_lc_023_play_one_matching_card_or_draw_one(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", None], top="beer-9-a")

    assert table.moves(0) == ["play beer-6-a", "play beer-6-a +call", "draw"]


def test_lc_023_a_card_played_ends_the_turn(scene: Any) -> None:
    table = scene(["beer-6-a beer-7-a beer-8-a", None], top="beer-9-a")

    table.play(0, "play beer-6-a")

    assert table.waits_for == [1]
    assert table.top == "beer-6-a"
    assert table.hand(0) == {"beer-7-a", "beer-8-a"}


def test_lc_024_the_drawn_card_may_be_played_at_once_and_no_other(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", None], top="beer-9-a", draw="beer-7-a")

    table.play(0, "draw")

    assert table.moves(0) == ["play beer-7-a", "keep"]


def test_lc_024_a_drawn_card_that_does_not_match_ends_the_turn(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", None], top="beer-9-a", draw="copita-9-b")

    table.play(0, "draw")
    assert table.moves(0) == ["keep"]
    table.play(0, "keep")

    assert table.waits_for == [1]
    assert table.hand(0) == {"beer-6-a", "wine-6-a", "copita-9-b"}


def test_lc_024_a_drawn_event_works_like_any_other(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", None, None], top="beer-9-a", draw="beer-2-a")

    table.play(0, "draw", "play beer-2-a")

    assert (table.waits_for, table.decision) == ([1], "take_that")


def test_lc_025_drawing_is_allowed_with_a_playable_card(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", None], top="beer-9-a")

    table.play(0, "draw")

    assert table.sizes[0] == 3


def test_lc_025_with_nothing_to_draw_you_must_play_if_you_can(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a copita-9-b", ""], top="beer-9-a", rest_with=1)

    assert table.moves(0) == ["play beer-6-a"]


def test_lc_025_with_nothing_to_draw_and_nothing_to_play_you_pass(scene: Any) -> None:
    table = scene(["wine-6-a copita-9-b", ""], top="beer-9-a", rest_with=1)

    assert table.moves(0) == ["pass"]
    table.play(0, "pass")

    assert table.waits_for == [1]


def test_lc_025_my_shout_alone_with_nothing_to_draw_means_a_pass(scene: Any) -> None:
    """LC-041 forbids the only play there could be."""
    table = scene(["beer-m-b", ""], top="beer-9-a", rest_with=1)

    assert table.moves(0) == ["pass"]


def test_lc_026_the_discards_can_be_drawn_when_the_pile_is_empty(scene: Any) -> None:
    table = scene(["wine-6-a copita-9-b", ""], top="beer-9-a", below="wine-3-a wine-4-a", rest_with=1)

    assert table.moves(0) == ["draw"]
    table.play(0, "draw")

    assert "wine-4-a" in table.hand(0)
    assert table.draw_pile == ["wine-3-a"]
    assert table.discards == ["beer-9-a"]


def test_lc_026_the_new_pile_is_shuffled(scene: Any) -> None:
    """Another chance, another order."""
    below = "wine-3-a wine-4-a wine-5-a"
    table = scene(["wine-6-a copita-9-b", ""], top="beer-9-a", below=below, rest_with=1)
    other = scene(["wine-6-a copita-9-b", ""], top="beer-9-a", below=below, rest_with=1)
    other.stir()

    table.play(0, "draw")
    other.play(0, "draw")

    assert table.draw_pile == ["wine-4-a", "wine-3-a"]
    assert other.draw_pile == ["wine-5-a", "wine-4-a"]
    assert "wine-3-a" in other.hand(0)


def test_lc_027_what_cannot_be_drawn_is_forgiven(scene: Any) -> None:
    """Three are due, one is left, and there is only the Take That itself on the discards."""
    hands = ["wine-6-a wine-7-a", ""]
    table = scene(hands, top="beer-2-a", pending=3, decision="take_that", draw="wine-3-a", rest_with=1)

    table.play(0, "accept")

    assert table.hand(0) == {"wine-6-a", "wine-7-a", "wine-3-a"}
    assert table.waits_for == [1]
    assert "There is nothing left to draw: you were forgiven 2 cards." in table.story(0)


def test_lc_027_others_draw_what_there_is(scene: Any) -> None:
    """My Shout with two cards left for three players: the first two draw them."""
    hands = ["beer-m-b wine-5-a wine-6-a", "wine-7-a", "wine-8-a", ""]
    table = scene(hands, top="beer-9-a", draw="wine-3-a wine-4-a", rest_with=3)

    before = table.sizes[3]
    table.play(0, "play beer-m-b +shout")

    assert table.hand(1) == {"wine-7-a", "wine-3-a"}
    assert table.hand(2) == {"wine-8-a", "wine-4-a"}
    assert table.sizes[3] == before
