"""What lasts and what does not: from one turn, round, interrupt or sitting to the next, and what can be taken back."""

from typing import Any

import pytest

from taphouse.core.house import Value
from taphouse.core.record import SeatRow
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.testing.driver import quick, random_turn

ADVANCED = {"advanced_effects": True}
SECOND_HAND = {"second_hand_market": True}


def test_fwb_099_a_cancellation_tells_who_leaves_and_not_that_it_had_no_effect(scene: Any) -> None:
    t = scene([""], guests=["G01 G02 G03"], deck="guest_cancellation SPI SUG", guest_deck="G05 G06")

    t.play(0, "draw")

    assert "Ann loses Peru; Ireland comes instead." in t.story(1)
    assert not [line for line in t.story(1) if "no effect" in line]


@pytest.mark.parametrize("house", [{}, ADVANCED])
def test_fwb_085_fwb_099_a_cancellation_without_a_guest_tells_that_it_had_no_effect(scene: Any, house: Any) -> None:
    t = scene([""], guests=["G01 G02 G03"], deck="guest_cancellation SPI SUG", boxed=True, house=house)

    t.play(0, "draw")

    assert t.story(1)[:2] == ["Guest Cancellation, drawn by Ann!", "Guest Cancellation has no effect."]
    assert not [line for line in t.story(1) if "loses" in line]


def test_fwb_043_a_swap_paid_with_equipment_does_not_make_the_next_one_sweep(scene: Any) -> None:
    t = scene(
        ["JUG JUG SUG SUG"],
        guests=["G01 G02 G03"],
        guest_market="G04 G05 G06 G07",
        guest_deck="G08 G09 G10 G11 G12 G13",
        decision="swap",
    )

    t.play(0, "pay JUG", "swap 1", "slot 1", "pay SUG", "swap 1", "slot 2")

    assert (t.guests(0), t.guest_market) == ("G04 G08 G03", "G12 G09 G10 G11")


def test_fwb_060_what_was_taken_out_second_hand_may_go_back_in_the_next_turn(scene: Any) -> None:
    t = scene(["BAR", "", ""], second_hand="STR", decision="equipment", house=SECOND_HAND, market="SPI SUG")
    t.play(0, "trade hand BAR", "done")
    for seat in (1, 2):
        while t.waits_for == [seat]:
            t.play(seat, "done" if "done" in t.moves(seat) else "draw")

    while t.decision != "equipment":
        t.play(0, "done" if "done" in t.moves(0) else "draw")

    assert "trade hand STR" in t.moves(0)


def test_fwb_070_a_guest_served_in_one_turn_does_not_refresh_the_market_in_the_next(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT CIT", "CRM", "CRM"],
        sheds=["JUG STR JAR"],
        guests=["G01 G02 G03"],
        market="NUT NUT",
        deck="HRB SPC FRU FRU FRU",
        decision="complete",
    )
    t.play(0, "serve 1")
    assert t.market == "HRB SPC"

    t.play(1, "draw", "draw")
    while t.waits_for == [1]:
        t.play(1, "done")

    assert t.market == "HRB SPC"


def test_fwb_096_what_a_rush_left_out_is_asked_for_again_at_the_next_guest(scene: Any) -> None:
    t = scene(
        ["SPI SUG CIT SPI SUG SPC"],
        sheds=["JUG STR JAR"],
        guests=["G01 G23 G03"],
        deck="festival_rush NUT NUT NUT NUT",
        decision="draw",
    )

    t.play(0, "draw", "rush 1", "draw")
    while t.decision != "complete" and t.waits_for == [0]:
        t.play(0, "done")

    assert (t.guests(0), t.waits_for) == ("G01* G23 G03", [1])


def test_fwb_100_a_second_cancellation_asks_for_two_cards_again(scene: Any) -> None:
    t = scene(
        ["NUT CRM HRB SPC"],
        deck="guest_cancellation SPI SUG guest_cancellation CIT FRU",
        house={**ADVANCED, "interrupt_mix": "heavy"},
    )

    t.play(0, "draw", "discard NUT", "discard CRM", "draw")
    assert t.decision == "compensation"
    t.play(0, "discard HRB", "discard SPC")

    assert t.hand(0) == "SPI SUG CIT FRU"


