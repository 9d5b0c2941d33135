"""The fields of a state, once: how each is written down and read back.

Cells are in true coordinates, drinks in letters. What hangs on the board (cells, windows, lines) is read after it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.fields import Asked, Field
from taphouse.core.fields import restore as set_fields
from taphouse.core.fields import written as write_fields
from taphouse.core.forms import Flag, Form, Listed, Number, PerSeat, SeatNumber, SetOfSeats, Word, listed, number, word
from taphouse.games.six_pack import cards as c
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.areas import all_lines
from taphouse.games.six_pack.rules.board import NO_CELL, Board, laid_out
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import ANSWERS, SHAPE, WINDOWS
from taphouse.games.six_pack.rules.checks import check
from taphouse.games.six_pack.rules.pictures import PAIRINGS
from taphouse.games.six_pack.rules.telling import claim_told, place_at, read_claim, read_step, step_told
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

FAR: Final = 30000
"""No cell is further from the first one than this."""
WIDEST: Final = 22


class Dominoes(Form):
    """A set of dominoes, as ``Bb Cl``."""

    def write(self, value: object) -> object:
        """Write it down."""
        return " ".join(c.DOMINO_NAMES[domino] for domino in members(cast("int", value)))

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        held: i64 = 0
        for name in str(value).split():
            held |= BIT[word(name, c.DOMINO_NAMES)]
        return int(held)


DOMINOES: Final = Dominoes()


class HostStep(Form):
    """What was done to the table, as ``lay b@1,0``; a star marks a pink card."""

    def write(self, value: object) -> object:
        """Write it down."""
        what, x, y, drink = read_step(cast("int", value))
        return f"{e.STEPS[what]} {c.DRINKS[drink % 6]}@{x},{y}{'*' if drink >= 6 else ''}"

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        text = str(value)
        what, _, card = text.partition(" ")
        drink, _, place = card.rstrip("*").partition("@")
        x, y = read_place(place)
        shown = word(drink, c.DRINKS) + (6 if card.endswith("*") else 0)
        return int(step_told(word(what, e.STEPS), place_at(x, y), shown))


class Cards(Field):
    """Every card in reading order, as ``b@1,0``; a star marks a pink one."""

    def write(self, state: object) -> object:
        """Write them down."""
        board = cast("State", state).board
        found: list[str] = []
        for y in range(board.top, board.bottom + 1):
            for x in range(board.left, board.right + 1):
                kind = board.kind_at(x, y)
                if kind >= 0:
                    drink = c.DRINKS[int(kind) + 3 * int((x + y) & 1)]
                    star = "*" if board.is_pink(x, y) else ""
                    found.append(f"{drink}@{x + board.across},{y + board.down}{star}")
        return found

    def read(self, state: object, value: object) -> None:
        """Lay them."""
        table = cast("State", state)
        table.board = read_board(value)
        table.windows = table.board.windows()


class CellOf(Field):
    """A cell that a move named."""

    def write(self, state: object) -> object:
        """Write it down."""
        table = cast("State", state)
        return write_cell(table.board, table.cell)

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        table.cell = NO_CELL if value is None else read_cell(table.board, value)


class Barred(Field):
    """SP-031: a cell, and the kind that may not come back to it."""

    def write(self, state: object) -> object:
        """Write both down."""
        table = cast("State", state)
        if table.barred_cell == NO_CELL:
            return None
        return [write_cell(table.board, table.barred_cell), c.LETTERS[int(table.barred_kind)]]

    def read(self, state: object, value: object) -> None:
        """Set both."""
        table = cast("State", state)
        if value is not None:
            cell, kind = listed(value, 2)
            table.barred_cell = read_cell(table.board, cell)
            table.barred_kind = word(kind, c.LETTERS)


class Answers(Field):
    """SP-072: what each seat has answered in secret: ``flat 0,0``, ``done``, or nothing yet."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        found: list[str | None] = []
        for answer in table.answers:
            given = "done" if answer == e.NOTHING else write_window(table.board, answer)
            found.append(None if answer == e.NOT_YET else given)
        return found

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        found: list[int] = []
        for each in listed(value, table.seats):
            given = e.NOTHING if each == "done" else e.NOT_YET
            found.append(given if each is None or each == "done" else read_window(table.board, each))
        table.answers = vec[i64](found)


