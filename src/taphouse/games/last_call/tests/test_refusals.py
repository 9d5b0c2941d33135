"""What is not allowed is refused with the rule and a sentence, and changes nothing."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.games.last_call.game import GAME


def test_a_seat_that_is_not_there(scene: Any) -> None:
    refusal = scene().refusal(7, "draw")

    assert refusal.rule == "LC-001"
    assert refusal.why == "There is no seat 8 at this table; the seats are 1 to 4."


@pytest.mark.parametrize("number", [-1, 415, 9999])
def test_a_number_that_is_no_move(scene: Any, number: int) -> None:
    assert scene().refusal(0, number).why == f"There is no move {number} in this game."


def test_lc_080_nothing_after_the_end(scene: Any) -> None:
    table = scene(["beer-4-a", None])
    table.play(0, "play beer-4-a")

    assert table.refusal(1, "draw").why == "The game is over."
    assert table.refusal(1, "catch 0").rule == "LC-080"


def test_lc_023_not_your_turn(scene: Any) -> None:
    refusal = scene().refusal(2, "draw")

    assert (refusal.rule, refusal.why) == ("LC-023", "It is not your turn. The table waits for seat 1.")


HAND = "wine-2-a wine-1-a copita-1-b cocktail-m-a cocktail-m-b wine-8-a beer-6-a"


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play copita-3-a", "LC-023", "You do not hold 3 of Copita."),
        ("play wine-8-a", "LC-010", "8 of Wine matches the pile in neither suit, colour nor shape; Beer is in force."),
        ("play wine-2-a", "LC-035", "Take That (2 of Wine) goes on its own suit only, and Beer is in force."),
        ("play wine-1-a", "LC-030", "Switch It Up (1 of Wine) goes on its own suit only, and Beer is in force."),
        ("play copita-1-b", "LC-033", "About Face (1 of Copita) matches the pile neither in suit nor in colour"),
        ("play cocktail-m-a", "LC-056", "Trigger Troubles (Mixer of Cocktail) goes on its own suit only"),
        ("play cocktail-m-b", "LC-056", "House Mixer (Mixer of Cocktail) goes on its own suit only"),
        ("play beer-6-a +call", "LC-060", "The call goes with your second-to-last card; you hold 7."),
        ("play cocktail-m-b +shout", "LC-040", "Only My Shout is shouted."),
        ("stack wine-2-a", "LC-037", "No Take That waits for you"),
        ("keep", "LC-024", "You have not drawn a card to keep."),
        ("pass", "LC-025", "You may pass only with nothing to draw and nothing to play. Draw one."),
        ("accept", "LC-037", "No Take That waits for you. Play or draw."),
        ("sip", "LC-038", "No Cheers waits for you. Play or draw."),
        ("draw two", "LC-038", "No Cheers waits for you. Play or draw."),
        ("name wine", "LC-014", "There is no suit to name now. Play or draw."),
        ("give beer-6-a", "LC-047", "Cards are passed only after Pass the Bottle. Play or draw."),
        ("heard yes", "LC-044", "There is no shout to answer for. Play or draw."),
        ("heard no", "LC-044", "There is no shout to answer for. Play or draw."),
    ],
)
def test_on_a_turn(scene: Any, move: str, rule: str, words: str) -> None:
    refusal = scene([HAND, None], top="beer-9-a").refusal(0, move)

    assert refusal.rule == rule
    assert refusal.why.startswith(words)


def test_lc_041_my_shout_alone(scene: Any) -> None:
    table = scene(["beer-m-b", None])

    for form in ("play beer-m-b", "play beer-m-b +shout"):
        refusal = table.refusal(0, form)
        assert (refusal.rule, refusal.why) == ("LC-041", "My Shout may never be your last card. Draw one.")


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play wine-5-a", "LC-024", "After a draw only 3 of Beer, the card you drew, can be played."),
        ("draw", "LC-024", "You have drawn your card. Play it or keep it."),
        ("pass", "LC-024", "You have drawn a card. Play it or keep it."),
        ("play beer-3-a +call", "LC-060", "The call goes with your second-to-last card; you hold 3."),
    ],
)
def test_after_a_draw(scene: Any, move: str, rule: str, words: str) -> None:
    table = scene(["beer-3-a wine-5-a wine-6-a", None], decision="after_draw", drawn="beer-3-a")

    assert (table.refusal(0, move).rule, table.refusal(0, move).why) == (rule, words)


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play beer-3-a", "LC-037", "A Take That waits for you. Stack another one, or accept and draw 2."),
        ("draw", "LC-037", "A Take That waits for you. Stack another one, or accept and draw 2."),
        ("stack copita-2-a", "LC-036", "You do not hold Take That (2 of Copita)."),
        ("stack wine-2-a +call", "LC-060", "The call goes with your second-to-last card; you hold 3."),
    ],
)
def test_while_a_take_that_waits(scene: Any, move: str, rule: str, words: str) -> None:
    table = scene(["beer-3-a wine-2-a wine-6-a", None], top="beer-2-a", decision="take_that", pending=2)

    assert (table.refusal(0, move).rule, table.refusal(0, move).why) == (rule, words)


def test_lc_038_first_the_cheers(scene: Any) -> None:
    table = scene(cheers=True, decision="cheers")

    assert table.refusal(0, "draw").why == "First answer the Cheers: take a sip of anything, or draw two cards."


def test_lc_038_no_sip_at_a_dry_table(scene: Any) -> None:
    table = scene(cheers=True, decision="cheers", house={"dry_table": True})

    assert table.refusal(0, "sip").why == "Nobody has a drink at this table. Draw two cards."


def test_lc_014_first_the_suit(scene: Any) -> None:
    table = scene(top="wine-1-a", decision="declare_suit", agenda=[["finish", 0, 0, 0]])

    assert table.refusal(0, "draw").rule == "LC-014"


def test_lc_044_first_the_answer(scene: Any) -> None:
    table = scene(sidestep="beer-m-b", decision="heard_far", agenda=[["finish", 0, 0, 0], ["others draw", 0, 0, 0]])

    assert table.refusal(0, "draw").rule == "LC-044"


def test_lc_048_passing(scene: Any) -> None:
    hands = ["wine-3-a wine-4-a", "wine-5-a wine-6-a", ""]
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(hands, **said)
    table.play(0, "give wine-3-a")

    assert table.refusal(0, "give wine-4-a").why == "You have chosen your card. Wait for the others."
    assert table.refusal(1, "give wine-4-a").why == "You do not hold 4 of Wine. Pass a card of your own."
    assert table.refusal(2, "give wine-4-a").why == "You have no card to pass. Wait for the others."
    assert table.refusal(1, "draw").rule == "LC-047"


def test_lc_025_no_pass_while_there_is_a_card_to_draw(scene: Any) -> None:
    """Also with nothing to play."""
    table = scene(["wine-6-a", None])

    assert table.moves(0) == ["draw"]
    assert table.refusal(0, "pass").why.endswith("Draw one.")


def test_lc_025_nothing_left_to_draw(scene: Any) -> None:
    table = scene(["beer-6-a wine-6-a", ""], rest_with=1)

    assert table.refusal(0, "draw").why == "There is nothing left to draw. Play a card, or pass if you cannot."
    assert table.refusal(0, "pass").why.endswith("Play it.")


def test_lc_063_catching(scene: Any, watch: Any) -> None:
    table = scene([None, "wine-3-a", None], watches=[watch(1, called=True, tried=[2])])

    assert table.refusal(0, "catch 2").why.startswith("Seat 3 has not just gone down to one card")
    assert table.refusal(0, "catch 6").why == "There is no seat 7 to catch; the seats are 1 to 3."
    assert table.refusal(1, "catch 1").why == "You cannot catch yourself."
    assert table.refusal(2, "catch 1").why == "You have tried to catch seat 2 already; once is all."


def test_lc_063_catching_amid_an_effect(scene: Any, watch: Any) -> None:
    said = {"top": "wine-1-a", "decision": "declare_suit", "agenda": [["finish", 0, 0, 0]]}
    table = scene([None, "wine-3-a", None], watches=[watch(1)], **said)

    assert table.refusal(2, "catch 1").why == "The card just played is still at work. Catch when that is done."


def test_a_refusal_does_not_tell_what_the_seat_cannot_know(scene: Any, watch: Any) -> None:
    """LC-065: a catch that was tried is refused in the same words whether the seat called or not."""
    innocent = scene([None, "wine-3-a", None], watches=[watch(1, called=True, tried=[2])])
    guilty = scene([None, "wine-3-a", None], watches=[watch(1, called=False, tried=[2])])

    assert str(innocent.refusal(2, "catch 1")) == str(guilty.refusal(2, "catch 1"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("paint it", "is not a move. Write 'play beer-4-a'"),
        ("play beer-12-a", "'beer-12-a' is not a card"),
        ("play wine-3-a +shout", "is not a move"),
        ("catch 8", "is not a move"),
        ("", "is not a move"),
    ],
)
def test_a_text_that_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        GAME.read_move(text)
