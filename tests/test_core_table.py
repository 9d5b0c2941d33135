"""A table: one game with its record, its story, and the way back."""

import pytest

from taphouse.core.errors import BadRecord, IllegalMove
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.record import SeatRow, read_record, write_record
from taphouse.core.rng import seed_from
from taphouse.core.table import STORY_LINES, Table
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK, TIME_UP
from taphouse.testing.driver import quick, random_turn
from taphouse.words.at_table import story_in_words

SEED = seed_from("a table for two")
ANN, BEN = Seat(0), Seat(1)


def table_for_two() -> Table:
    return Table(GAME, [SeatRow("Ann"), SeatRow("Ben", bot="house")], {"target": 5}, SEED)


def play(table: Table, moves: int) -> None:
    rng = quick("for two")
    for _ in range(moves):
        if table.state.to_act():
            table.apply(*random_turn(table.state, rng))


def lowest(table: Table, seat: Seat) -> Move:
    return table.state.legal_moves(seat)[0]


def everything(table: Table) -> list[object]:
    eyes = (ANN, BEN, None)
    views = [GAME.view(table.state, eye, table.names) for eye in eyes]
    return [GAME.position(table.state), write_record(table.record), [table.story(eye) for eye in eyes], views]


def test_a_table_settles_its_house_and_shows_the_hash_of_its_seed() -> None:
    record = table_for_two().record

    assert record.house == {"hand": 3, "target": 5}
    assert record.generator == "sealed"
    assert record.seed == ""
    assert len(record.seed_hash) == 64
    assert table_for_two().names == ["Ann", "Ben"]


def test_an_illegal_move_leaves_everything_as_it_was() -> None:
    table = table_for_two()
    table.apply(ANN, lowest(table, ANN))
    before = everything(table)

    for seat, move in ((ANN, Move(0)), (BEN, Move(TAKE_BACK)), (Seat(7), Move(0)), (HOUSE, Move(0))):
        with pytest.raises(IllegalMove):
            table.apply(seat, move)

    assert everything(table) == before
    assert table.may_undo(ANN)


@pytest.mark.parametrize("moves", [0, 1, 5, 12, 200])
def test_a_table_is_resumed_from_its_record_at_any_moment(moves: int) -> None:
    table = table_for_two()
    play(table, moves)

    again = Table.resume(GAME, read_record(write_record(table.record)), SEED)

    assert everything(again) == everything(table)
    rng, other = quick("on"), quick("on")
    while table.state.to_act():
        table.apply(*random_turn(table.state, rng))
        again.apply(*random_turn(again.state, other))
    assert everything(again) == everything(table)


def test_a_running_game_cannot_be_resumed_without_its_seed_or_with_another() -> None:
    table = table_for_two()
    play(table, 3)

    with pytest.raises(BadRecord, match="does not reveal its seed"):
        Table.resume(GAME, read_record(write_record(table.record)))
    with pytest.raises(BadRecord, match="does not belong to the hash"):
        Table.resume(GAME, read_record(write_record(table.record)), seed_from("another"))


def test_a_finished_game_is_resumed_without_being_told_the_seed() -> None:
    table = table_for_two()
    play(table, 200)

    assert everything(Table.resume(GAME, read_record(write_record(table.record)))) == everything(table)


def test_a_move_that_taught_nobody_is_taken_back_without_a_trace() -> None:
    table = table_for_two()
    before = everything(table)
    table.apply(ANN, lowest(table, ANN))
    between = everything(table)
    table.apply(ANN, Move(TAKE_BACK))

    table.undo(ANN)
    assert everything(table) == between
    table.undo(ANN)
    assert everything(table) == before
    assert not table.may_undo(ANN)


def test_only_the_seat_that_moved_last_may_take_it_back() -> None:
    table = table_for_two()
    table.apply(ANN, lowest(table, ANN))

    assert table.may_undo(ANN)
    assert not table.may_undo(BEN)
    with pytest.raises(IllegalMove) as refusal:
        table.undo(BEN)
    assert refusal.value.rule == "", "no rule of the game is concerned"
    assert refusal.value.fact == {"say": "cannot-undo"}


def test_nothing_is_taken_back_once_somebody_else_has_acted() -> None:
    table = Table(GAME, [SeatRow(name) for name in ("Ann", "Ben", "Cat")], {}, SEED)
    table.apply(ANN, lowest(table, ANN))
    table.apply(BEN, lowest(table, BEN))

    assert not table.may_undo(ANN)
    table.undo(BEN)
    assert not table.may_undo(ANN)
    assert not table.may_undo(BEN)


def test_nothing_is_taken_back_once_somebody_has_learned_something() -> None:
    table = table_for_two()
    table.apply(ANN, lowest(table, ANN))
    table.apply(BEN, lowest(table, BEN))

    assert not table.may_undo(BEN)
    with pytest.raises(IllegalMove, match="This move cannot be taken back"):
        table.undo(BEN)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert not table_for_two().may_undo(ANN)


def test_undo_takes_fingerprints_back_too() -> None:
    """The 32nd move leaves a mark; without the move there is no mark."""
    table = table_for_two()
    for _ in range(15):
        table.apply(ANN, lowest(table, ANN))
        table.apply(ANN, Move(TAKE_BACK))
    table.apply(ANN, lowest(table, ANN))
    before = write_record(table.record)
    table.apply(ANN, Move(TAKE_BACK))
    assert [mark.moves for mark in table.record.marks] == [32]

    table.undo(ANN)

    assert table.record.marks == []
    assert write_record(table.record) == before


def test_the_story_is_told_to_each_as_they_may_hear_it() -> None:
    table = table_for_two()
    first, second = lowest(table, ANN), lowest(table, BEN)
    table.apply(ANN, first)
    table.apply(BEN, second)

    assert story_in_words(table, ANN)[0] == f"You chose {first + 1}."
    assert story_in_words(table, BEN)[0] == "Ann chose."
    assert story_in_words(table, None)[0] == "Ann chose."
    assert story_in_words(table, BEN, since=1)[0] == f"You chose {second + 1}."
    assert f"Ben turned up {second + 1}." in story_in_words(table, None, since=1)
    assert story_in_words(table, ANN, since=2) == []


def test_a_view_carries_the_latest_lines() -> None:
    table = table_for_two()
    play(table, 12)

    view = table.view(ANN)

    assert len(view.story) == STORY_LINES
    assert view.story == table.story(ANN)[-STORY_LINES:]


def test_the_house_moves_and_is_recorded_like_anybody() -> None:
    table = table_for_two()
    table.apply(HOUSE, Move(TIME_UP), at=60_000, by="clock")

    row = table.record.moves[0]

    assert (row.seat, row.text, row.at, row.by) == (-2, "call time", 60_000, "clock")
    assert everything(Table.resume(GAME, read_record(write_record(table.record)), SEED)) == everything(table)


def test_the_outcome_and_the_seed_are_recorded_at_the_end() -> None:
    table = table_for_two()
    play(table, 200)
    outcome = table.state.outcome()

    assert outcome is not None
    assert table.record.outcome is not None
    assert (table.record.outcome.reason, table.record.outcome.scores) == (outcome.reason, outcome.scores)
    assert table.record.seed == SEED.hex()
    assert not any(table.may_undo(Seat(seat)) for seat in range(2))
