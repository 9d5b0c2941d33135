"""The story: who did what, told to those who may know it."""

from typing import Any

import pytest

HANDS = ["beer-4-a wine-3-a", "copita-2-a copita-4-a", "beer-3-a bar-1-a"]


def test_a_play_is_told_with_everything_that_can_be_matched(scene: Any) -> None:
    table = scene(["beer-4-a wine-3-a wine-5-a", None, None])

    table.play(0, "play beer-4-a")

    assert table.story() == ["Ann played 4 of Beer, Ruby Triangle."]
    assert table.story(0) == ["You played 4 of Beer, Ruby Triangle."]


def test_lc_060_a_call_is_told_once_with_the_play(scene: Any) -> None:
    table = scene(HANDS)

    table.play(0, "play beer-4-a +call")

    assert table.story(1) == ['Ann played 4 of Beer, Ruby Triangle. "Last call!"']


def test_both_cries_are_told(scene: Any) -> None:
    table = scene(["beer-m-b wine-3-a", None])

    table.play(0, "play beer-m-b +call +shout")

    assert table.story()[0] == 'Ann played My Shout (Mixer of Beer). "My shout!" "Last call!"'


@pytest.mark.parametrize("pile", ["wine-5-a wine-2-b", "wine-2-b wine-5-a"])
def test_drawn_cards_are_told_to_who_drew_them_as_the_hand_shows_them(scene: Any, pile: str) -> None:
    table = scene(HANDS, top="copita-2-b", decision="take_that", pending=2, draw=pile)

    table.play(0, "accept")

    assert table.story(0) == [
        "You took it: 2 cards and no turn.",
        "You drew 5 of Wine, Lime Shield and Take That (2 of Wine), Ruby Meeple.",
    ]
    assert table.story(1) == table.story() == ["Ann took it: 2 cards and no turn.", "Ann drew 2 cards."]


def test_passed_cards_are_told_to_giver_and_receiver(scene: Any) -> None:
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(HANDS, **said)

    for seat, card in enumerate(("wine-3-a", "copita-4-a", "bar-1-a")):
        table.play(seat, f"give {card}")

    assert table.story(0)[-3:] == [
        "Everybody passes a card clockwise.",
        "You passed 3 of Wine, Amber Diamond to Ben.",
        "Cat passed you Tough Break.",
    ]
    assert "You chose 3 of Wine to pass on." in table.story(0)
    assert table.story() == [
        "Ann chose a card to pass on.",
        "Ben chose a card to pass on.",
        "Cat chose a card to pass on.",
        "Everybody passes a card clockwise.",
    ]


@pytest.mark.parametrize("eyes", [1, 2, None])
def test_nothing_hidden_is_told_to_others(scene: Any, eyes: int | None) -> None:
    table = scene(HANDS, draw="whiskey-9-a")

    table.play(0, "draw", "keep")

    assert table.story(eyes) == ["Ann drew a card.", "Ann kept it."]


def test_the_small_answers(scene: Any) -> None:
    table = scene(["beer-2-b wine-3-a wine-4-a", "beer-1-a wine-5-a wine-6-a", None])

    table.play(0, "play beer-2-b")
    table.play(1, "sip", "play beer-1-a", "name copita")

    assert table.story(1) == [
        "Ann played Cheers (2 of Beer), Rose Sword.",
        "You took a sip. Cheers!",
        "You played Switch It Up (1 of Beer), Rose.",
        "You named Copita.",
    ]


def test_cheers_without_a_sip(scene: Any) -> None:
    table = scene(HANDS, cheers=True, decision="cheers")

    table.play(0, "draw two")

    assert table.story() == ["Ann took no sip: two cards instead.", "Ann drew 2 cards."]


def test_turning_round_and_stacking(scene: Any) -> None:
    table = scene(["beer-1-b wine-3-a wine-4-a", None, "copita-2-a wine-5-a wine-6-a"])
    table.play(0, "play beer-1-b")
    assert table.story()[-1] == "Play turns round: it goes anticlockwise now."

    table = scene(["copita-2-a wine-5-a wine-6-a", None], top="beer-2-a", pending=1, decision="take_that")
    table.play(0, "stack copita-2-a")
    assert table.story() == ["Ann stacked Take That (2 of Copita), Azure Shield."]


