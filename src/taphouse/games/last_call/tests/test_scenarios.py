"""Moments at the table as players meet them: the first turns of the rulebook, and twelve more."""

from typing import Any

ANA = "beer-11-a wine-5-b cocktail-4-a whiskey-1-b copita-2-a wine-m-a whiskey-10-a"


def test_0_the_first_turns_of_the_rulebook(scene: Any) -> None:
    """LC-010, LC-013, LC-023, LC-024, LC-035 to LC-037, as "Your first turns" tells them."""
    hands = [ANA, "beer-10-a copita-3-a", "copita-2-b wine-4-a wine-6-a", "beer-2-a wine-7-b wine-8-b"]
    table = scene(hands, top="beer-7-b", draw="copita-9-a")
    assert table.cards_to_play(0) == {"beer-11-a", "wine-5-b", "cocktail-4-a", "whiskey-1-b", "wine-m-a"}
    table.play(0, "play wine-5-b")
    assert (table.suit, table.colour, table.shape) == ("wine", "lime", "star")

    assert table.moves(1) == ["draw"]
    table.play(1, "draw", "play copita-9-a")
    table.play(2, "play copita-2-b")
    table.play(3, "stack beer-2-a")
    assert table.view().pending == 2
    table.play(0, "stack copita-2-a")

    assert table.moves(1) == ["accept"]
    table.play(1, "accept")
    assert table.sizes == [5, 5, 2, 2]
    assert table.waits_for == [2]
    assert (table.suit, table.colour, table.shape) == ("copita", "azure", "shield")


def test_no_way_out_as_the_rulebook_tells_it(scene: Any, watch: Any) -> None:
    """LC-061, LC-066."""
    watches = [watch(0, called=True), watch(2)]
    table = scene(["wine-3-a", None, "wine-4-a", None], active=3, house={"false_catch_penalty": 1}, watches=watches)

    table.play(2, "catch 0")
    assert table.sizes[2] == 2
    table.play(3, "catch 2")

    assert table.sizes[2] == 4


def test_1_what_is_playable(scene: Any) -> None:
    """LC-010, LC-011, LC-013, LC-030, LC-033, LC-035."""
    hand = "whiskey-7-b wine-2-b wine-7-a cocktail-1-a beer-1-b copita-1-b copita-6-b"
    table = scene([hand, None, None, None], top="cocktail-5-a")

    assert table.moves(0) == ["play wine-7-a", "play cocktail-1-a", "play whiskey-7-b", "play copita-1-b", "draw"]


def test_2_after_switch_it_up(scene: Any) -> None:
    """LC-012, LC-014, LC-031: the named suit and the printed colour count, the printed suit does not."""
    second = "wine-9-a beer-3-a cocktail-8-a beer-2-a"
    table = scene(["wine-1-a wine-5-a beer-5-a", second, None, None], top="wine-4-a")

    table.play(0, "play wine-1-a", "name beer")

    assert table.cards_to_play(1) == {"beer-3-a", "beer-2-a", "cocktail-8-a"}
    assert "draw" in table.moves(1)


def test_2_after_switch_it_up_where_only_the_suit_counts(scene: Any) -> None:
    """LC-012: with declared_match = suit_only the colour is void too."""
    second = "wine-9-a beer-3-a cocktail-8-a beer-2-a"
    house = {"declared_match": "suit_only"}
    table = scene(["wine-1-a wine-5-a beer-5-a", second, None, None], top="wine-4-a", house=house)

    table.play(0, "play wine-1-a", "name beer")

    assert table.cards_to_play(1) == {"beer-3-a", "beer-2-a"}


def test_3_sidestep(scene: Any) -> None:
    """LC-032, LC-071, LC-072, LC-073: what lies sidestep is not to be matched, and is replaced."""
    hands = ["beer-m-b wine-4-a copita-5-a beer-6-a", "beer-1-b wine-8-a wine-9-a", None, None]
    table = scene(hands, top="beer-9-a", active=1, draw="wine-3-b wine-6-b wine-5-b")

    table.play(1, "play beer-1-b")

    assert table.view().direction == -1
    assert table.waits_for == [0]
    assert table.top == "beer-9-a"
    assert table.cards_to_play(0) == {"beer-m-b", "beer-6-a"}

    table.play(0, "play beer-m-b +shout")

    assert table.sidestep == "beer-m-b"
    assert table.discards == ["beer-1-b", "beer-9-a"]
    assert "wine-3-b" in table.hand(3)
    assert "wine-6-b" in table.hand(2)
    assert "wine-5-b" in table.hand(1)
    assert table.view().direction == -1
    assert table.waits_for == [3]
    assert table.top == "beer-9-a"


