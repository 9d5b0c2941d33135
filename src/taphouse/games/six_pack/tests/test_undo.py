"""What can be taken back, SP-033, and what nobody may try out."""

from collections.abc import Callable
from typing import Any

import pytest

from taphouse.core.errors import IllegalMove
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.table import Table
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.state import State
from taphouse.testing.staging import Lowest

HAND = "Bl Cc Lb"
NONE = "Bb Cc Ll"
FITS = "claim flat 0,0"
TWINS = "BcB / lBl / BcB"
"""Take the bottle in the middle, and two drinks may come in its place."""

Making = Callable[..., Any]


def seated(scene: Any) -> Table:
    """Let people play on at the table of a scene."""
    names = [SeatRow(name) for name in ("Ann", "Ben", "Cat", "Dan")[: scene.state.seats]]
    table = Table(GAME, names, scene.state.house.values, bytes(32))
    table.state = scene.state
    return table


def state_of(table: Table) -> State:
    """The state of a table, as this game knows it."""
    assert isinstance(table.state, State)
    return table.state


def play(table: Table, seat: int, *texts: str) -> None:
    for text in texts:
        table.apply(Seat(seat), GAME.read_move(text))


def test_sp_033_the_place_can_be_taken_back_until_the_drink_is_chosen(scene: Making) -> None:
    table = seated(scene("Bc"))
    before = GAME.position(table.state)

    play(table, 0, "lay 0,1")
    table.undo(Seat(0))

    assert GAME.position(table.state) == before


@pytest.mark.parametrize(
    ("picture", "place", "decision"),
    [("Bc", "0,-1", "serve"), ("BlB / bLc", "1,-1", "check")],
    ids=["skipped", "looking"],
)
def test_sp_033_a_drink_that_brings_nothing_is_shown_and_stays(
    scene: Making, picture: str, place: str, decision: str
) -> None:
    """Nothing is topped up, but the table is shown: the host could look at six such tables in one turn."""
    table = seated(scene(picture))

    play(table, 0, f"lay {place}", "drink B")

    assert state_of(table).step.name == decision
    assert not table.may_undo(Seat(0))
    with pytest.raises(IllegalMove, match="cannot be taken back"):
        table.undo(Seat(0))


def test_sp_033_a_drink_that_brings_others_stays(scene: Making) -> None:
    table = seated(scene("Bc / l."))

    play(table, 0, "lay 2,0", "drink L")

    assert not table.may_undo(Seat(0))


def test_sp_033_a_card_that_was_taken_comes_back_while_its_hole_is_open(scene: Making) -> None:
    table = seated(scene(TWINS))
    before = GAME.position(table.state)

    play(table, 0, "take 1,1")
    assert state_of(table).step.name == "fill"
    table.undo(Seat(0))

    assert GAME.position(table.state) == before


def test_sp_033_a_choice_of_what_comes_in_between_is_never_taken_back(scene: Making) -> None:
    """Otherwise each of the drinks could be tried with everything that follows it."""
    table = seated(scene("cL / L. / cL", at=(1, 0)))
    play(table, 0, "take 1,1")
    assert table.may_undo(Seat(0))

    play(table, 0, "fill 1,1 B")

    assert not table.may_undo(Seat(0))


def test_sp_033_with_the_hosts_own_order_one_top_up_is_enough(scene: Making) -> None:
    table = seated(scene("cL / L. / cL", at=(1, 0), house={"fill_order": "host"}))
    play(table, 0, "take 1,1", "fill 1,1 B")

    assert not table.may_undo(Seat(0))


def test_sp_072_an_answer_is_never_taken_back(looking: Making) -> None:
    claims, gives_up = seated(looking(HAND, NONE)), seated(looking(HAND, NONE))

    play(claims, 0, FITS)
    play(gives_up, 0, "done")

    assert (claims.may_undo(Seat(0)), gives_up.may_undo(Seat(0))) == (False, False)


def test_sp_065_a_secret_choice_of_a_domino_can_be_changed_until_all_have_chosen(looking: Making) -> None:
    table = seated(looking(HAND, "Bc Cb Lc"))
    play(table, 0, FITS)
    play(table, 1, "claim tall 2,0")

    play(table, 0, "score Cc")
    assert table.may_undo(Seat(0))
    play(table, 1, "score Bc")

    assert not table.may_undo(Seat(1))


def test_sp_065_in_a_race_a_scored_domino_stays(looking: Making) -> None:
    table = seated(looking(HAND, NONE, house={"finish": "race"}))

    play(table, 0, FITS, "score Cc")

    assert not table.may_undo(Seat(0))


def test_sp_011_an_answer_about_mixing_can_be_changed_until_all_have_answered() -> None:
    table = Table(GAME, [SeatRow("Ann"), SeatRow("Ben")], {}, bytes(32))

    play(table, 0, "mixed today")
    assert table.may_undo(Seat(0))
    play(table, 1, "mixed never")

    assert not table.may_undo(Seat(1))


def test_sp_010_the_opening_can_be_chosen_again_until_something_is_served(dealt: Making) -> None:
    table = seated(dealt(2, Lowest(), first_player="seat_1", opening="chosen"))

    play(table, 0, "open B", "open c")
    table.undo(Seat(0))
    table.undo(Seat(0))
    play(table, 0, "open L", "open c", "lay 0,1", "drink B")

    assert not table.may_undo(Seat(0))


def test_sp_081_a_line_is_chosen_again_until_the_next_host_acts(scene: Making) -> None:
    """It was seen before what would go: nobody learns anything from it."""
    table = seated(scene("BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc", decision="clear_line"))
    before = GAME.position(table.state)

    play(table, 0, "clear row 0")
    assert table.may_undo(Seat(0))
    table.undo(Seat(0))

    assert GAME.position(table.state) == before


def test_a_serve_of_the_last_turn_but_one_is_out_of_reach_after_a_clearing(looking: Making) -> None:
    """SP-033: from the clearing undo does not reach back to what was served before it."""
    table = seated(looking(NONE, NONE, picture="BlCbBb / lLcClB / CcLbBb / bCbCcL / LlBlBc"))
    play(table, 0, "done")
    play(table, 1, "done")
    play(table, 0, "clear row 0")

    table.undo(Seat(0))

    assert not table.may_undo(Seat(0))
