"""Areas of cards that hang together, and what is left of them without a row or column, SP-081 to SP-088."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.six_pack.rules.board import CARDS, Board, in_proportion
from taphouse.games.six_pack.rules.cells import SPAN

LEAST: Final = 2
"""SP-082: an area that stays has at least two cards."""


SEVERAL: Final = -1
NO_ROWS: Final = vec[i64]([0] * SPAN)


@final
class Area:
    """Cards that hang together, as a word for each row of the frame."""

    def __init__(self, first: i64) -> None:
        self.rows: vec[i64] = NO_ROWS[:]
        self.first: i64 = first
        """Its first cell in reading order, ``32 * row + column`` of the frame."""
        self.size: i64 = 0
        self.fits = False
        """Whether its box is in proportion."""


def area_from(rest: vec[i64], x: i64, y: i64, bottom: i64) -> Area:
    """SP-082: flood the cards that hang together with a first one, down and up again; they leave ``rest``."""
    area = Area(SPAN * y + x)
    area.rows[y] = BIT[x]
    grown = True
    while grown:
        grown = False
        for row in range(y, bottom + 1):
            if spread(area.rows, rest, row):
                grown = True
        for row in range(bottom - 1, y - 1, -1):
            if spread(area.rows, rest, row):
                grown = True
    measure(area, y, bottom)
    for row in range(y, bottom + 1):
        rest[row] &= ~area.rows[row]
    return area


def spread(rows: vec[i64], rest: vec[i64], row: i64) -> bool:
    """Let an area grow in one row as far as it can; tell whether it did."""
    now = rows[row]
    more = (now << 1 | now >> 1 | rows[row - 1] | rows[row + 1]) & rest[row] & ~now
    if more == 0:
        return False
    while more != 0:
        now |= more
        more = (now << 1 | now >> 1) & rest[row] & ~now
    rows[row] = now
    return True


def measure(area: Area, top: i64, bottom: i64) -> None:
    """Count an area, and see whether its box is in proportion."""
    columns: i64 = 0
    high: i64 = 0
    for row in range(top, bottom + 1):
        cards = area.rows[row]
        if cards != 0:
            area.size += count(cards)
            columns |= cards
            high += 1
    wide: i64 = 0
    columns >>= lowest(columns)
    while columns != 0:
        columns >>= 1
        wide += 1
    area.fits = in_proportion(wide, high)


def largest_areas(board: Board, line: i64) -> list[Area]:
    """SP-082, SP-084: the largest areas that are left without a line; a line is ``2 * row``, or ``2 * column + 1``."""
    rest = board.words[CARDS : CARDS + SPAN]
    if line & 1 == 0:
        rest[line >> 1] = 0
    else:
        for y in range(board.top, board.bottom + 1):
            rest[y] &= ~BIT[line >> 1]
    largest: list[Area] = []
    most: i64 = LEAST
    for y in range(board.top, board.bottom + 1):
        while rest[y] != 0:
            area = area_from(rest, lowest(rest[y]), y, board.bottom)
            if area.size > most:
                largest = []
                most = area.size
            if area.size == most:
                largest.append(area)
    return largest


def has_shape(areas: list[Area]) -> bool:
    """SP-082: whether any of equal areas is in proportion."""
    for area in areas:  # noqa: SIM110  no generators in compiled loops
        if area.fits:
            return True
    return False


def all_lines(board: Board) -> list[i64]:
    """SP-081: every row of the box from above, then every column from the left."""
    rows: list[i64] = [2 * y for y in range(board.top, board.bottom + 1)]
    columns: list[i64] = [2 * x + 1 for x in range(board.left, board.right + 1)]
    return rows + columns


def legal_lines(board: Board) -> list[i64]:
    """SP-082: the lines that leave a largest area in proportion; SP-088: if there is none, all that leave two cards.

    Two cards side by side lie in three lines only, so there is always a line that leaves them.
    """
    lines = all_lines(board)
    found = [line for line in lines if has_shape(largest_areas(board, line))]
    return found or [line for line in lines if len(largest_areas(board, line)) > 0]


def is_legal_line(board: Board, line: i64) -> bool:
    """SP-082, SP-088: whether a line may be cleared."""
    if line not in all_lines(board):
        return False
    return has_shape(largest_areas(board, line)) or line in legal_lines(board)


def only_line(board: Board) -> i64:
    """SP-081: the one line that may be cleared, or SEVERAL."""
    only: i64 = SEVERAL
    for line in all_lines(board):
        if has_shape(largest_areas(board, line)):
            if only != SEVERAL:
                return SEVERAL
            only = line
    if only != SEVERAL:
        return only
    lines = legal_lines(board)
    return lines[0] if len(lines) == 1 else SEVERAL


def keepable(board: Board, line: i64) -> list[Area]:
    """SP-084, SP-088: the areas that may stay when a line is cleared."""
    areas = largest_areas(board, line)
    return [area for area in areas if area.fits] or areas