def test_4_a_chain_of_take_thats(scene: Any) -> None:
    """LC-035, LC-036, LC-037: each one stacked adds a card; who accepts draws them all and loses the turn."""
    hands = [
        "wine-2-a whiskey-2-a copita-9-a copita-2-a wine-8-a",
        "beer-2-a wine-5-a wine-6-b",
        "copita-2-b wine-5-b wine-7-a",
        "beer-2-b wine-7-b",
    ]
    table = scene(hands, top="wine-6-a", draw="beer-3-a beer-4-a beer-5-a")

    table.play(0, "play wine-2-a")
    table.play(1, "stack beer-2-a")
    table.play(2, "stack copita-2-b")

    assert table.moves(3) == ["accept"]

    table.play(3, "accept")

    assert table.hand(3) == {"beer-2-b", "wine-7-b", "beer-3-a", "beer-4-a", "beer-5-a"}
    assert table.waits_for == [0]
    assert table.decision == "turn"
    assert table.cards_to_play(0) == {"copita-9-a", "copita-2-a", "wine-8-a"}


def test_5_winning_with_a_stacked_card(scene: Any) -> None:
    """LC-036, LC-081: the last card wins, and nobody draws."""
    table = scene(["wine-2-a wine-5-a wine-6-a", "copita-2-a", None, None], top="wine-4-a")
    table.play(0, "play wine-2-a")

    table.play(1, "stack copita-2-a")

    assert table.winners == [1]
    assert table.sizes == [2, 0, 4, 4]


def test_6_forgotten_call(scene: Any) -> None:
    """LC-060 to LC-064: two cards for who is caught, and the same seat is still to move."""
    hands = [None, None, "beer-4-a wine-3-a", None]
    table = scene(hands, top="beer-9-a", active=2, draw="copita-3-a copita-4-a")

    table.play(2, "play beer-4-a")

    assert table.view().watched == [2]
    assert table.waits_for == [3]

    table.play(0, "catch 2")

    assert table.hand(2) == {"wine-3-a", "copita-3-a", "copita-4-a"}
    assert table.view().watched == []
    assert table.waits_for == [3]
    assert "catch 2" not in table.moves(1)


def test_7_got_away_with_it(scene: Any) -> None:
    """LC-064, LC-080: until seat 2 decides, everybody may catch; then it may simply win."""
    hands = [
        "beer-5-a wine-5-a wine-6-a",
        "wine-7-a wine-7-b wine-8-a",
        "beer-4-a wine-3-a",
        "beer-8-b wine-9-a wine-9-b",
    ]
    table = scene(hands, top="beer-9-a", active=2)
    table.play(2, "play beer-4-a")
    table.play(3, "play beer-8-b")
    table.play(0, "play beer-5-a")

    assert all("catch 2" in table.moves(seat) for seat in (0, 1, 3))
    table.play(1, "draw", "keep")
    assert all("catch 2" in table.moves(seat) for seat in (0, 1, 3))

    assert table.cards_to_play(2) == {"wine-3-a"}
    table.play(2, "play wine-3-a")

    assert table.winners == [2]


def test_7_a_watch_that_was_closed_by_a_draw_begins_anew_with_the_next_play(scene: Any, watch: Any) -> None:
    """LC-064: drawing is a decision; a later play from a hand of two needs a call of its own."""
    hands = [None, None, "wine-3-a", None]
    table = scene(hands, top="beer-9-a", active=2, watches=[watch(2)], draw="beer-3-a")

    table.play(2, "draw")

    assert table.view().watched == []
    assert table.moves(2) == ["play beer-3-a", "play beer-3-a +call", "keep"]

    table.play(2, "play beer-3-a")

    assert table.view().watched == [2]


def test_8_tough_break_near_the_end(scene: Any) -> None:
    """LC-049, LC-050, LC-062: six cards, so there was nothing to call."""
    table = scene([None, "bar-1-a wine-3-a", None, None], active=1)

    table.play(1, "play bar-1-a", "name wine")

    assert table.sizes[1] == 6
    assert table.view().watched == []


def test_8_tough_break_as_the_only_card(scene: Any) -> None:
    """LC-082: its player names a suit, draws five, and play goes on."""
    table = scene([None, "bar-1-a", None, None], active=1)

    table.play(1, "play bar-1-a", "name wine")

    assert table.sizes[1] == 5
    assert table.winners is None
    assert table.waits_for == [2]


def test_8_tough_break_as_the_only_card_where_it_wins(scene: Any) -> None:
    """LC-082: with tough_break_final = win no suit is named."""
    table = scene([None, "bar-1-a", None, None], active=1, house={"tough_break_final": "win"})

    table.play(1, "play bar-1-a")

    assert table.winners == [1]


