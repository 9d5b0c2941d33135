"""What one turn leaves to the next, what it does not, and what a table knows that was left and is resumed."""

from typing import Any

import pytest

from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.record import SeatRow
from taphouse.core.rng import Quick
from taphouse.core.table import Table
from taphouse.games.six_pack.game import GAME

HAND = "Bl Cc Lb"
NONE = "Bb Bc Bl"
FITS = "claim flat 0,0"
WRONG = "claim flat 1,0"
SAME = "take 1,2"
"""A serve after which the table lies as before."""


def test_sp_102_a_hint_is_for_its_own_turn(looking: Any) -> None:
    table = looking(HAND, NONE, house={"assist": "highlight"})
    table.house("hint")
    table.answer("done", "done")

    table.play(1, SAME)

    assert (table.decision, table.view(0).hint, table.view().hinted) == ("check", None, False)
    assert table.house_moves() == ["hint"]
    assert (table.state.position()["hint_given"], table.state.position()["hinted"]) == (False, [])


def test_sp_060_time_that_was_up_runs_anew_in_the_next_turn(looking: Any) -> None:
    table = looking(HAND, NONE, house={"finish": "race", "claims": "chain", "spot_seconds": 20})
    table.play(0, FITS)
    table.house("time up")
    table.play(0, "score Bl")

    table.play(1, SAME)

    assert (table.decision, table.waits_for, table.house_moves()) == ("check", [0, 1], ["time up"])


def test_sp_064_claims_lie_open_until_all_look_again(looking: Any) -> None:
    table = looking(HAND, NONE)
    table.answer(FITS, WRONG)
    table.play(0, "score Bl")
    assert len(table.view().opened) == 2

    table.play(1, SAME)

    assert (table.decision, table.view().opened, table.view().round) == ("check", [], 1)


def test_sp_064_claims_still_lie_open_where_nobody_has_anything_to_look_at(scene: Any) -> None:
    """SP-070: phase 3 is skipped, and the last one is still the latest."""
    refused = {"seat": 1, "round": 1, "window": "flat 0,0", "pairing": None, "pack": None, "scored": None}
    table = scene("Bc", opened=[refused], round=1)

    table.play(0, "lay 0,1", "drink L")

    assert [claim.seat for claim in table.view().opened] == [1]


def test_sp_072_a_new_phase_begins_with_round_one_for_everybody(looking: Any) -> None:
    table = looking(NONE, NONE, house={"wrong_claim": "retry"})
    table.answer(FITS, FITS)
    assert table.view().round == 2
    table.answer("done", "done")

    table.play(1, SAME)

    assert (table.view().round, table.waits_for, table.answered) == (1, [0, 1], [])


def test_sp_031_a_drink_is_barred_for_one_phase_only(scene: Any) -> None:
    table = scene("lBc / ClL", at=(1, 0), house={"swap_must_change": True})
    table.play(0, "take 2,1")
    assert table.state.position()["barred"] == ["2,1", "L"]
    assert table.moves(0) == ["fill 2,1 B", "fill 2,1 C"]

    table.play(0, "fill 2,1 B")

    assert table.state.position()["barred"] is None
    table.answer("done", "done")
    table.play(1, "take 2,1")
    assert table.moves(1) == ["fill 2,1 C", "fill 2,1 L"]


def test_the_steps_of_a_turn_are_seen_until_the_next_host_acts(looking: Any) -> None:
    table = looking(NONE, NONE)
    table.answer("done", "done")
    table.play(1, SAME)
    steps = table.view().steps
    table.answer("done", "done")
    assert table.view().steps == steps

    table.play(0, "lay 0,-1")

    assert (len(steps), table.view().steps) == (2, [])


def test_what_a_refusal_tells_is_known_until_its_seat_draws(looking: Any) -> None:
    """SP-069, SP-075: dominoes behind a screen are the same in the next turn."""
    table = looking(NONE, NONE, NONE)
    table.answer(FITS, "done", "done")
    table.play(1, SAME)

    hands = {GAME.position(table.state.resample(Seat(1), Quick(seed)))["hands"][0] for seed in range(300)}  # type: ignore[index]

    assert GAME.position(table.state)["not_held"][0] == ["Bb Cc Ll", "Bb Cl Lc", "Bl Cc Lb"]  # type: ignore[index]
    assert len(hands) > 60
    assert not hands & {"Bb Cc Ll", "Bb Cl Lc", "Bl Cc Lb"}


TURNS = ("mixed today", "mixed never", "lay 0,1", "drink L")


@pytest.mark.parametrize("moves", range(1, 5))
def test_a_table_that_is_resumed_goes_on_as_it_was_left(moves: int) -> None:
    """Also what can be taken back, SP-033, is as it was."""
    seats = [SeatRow("Ann"), SeatRow("Ben")]
    table = Table(GAME, seats, {"opening": "random"}, bytes(32))
    for number, text in enumerate(TURNS[:moves]):
        table.apply(Seat(number if number < 2 else int(table.state.to_act()[0])), GAME.read_move(text))

    again = Table.resume(GAME, table.record, bytes(32))

    assert GAME.position(again.state) == GAME.position(table.state)
    for seat in (Seat(0), Seat(1)):
        assert again.story(seat) == table.story(seat)
        assert again.view(seat) == table.view(seat)
        assert again.may_undo(seat) == table.may_undo(seat)
    assert any(table.may_undo(Seat(seat)) for seat in range(2)) == (moves in (1, 3))


def test_the_moves_of_the_house_are_resumed_too(looking: Any) -> None:
    """SP-102: whoever was shown something before the table was left still sees it."""
    table = looking(HAND, NONE, house={"assist": "highlight"})
    table.house("hint")

    again = GAME.from_position(GAME.position(table.state))

    assert GAME.view(again, Seat(0)).hint == table.view(0).hint  # type: ignore[attr-defined]
    assert table.view(0).hint.window is not None
    assert again.legal_moves(HOUSE) == []
    assert GAME.house_waits(again) == []
    assert Move(GAME.read_move(FITS)) in again.legal_moves(Seat(0))
