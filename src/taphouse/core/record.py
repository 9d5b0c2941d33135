"""A record: the whole truth about one game, from which everything else can be replayed.

It names the seed's hash from the start and the seed itself once the game is over. Equal games
give equal bytes.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from taphouse.core.errors import BadRecord, IllegalMove, TaphouseError
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import SEED_BYTES, make_rng
from taphouse.core.state import State

FORMAT = 1
MARK_EVERY = 32
"""A hash of the state is taken after every so many moves, and after the last one."""


class SeatRow(Struct, omit_defaults=True):
    """Who sat there."""

    name: str
    bot: str = ""
    """Name of the bot that sat there; empty for a person."""


class MoveRow(Struct, array_like=True):
    """One move."""

    seat: int
    text: str
    at: int = 0
    """Milliseconds since the deal; 0 where nobody looked at a clock."""
    by: str = ""
    """Who decided, if not whoever the seat belongs to: a stand-in's name."""


class Mark(Struct, array_like=True):
    """A fingerprint of the state after so many moves."""

    moves: int
    hash: str


class OutcomeRow(Struct):
    """How the game ended."""

    reason: str
    scores: list[int]
    places: list[int]


class Record(Struct, kw_only=True):
    """One game, from the deal on."""

    format: int = FORMAT
    game: str
    rules: int
    house: dict[str, Value]
    seats: list[SeatRow]
    generator: str
    seed_hash: str
    seed: str = ""
    """The secret seed in hexadecimal, revealed when the game is over."""
    moves: list[MoveRow] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    outcome: OutcomeRow | None = None


def hash_of_seed(seed: bytes) -> str:
    """Give the hash that a table shows before the deal."""
    return sha256(seed).hexdigest()


def hash_of_state(game: Game, state: State) -> str:
    """Give the fingerprint of a state: of its position, generator included, in one canonical form."""
    data = msgspec.json.encode(game.position(state), order="deterministic")
    return sha256(data).hexdigest()[:16]


def outcome_row(outcome: Outcome | None) -> OutcomeRow | None:
    """Write an outcome into a record."""
    if outcome is None:
        return None
    return OutcomeRow(outcome.reason, outcome.scores, outcome.places)


def write_record(record: Record) -> bytes:
    """Write a record as JSON, one move a line, so that it can be read and compared by eye."""
    head: dict[str, Any] = msgspec.to_builtins(record)
    rows = {name: head.pop(name) for name in ("moves", "marks")}
    lines = [f"{_json(name)}: {_json(value)}" for name, value in head.items()]
    for name, values in rows.items():
        body = ",\n".join(f"  {_json(value)}" for value in values)
        lines.append(f"{_json(name)}: [\n{body}\n]" if values else f"{_json(name)}: []")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_record(data: bytes) -> Record:
    """Read a record."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise BadRecord(f"This is not a record of a game: {error}.") from error
    if record.format != FORMAT:
        raise BadRecord(f"This record has format {record.format}; format {FORMAT} can be read.")
    return record


def load_record(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return read_record(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from error


def seed_of(record: Record) -> bytes:
    """Give the seed of a finished record, proved against its hash."""
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if not record.seed:
        raise BadRecord("The record does not reveal its seed: the game is still running.")
    if len(seed) != SEED_BYTES:
        raise BadRecord(f"The record's seed is not {SEED_BYTES} bytes in hexadecimal.")
    if hash_of_seed(seed) != record.seed_hash:
        raise BadRecord("The seed does not belong to the hash that was shown before the deal.")
    return seed


def check_version(game: Game, record: Record) -> None:
    """Refuse a record that was played by other rules."""
    if record.rules != game.meta.rules_version:
        raise BadRecord(
            f"The record was played by version {record.rules} of the rules; here is version {game.meta.rules_version}."
        )


def deal_record(game: Game, record: Record) -> State:
    """Set up the table of a record as it was dealt."""
    check_version(game, record)
    seats = len(record.seats)
    return game.deal(seats, game.house(seats, record.house), make_rng(record.generator, seed_of(record)))


@contextmanager
def refusals_named(row: MoveRow, number: int) -> Iterator[None]:
    """Turn a refusal into one that names the move of the record, counted from 1."""
    try:
        yield
    except TaphouseError as error:
        kind = "is not legal" if isinstance(error, IllegalMove) else "cannot be read"
        who = "the house" if row.seat == HOUSE else f"seat {row.seat + 1}"
        raise BadRecord(f"Move {number} ({row.text!r} by {who}) {kind}: {error}") from error


def verify(game: Game, record: Record) -> State:
    """Prove a record: seed, every move, every fingerprint, outcome. Gives the final state."""
    state = deal_record(game, record)
    marks = {mark.moves: mark.hash for mark in record.marks}
    for number, row in enumerate(record.moves, start=1):
        with refusals_named(row, number):
            state.apply(Seat(row.seat), game.read_move(row.text))
        if number in marks and marks[number] != hash_of_state(game, state):
            raise BadRecord(f"After move {number} the state differs from the one that was recorded.")
    if outcome_row(state.outcome()) != record.outcome:
        raise BadRecord("The moves lead to another outcome than the recorded one.")
    if any(number > len(record.moves) for number in marks):
        raise BadRecord("The record has fingerprints of moves that it does not have.")
    return state
