"""Trigger Troubles and all that can come of it, LC-051 to LC-055."""

from typing import Any

import pytest

PLAYER = "cocktail-m-a wine-3-a wine-4-a"
"""The hand of whoever plays it on cocktail-5-a."""


def test_lc_051_everybody_with_tough_breaks_lays_them_down_and_draws_five(scene: Any) -> None:
    table = scene([PLAYER, "bar-1-a wine-5-a", "wine-6-a", "bar-2-b wine-7-a"], top="cocktail-5-a")

    table.play(0, "play cocktail-m-a")

    assert not any({"bar-1-a", "bar-2-b"} & table.hand(seat) for seat in range(4))
    assert table.sizes == [2, 6, 1, 6]
    assert {"bar-1-a", "bar-2-b"} < set(table.discards)


def test_lc_052_that_includes_its_player(scene: Any) -> None:
    table = scene([f"{PLAYER} bar-1-a", None], top="cocktail-5-a")

    table.play(0, "play cocktail-m-a")

    assert table.sizes[0] == 7
    assert "bar-1-a" not in table.hand(0)


@pytest.mark.parametrize(("choice", "drawn"), [("per_player", 5), ("per_card", 15)])
def test_lc_052_several_tough_breaks_in_one_hand(scene: Any, choice: str, drawn: int) -> None:
    hands = [PLAYER, "bar-1-a bar-2-a bar-1-b wine-5-a"]
    table = scene(hands, top="cocktail-5-a", house={"trigger_draw": choice})

    table.play(0, "play cocktail-m-a")

    assert table.sizes[1] == 1 + drawn


def test_lc_052_tough_breaks_drawn_by_this_are_not_forced(scene: Any) -> None:
    """Seat 1 draws the other Bars; they stay in its hand."""
    coming = "bar-2-a bar-1-b bar-2-b copita-3-a copita-4-a copita-5-a"
    table = scene([PLAYER, "bar-1-a wine-5-a"], top="cocktail-5-a", draw=coming)

    table.play(0, "play cocktail-m-a")

    assert table.hand(1) == {"wine-5-a", "bar-2-a", "bar-1-b", "bar-2-b", "copita-3-a", "copita-4-a"}


def test_lc_052_forced_ones_lie_under_the_trigger_troubles_and_name_no_suit(scene: Any) -> None:
    coming = "copita-3-a copita-4-a copita-5-a copita-6-a copita-7-a beer-3-a"
    table = scene([PLAYER, "bar-1-a bar-2-a wine-5-a"], top="cocktail-5-a", draw=coming)

    table.play(0, "play cocktail-m-a")

    assert table.discards == ["cocktail-5-a", "bar-1-a", "bar-2-a", "cocktail-m-a", "beer-3-a"]
    assert table.view().declared == ""
    assert table.decision == "turn"


def test_lc_052_all_are_laid_down_before_anybody_draws(scene: Any) -> None:
    """The draw pile is empty: what seat 0 draws are the Bars that seats 0 and 1 have just laid down."""
    table = scene([f"{PLAYER} bar-1-a", "bar-2-a wine-5-a", ""], top="cocktail-5-a", rest_with=2)

    table.play(0, "play cocktail-m-a")

    bars_of_two = {"bar-1-b", "bar-2-b"}
    assert table.hand(0) == {"wine-3-a", "wine-4-a", "cocktail-5-a", "bar-1-a", "bar-2-a"} | bars_of_two
    assert table.hand(1) == {"wine-5-a"}


@pytest.mark.parametrize("direction", [1, -1])
def test_lc_052_the_draws_go_from_its_player_on_in_the_direction_of_play(scene: Any, direction: int) -> None:
    hands = [f"{PLAYER} bar-1-a", "bar-2-a wine-5-a", "bar-1-b wine-6-a"]
    coming = [f"copita-{rank}-{deck}" for deck in "ab" for rank in range(3, 11)]
    table = scene(hands, top="cocktail-5-a", draw=" ".join(coming), direction=direction)

    table.play(0, "play cocktail-m-a")

    assert table.hand(0) == {"wine-3-a", "wine-4-a", *coming[:5]}
    assert set(coming[5:10]) < table.hand(direction % 3)
    assert set(coming[10:15]) < table.hand(-direction % 3)


