"""A record: the whole truth about one game, from which everything else can be replayed.

It names the seed's hash from the start and the seed itself once the game is over. Equal games
give equal bytes. From format 2 on it carries a proof: a hash of all that stands in it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from taphouse.core.errors import BadRecord, IllegalMove, TaphouseError, quoted
from taphouse.core.facts import plain, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.reading import NotJson, read_file, read_json
from taphouse.core.rng import SEED_BYTES, make_rng
from taphouse.core.shares import Share, check_shares, deal_seed
from taphouse.core.state import State
from taphouse.core.words import said

FORMATS = (1, 2)
"""What can be read. Format 1 had no proof: times, names and who decided could be changed unnoticed."""
FORMAT = 2
MARK_EVERY = 32
"""A hash of the state is taken after every so many moves, and after the last one."""


SeatNumber = Annotated[int, Meta(ge=-2, le=99)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Points = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class SeatRow(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat there."""

    name: str
    bot: str = ""
    """Name of the bot that sat there; empty for a person."""


class MoveRow(Struct, array_like=True, forbid_unknown_fields=True):
    """One move."""

    seat: SeatNumber
    text: str
    at: Count = 0
    """Milliseconds since the deal; 0 where nobody looked at a clock."""
    by: str = ""
    """Who decided, if not whoever the seat belonged to at the deal: a stand-in's name, or that of a person who took
    the seat late."""


class Mark(Struct, array_like=True, forbid_unknown_fields=True):
    """A fingerprint of the state after so many moves."""

    moves: Count
    hash: str
    link: str = ""
    """The running hash of the table and of all moves so far; format 1 had none."""


class TakenBack(Struct, array_like=True, forbid_unknown_fields=True):
    """Moves that were taken back by consent, after somebody had learned something."""

    moves: Count
    """How many moves stood before the ones taken back."""
    seat: SeatNumber
    """Who asked."""
    texts: list[str]
    """The moves that were taken back."""
    agreed: list[SeatNumber]
    """Who said yes."""
    at: Count
    """Milliseconds since the deal."""


class Hint(Struct, array_like=True, forbid_unknown_fields=True):
    """A seat asked what a good player would do, and was told."""

    moves: Count
    """How many moves stood then."""
    seat: SeatNumber
    text: str
    """The move that was shown."""
    at: Count
    """Milliseconds since the deal."""


class OutcomeRow(Struct, forbid_unknown_fields=True):
    """How the game ended."""

    reason: str
    scores: list[Points]
    places: list[Count]


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    """One game, from the deal on."""

    format: int = FORMAT
    game: str
    rules: Count
    house: dict[str, Value]
    seats: list[SeatRow]
    generator: str
    table: str = ""
    """The code of the table where people's shares went into the deal."""
    seed_hash: str
    seed: str = ""
    """The secret seed in hexadecimal, revealed when the game is over."""
    shares: list[Share] = field(default_factory=list)
    """What people added to the chance."""
    practice: bool = False
    """Moves were taken back that only bots could agree to: it counts as practice."""
    ended: str = ""
    """Why it ended before it was over, such as ``closed``; then it has no outcome, but reveals its seed."""
    outcome: OutcomeRow | None = None
    moves: list[MoveRow] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    taken_back: list[TakenBack] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)
    """Left out where there was none, as in every record from before there were hints."""
    proof: str = ""
    """SHA-256 of everything else in the record."""


SINCE_2 = ("table", "shares", "practice", "ended", "taken_back", "hints", "proof")
"""The fields that format 1 did not have."""
DEALT = ("format", "game", "rules", "house", "generator", "table", "seed_hash", "shares")
"""The fields that nothing changes from the deal on; the running hash begins with them."""


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


def first_link(record: Record) -> bytes:
    """Begin the running hash: with everything that was settled before the first move."""
    data = msgspec.to_builtins(record)
    return sha256(_canonical({name: data[name] for name in DEALT})).digest()


def next_link(link: bytes, row: MoveRow) -> bytes:
    """Add a move to the running hash."""
    return sha256(link + _canonical(row)).digest()


def proof_of(record: Record) -> str:
    """Hash everything that stands in a record but the proof itself: what was dealt, move by move, then the rest."""
    link = first_link(record)
    for row in record.moves:
        link = next_link(link, row)
    rest = {name: value for name, value in _written(record).items() if name not in (*DEALT, "moves", "proof")}
    return sha256(link + _canonical(rest)).hexdigest()


