"""The call and the catch, LC-060 to LC-065."""

from typing import Any

import pytest

from taphouse.games.last_call.game import GAME

DOWN_TO_ONE = "beer-4-a wine-3-a"
"""A hand of two whose first card goes on beer-9-a."""


def test_lc_060_the_call_goes_with_the_second_to_last_card_only(scene: Any) -> None:
    assert scene([DOWN_TO_ONE, None], top="beer-9-b").moves(0) == ["play beer-4-a", "play beer-4-a +call", "draw"]
    assert scene(["beer-4-a", None], top="beer-9-b").moves(0) == ["play beer-4-a", "draw"]
    assert scene(["beer-4-a wine-3-a wine-5-a", None], top="beer-9-b").moves(0) == ["play beer-4-a", "draw"]


def test_lc_060_a_stacked_card_can_be_called_too(scene: Any) -> None:
    table = scene(["copita-2-a wine-3-a", None], top="beer-2-a", pending=1, decision="take_that")

    assert table.moves(0) == ["stack copita-2-a", "stack copita-2-a +call", "accept"]
    table.play(0, "stack copita-2-a +call")

    assert table.view().watched == [0]
    table.play(1, "catch 0")
    assert table.sizes[0] == 1


@pytest.mark.parametrize(("cry", "size"), [("", 3), (" +call", 1)])
def test_lc_061_who_failed_to_and_is_caught_draws_two(scene: Any, cry: str, size: int) -> None:
    table = scene([DOWN_TO_ONE, None, None])

    table.play(0, f"play beer-4-a{cry}")
    table.play(2, "catch 0")

    assert table.sizes[0] == size


def test_lc_061_who_was_caught_is_no_longer_under_watch_even_with_nothing_to_draw(scene: Any, watch: Any) -> None:
    table = scene(["wine-3-a", "beer-4-a beer-5-a", ""], active=1, rest_with=2, watches=[watch(0)])

    table.play(1, "catch 0")

    assert table.sizes[0] == 1
    assert table.view().watched == []


def test_lc_062_a_play_that_leaves_more_than_one_card_opens_no_watch(scene: Any) -> None:
    table = scene(["beer-4-a wine-3-a wine-5-a", None])

    table.play(0, "play beer-4-a")

    assert table.view().watched == []


def test_lc_062_being_left_with_one_card_in_another_way_is_no_duty(scene: Any) -> None:
    """Seat 1 lays down a Tough Break by force, draws the one card that is left, and has one card then."""
    hands = ["cocktail-m-a wine-3-a bar-2-a bar-1-b bar-2-b", "bar-1-a", ""]
    table = scene(hands, top="cocktail-5-a", below="copita-3-a", rest_with=2)

    table.play(0, "play cocktail-m-a", "name wine")

    assert table.sizes[1] == 1
    assert table.view().watched == []


def test_lc_062_each_such_play_anew(scene: Any, watch: Any) -> None:
    """The first call does not cover the second play."""
    hands = ["wine-3-a", None]
    table = scene(hands, watches=[watch(0, called=True)], draw="beer-3-a")

    table.play(0, "draw", "play beer-3-a")
    table.play(1, "catch 0")

    assert table.sizes[0] == 3


def test_lc_062_with_trigger_troubles_it_depends_on_what_is_left_at_the_end(scene: Any) -> None:
    """The same hand of two: with another card a watch, with a Tough Break five cards and none."""
    table = scene(["cocktail-m-a wine-3-a", None], top="cocktail-5-a", draw="beer-3-a")
    table.play(0, "play cocktail-m-a +call")
    assert table.view().watched == [0]

    table = scene(["cocktail-m-a bar-1-a", None], top="cocktail-5-a")
    table.play(0, "play cocktail-m-a +call")
    assert table.view().watched == []


def test_lc_063_every_other_seat_may_catch_the_active_one_too(scene: Any) -> None:
    table = scene([None, DOWN_TO_ONE, None, None], active=1)

    table.play(1, "play beer-4-a")

    assert table.moves(1) == []
    assert [table.moves(seat)[-1] for seat in (0, 2, 3)] == ["catch 1"] * 3
    assert table.moves(0) == table.moves(3) == ["catch 1"]
    assert table.waits_for == [2]