def test_lc_053_the_next_card_is_turned_up_and_sets_the_suit(scene: Any) -> None:
    table = scene([PLAYER, "beer-5-a wine-5-a wine-8-a"], top="cocktail-5-a", draw="beer-8-a")

    table.play(0, "play cocktail-m-a")

    assert table.top == "beer-8-a"
    assert table.suit == "beer"
    assert table.waits_for == [1]


def test_lc_054_it_has_all_its_features(scene: Any) -> None:
    """Beer-8-a is Mint, Circle."""
    table = scene([PLAYER, "wine-6-a copita-9-a wine-8-a"], top="cocktail-5-a", draw="beer-8-a")

    table.play(0, "play cocktail-m-a")

    assert table.cards_to_play(1) == {"wine-6-a", "copita-9-a"}


@pytest.mark.parametrize("card", ["wine-1-a", "wine-m-a"])
def test_lc_054_a_wild_card_turned_up_makes_its_player_name_a_suit(scene: Any, card: str) -> None:
    table = scene([PLAYER, None], top="cocktail-5-a", draw=card)

    table.play(0, "play cocktail-m-a")

    assert (table.waits_for, table.decision) == ([0], "declare_suit")
    table.play(0, "name copita")
    assert (table.top, table.suit) == (card, "copita")
    assert table.waits_for == [1]


def test_lc_054_pass_the_bottle_turned_up(scene: Any) -> None:
    table = scene([PLAYER, "beer-3-a beer-4-a"], top="cocktail-5-a", draw="wine-m-b")

    table.play(0, "play cocktail-m-a", "name copita")

    assert (table.decision, table.waits_for) == ("pass_card", [0, 1])
    table.play(0, "give wine-3-a")
    table.play(1, "give beer-3-a")
    assert table.hand(0) == {"wine-4-a", "beer-3-a"}
    assert table.waits_for == [1]


def test_lc_054_take_that_turned_up_is_faced_by_the_next_seat(scene: Any) -> None:
    table = scene([PLAYER, "copita-2-a wine-5-a wine-6-a"], top="cocktail-5-a", draw="beer-2-a")

    table.play(0, "play cocktail-m-a")

    assert (table.decision, table.view().pending) == ("take_that", 1)
    assert table.moves(1) == ["stack copita-2-a", "accept"]


def test_lc_054_cheers_turned_up_is_for_the_next_seat(scene: Any) -> None:
    table = scene([PLAYER, None], top="cocktail-5-a", draw="beer-2-b")

    table.play(0, "play cocktail-m-a")

    assert (table.waits_for, table.decision) == ([1], "cheers")


def test_lc_054_tough_break_turned_up_is_paid_by_its_player(scene: Any) -> None:
    """LC-082: also where a last Tough Break wins, one that was turned up means five cards."""
    house = {"tough_break_final": "win"}
    table = scene(["cocktail-m-a wine-3-a", None], top="cocktail-5-a", draw="bar-1-a", house=house)

    table.play(0, "play cocktail-m-a", "name beer")

    assert table.sizes[0] == 6
    assert table.top == "bar-1-a"
    assert table.winners is None


def test_lc_054_the_other_trigger_troubles_starts_all_over(scene: Any) -> None:
    """Seat 1 draws Tough Breaks in the first troubles and must lay them down in the second."""
    coming = (
        "bar-2-a bar-1-b wine-6-a wine-7-a wine-8-a copita-m-b beer-3-a beer-4-a beer-5-a beer-6-a beer-7-a beer-8-a"
    )
    table = scene([PLAYER, "bar-1-a wine-5-a"], top="cocktail-5-a", draw=coming)

    table.play(0, "play cocktail-m-a")

    drawn = {"beer-3-a", "beer-4-a", "beer-5-a", "beer-6-a", "beer-7-a"}
    assert table.hand(1) == {"wine-5-a", "wine-6-a", "wine-7-a", "wine-8-a"} | drawn
    assert table.top == "beer-8-a"
    assert table.discards == ["cocktail-5-a", "bar-1-a", "cocktail-m-a", "bar-2-a", "bar-1-b", "copita-m-b", "beer-8-a"]


def test_lc_055_about_face_turned_up_works_and_another_card_follows(scene: Any) -> None:
    table = scene([PLAYER, None, None], top="cocktail-5-a", draw="beer-1-b wine-8-a", sidestep="copita-1-b")

    table.play(0, "play cocktail-m-a")

    assert table.view().direction == -1
    assert table.sidestep == "beer-1-b"
    assert table.top == "wine-8-a"
    assert table.discards[0] == "copita-1-b"
    assert table.waits_for == [2]


