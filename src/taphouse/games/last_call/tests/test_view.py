"""What each seat may see, and nothing more."""

from typing import Any

import msgspec
import pytest

from taphouse.core.view import View
from taphouse.games.last_call.view import LastCallView

HANDS = ["wine-3-a wine-4-a", "copita-3-a copita-4-a", "beer-3-a beer-4-a"]


def text_of(view: LastCallView) -> str:
    """All that a client receives."""
    return msgspec.json.encode(view).decode()


@pytest.mark.parametrize("eyes", [0, 1, 2, None])
def test_a_hand_is_seen_by_its_owner_only(scene: Any, eyes: int | None) -> None:
    seen = text_of(scene(HANDS).view(eyes))

    for seat, hand in enumerate(HANDS):
        assert [card in seen for card in hand.split()] == [seat == eyes] * 2


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_the_number_of_cards_is_seen_by_all(scene: Any, eyes: int | None) -> None:
    seen = scene(HANDS).view(eyes)

    assert [seen.zone(f"hand-{seat}").count for seat in range(3)] == [2, 2, 2]
    assert seen.zone("draw").count == 124 - 6 - 1


def test_nobody_sees_the_draw_pile(scene: Any) -> None:
    table = scene(HANDS, draw="whiskey-9-a")

    assert not any("whiskey-9-a" in text_of(table.view(eyes)) for eyes in (0, 1, 2, None))
    assert table.view(0).zone("draw").items == []


def test_of_the_discards_only_the_top_is_shown(scene: Any) -> None:
    table = scene(HANDS, below="whiskey-9-a whiskey-8-a")

    assert "whiskey-9-a" not in text_of(table.view(0))
    assert [item.id for item in table.view(0).zone("discards").items] == ["beer-9-a"]
    assert table.view(0).zone("discards").count == 3


def test_a_drawn_card_is_seen_by_who_drew_it_only(scene: Any) -> None:
    table = scene(HANDS, draw="whiskey-9-a")

    table.play(0, "draw")

    assert not any("whiskey-9-a" in text_of(table.view(eyes)) for eyes in (1, 2, None))
    assert [item.id for item in table.view(0).zone("hand-0").items if "drawn" in item.marks] == ["whiskey-9-a"]


def test_lc_048_while_cards_are_chosen_only_who_has_is_known(scene: Any) -> None:
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(HANDS, **said)

    table.play(1, "give copita-4-a")

    for eyes in (0, 1, 2, None):
        assert [seat.seat for seat in table.view(eyes).seats if "has chosen" in seat.notes] == [1]
    assert [item.id for item in table.view(1).zone("hand-1").items if "chosen" in item.marks] == ["copita-4-a"]
    assert not any("copita-4-a" in text_of(table.view(eyes)) for eyes in (0, 2, None))


def test_lc_063_everybody_knows_who_is_under_watch_and_who_was_heard_to_call(scene: Any, watch: Any) -> None:
    """The fact is for programs; what a table draws, and what can be tried, is the same either way (R30)."""
    hands = ["wine-3-a", "copita-3-a", *HANDS[2:]]
    called = scene(hands, active=2, watches=[watch(0, called=True), watch(1)])
    silent = scene(hands, active=2, watches=[watch(0), watch(1)])

    for eyes in (0, 1, 2, None):
        seen, other = called.view(eyes), silent.view(eyes)
        assert (seen.watched, seen.called) == ([0, 1], [0])
        assert (other.watched, other.called) == ([0, 1], [])
        assert text_of(msgspec.structs.replace(seen, called=[])) == text_of(other)


def test_lc_063_an_earlier_call_is_no_call_once_the_watch_is_over(scene: Any, watch: Any) -> None:
    table = scene(["wine-3-a", *HANDS[1:]], watches=[watch(0, called=True)])

    table.play(0, "draw", "keep")

    assert (table.view().watched, table.view().called) == ([], [])


def test_marks_are_for_the_own_hand_on_the_own_turn(scene: Any) -> None:
    table = scene(["beer-3-a wine-4-a", "beer-4-a wine-5-a"])

    marks = {item.id: item.marks for item in table.view(0).zone("hand-0").items}
    assert marks == {"wine-4-a": (), "beer-3-a": ("playable",)}
    assert all(item.marks == () for item in table.view(1).zone("hand-1").items)


