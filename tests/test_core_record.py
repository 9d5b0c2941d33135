"""Records: equal games give equal bytes, and nothing can be changed unnoticed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from taphouse.core.errors import BadHouse, BadRecord
from taphouse.core.moves import Seat
from taphouse.core.record import (
    MARK_EVERY,
    Mark,
    MoveRow,
    OutcomeRow,
    Record,
    SeatRow,
    hash_of_seed,
    load_record,
    read_record,
    verify,
    write_record,
)
from taphouse.core.rng import seed_from
from taphouse.core.table import Table
from taphouse.testing.coasters.game import GAME

SEED = seed_from("an evening to remember")
WAVERING = 34
"""How many moves Ann takes to make up her mind: more than it takes for a fingerprint."""


def played(generator: str = "sealed", moves: int = 1000) -> Record:
    """Ann changes her mind seventeen times; then everybody plays low to the end, or until so many moves."""
    table = Table(GAME, [SeatRow(name) for name in ("Ann", "Ben", "Cat", "Dan")], {"target": 5}, SEED, generator)
    while table.state.to_act() and len(table.record.moves) < moves:
        made = len(table.record.moves)
        seat = Seat(0) if made < WAVERING else table.state.next_to_act()
        table.apply(seat, table.state.legal_moves(seat)[0], at=40 * made)
    return table.record


@pytest.mark.parametrize("generator", ["quick", "sealed"])
def test_a_record_proves_itself_and_equal_games_give_equal_bytes(generator: str) -> None:
    record = played(generator)

    final = verify(GAME, read_record(write_record(record)))

    assert final.outcome() is not None
    assert write_record(played(generator)) == write_record(record)
    assert write_record(read_record(write_record(record))) == write_record(record)


def test_a_record_is_read_by_eye_one_move_a_line() -> None:
    record = played(moves=3)
    record.moves[1].by = "HighBot"

    lines = write_record(record).decode().splitlines()

    assert lines[0] == "{"
    assert lines[1] == '"format": 2,'
    assert '"seed": "",' in lines
    assert f'  [{record.moves[0].seat},"{record.moves[0].text}",0,""],' in lines
    assert f'  [{record.moves[1].seat},"{record.moves[1].text}",40,"HighBot"],' in lines


def test_the_seed_stays_secret_until_the_end() -> None:
    running, finished = played(moves=10), played()

    assert SEED.hex() not in write_record(running).decode()
    assert running.seed_hash == hash_of_seed(SEED)
    assert finished.seed == SEED.hex()


def test_a_long_game_is_marked_on_the_way_and_at_its_end() -> None:
    record = played()

    assert [mark.moves for mark in record.marks] == [MARK_EVERY, len(record.moves)]
    assert WAVERING < len(record.moves) < 2 * MARK_EVERY


def changed(**changes: object) -> Record:
    return structs.replace(read_record(write_record(played())), **changes)


def with_move(number: int, text: str | None = None, seat: int | None = None) -> Record:
    """The record with its move of that number, counted from 1, replaced."""
    record = changed()
    row = record.moves[number - 1]
    record.moves[number - 1] = MoveRow(row.seat if seat is None else seat, text or row.text)
    return record


def without_last_move() -> Record:
    record = changed()
    record.moves.pop()
    return record


def with_other_mark() -> Record:
    record = changed()
    record.marks[0] = Mark(MARK_EVERY, "0" * 16)
    return record


@pytest.mark.parametrize(
    ("tampered", "sentence"),
    [
        (lambda: changed(seed=seed_from("another").hex()), "^The seed does not belong to the hash that was shown"),
        (lambda: changed(seed="00"), "^The record's seed is not 32 bytes in hexadecimal.$"),
        (lambda: changed(seed="not hexadecimal"), "^The record's seed is not 32 bytes in hexadecimal.$"),
        (lambda: changed(seed=""), "^The record does not reveal its seed: the game is still running.$"),
        (lambda: changed(rules=7), "^The record was played by version 7 of the rules; here is version 1.$"),
        (lambda: with_move(5, "take back", seat=99), r"^Move 5 \('take back' by seat 100\) is not legal: There is no"),
        (lambda: with_move(6, "dance"), r"^Move 6 \('dance' by seat \d\) cannot be read: “dance” is not a move"),
        (lambda: changed(outcome=OutcomeRow("rounds won", [9, 0, 0, 0], [1, 2, 2, 2])), "^The moves lead to another"),
        (lambda: changed(outcome=None), "^The moves lead to another outcome than the recorded one.$"),
        (without_last_move, "^The moves lead to another outcome than the recorded one.$"),
        (with_other_mark, f"^After move {MARK_EVERY} the state differs from the one that was recorded.$"),
        (lambda: changed(marks=[*played().marks, Mark(500, "0" * 16)]), "^The record has fingerprints of moves that"),
    ],
)
def test_a_tampered_record_is_found_out(tampered: Callable[[], Record], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        verify(GAME, tampered())


def test_a_record_of_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadHouse, match="hand cannot be 17"):
        verify(GAME, changed(house={"hand": 17}))


def test_another_legal_move_is_found_out_by_the_fingerprint_at_the_end() -> None:
    """Ann's last choice is exchanged for another coaster that she holds."""
    running = Table.resume(GAME, played(moves=WAVERING), SEED)
    other = GAME.write_move(running.state.legal_moves(Seat(0))[-1])
    tampered = with_move(WAVERING + 1, other)
    tampered.outcome = None

    with pytest.raises(BadRecord, match=r"^Move \d+ .* is not legal|^After move \d+ the state differs"):
        verify(GAME, tampered)


@pytest.mark.parametrize("data", [b"", b"{", b"null", b"[]", b"{}", b'{"format": "one"}', b"\xff\xfe", b"\x00" * 99])
def test_junk_is_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord, match=r"^This is not a record of a game: "):
        read_record(data)


def test_every_cut_of_a_record_is_junk() -> None:
    data = write_record(played(moves=2))
    for length in range(0, len(data) - 2, 7):
        with pytest.raises(BadRecord):
            read_record(data[:length])


def test_another_format_is_named() -> None:
    with pytest.raises(BadRecord, match=r"^This record has format 99; formats 1 and 2 can be read.$"):
        read_record(write_record(changed(format=99)))


def test_a_record_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_bytes(write_record(played()))

    assert load_record(file) == read_record(write_record(played()))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nothing.json cannot be read: No such file or directory.$"):
        load_record(tmp_path / "nothing.json")