def _written(record: Record) -> dict[str, Any]:
    """Give the fields that are written."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    if not record.hints:
        del data["hints"]
    return data


def _canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def write_record(record: Record) -> bytes:
    """Write a record as JSON, with its proof, one move a line, so that it can be read and compared by eye."""
    head = _written(record)
    if record.format == 1:
        head = {name: value for name, value in head.items() if name not in SINCE_2}
        head["marks"] = [mark[:2] for mark in head["marks"]]
    else:
        head["proof"] = proof_of(record)
    lines = []
    for name, value in head.items():
        if name in ("moves", "marks", "taken_back", "hints") and value:
            body = ",\n".join(f"  {_json(row)}" for row in value)
            lines.append(f"{_json(name)}: [\n{body}\n]")
        else:
            lines.append(f"{_json(name)}: {_json(value)}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_record(data: bytes) -> Record:
    """Read a record."""
    try:
        content = read_json(data)
    except NotJson as error:
        raise BadRecord(said.not_a_record(what=error.fact)) from error
    return record_from(content)


def record_from(content: object) -> Record:
    """Take a record that was read as JSON."""
    number = content.get("format", 1) if isinstance(content, dict) else 1
    if isinstance(number, int) and number not in FORMATS:
        known = [typed(str(format_number)) for format_number in FORMATS]
        raise BadRecord(said.unknown_format(number=number, known=known))
    try:
        record = msgspec.convert(content, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(said.not_a_record(what=plain(str(error)))) from error
    if record.format == 1:
        newer = [name for name in SINCE_2 if isinstance(content, dict) and name in content]
        if newer or any(mark.link for mark in record.marks):
            raise BadRecord(said.not_in_format_1(name=quoted(newer[0] if newer else "link")))
    return record


def load_record(path: Path) -> Record:
    """Read a record from a file."""
    try:
        data = read_file(path)
    except TaphouseError as error:
        raise BadRecord(error.fact) from error
    return read_record(data)


def seed_of(record: Record) -> bytes:
    """Give the seed of a finished record, proved against its hash."""
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if not record.seed:
        raise BadRecord(said.seed_hidden())
    if len(seed) != SEED_BYTES:
        raise BadRecord(said.seed_misspelt(number=SEED_BYTES))
    if hash_of_seed(seed) != record.seed_hash:
        raise BadRecord(said.seed_of_another())
    return seed


def check_version(game: Game, record: Record) -> None:
    """Refuse a record that was played by other rules."""
    if record.rules != game.meta.rules_version:
        raise BadRecord(said.other_rules(number=record.rules, here=game.meta.rules_version))


def deal_record(game: Game, record: Record) -> State:
    """Set up the table of a record as it was dealt."""
    check_version(game, record)
    seats = len(record.seats)
    house = game.house(seats, record.house)
    check_shares(record.shares, seats)
    seed = deal_seed(seed_of(record), record.shares, record.table)
    return game.deal(seats, house, make_rng(record.generator, seed))


@contextmanager
def refusals_named(game: Game, row: MoveRow, number: int) -> Iterator[None]:
    """Turn a refusal into one that names the move of the record, counted from 1."""
    try:
        yield
    except ValueError as error:
        what = error.fact if isinstance(error, TaphouseError) else plain(str(error))
        if isinstance(error, IllegalMove) and error.rule:
            what = said.with_rule(what=what, name=typed(error.rule))
        by = said.by_house() if row.seat == HOUSE else said.by_seat(number=row.seat + 1)
        how: Literal["illegal", "unreadable"] = "illegal" if isinstance(error, IllegalMove) else "unreadable"
        bad = BadRecord(said.bad_move_in_record(number=number, move=quoted(row.text), by=by, how=how, what=what))
        bad.package = game.package
        raise bad from error


def play_row(game: Game, state: State, row: MoveRow) -> None:
    """Make a recorded move."""
    state.apply(Seat(row.seat), game.read_move(row.text))


def verify(game: Game, record: Record) -> State:
    """Prove a record: seed and shares, every move, every fingerprint, outcome, proof. Gives the final state.

    A game that was given up has no outcome, and says so; one of format 1 has no proof.
    """
    state = deal_record(game, record)
    marks = {mark.moves: mark for mark in record.marks}
    link = first_link(record)
    for number, row in enumerate(record.moves, start=1):
        with refusals_named(game, row, number):
            play_row(game, state, row)
        link = next_link(link, row)
        if number in marks and marks[number].hash != hash_of_state(game, state):
            raise BadRecord(said.other_state(number=number))
        if number in marks and record.format > 1 and marks[number].link != link.hex():
            raise BadRecord(said.other_moves(number=number))
    if outcome_row(state.outcome()) != record.outcome:
        raise BadRecord(said.other_outcome())
    if any(number > len(record.moves) for number in marks):
        raise BadRecord(said.marks_beyond_end())
    if record.ended and record.outcome is not None:
        raise BadRecord(said.ended_but_over())
    if record.format > 1:
        if record.outcome is None and not record.ended:
            raise BadRecord(said.record_breaks_off())
        if proof_of(record) != record.proof:
            raise BadRecord(said.proof_of_another())
    return state