class Tried(Field):
    """SP-069: seats with the windows that were refused to their hands."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        return [[int(entry // WINDOWS), write_window(table.board, entry % WINDOWS)] for entry in table.tried]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for entry in listed(value):
            seat, window = listed(entry, 2)
            tried = WINDOWS * number(seat, 0, table.seats - 1) + read_window(table.board, window)
            table.tried = append(table.tried, tried)


class NotHeld(Field):
    """The hands that each seat cannot hold, as everybody has seen."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        found: list[list[object]] = []
        for seat in range(table.seats):
            numbers = members(table.not_held[2 * seat]) + members(table.not_held[2 * seat + 1], c.HALF)
            found.append([DOMINOES.write(int(c.HANDS[hand])) for hand in numbers])
        return found

    def read(self, state: object, value: object) -> None:
        """Set them."""
        table = cast("State", state)
        for seat, hands in enumerate(listed(value, table.seats)):
            for hand in listed(hands):
                table.rule_out(seat, cast("int", DOMINOES.read(hand, table.seats)))


class Opened(Field):
    """SP-064: the claims that were opened in the latest phase 3."""

    def write(self, state: object) -> object:
        """Write them down."""
        table = cast("State", state)
        found: list[dict[str, object]] = []
        for at in range(0, len(table.opened), 2):
            seat, turn, x, y, tall, fit, pack = read_claim(table.opened[at], table.opened[at + 1])
            found.append({
                "seat": seat,
                "round": turn,
                "window": f"{SHAPE.words[tall]} {x},{y}",
                "pairing": PAIRINGS[fit] if fit >= 0 else None,
                "pack": [c.DOMINO_NAMES[pack // 16 // 9**i % 9] for i in (2, 1, 0)] if fit >= 0 else None,
                "scored": c.DOMINO_NAMES[pack % 16 - 1] if pack % 16 else None,
            })  # fmt: skip
        return found

    def read(self, state: object, value: object) -> None:
        """Set them."""
        for claim in listed(value):
            read_opened(cast("State", state), cast("Mapping[str, object]", claim))


class LineOf(Field):
    """SP-084: the line to be cleared, as ``row 2``."""

    def write(self, state: object) -> object:
        """Write it down."""
        table = cast("State", state)
        board, line = table.board, int(table.line)
        if line < 0:
            return None
        return f"column {line // 2 + board.across}" if line & 1 else f"row {line // 2 + board.down}"

    def read(self, state: object, value: object) -> None:
        """Set it."""
        table = cast("State", state)
        if value is None:
            return
        board = table.board
        axis, _, at = str(value).partition(" ")
        where = whole(at)
        tall = word(axis, ("row", "column"))
        line = 2 * (where - int(board.across)) + 1 if tall else 2 * (where - int(board.down))
        if i64(line) not in all_lines(board):
            raise BadPosition(said.bad_line())
        table.line = line


FIELDS: Final = [
    Asked(BOOK),
    Field("active", SeatNumber(none=True), key="host"),
    Field("turn", Number()),
    Field("mixed", PerSeat(Word(ANSWERS, none=True))),
    Field("opening", Word(c.LETTERS, none=True)),
    Cards("board"),
    CellOf("cell", key="serving"),
    Barred("barred_cell", key="barred"),
    Field("hands", PerSeat(DOMINOES)),
    Field("scored", PerSeat(DOMINOES)),
    Field("refused", PerSeat(Number(0, 10**4))),
    Field("round", Number()),
    Field("standing", PerSeat(Word(e.STANDINGS))),
    Answers("answers"),
    Field("picks", PerSeat(Word(c.DOMINO_NAMES, none=True))),
    Tried("tried"),
    Field("hint_given", Flag()),
    Field("hinted", SetOfSeats()),
    Field("time_is_up", Flag()),
    NotHeld("not_held"),
    Opened("opened"),
    Field("steps", Listed(HostStep())),
    LineOf("line"),
    Field("ended_by", Word(e.REASONS, none=True)),
]
"""All that a state is, but for its house, its chance and what follows from these: points and windows."""


def position(table: "State") -> dict[str, object]:
    """Write a state down."""
    return {"house": dict(table.house.values), **write_fields(table, FIELDS)}


def restore(table: "State", data: Mapping[str, object]) -> None:
    """Lay a fresh table as it was written down."""
    set_fields(table, FIELDS, data)
    table.points = vec[i64]([count(table.scored[seat]) for seat in range(table.n)])
    check(table)


def read_board(value: object) -> Board:
    """Lay the cards of a position."""
    cells: list[tuple[int, int, int]] = []
    pinks: list[tuple[int, int]] = []
    for each in listed(value):
        text = str(each)
        drink, _, place = text.rstrip("*").partition("@")
        x, y = read_place(place)
        shown = word(drink, c.DRINKS)
        if (x + y) % 2 != shown // 3:
            raise BadPosition(said.bad_side())
        cells.append((x, y, shown % 3))
        if text.endswith("*"):
            pinks.append((x, y))
    if len({(x, y) for x, y, _ in cells}) != len(cells):
        raise BadPosition(said.bad_same_cell())
    check_extent(cells)
    return laid_out(cells, pinks)


def check_extent(cells: list[tuple[int, int, int]]) -> None:
    """A table that wide cannot come about, and would not fit the frame."""
    xs, ys = [x for x, _, _ in cells], [y for _, y, _ in cells]
    if cells and max(max(xs) - min(xs), max(ys) - min(ys)) > WIDEST:
        raise BadPosition(said.bad_extent(most=WIDEST + 1))
    if len(cells) > c.KINDS * c.EACH:
        raise BadPosition(said.bad_many_cards(number=c.KINDS * c.EACH))


def read_opened(table: "State", data: Mapping[str, object]) -> None:
    """Read a claim that was opened."""
    shape, _, place = str(data["window"]).partition(" ")
    x, y = read_place(place)
    pack = 0
    for name in listed(data["pack"], c.HAND) if data["pack"] is not None else []:
        pack = 9 * pack + word(name, c.DOMINO_NAMES)
    domino = 0 if data["scored"] is None else word(data["scored"], c.DOMINO_NAMES) + 1
    fit = -1 if data["pairing"] is None else word(data["pairing"], PAIRINGS)
    if (fit >= 0) != (data["pack"] is not None) or (fit < 0 and domino > 0):
        raise BadPosition(said.bad_opened_claim())
    seat = number(data["seat"], 0, table.seats - 1)
    claim = claim_told(seat, number(data["round"], 1, 10**6), fit, 16 * pack + domino)
    table.opened = append(append(table.opened, 2 * place_at(x, y) + word(shape, SHAPE.words)), claim)


def write_cell(board: Board, named: i64) -> str | None:
    """A cell that a move named, in true coordinates."""
    if named == NO_CELL:
        return None
    return f"{board.column_of(named) + board.across},{board.row_of(named) + board.down}"


def read_cell(board: Board, value: object) -> int:
    """The name of a cell that is given in true coordinates."""
    x, y = read_place(value)
    return int(board.number(x - board.across, y - board.down))


def write_window(board: Board, window: i64) -> str:
    """A window by its shape and first cell."""
    return f"{SHAPE.words[window & 1]} {write_cell(board, window // 2)}"


def read_window(board: Board, value: object) -> int:
    """The number of a window."""
    shape, _, place = str(value).partition(" ")
    return 2 * read_cell(board, place) + word(shape, SHAPE.words)


def read_place(text: object) -> tuple[int, int]:
    """Read true coordinates."""
    x, _, y = str(text).partition(",")
    return whole(x), whole(y)


def whole(text: str) -> int:
    """Read one coordinate."""
    if not text.removeprefix("-").isdecimal() or len(text) > 6:
        raise BadValue(said.bad_cell(most=FAR), text)
    return number(int(text), -FAR, FAR)
