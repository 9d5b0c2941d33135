"""The proof of a record: whatever stands in it, changed it no longer checks."""

import json
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from taphouse.core.errors import BadRecord, IllegalMove, TaphouseError
from taphouse.core.game import Game
from taphouse.core.moves import Move, Seat
from taphouse.core.record import (
    Hint,
    Record,
    SeatRow,
    TakenBack,
    load_record,
    proof_of,
    read_record,
    verify,
    write_record,
)
from taphouse.core.registry import find_game, list_games
from taphouse.core.rng import seed_from
from taphouse.core.shares import Share, commitment_of
from taphouse.core.table import Table
from taphouse.testing.coasters.game import GAME
from taphouse.testing.coasters.rules import TAKE_BACK

SEED = seed_from("an evening of proofs")
SOURCES = Path(__file__).parent.parent / "src"
"""Where the games keep their records; the installed package leaves them at home."""
NAMES = [meta.id for meta in list_games()]
SHARES = [seed_from(f"share {seat}").hex() for seat in range(3)]


def table_of_three(*, opened: tuple[int, ...] = (0, 2)) -> Table:
    """Ann and Cat open what they promised for the deal, Ben adds nothing."""
    rows = [SeatRow("Ann"), SeatRow("Ben", "house"), SeatRow("Cat")]
    shares = [Share(seat, commitment_of(SHARES[seat]), SHARES[seat] if seat in opened else "") for seat in (0, 2)]
    return Table(GAME, rows, {}, SEED, shares=shares, code="QXKBRT")


def play(table: Table, moves: int = 1000) -> Table:
    while table.state.to_act() and len(table.record.moves) < moves:
        seat = table.state.next_to_act()
        table.apply(seat, table.state.legal_moves(seat)[0], at=40 * len(table.record.moves), by="Rye")
    return table


def full() -> Record:
    """A record with something in every field."""
    table = table_of_three()
    table.record.practice = True
    table.record.taken_back = [TakenBack(2, 0, ["choose 3", "choose 9"], [1, 2], 900)]
    table.record.hints = [Hint(1, 2, "choose 9", 30)]
    return play(table).record


def test_anybody_can_compute_the_proof_as_the_protocol_says() -> None:
    """The steps of docs/protocol.md, with nothing of ours."""
    content = json.loads(write_record(full()))

    def text(value: object) -> bytes:
        return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    head = {
        name: content.pop(name)
        for name in ("format", "game", "rules", "house", "generator", "table", "seed_hash", "shares")
    }
    proof, moves = content.pop("proof"), content.pop("moves")
    link = sha256(text(head)).digest()
    for row in moves:
        link = sha256(link + text(row)).digest()

    assert sha256(link + text(content)).hexdigest() == proof


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every single value that stands in a record, with the way to it."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield from leaves(inner, (*path, key))
    if not isinstance(value, dict | list):
        yield path, value


def put(content: dict[str, Any], path: tuple[Any, ...], value: object) -> bytes:
    """The record with another value there."""
    changed = msgspec.json.decode(msgspec.json.encode(content))
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return msgspec.json.encode(changed)


def another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}x" if isinstance(value, str) else "closed"


def test_no_value_of_a_record_can_be_changed() -> None:
    content = msgspec.json.decode(write_record(full()))
    found = list(leaves(content))

    assert {path[0] for path, _ in found} == set(Record.__struct_fields__)
    for path, value in found:
        with pytest.raises(TaphouseError):
            verify(GAME, read_record(put(content, path, another(value))))


@pytest.mark.parametrize("name", ["moves", "marks", "taken_back", "hints", "seats", "shares"])
def test_no_row_can_be_left_out_or_doubled(name: str) -> None:
    content = msgspec.json.decode(write_record(full()))
    rows = content[name]
    for number in range(len(rows)):
        for changed in (rows[:number] + rows[number + 1 :], [*rows[: number + 1], *rows[number:]]):
            with pytest.raises(TaphouseError):
                verify(GAME, read_record(put(content, (name,), changed)))


def test_unknown_fields_and_columns_are_refused() -> None:
    content = msgspec.json.decode(write_record(full()))
    wider = [
        put(content, ("note",), "hello"),
        put(content, ("seats", 0, "note"), "hello"),
        put(content, ("outcome", "note"), "hello"),
        *(put(content, (name, 0), [*content[name][0], "hello"]) for name in ("moves", "marks", "hints", "shares")),
        put(content, ("taken_back", 0), [*content["taken_back"][0], "hello"]),
    ]
    for data in wider:
        with pytest.raises(BadRecord, match=r"^This is not a record of a game: .*(unknown field|length)"):
            read_record(data)