@pytest.mark.parametrize(("immunity", "moves"), [("honour", ["toast", "no"]), ("once", ["draw", "take 1", "take 2"])])
def test_fwb_109_a_toast_lasts_as_long_as_the_option_says(scene: Any, immunity: str, moves: list[str]) -> None:
    """At the second One Shot of the game everybody is asked anew, but with ``once`` nobody who has toasted."""
    house = {"one_shot_immunity": immunity, "interrupt_mix": "heavy"}
    t = scene(["", ""], seats=2, sheds=["JUG", "STR"], deck="one_shot SPI one_shot SUG NUT", house=house)
    t.play(0, "draw", "toast")
    t.play(1, "toast")
    assert (t.shed(0), t.shed(1)) == ("JUG", "STR")

    t.play(0, "draw")
    if t.decision == "draw" or t.waits_for == [1]:
        t.play(t.waits_for[0], "draw")

    assert t.moves(t.waits_for[0]) == moves


LEARNED = [
    ("arrival", "", ["bottle yes"], 0),
    ("arrival", "", ["bottle yes", "nose 3"], 0),
    ("draw", "", ["draw"], 1),
    ("draw", "", ["take 1"], 1),
    ("swap", "SUG SUG", ["done"], 1),
    ("swap", "SUG SUG", ["pay SUG"], 0),
    ("swap", "SUG SUG", ["pay SUG", "swap 2"], 0),
    ("swap", "SUG SUG", ["pay SUG", "swap 2", "slot 1"], 1),
    ("swap", "SUG SUG", ["pay SUG", "swap deck"], 1),
    ("equipment", "JUG", ["install JUG"], 1),
    ("complete", "SPI SUG CIT CIT", ["serve 1"], 1),
    ("hand_limit", "SPI SUG CIT FRU HRB SPC NUT CRM CRM", ["discard CRM"], 1),
]


@pytest.mark.parametrize(("decision", "hand", "moves", "learned"), LEARNED)
def test_what_teaches_somebody_something(scene: Any, decision: str, hand: str, moves: list[str], learned: int) -> None:
    """A move that leaves ``learned`` alone can be taken back."""
    said: dict[str, Any] = {"hosts": unanswered(scene)} if decision == "arrival" else {}
    t = scene([hand], sheds=["JUG STR JAR" if decision == "complete" else ""], guests=GUESTS, decision=decision, **said)

    t.play(0, *moves)

    assert t.state.learned == learned


GUESTS = ["G01 G02 G03", "G04 G05 G06", "G07 G08 G09"]


def unanswered(scene: Any) -> list[dict[str, Any]]:
    """Everybody before they have said anything, with nothing in their hands."""
    hosts: Any = GAME.position(scene([""], guests=GUESTS).state)["hosts"]
    return [{**host, "bottle": -1, "nose": 0, "rank": -1} for host in hosts]


def test_the_last_answer_at_the_arrival_teaches_everybody() -> None:
    table = Table(GAME, [SeatRow("Ann"), SeatRow("Ben")], {}, seed_from("arrival"))
    for text in ("bottle yes", "nose 4"):
        table.apply(table.state.to_act()[0], GAME.read_move(text))
    table.apply(table.state.to_act()[0], GAME.read_move("bottle no"))
    assert table.state.learned == 0

    table.apply(table.state.to_act()[0], GAME.read_move("nose 4"))

    assert table.state.learned == 1
    assert not any(table.may_undo(seat) for seat in table.state.to_act())


@pytest.mark.parametrize("number", range(3))
def test_a_game_is_resumed_from_its_record_at_any_moment(number: int) -> None:
    house: dict[str, Value] = {
        "trading": True,
        "advanced_effects": True,
        "second_hand_market": True,
        "equipment_mode": "delayed",
    }
    seed = seed_from(f"resumed {number}")
    table = Table(GAME, [SeatRow("Ann"), SeatRow("Ben"), SeatRow("Cat")], house, seed)
    rng = quick(f"moves {number}")

    for at in range(90):
        table.apply(*random_turn(table.state, rng))
        if at % 9 == number:
            again = Table.resume(GAME, table.record, seed)
            assert GAME.position(again.state) == GAME.position(table.state)
            assert [again.view(eyes) for eyes in (None, *again.state.to_act())] == [
                table.view(eyes) for eyes in (None, *table.state.to_act())
            ]