def test_9_pass_the_bottle_with_small_hands(scene: Any) -> None:
    """LC-047, LC-048, LC-062."""
    table = scene(["whiskey-m-a wine-4-a", "bar-1-a", "beer-6-b copita-9-a"], direction=-1)

    table.play(0, "play whiskey-m-a +call", "name copita")

    assert table.waits_for == [0, 1, 2]
    assert table.moves(0) == ["give wine-4-a"]
    assert table.moves(1) == ["give bar-1-a"]
    assert table.moves(2) == ["give copita-9-a", "give beer-6-b"]

    table.play(2, "give beer-6-b")
    table.play(0, "give wine-4-a")
    table.play(1, "give bar-1-a")

    assert table.hand(2) == {"copita-9-a", "wine-4-a"}
    assert table.hand(0) == {"bar-1-a"}
    assert table.hand(1) == {"beer-6-b"}
    assert table.sizes == [1, 1, 2]
    assert table.view().watched == [0]
    assert table.waits_for == [2]
    assert table.cards_to_play(2) == {"copita-9-a"}


def test_10_trigger_troubles(scene: Any) -> None:
    """LC-051 to LC-054: who holds Tough Breaks lays them all down and draws five, then a card is turned up."""
    hands = [
        "cocktail-m-a wine-3-a wine-4-a",
        "bar-1-a bar-2-a wine-5-a wine-6-a wine-7-a",
        "wine-8-a wine-9-a",
        "bar-1-b",
    ]
    coming = [f"copita-{rank}-a" for rank in range(3, 12)] + ["copita-3-b"]
    table = scene(hands, top="cocktail-5-a", draw=" ".join([*coming, "beer-2-a"]))

    table.play(0, "play cocktail-m-a")

    assert table.hand(1) == {"wine-5-a", "wine-6-a", "wine-7-a", *coming[:5]}
    assert table.hand(3) == set(coming[5:])
    assert table.top == "beer-2-a"
    assert table.view().declared == ""
    assert table.waits_for == [1]
    assert table.decision == "take_that"
    assert table.view().pending == 1


def test_10_trigger_troubles_where_every_card_counts(scene: Any) -> None:
    """LC-052: with trigger_draw = per_card two Tough Breaks mean ten cards."""
    hands = ["cocktail-m-a wine-3-a wine-4-a", "bar-1-a bar-2-a wine-5-a", "wine-8-a wine-9-a", "bar-1-b"]
    coming = [f"copita-{rank}-{deck}" for deck in "ab" for rank in range(3, 11)]
    house = {"trigger_draw": "per_card"}
    table = scene(hands, top="cocktail-5-a", draw=" ".join([*coming, "beer-3-a"]), house=house)

    table.play(0, "play cocktail-m-a")

    assert table.hand(1) == {"wine-5-a", *coming[:10]}
    assert table.hand(3) == set(coming[10:15])


def test_11_running_out(scene: Any) -> None:
    """LC-026, LC-027: the discards come back, the sidestep card stays."""
    hands = ["bar-1-a wine-3-a", "", None, None]
    table = scene(
        hands,
        top="beer-9-a",
        below="copita-3-a copita-4-a copita-5-a copita-6-a",
        draw="wine-4-a wine-5-a",
        rest_with=1,
        sidestep="beer-1-b",
    )

    table.play(0, "play bar-1-a", "name wine")

    assert table.hand(0) == {"wine-3-a", "wine-4-a", "wine-5-a", "beer-9-a", "copita-6-a", "copita-5-a"}
    assert table.draw_pile == ["copita-4-a", "copita-3-a"]
    assert table.discards == ["bar-1-a"]
    assert table.sidestep == "beer-1-b"


def test_12_my_shout_comes_in_four_forms(scene: Any) -> None:
    """LC-040, LC-042, LC-060."""
    table = scene(["beer-m-b wine-3-a", None, None, None], top="beer-9-a")

    assert [text for text in table.moves(0) if "beer-m-b" in text] == [
        "play beer-m-b",
        "play beer-m-b +call",
        "play beer-m-b +shout",
        "play beer-m-b +call +shout",
    ]


def test_12_my_shout_without_the_shout(scene: Any) -> None:
    """LC-042, LC-043, LC-045, LC-062: three cards first, then the others draw; no watch."""
    coming = "copita-3-a copita-4-a copita-5-a copita-6-a copita-7-a copita-8-a"
    table = scene(["beer-m-b wine-3-a", None, None, None], top="beer-9-a", draw=coming)

    table.play(0, "play beer-m-b +call")

    assert table.hand(0) == {"wine-3-a", "copita-3-a", "copita-4-a", "copita-5-a"}
    assert [f"copita-{6 + i}-a" in table.hand(1 + i) for i in range(3)] == [True, True, True]
    assert table.view().watched == []


def test_12_my_shout_without_the_call(scene: Any) -> None:
    """LC-043, LC-063: no penalty, but a watch over somebody who did not call."""
    table = scene(["beer-m-b wine-3-a", None, None, None], top="beer-9-a")

    table.play(0, "play beer-m-b +shout")

    assert table.sizes == [1, 5, 5, 5]
    assert table.view().watched == [0]

    table.play(2, "catch 0")

    assert table.sizes[0] == 3


def test_12_my_shout_is_never_the_last_card(scene: Any) -> None:
    """LC-041."""
    table = scene(["beer-m-b", None, None, None], top="beer-9-a")

    assert table.moves(0) == ["draw"]