def test_lc_063_catching_does_not_use_up_the_decision_of_the_active_seat(scene: Any) -> None:
    table = scene([DOWN_TO_ONE, "beer-6-a wine-6-a wine-7-a", None])
    table.play(0, "play beer-4-a")

    table.play(1, "catch 0")

    assert table.waits_for == [1]
    assert table.moves(1) == ["play beer-6-a", "draw"]


def test_lc_063_two_seats_can_be_under_watch_at_once(scene: Any, watch: Any) -> None:
    hands = ["wine-3-a", "beer-6-a wine-6-a", None, None]
    table = scene(hands, active=1, watches=[watch(0)])

    table.play(1, "play beer-6-a")

    assert table.view().watched == [0, 1]
    assert table.moves(3) == ["catch 0", "catch 1"]


@pytest.mark.parametrize("decision", ["turn", "after_draw", "take_that", "cheers"])
def test_lc_063_catching_is_possible_at_these_decisions(scene: Any, watch: Any, decision: str) -> None:
    moments: dict[str, dict[str, Any]] = {
        "turn": {},
        "after_draw": {"drawn": "beer-3-a"},
        "take_that": {"pending": 1},
        "cheers": {"cheers": True},
    }
    said = moments[decision]
    table = scene([None, "beer-3-a wine-4-a", "wine-3-a"], active=1, decision=decision, watches=[watch(2)], **said)

    assert table.moves(0) == ["catch 2"]
    assert table.moves(1)[-1] == "catch 2"


@pytest.mark.parametrize("decision", ["declare_suit", "pass_card", "heard_far"])
def test_lc_063_but_not_amid_an_effect(scene: Any, watch: Any, decision: str) -> None:
    steps = [["finish", 0, 0, 0]]
    table = scene([None, None, "wine-3-a"], decision=decision, watches=[watch(2)], agenda=steps)

    assert not any("catch" in move for seat in range(3) for move in table.moves(seat))


def test_lc_064_the_watch_closes_when_its_seat_decides(scene: Any, watch: Any) -> None:
    said = {"cheers": True, "decision": "cheers", "watches": [watch(0)]}

    table = scene(["wine-3-a", None], **said)
    table.play(0, "sip")

    assert table.view().watched == []


def test_lc_064_another_seats_decision_leaves_it_open(scene: Any, watch: Any) -> None:
    table = scene([None, "wine-3-a"], watches=[watch(1)])

    table.play(0, "draw", "keep")

    assert table.view().watched == [1]


def test_lc_064_passing_a_card_on_does_not_close_it(scene: Any, watch: Any) -> None:
    """One card for another is still exactly one card, and passing is no decision in this sense."""
    hands = ["whiskey-m-a wine-4-a wine-5-a", "wine-3-a"]
    table = scene(hands, watches=[watch(1)])

    table.play(0, "play whiskey-m-a", "name wine", "give wine-4-a")
    table.play(1, "give wine-3-a")

    assert table.hand(1) == {"wine-4-a"}
    assert table.view().watched == [1]


def test_lc_064_it_closes_when_the_hand_is_no_longer_one_card(scene: Any, watch: Any) -> None:
    table = scene(["beer-m-b wine-4-a wine-5-a", "wine-3-a"], watches=[watch(1)])

    table.play(0, "play beer-m-b +shout")

    assert table.sizes[1] == 2
    assert table.view().watched == []


def test_lc_064_a_forced_tough_break_closes_it_even_if_one_card_comes_back(scene: Any, watch: Any) -> None:
    hands = ["cocktail-m-a wine-3-a bar-2-a bar-1-b bar-2-b", "bar-1-a", ""]
    table = scene(hands, top="cocktail-5-a", below="copita-3-a", rest_with=2, watches=[watch(1)])

    table.play(0, "play cocktail-m-a", "name wine")

    assert table.sizes[1] == 1
    assert table.view().watched == []


@pytest.mark.parametrize(("choice", "watched"), [("own_next_action", [0]), ("next_player_action", [])])
def test_lc_064_how_long_a_watch_lasts(scene: Any, choice: str, watched: list[int]) -> None:
    table = scene([DOWN_TO_ONE, None, None], house={"catch_window": choice})
    table.play(0, "play beer-4-a")
    assert table.view().watched == [0]

    table.play(1, "draw")

    assert table.view().watched == watched