def test_catches(scene: Any, watch: Any) -> None:
    table = scene(["wine-3-a", None, None], watches=[watch(0, called=True)])
    table.play(1, "catch 0")
    assert table.story(0) == ["Ben tried to catch you, but you had called."]
    assert table.story() == ["Ben tried to catch Ann, but Ann had called."]

    table = scene(["wine-3-a", None, None], watches=[watch(0)])
    table.play(1, "catch 0")
    assert table.story() == ["Ben caught Ann without a call.", "Ann drew 2 cards."]
    assert table.story(1)[0] == "You caught Ann without a call."


def test_troubles(scene: Any) -> None:
    hands = ["cocktail-m-a wine-3-a wine-4-a", "bar-1-a bar-2-a wine-5-a"]
    table = scene(hands, top="cocktail-5-a", draw="copita-3-a copita-4-a copita-5-a copita-6-a copita-7-a beer-3-a")

    table.play(0, "play cocktail-m-a")

    assert table.story() == [
        "Ann played Trigger Troubles (Mixer of Cocktail).",
        "Ben laid down 2 Tough Breaks.",
        "Ben drew 5 cards.",
        "Ann turned up 3 of Beer, Mocha Meeple.",
    ]


@pytest.mark.parametrize(
    ("answer", "line"),
    [("heard yes", "You were heard 20 metres away."), ("heard no", "You were not heard 20 metres away: 3 cards.")],
)
def test_lc_044_how_far_a_shout_was_heard(scene: Any, answer: str, line: str) -> None:
    table = scene(["beer-m-b wine-3-a wine-4-a", None], house={"public_venue": True})

    table.play(0, "play beer-m-b +shout", answer)

    assert line in table.story(0)


@pytest.mark.parametrize(
    ("eyes", "line"), [(0, "You did not shout: 3 cards for that."), (1, "Ann did not shout: 3 cards for that.")]
)
def test_lc_042_who_draws_three_for_a_silent_my_shout_is_told_why(scene: Any, eyes: int, line: str) -> None:
    table = scene(["beer-m-b wine-3-a wine-4-a", None])

    table.play(0, "play beer-m-b")

    story = table.story(eyes)
    assert story[1] == line
    assert "drew" in story[2]


def test_lc_042_who_shouted_is_not_blamed(scene: Any) -> None:
    table = scene(["beer-m-b wine-3-a wine-4-a", None])

    table.play(0, "play beer-m-b +shout")

    assert not any("did not shout" in line for line in table.story(1))


def test_a_pass_and_a_new_pile(scene: Any) -> None:
    table = scene(["wine-6-a copita-9-b", ""], rest_with=1)
    table.play(0, "pass")
    assert table.story() == ["Ann passed: nothing to play, nothing to draw."]

    table = scene(["wine-6-a copita-9-b", ""], below="wine-3-a wine-4-a", rest_with=1)
    table.play(0, "draw")
    assert table.story()[0] == "The draw pile is used up: 2 discards are shuffled into a new one."


def test_the_end_of_a_round_shows_what_everybody_was_left_with(scene: Any) -> None:
    hands = ["beer-4-a", "wine-3-a bar-1-a", "cocktail-m-b"]
    table = scene(
        hands, house={"match": "points", "match_target": 10, "tenth_mixer": "pass_the_bottle"}, scores=[7, 0, 0]
    )

    table.play(0, "play beer-4-a")

    assert table.story(1)[1:] == [
        "Ann went out and won the round, for 3 points.",
        "You were left with 3 of Wine and Tough Break.",
        "Cat was left with Pass the Bottle (Mixer of Cocktail).",
        "The game is over: enough points are scored.",
    ]


def test_a_stopped_round_names_everybody_with_the_fewest_cards(scene: Any) -> None:
    table = scene(["wine-3-a", "wine-5-a wine-8-a", None], turns=50, house={"max_turns": 50}, draw="copita-9-b")

    table.play(0, "draw", "keep")

    assert "The last turn is over: Ann and you had the fewest cards." in table.story(1)


def test_a_new_round_is_announced(dealt: Any) -> None:
    assert dealt(3, first_player=1).story(1)[0] == "Round 1: seven cards each. You begin."
    assert dealt(3, first_player=1).story(0)[0] == "Round 1: seven cards each. Ben begins."