def test_what_lies_on_the_table_is_seen_by_all(scene: Any) -> None:
    said = {"sidestep": "beer-1-b", "declared": "copita", "direction": -1, "turns": 17}
    table = scene(HANDS, top="wine-1-a", **said)

    for eyes in (0, 1, None):
        seen = table.view(eyes)
        assert [item.id for name in ("discards", "sidestep") for item in seen.zone(name).items] == [
            "wine-1-a",
            "beer-1-b",
        ]
        assert (seen.declared, seen.to_match) == ("copita", ["suit:copita", "colour:ruby"])
        assert (seen.direction, seen.turns, seen.active, seen.decision) == (-1, 17, 0, "turn")
        words = seen.counters
        assert words == {"direction": "anticlockwise", "declared": "Copita", "turns": 17}


def test_the_pending_take_that_is_seen_by_all(scene: Any) -> None:
    table = scene(HANDS, top="beer-2-a", pending=3, decision="take_that")

    assert table.view(2).pending == 3
    assert table.view(2).counters["pending"] == 3


def shown(table: Any) -> tuple[str, str, str, str]:
    """The top card as a client with words shows it."""
    item = table.view().zone("discards").items[0]
    return item.label, item.face, item.note, item.tint


def test_a_card_shows_everything_that_is_printed(scene: Any) -> None:
    table = scene(HANDS, top="copita-10-b")

    assert shown(table) == ("10 of Copita, Mint Triangle", "10", "Copita MI Triangle", "#63cda2")
    assert table.piece("copita-10-b") == {
        "kind": "card",
        "suit": "suit:copita",
        "rank": 10,
        "colour": "colour:mint",
        "tint": "#63cda2",
        "shape": "shape:triangle",
    }


def test_an_event_card_shows_its_name_and_effect(scene: Any) -> None:
    table = scene(HANDS, top="wine-2-a")

    assert shown(table)[:2] == ("Take That (2 of Wine), Ruby Circle", "+1")
    assert table.piece("wine-2-a")["event"] == "event:take_that"
    assert "draws 1" in table.words().piece("wine-2-a", "effect")


@pytest.mark.parametrize(
    ("card", "house", "start"),
    [
        ("wine-1-a", {}, "Goes on its suit."),
        ("wine-1-a", {"switch_play": "suit_or_colour"}, "Goes on its suit or colour."),
        ("cocktail-m-a", {}, "Goes on its suit."),
        ("cocktail-m-a", {"trigger_play": "any"}, "Goes on anything."),
        ("wine-2-a", {"switch_play": "suit_or_colour", "trigger_play": "any"}, "Goes on its suit."),
    ],
)
def test_the_effect_says_what_a_card_goes_on_in_this_house(scene: Any, card: str, house: Any, start: str) -> None:
    assert scene([None, None], house=house).words().piece(card, "effect").startswith(start)


def test_a_tough_break_has_neither_suit_nor_colour_nor_shape(scene: Any) -> None:
    table = scene(HANDS, top="bar-1-a", declared="wine")

    assert shown(table) == ("Tough Break", "TB", "", "")
    assert table.piece("bar-1-a") == {"kind": "card", "event": "event:tough_break"}


def test_lc_006_the_tenth_mixer_is_shown_as_the_house_has_it(scene: Any) -> None:
    plain = scene(HANDS, top="cocktail-m-b")
    wild = scene(HANDS, top="cocktail-m-b", declared="wine", house={"tenth_mixer": "lets_get_wild"})

    assert shown(plain)[0] == "House Mixer (Mixer of Cocktail)"
    assert shown(wild)[0] == "Let's Get Wild (Mixer of Cocktail)"
    assert (plain.view().tenth_mixer, wild.view().tenth_mixer) == ("house", "lets_get_wild")


def test_moves_point_at_the_things_they_concern(scene: Any, watch: Any) -> None:
    table = scene(["beer-4-a beer-m-b", "wine-3-a", None], watches=[watch(1)])
    moves = {move.text: move for move in table.view(0).moves}

    assert moves["play beer-4-a +call"].on == ("item:beer-4-a", "zone:discards")
    assert moves["play beer-4-a +call"].flags == ("call",)
    assert moves["play beer-4-a +call"].label == "Play 4 of Beer and call"
    assert moves["play beer-m-b +call +shout"].flags == ("call", "shout")
    assert moves["play beer-m-b"].flags == ()
    assert moves["draw"].on == ("zone:draw",)
    assert (moves["catch 1"].on, moves["catch 1"].label) == (("seat:1",), "CATCH Ben")