def test_lc_064_a_catch_is_no_decision_of_the_next_player(scene: Any, watch: Any) -> None:
    """With the short window: seat 1 catches somebody else, and seat 0 can still be caught."""
    house = {"catch_window": "next_player_action"}
    hands = [DOWN_TO_ONE, None, "wine-6-a"]
    table = scene(hands, house=house, watches=[{**watch(2), "until": 1}])
    table.play(0, "play beer-4-a")

    table.play(1, "catch 2")

    assert table.view().watched == [0]


def test_lc_064_with_the_short_window_an_extra_turn_closes_it_oneself(scene: Any) -> None:
    house = {"catch_window": "next_player_action", "two_player_about_face": "play_again"}
    table = scene(["beer-1-b wine-3-a", None], house=house)
    table.play(0, "play beer-1-b")
    assert table.view().watched == [0]

    table.play(0, "draw")

    assert table.view().watched == []


@pytest.mark.parametrize("penalty", [0, 1, 2])
def test_lc_065_a_wrong_catch_costs_what_the_house_says(scene: Any, watch: Any, penalty: int) -> None:
    house = {"false_catch_penalty": penalty}
    table = scene([None, "wine-3-a", None], house=house, watches=[watch(1, called=True)])

    table.play(2, "catch 1")

    assert table.sizes == [4, 1, 4 + penalty]
    assert table.view().watched == [1]


def test_lc_065_it_uses_up_the_attempt_of_that_seat_only(scene: Any, watch: Any) -> None:
    table = scene([None, "wine-3-a", None], watches=[watch(1, called=True)])

    table.play(2, "catch 1")

    assert table.moves(2) == []
    assert "catch 1" in table.moves(0)


def test_lc_065_a_new_watch_gives_everybody_a_new_attempt(scene: Any, watch: Any) -> None:
    table = scene(["wine-3-a", None], watches=[watch(0, called=True, tried=[1])], draw="beer-3-a")
    assert table.moves(1) == []

    table.play(0, "draw", "play beer-3-a +call")

    assert "catch 0" in table.moves(1)


FINED = {"false_catch_penalty": 1}
"""Options of a house where a wrong catch costs a card."""


def test_lc_066_the_penalty_leaves_the_catchers_own_watch_open(scene: Any, watch: Any) -> None:
    """A card for a wrong catch is cheaper than the two for a call that was forgotten; it must not buy one off."""
    table = scene([None, "wine-3-a", "wine-4-a"], house=FINED, watches=[watch(1, called=True), watch(2)])
    table.play(2, "catch 1")
    assert (table.sizes[2], table.view().watched) == (2, [1, 2])

    table.play(0, "catch 2")

    assert (table.sizes[2], table.view().watched) == (4, [1])


def test_lc_066_a_called_card_stays_called(scene: Any, watch: Any) -> None:
    table = scene([None, "wine-3-a", "wine-4-a"], house=FINED, watches=[watch(1, called=True), watch(2, called=True)])

    table.play(2, "catch 1")

    assert (table.view().watched, table.view().called) == ([1, 2], [1, 2])


def test_lc_066_a_second_penalty_changes_nothing(scene: Any, watch: Any) -> None:
    watches = [watch(0, called=True), watch(1, called=True), watch(2)]
    table = scene(["wine-5-a", "wine-3-a", "wine-4-a", None], active=3, house=FINED, watches=watches)

    table.play(2, "catch 0", "catch 1")

    assert (table.sizes[2], table.view().watched) == (3, [0, 1, 2])


def test_lc_066_where_nothing_can_be_drawn_nothing_changes(scene: Any, watch: Any) -> None:
    watches = [watch(0, called=True), watch(1)]
    table = scene(["wine-3-a", "wine-4-a", ""], active=2, rest_with=2, house=FINED, watches=watches)

    table.play(1, "catch 0")

    assert (table.sizes[1], table.view().watched) == (1, [0, 1])
    assert GAME.position(table.state)["fined"] == []