def test_the_running_hash_tells_up_to_where_a_record_was_changed() -> None:
    table = table_of_three()
    for _ in range(20):
        table.apply(Seat(0), table.state.legal_moves(Seat(0))[0])
        table.apply(Seat(0), Move(TAKE_BACK))
    record = play(table).record
    assert len(record.marks) > 1
    first = record.marks[0].moves
    record.moves[3].at += 1

    with pytest.raises(BadRecord, match=f"^What stands in the record up to move {first} is not what was recorded then"):
        verify(GAME, record)


# Stored games of every game, as the house writes them now.


@cache
def stored(name: str) -> list[tuple[Game, Record]]:
    """The stored records of a game, resumed: the same moves, in today's format; the shortest first."""
    game = find_game(name)
    folder = SOURCES / game.package.replace(".", "/") / "tests" / "records"
    records = [Table.resume(game, load_record(file)).record for file in sorted(folder.glob("*.json"))]
    return [(game, record) for record in sorted(records, key=lambda record: len(record.moves))]


def swapped(record: Record) -> Iterator[Record]:
    """The record with two neighbouring moves in the other order, for every pair; of a long one for every few."""
    for number in range(0, len(record.moves) - 1, 1 + len(record.moves) // 300):
        one, other = record.moves[number : number + 2]
        if one != other:
            yield replace(record, moves=[*record.moves[:number], other, one, *record.moves[number + 2 :]])


@pytest.mark.parametrize("name", NAMES)
def test_no_two_neighbouring_moves_of_a_stored_game_can_be_swapped(name: str) -> None:
    for _, record in stored(name):
        assert proof_of(record) == record.proof
        assert all(proof_of(changed) != record.proof for changed in swapped(record))


@pytest.mark.parametrize("name", NAMES)
def test_verify_refuses_every_swap_also_a_legal_one_that_leads_to_the_same_end(name: str) -> None:
    game, record = stored(name)[0]
    verify(game, record)

    for changed in swapped(record):
        with pytest.raises(BadRecord):
            verify(game, changed)


@pytest.mark.parametrize("name", NAMES)
def test_no_time_name_bot_or_option_of_a_stored_game_can_be_changed(name: str) -> None:
    game, record = stored(name)[0]
    proof = record.proof
    for row in record.moves:
        for field in ("at", "by"):
            before = getattr(row, field)
            setattr(row, field, another(before))
            assert proof_of(record) != proof
            setattr(row, field, before)
    changes: list[dict[str, object]] = [
        {"seats": [replace(record.seats[0], name="Somebody"), *record.seats[1:]]},
        {"seats": [replace(record.seats[0], bot="random"), *record.seats[1:]]},
        {"seats": [record.seats[1], record.seats[0], *record.seats[2:]]},
        {"ended": "closed"},
        {"practice": True},
        {"table": "QXKBRT"},
        {"shares": [Share(0, commitment_of(SHARES[0]))]},
        {"taken_back": [TakenBack(1, 0, ["a move"], [1], 5)]},
        {"hints": [Hint(1, 0, "a move", 5)]},
    ]
    for option in game.options:
        changes += [{"house": {**record.house, option.id: value}} for value in option.choices]
        changes.append({"house": {key: value for key, value in record.house.items() if key != option.id}})
    changed_records = [replace(record, **change) for change in changes]
    for changed in (changed for changed in changed_records if changed != record):
        assert proof_of(changed) != proof
        with pytest.raises(TaphouseError):
            verify(game, changed)


# Shares.


def test_a_deal_hangs_on_every_share_that_was_opened() -> None:
    deals = [GAME.position(table_of_three(opened=opened).state) for opened in ((0, 2), (0,), (2,), ())]

    hands = [msgspec.json.encode(deal) for deal in deals]

    assert len(set(hands)) == len(hands)
    assert deals[3] == GAME.position(Table(GAME, table_of_three().record.seats, {}, SEED).state)


def test_the_seed_of_a_deal_is_what_the_protocol_says() -> None:
    """The lines of docs/protocol.md, hashed here once more by hand."""
    text = f"taphouse deal\n{SEED.hex()}\nQXKBRT\n0 {SHARES[0]}\n2 {SHARES[2]}\n"

    rng = table_of_three().chance().position()

    assert rng["seed"] == sha256(text.encode()).hexdigest()


def test_a_withheld_share_stands_in_the_record_and_the_game_checks() -> None:
    record = play(table_of_three(opened=(2,))).record

    verify(GAME, read_record(write_record(record)))

    assert [(row.seat, bool(row.share)) for row in record.shares] == [(0, False), (2, True)]


@pytest.mark.parametrize(
    ("shares", "sentence"),
    [
        ([Share(0, commitment_of(SHARES[0]), SHARES[1])], "^The share of seat 1 does not belong to the hash"),
        ([Share(0, commitment_of(SHARES[0]), "zz")], "^The share of seat 1 does not belong to the hash"),
        ([Share(0, "promise", SHARES[0])], "^The share of seat 1 was promised by something that is no hash"),
        ([Share(3, commitment_of(SHARES[0]), SHARES[0])], "^The shares of the record do not stand in the order"),
        ([Share(1, commitment_of(SHARES[1]))] * 2, "^The shares of the record do not stand in the order"),
    ],
)
def test_a_share_that_was_not_promised_so_is_refused(shares: list[Share], sentence: str) -> None:
    record = play(table_of_three()).record

    with pytest.raises(BadRecord, match=sentence):
        verify(GAME, replace(record, shares=shares))
    with pytest.raises(BadRecord, match=sentence):
        Table(GAME, record.seats, {}, SEED, shares=shares, code="QXKBRT")


# Games that ended early.


def test_a_game_that_was_given_up_reveals_its_seed_and_checks() -> None:
    table = play(table_of_three(), 4)
    table.give_up("closed")
    record = read_record(write_record(table.record))

    final = verify(GAME, record)

    assert (record.ended, record.outcome, record.seed) == ("closed", None, SEED.hex())
    assert final.to_act()
    assert write_record(Table.resume(GAME, record).record) == write_record(record)


def test_nobody_moves_takes_back_or_gives_up_after_that() -> None:
    table = table_of_three()
    table.apply(Seat(0), table.state.legal_moves(Seat(0))[0])
    table.give_up("closed")

    with pytest.raises(IllegalMove, match="The game was given up"):
        table.apply(Seat(2), Move(0))
    with pytest.raises(IllegalMove, match="This move cannot be taken back"):
        table.undo(Seat(0))
    with pytest.raises(IllegalMove, match="The game is over already"):
        table.give_up("closed")


def test_a_record_that_breaks_off_does_not_check_unless_it_says_so() -> None:
    record = replace(play(table_of_three(), 4).record, seed=SEED.hex())

    with pytest.raises(BadRecord, match=r"^The record breaks off: the game is not over, and nothing says"):
        verify(GAME, read_record(write_record(record)))


def test_a_game_that_is_over_was_not_given_up() -> None:
    record = replace(full(), ended="closed")

    with pytest.raises(BadRecord, match=r"^The record says that the game ended early"):
        verify(GAME, read_record(write_record(record)))


# Format 1.


@pytest.mark.parametrize("name", NAMES)
def test_every_game_keeps_a_stored_record_of_todays_format(name: str) -> None:
    """Its proof was computed when it was written, and holds today; it is written again byte by byte."""
    folder = SOURCES / find_game(name).package.replace(".", "/") / "tests" / "records"
    today = [file for file in folder.glob("*.json") if load_record(file).format == 2]

    assert today
    for file in today:
        verify(find_game(name), load_record(file))
        assert write_record(load_record(file)) == file.read_bytes()


OLD = Path(__file__).parent / "records" / "format-1.json"


def test_a_record_of_format_1_is_read_checked_and_written_as_ever() -> None:
    record = load_record(OLD)

    assert record.format == 1
    assert verify(GAME, record).outcome() is not None
    assert write_record(record) == OLD.read_bytes()


def test_a_game_of_format_1_goes_on_in_todays_format() -> None:
    record = Table.resume(GAME, load_record(OLD)).record

    assert record.format == 2
    verify(GAME, read_record(write_record(record)))


@pytest.mark.parametrize("field", ["shares", "practice", "ended", "taken_back", "hints", "table", "proof"])
def test_format_1_has_no_fields_of_format_2(field: str) -> None:
    content = {**msgspec.json.decode(OLD.read_bytes()), field: msgspec.to_builtins(getattr(full(), field))}

    with pytest.raises(BadRecord, match=f"^A record of format 1 has no field '{field}'"):
        read_record(msgspec.json.encode(content))


def test_a_record_of_format_2_does_not_become_one_of_format_1() -> None:
    content = {**msgspec.json.decode(write_record(full())), "format": 1}

    with pytest.raises(BadRecord, match=r"^A record of format 1 has no field"):
        read_record(msgspec.json.encode(content))


def test_a_record_without_hints_is_written_as_before_there_were_any() -> None:
    record = play(table_of_three()).record

    assert b"hints" not in write_record(record)
    assert read_record(write_record(record)).hints == []