def test_a_gift_points_at_the_card_and_the_seat_that_gets_it(scene: Any) -> None:
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(HANDS, direction=-1, **said)

    move = table.view(0).moves[0]

    assert (move.text, move.on) == ("give wine-3-a", ("item:wine-3-a", "seat:2"))
    assert table.view(0).prompt == "Choose a card to pass to Cat."
    assert table.view().prompt == "Waiting for Ann, Ben and Cat to choose a card to pass."


def test_two_cards_of_the_same_name_are_told_apart_on_their_buttons(scene: Any) -> None:
    table = scene(["beer-4-a beer-4-b wine-8-a", None])

    assert [move.label for move in table.view(0).moves] == [
        "Play 4 of Beer, Ruby Triangle",
        "Play 4 of Beer, Ruby Diamond",
        "Draw one",
    ]


@pytest.mark.parametrize(("choice", "label"), [("my_shout", "shout"), ("drinks_all_round", 'shout "Drinks all round"')])
def test_lc_044_the_button_says_what_the_house_shouts(scene: Any, choice: str, label: str) -> None:
    table = scene(["beer-m-b wine-8-a wine-9-b", None], house={"shout_text": choice})

    labels = {move.text: move.label for move in table.view(0).moves}

    assert labels["play beer-m-b +shout"] == f"Play My Shout (Mixer of Beer) and {label}"


@pytest.mark.parametrize(
    ("said", "own", "other"),
    [
        ({}, "Your turn. Match Beer, Teal or Diamond, or draw.", "Waiting for Ann to play."),
        ({"decision": "take_that", "pending": 2}, "A Take That for you", "Waiting for Ann to answer the Take That."),
        ({"decision": "cheers", "cheers": True}, "Cheers: take a sip", "Waiting for Ann to answer the Cheers."),
        (
            {"decision": "declare_suit", "agenda": [["finish", 0, 0, 0]]},
            "Name the suit that counts",
            "Waiting for Ann to name a suit.",
        ),
        (
            {"decision": "heard_far", "agenda": [["finish", 0, 0, 0]]},
            "Could your shout be heard",
            "Waiting for Ann to say how far the shout was heard.",
        ),
    ],
)
def test_the_prompt_says_what_the_table_waits_for(scene: Any, said: Any, own: str, other: str) -> None:
    table = scene(HANDS, **said)

    assert table.view(0).prompt.startswith(own)
    assert table.view(1).prompt == table.view().prompt == other


def test_the_prompt_does_not_offer_a_draw_where_there_is_none(scene: Any) -> None:
    table = scene(["beer-3-a", ""], rest_with=1)

    assert table.view(0).prompt == "Your turn. Match Beer, Teal or Diamond; there is nothing left to draw."


def test_seats_show_cards_scores_and_who_is_awaited(scene: Any) -> None:
    table = scene(["wine-3-a", *HANDS[1:]], house={"match": "points"}, scores=[3, 0, 5])

    seats = table.view().seats
    assert [seat.awaited for seat in seats] == [True, False, False]
    assert seats[0].notes == ["one card left"]
    assert seats[2].counters == {"cards": 2, "points": 5}


def test_at_the_end_all_hands_are_shown(scene: Any) -> None:
    table = scene(["beer-4-a", "wine-3-a wine-4-a", "copita-3-a"])
    table.play(0, "play beer-4-a")

    for eyes in (0, 1, None):
        seen = table.view(eyes)
        assert [item.id for item in seen.zone("hand-1").items] == ["wine-3-a", "wine-4-a"]
        assert seen.outcome is not None
        assert seen.prompt == "The game is over."
    assert table.view(0).outcome.label == "You went out first."
    assert table.view(1).outcome.label == "Ann went out first."


def test_after_a_round_of_a_match_its_hands_are_public_and_the_new_ones_are_not(scene: Any) -> None:
    table = scene(["beer-4-a", "wine-3-a wine-4-a", "copita-3-a"], house={"match": "wins"})
    assert table.view().last_round is None

    table.play(0, "play beer-4-a")

    last = table.view().last_round
    assert (last.winners, last.how) == ([0], "went_out")
    assert last.hands == [[], ["wine-3-a", "wine-4-a"], ["copita-3-a"]]
    assert all(table.view().zone(f"hand-{seat}").items == [] for seat in range(3))


def test_whoever_knows_only_the_common_words_can_play(scene: Any) -> None:
    """The view of the game is a view like any other."""
    seen = scene(HANDS).view(0)

    common = msgspec.convert(msgspec.to_builtins(seen), View)

    assert [move.text for move in common.moves] == [move.text for move in seen.moves]
    assert [zone.id for zone in common.zones] == ["draw", "discards", "sidestep", "hand-0", "hand-1", "hand-2"]
