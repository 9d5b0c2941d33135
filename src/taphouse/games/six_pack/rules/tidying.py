"""Phase 4, tidy up, SP-080 to SP-089: a line is cleared when a kind runs low, and the largest area stays."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.six_pack.rules import ending
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.areas import SEVERAL, Area, keepable, legal_lines, only_line
from taphouse.games.six_pack.rules.board import CARDS, Board
from taphouse.games.six_pack.rules.cells import AT, CELL, SPAN
from taphouse.games.six_pack.rules.host import HostStep
from taphouse.games.six_pack.rules.telling import drink_told, place_told
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

CLEAR_ROW: Final = Verb("clear row", AT)
CLEAR_COLUMN: Final = Verb("clear column", AT)
KEEP: Final = Verb("keep", CELL)


@final
class Tidy(Step["State"]):
    """SP-080, SP-086, SP-089: while a kind is short the host clears; then the next seat is host."""

    name = "tidy"
    rule = "SP-080"

    def due(self, table: "State") -> bool:
        """At the end of every turn."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """SP-081: a line that is the only one is cleared without asking. SP-093: nothing after the last turn."""
        if ending.end_at_limit(table):
            return
        while table.board.is_short():
            table.note(e.MUST_CLEAR, int(table.active))
            only = only_line(table.board)
            if only == SEVERAL:
                table.step = CLEAR_LINE
                return
            if not clear_line(table, only):
                return
        table.pass_on()


@final
class ClearLine(HostStep):
    """SP-081: the host chooses a row or column to clear."""

    name = "clear_line"
    rule = "SP-081"
    verbs: tuple[Verb, ...] = (CLEAR_ROW, CLEAR_COLUMN)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-082: rows from above, then columns from the left."""
        for line in legal_lines(table.board):
            moves.put(line_move(table.board, line))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-081, SP-084: the line goes, unless it is asked first what stays."""
        board = table.board
        line = 2 * board.row_of(n * SPAN) if verb is CLEAR_ROW else 2 * board.column_of(n) + 1
        if clear_line(table, line):
            table.phase = TIDY

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """A line comes first, and one that may be cleared."""
        if verb in (CLEAR_ROW, CLEAR_COLUMN):
            return IllegalMove("SP-082", said.not_that_line())
        return IllegalMove("SP-080", said.clear_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for a line."""
        return said.ask_clear_line()


def line_move(board: Board, line: i64) -> i64:
    """The move that clears a line: ``2 * row`` of the frame, or ``2 * column + 1``."""
    if line & 1 == 0:
        return CLEAR_ROW.first + board.number(0, line >> 1) // SPAN
    return CLEAR_COLUMN.first + board.number(line >> 1, 0) % SPAN


def clear_line(table: "State", line: i64) -> bool:
    """SP-084: clear a line, or ask what to keep if areas are equal; tell whether it was cleared."""
    areas = keepable(table.board, line)
    if len(areas) > 1:
        table.line = line
        table.step = CLEAR_KEEP
        return False
    clear(table, line, areas[0])
    return True


@final
class ClearKeep(HostStep):
    """SP-084: the host chooses which of equal areas stays."""

    name = "clear_keep"
    rule = "SP-084"
    verbs: tuple[Verb, ...] = (KEEP,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-084: each area by its first cell."""
        for area in keepable(table.board, table.line):
            moves.put(area_move(table.board, area))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-084: the host keeps the area that begins with this cell."""
        first = SPAN * table.board.row_of(n) + table.board.column_of(n)
        line = table.line
        table.line = -1
        for area in keepable(table.board, line):
            if area.first == first:
                clear(table, line, area)
        table.phase = TIDY

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """The area comes first."""
        return IllegalMove("SP-084", said.keep_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for the area."""
        return said.ask_clear_keep()


def area_move(board: Board, area: Area) -> i64:
    """The move that keeps an area."""
    return KEEP.first + board.number(area.first % SPAN, area.first // SPAN)


def clear(table: "State", line: i64, area: Area) -> None:
    """SP-083, SP-085: everything outside the kept area goes back, and pink cards are exchanged. SP-087: no top-up."""
    board = table.board
    before = board.size
    for y in range(board.top, board.bottom + 1):
        going = board.words[CARDS + y] & ~area.rows[y]
        while going != 0:
            x = lowest(going)
            going &= going - 1
            table.log(e.CLEARED, x, y, drink_told(table, x, y))
    board.keep_only(area.rows)
    board.swap_pink()
    place = int(place_told(table, line >> 1, line >> 1))
    table.note(e.LINE_CLEARED, int(table.active), 2 * place + int(line & 1), int(before - board.size))


TIDY: Final = Tidy()
CLEAR_LINE: Final = ClearLine()
CLEAR_KEEP: Final = ClearKeep()
