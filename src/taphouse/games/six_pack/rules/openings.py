"""Which cells have to be topped up, SP-040 to SP-049, and with what."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.six_pack.rules.board import CARDS, NO_CELL, Board

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

NO_OPENING: Final = -1


def openings(board: Board, y: i64, barred_cell: i64, barred_kind: i64) -> tuple[i64, i64, i64]:
    """SP-040, SP-031: for each kind the cells of a row to be topped up with it; one cell may bar one kind."""
    first, second, third = board.openings(y)
    if barred_cell != NO_CELL and board.row_of(barred_cell) == y:
        keep = ~BIT[board.column_of(barred_cell)]
        if barred_kind == 0:
            first &= keep
        elif barred_kind == 1:
            second &= keep
        else:
            third &= keep
    return first, second, third


def first_opening(board: Board, y: i64, barred_cell: i64, barred_kind: i64) -> i64:
    """The first cell of a row that must be topped up: ``8 * cell + kinds``, or NO_OPENING."""
    first, second, third = openings(board, y, barred_cell, barred_kind)
    cells = first | second | third
    if cells == 0:
        return NO_OPENING
    x = lowest(cells)
    return 8 * board.number(x, y) + kinds_in(first, second, third, BIT[x])


def kinds_in(first: i64, second: i64, third: i64, bit: i64) -> i64:
    """The kinds that may come to one cell, as a set."""
    kinds: i64 = 1 if first & bit != 0 else 0
    if second & bit != 0:
        kinds |= 2
    return kinds | 4 if third & bit != 0 else kinds


def next_opening(board: Board, barred_cell: i64, barred_kind: i64) -> i64:
    """SP-049: the first cell in reading order that must be topped up: ``8 * cell + kinds``, or NO_OPENING.

    Rows in which nothing could ever be topped up are settled on the way; those that only lack a kind wait.
    """
    rows = board.unsettled
    while rows != 0:
        y = lowest(rows)
        rows &= rows - 1
        if not waits(board, y):
            board.unsettled &= ~BIT[y]
            continue
        opening = first_opening(board, y, barred_cell, barred_kind)
        if opening != NO_OPENING:
            return opening
    return NO_OPENING


def waits(board: Board, y: i64) -> bool:
    """SP-053: whether an empty cell of a row is to be topped up, or would be if a kind were not used up or barred."""
    first, second, third = board.candidates(y)
    return (first | second | third) & ~board.words[CARDS + y] != 0


def all_openings(table: "State") -> list[int]:
    """SP-049, with the host's own order: every cell to be topped up, as ``next_opening`` gives the first."""
    board = table.board
    found: list[int] = []
    rows = board.unsettled
    while rows != 0:
        y = lowest(rows)
        rows &= rows - 1
        first, second, third = openings(board, y, table.barred_cell, table.barred_kind)
        cells = first | second | third
        while cells != 0:
            x = lowest(cells)
            cells &= cells - 1
            found.append(int(8 * board.number(x, y) + kinds_in(first, second, third, BIT[x])))
    return found


def is_single(kinds: i64) -> bool:
    """Whether a set of kinds is just one."""
    return kinds & (kinds - 1) == 0