def test_lc_055_my_shout_turned_up_counts_as_announced_and_heard(scene: Any) -> None:
    house = {"public_venue": True}
    draw = "beer-m-b wine-6-a wine-7-a wine-8-a"
    table = scene([PLAYER, None, None], top="cocktail-5-a", draw=draw, house=house)

    table.play(0, "play cocktail-m-a")

    assert table.sizes == [2, 5, 5]
    assert table.sidestep == "beer-m-b"
    assert table.top == "wine-8-a"
    assert (table.waits_for, table.decision) == ([1], "turn")


def test_lc_055_several_sidestep_cards_in_a_row(scene: Any) -> None:
    draw = "beer-1-b copita-1-b beer-m-b wine-6-a wine-7-a wine-8-a"
    table = scene([PLAYER, None, None], top="cocktail-5-a", draw=draw)

    table.play(0, "play cocktail-m-a")

    assert table.view().direction == 1
    assert table.sidestep == "beer-m-b"
    assert table.discards == ["copita-1-b", "beer-1-b", "cocktail-5-a", "cocktail-m-a", "wine-8-a"]


def test_lc_055_with_nothing_to_turn_up_the_player_names_the_suit(scene: Any) -> None:
    """Seat 1 lays down four Tough Breaks and draws them again, with the only discard below."""
    bars = "bar-1-a bar-2-a bar-1-b bar-2-b"
    table = scene([PLAYER, f"wine-5-a {bars}", ""], top="cocktail-5-a", rest_with=2)

    table.play(0, "play cocktail-m-a")

    assert table.hand(1) == {"wine-5-a", "cocktail-5-a", *bars.split()}
    assert (table.waits_for, table.decision) == ([0], "declare_suit")
    table.play(0, "name beer")
    assert (table.top, table.suit) == ("cocktail-m-a", "beer")
    assert table.waits_for == [1]
    assert "There is no card left to turn up." in table.story()


def test_lc_055_a_trigger_troubles_that_comes_up_again_lies_there_and_a_suit_is_named(scene: Any) -> None:
    """The other one is turned up on it; the pile is used up and renewed, and the first comes up again."""
    below = "bar-1-a bar-2-a bar-1-b bar-2-b"
    table = scene([PLAYER, "wine-5-a", ""], top="cocktail-5-a", below=below, draw="copita-m-b", rest_with=2)

    table.play(0, "play cocktail-m-a")

    assert table.discards == ["copita-m-b", "cocktail-m-a"]
    assert table.draw_pile == ["cocktail-5-a", "bar-2-b", "bar-1-b", "bar-2-a", "bar-1-a"]
    assert (table.waits_for, table.decision) == ([0], "declare_suit")
    table.play(0, "name beer")
    assert (table.top, table.suit) == ("cocktail-m-a", "beer")
    assert table.waits_for == [1]


def test_lc_055_a_trigger_troubles_may_be_triggered_anew_in_a_later_turn(scene: Any) -> None:
    table = scene([PLAYER, None], top="cocktail-5-a", draw="copita-m-b beer-3-a", turned=["copita-m-b"])

    table.play(0, "play cocktail-m-a")

    assert table.top == "beer-3-a"


def test_lc_055_a_sidestep_card_that_comes_up_again_goes_under_the_discards(scene: Any) -> None:
    """Two About Faces replace each other; the first comes back with the renewed pile and does nothing."""
    below = "bar-1-a bar-2-a bar-1-b bar-2-b"
    hands = [PLAYER, "wine-5-a", ""]
    table = scene(hands, top="cocktail-5-a", below=below, draw="beer-1-b copita-1-b", rest_with=2)
    table.stir()

    table.play(0, "play cocktail-m-a")

    assert [line for line in table.story() if "turned up About Face" in line] == [
        "Ann turned up About Face (1 of Beer), Mocha.",
        "Ann turned up About Face (1 of Copita), Plum.",
        "Ann turned up About Face (1 of Beer), Mocha.",
    ]
    assert table.view().direction == 1
    assert table.sidestep == "copita-1-b"
    assert table.discards == ["beer-1-b", "cocktail-m-a"]
    assert len(table.draw_pile) == 5
    assert (table.waits_for, table.decision) == ([0], "declare_suit")
    table.play(0, "name wine")
    assert (table.suit, table.waits_for) == ("wine", [1])
