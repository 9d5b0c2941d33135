"""Phase 4, tidy up, SP-080 to SP-089: a line is cleared when a kind runs low, and the largest area stays."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.games.six_pack.rules import ending
from taphouse.games.six_pack.rules.areas import SEVERAL, Area, keepable, only_line
from taphouse.games.six_pack.rules.board import CARDS
from taphouse.games.six_pack.rules.moves import (
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEARED,
    GO_TIDY,
    LINE_CLEARED,
    MUST_CLEAR,
    PASS_ON,
    SPAN,
)
from taphouse.games.six_pack.rules.telling import drink_told, place_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def begin(table: "State") -> None:
    """SP-080, SP-086: while a kind is short the host clears; SP-089: then the next seat is host.

    SP-093: but not after the last turn.
    """
    if ending.end_at_limit(table):
        return
    while table.board.is_short():
        table.note(MUST_CLEAR, int(table.host))
        only = only_line(table.board)
        if only == SEVERAL:
            table.decision = CLEAR_LINE
            return
        choose_line(table, only)
        if table.decision == CLEAR_KEEP:
            return
    table.decision = PASS_ON


def choose_line(table: "State", line: i64) -> None:
    """SP-081, SP-084: the host clears a line, and is asked what to keep if areas are equal."""
    areas = keepable(table.board, line)
    if len(areas) > 1:
        table.line = line
        table.decision = CLEAR_KEEP
        return
    clear(table, line, areas[0])
    table.decision = GO_TIDY


def keep(table: "State", number: i64) -> None:
    """SP-084: the host keeps the area that begins with this cell."""
    first = SPAN * table.board.row_of(number) + table.board.column_of(number)
    line = table.line
    table.line = -1
    for area in keepable(table.board, line):
        if area.first == first:
            clear(table, line, area)
    table.decision = GO_TIDY


def clear(table: "State", line: i64, area: Area) -> None:
    """SP-083, SP-085: everything outside the kept area goes back, and pink cards are exchanged. SP-087: no top-up."""
    board = table.board
    before = board.size
    for y in range(board.top, board.bottom + 1):
        going = board.words[CARDS + y] & ~area.rows[y]
        while going != 0:
            x = lowest(going)
            going &= going - 1
            table.log(CLEARED, x, y, drink_told(table, x, y))
    board.keep_only(area.rows)
    board.swap_pink()
    place = int(place_told(table, line >> 1, line >> 1))
    table.note(LINE_CLEARED, int(table.host), 2 * place + int(line & 1), int(before - board.size))