def test_lc_066_the_watch_ends_as_ever_when_its_seat_decides(scene: Any, watch: Any) -> None:
    hands = [None, "wine-3-a", "wine-4-a"]
    table = scene(hands, active=2, house=FINED, watches=[watch(1, called=True), watch(2)], draw="beer-4-a")
    table.play(2, "catch 1", "play beer-4-a +call")

    assert (table.view().watched, table.view().called) == ([1, 2], [1, 2])


def test_lc_066_cards_that_come_otherwise_end_it(scene: Any, watch: Any) -> None:
    hands = ["beer-m-b wine-5-a wine-6-a", "wine-3-a", "wine-4-a"]
    table = scene(hands, house=FINED, watches=[watch(1, called=True), watch(2)])
    table.play(2, "catch 1")

    table.play(0, "play beer-m-b +shout")

    assert (table.sizes, table.view().watched) == ([2, 2, 3], [])


def test_lc_066_a_card_that_the_bottle_brings_ends_it(scene: Any, watch: Any) -> None:
    """The lone card is given away, and the My Shout came from somebody else: it is no last card."""
    hands = ["beer-m-a beer-m-b wine-6-a", "wine-3-a", "wine-4-a"]
    table = scene(hands, house=FINED, watches=[watch(1), watch(2, called=True)], draw="beer-4-a")
    table.play(1, "catch 2")
    table.play(0, "play beer-m-a", "name beer")
    assert table.view().watched == [1, 2]

    table.play(0, "give beer-m-b")
    table.play(1, "give wine-3-a")
    table.play(2, "give wine-4-a")

    assert (table.view().watched, GAME.position(table.state)["fined"]) == ([2], [])
    assert "play beer-m-b +shout" in table.moves(1)


def test_lc_066_a_forced_tough_break_ends_it_even_if_nothing_can_be_drawn(scene: Any, watch: Any) -> None:
    """Seat 0 draws all there is; seat 1 is left with a single card, but not by a play."""
    hands = ["cocktail-m-a wine-9-a bar-2-a bar-1-b bar-2-b", "bar-1-a wine-3-a", ""]
    said = {"top": "cocktail-5-a", "rest_with": 2, "house": FINED, "fined": [1], "watches": [watch(1)]}
    table = scene(hands, **said)

    table.play(0, "play cocktail-m-a", "name wine")

    assert (table.sizes[1], table.view().watched) == (1, [])


def test_lc_066_a_wrong_catch_does_not_free_a_lone_my_shout(scene: Any, watch: Any) -> None:
    hands = ["beer-m-b", "wine-3-a", None]
    table = scene(hands, house=FINED, watches=[watch(1, called=True)], draw="copita-4-a copita-5-a")
    table.play(0, "catch 1")

    assert table.sizes[0] == 2
    assert table.moves(0) == ["draw"]
    assert table.refusal(0, "play beer-m-b +shout").rule == "LC-066"


def test_lc_066_one_turn_later_it_is_a_card_like_others(scene: Any, watch: Any) -> None:
    hands = ["beer-m-b", "wine-3-a", None]
    table = scene(hands, house=FINED, watches=[watch(1, called=True)], draw="copita-4-a copita-5-a")
    table.play(0, "catch 1", "draw", "keep")
    table.play(1, "draw", "keep")
    table.play(2, "draw", "keep")

    assert "play beer-m-b +shout" in table.moves(0)


def test_lc_066_two_cards_are_no_single_one(scene: Any, watch: Any) -> None:
    """A catcher who held two cards may lay My Shout after a wrong catch as before it."""
    table = scene(["beer-m-b wine-9-b", "wine-3-a", None], house=FINED, watches=[watch(1, called=True)])

    table.play(0, "catch 1")

    assert "play beer-m-b +shout" in table.moves(0)


def test_lc_064_with_the_long_window_a_sip_does_not_end_the_watch(scene: Any) -> None:
    house = {"catch_window": "one_card_left"}
    table = scene(["wine-m-a wine-3-a", "beer-2-b beer-4-b beer-5-b"], house=house, top="beer-9-a")
    table.play(0, "play wine-m-a", "name beer")
    table.play(1, "play beer-2-b")
    table.play(0, "sip")
    assert table.view().watched == [0]

    table.play(0, "draw")

    assert table.view().watched == []
