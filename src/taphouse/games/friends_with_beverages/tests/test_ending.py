"""The end: FWB-003, FWB-129, FWB-131 to FWB-136, FWB-140."""

from typing import Any

import pytest

from taphouse.core.playout import play_out
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME


def at_the_end(scene: Any, *guests: str, **said: Any) -> Any:
    """Cat ends the third turn."""
    t = scene(["", "", "CRM CRM"], guests=list(guests), decision="swap", active=2, turns=2, **said)
    t.play(2, "done")
    return t


def test_fwb_003_all_guests_served_brings_the_end(scene: Any) -> None:
    t = at_the_end(scene, "G01* G02* G03*", "G08* G11 G04", "G05 G06 G07", trigger=0)

    assert (t.decision, t.state.outcome().reason) == ("over", "a host served everybody")
    assert t.state.outcome().scores == [32, 25, 0]


def test_fwb_129_with_four_guests_four_are_needed(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT"],
        sheds=["JUG STR JAR"],
        guests=["G02* G03* G01 G04"],
        decision="complete",
        house={"guests_per_player": 4},
    )

    t.play(0, "serve 3")

    assert t.view().last_round is None


def test_fwb_131_the_round_is_finished_first(scene: Any) -> None:
    t = scene(["SPI SUG CIT CIT"], sheds=["JUG STR JAR"], guests=["G01 G02* G03*"], decision="complete")

    t.play(0, "serve 1")
    assert (t.view().last_round.seat, t.view().last_round.why, t.waits_for) == (0, "served", [1])
    t.end_turn()
    t.end_turn()

    assert t.decision == "over"


@pytest.mark.parametrize(("rule", "over"), [("latched", True), ("live", False)])
def test_fwb_132_a_guest_lost_again(scene: Any, rule: str, over: bool) -> None:  # noqa: FBT001
    t = at_the_end(scene, "G01* G02 G03*", trigger=0, house={"end_trigger": rule})

    assert (t.decision == "over") is over


@pytest.mark.parametrize(
    ("guests", "words"),
    [("G01* G02* G03*", "Ann has served all their guests"), ("G01* G02 G03*", "Ann had served all their guests")],
)
def test_fwb_132_the_end_tells_who_brought_it_and_whether_it_is_still_so(scene: Any, guests: str, words: str) -> None:
    t = at_the_end(scene, guests, "G04 G05 G06", "G08* G09 G10", trigger=0)

    assert f"The game is over: {words}." in t.story(1)
    assert t.view(1).outcome.label.endswith(f" points. {words}.")


def test_fwb_140_two_served_guests_bring_the_last_round_of_a_short_game(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT"],
        sheds=["JUG STR JAR"],
        guests=["G01 G02* G03"],
        decision="complete",
        house={"guests_to_serve": 2},
    )

    t.play(0, "serve 1")

    assert (t.view().last_round.seat, t.view().last_round.why) == (0, "enough")
    assert "Ann has served enough guests: this is the last round." in t.story(1)


@pytest.mark.parametrize(
    ("guests", "words"),
    [("G01* G02 G03*", "Ann has served enough guests"), ("G01* G02 G03", "Ann had served enough guests")],
)
def test_fwb_140_the_end_of_a_short_game_tells_who_brought_it(scene: Any, guests: str, words: str) -> None:
    t = at_the_end(scene, guests, "G04 G05 G06", "G08 G09 G10", trigger=0, house={"guests_to_serve": 2})

    assert t.state.outcome().reason == "a host served enough"
    assert f"The game is over: {words}." in t.story(1)
    assert t.view(1).outcome.label.endswith(f" points. {words}.")


def test_fwb_140_a_number_as_large_as_the_guests_is_all_of_them(scene: Any) -> None:
    t = at_the_end(scene, "G01* G02* G03*", trigger=0, house={"guests_to_serve": 3})

    assert t.state.outcome().reason == "a host served everybody"


def test_fwb_140_a_view_tells_how_many_are_enough_only_where_fewer_are(scene: Any) -> None:
    assert scene([""], guests=["G01 G02 G03"], house={"guests_to_serve": 2}).view(0).to_serve == 2
    assert scene([""], guests=["G01 G02 G03"]).view(0).to_serve == 0


def test_fwb_133_the_end_tells_of_the_guest_deck(scene: Any) -> None:
    t = at_the_end(scene, "G01* G02 G03", guest_out=True, boxed=True)

    assert "The game is over: the Guest Deck is empty." in t.story(1)
    assert t.view(0).outcome.label == "You win with 7 points. The Guest Deck is empty."


def test_fwb_132_live_ends_if_somebody_still_has_served_all(scene: Any) -> None:
    t = at_the_end(scene, "G01* G02* G03*", trigger=1, house={"end_trigger": "live"})

    assert t.decision == "over"


def test_fwb_133_the_last_guest_ends_the_game_after_the_round(scene: Any) -> None:
    t = at_the_end(scene, "G01 G02 G03", guest_out=True, boxed=True)

    assert t.state.outcome().reason == "guest deck empty"


@pytest.mark.parametrize(("rule", "over"), [("at_once", True), ("finish_round", False)])
def test_fwb_133_or_at_once_when_the_action_is_done(scene: Any, rule: str, over: bool) -> None:  # noqa: FBT001
    t = scene(
        ["SUG SUG"],
        guests=["G01 G02 G03"],
        guest_market="G04 G05 G06 G07",
        guest_deck="G08",
        boxed=True,
        decision="swap",
        house={"guest_deck_end": rule},
    )

    t.play(0, "pay SUG", "swap deck")
    assert t.decision == "swap_deck"
    t.play(0, "slot 1")

    assert (t.decision == "over") is over
    assert t.guests(0) == "G08 G02 G03"


def test_fwb_134_most_points_win_whoever_served_all(scene: Any) -> None:
    t = at_the_end(scene, "G01* G02* G03*", "G08* G11* G04", trigger=0)

    assert t.state.outcome().scores == [32, 49, 0]
    assert t.state.outcome().places == [2, 1, 3]


def test_fwb_135_a_tie_goes_to_more_served_guests(scene: Any) -> None:
    """Peru and Japan are worth 25 together, as is India alone."""
    t = at_the_end(scene, "G08* G01 G04", "G02* G03* G05", "G06 G07 G09", guest_out=True, boxed=True)

    assert t.state.outcome().scores == [25, 25, 0]
    assert t.state.outcome().places == [2, 1, 3]


def test_fwb_135_then_to_the_bigger_nose(scene: Any) -> None:
    """Norway and Morocco: 16 each. In a scene the noses are ranked by seat."""
    t = at_the_end(scene, "G06* G01 G04", "G07* G02 G05", "G08 G09 G10", guest_out=True, boxed=True)

    assert t.state.outcome().places == [1, 2, 3]


@pytest.mark.parametrize("mode", ["clockwise", "rotate", "fixed"])
def test_fwb_136_the_game_always_ends(mode: str) -> None:
    for seed in range(12):
        state = GAME.deal(2, GAME.house(2, {"round_token": mode}), Quick(seed))
        play_out(state, Quick(seed + 1), 10000)
        assert state.outcome() is not None
        assert state.turns <= 182


def test_fwb_136_without_any_swap_the_passes_use_up_the_guests(scene: Any) -> None:
    t = scene(seats=2, guest_deck="", boxed=False)
    passes = t.state.guests.deck.size
    turns = 0

    while t.decision != "over" and turns < 300:
        t.end_turn()
        turns += 1

    assert turns <= 3 * passes + 2
