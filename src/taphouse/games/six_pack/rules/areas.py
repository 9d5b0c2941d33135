"""Areas of cards that hang together, and what is left of them without a row or column, SP-081 to SP-088."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.six_pack.rules.board import CARDS, Board, in_proportion
from taphouse.games.six_pack.rules.moves import SPAN

LEAST: Final = 2
"""SP-082: an area that stays has at least two cards."""


@final
class Area:
    """Cards that hang together, as a word for each row of the frame."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([0] * SPAN)
        self.size: i64 = 0
        self.fits = False
        """Whether its box is in proportion."""
        self.first: i64 = 0
        """Its first cell in reading order, ``32 * row + column`` of the frame."""


def area_from(rest: vec[i64], x: i64, y: i64) -> Area:
    """SP-082: flood the cards that hang together with a first one, row by row; they leave ``rest``."""
    area = Area()
    area.first = SPAN * y + x
    area.rows[y] = BIT[x]
    grown = True
    while grown:
        grown = False
        for row in range(1, SPAN - 1):
            now = area.rows[row]
            more = (now << 1 | now >> 1 | area.rows[row - 1] | area.rows[row + 1]) & rest[row] & ~now
            while more != 0:
                now |= more
                more = (now << 1 | now >> 1) & rest[row] & ~now
                grown = True
            area.rows[row] = now
    measure(area)
    for row in range(SPAN):
        rest[row] &= ~area.rows[row]
    return area


def measure(area: Area) -> None:
    """Count an area, and see whether its box is in proportion."""
    columns: i64 = 0
    high: i64 = 0
    for row in range(SPAN):
        cards = area.rows[row]
        area.size += count(cards)
        columns |= cards
        high += 1 if cards != 0 else 0
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
            area = area_from(rest, lowest(rest[y]), y)
            if area.size > most:
                largest = []
                most = area.size
            if area.size == most:
                largest.append(area)
    return largest


def in_shape(areas: list[Area]) -> list[Area]:
    """SP-082, SP-084: of equal areas those whose box is in proportion."""
    return [area for area in areas if area.fits]


def all_lines(board: Board) -> list[int]:
    """SP-081: every row of the box from above, then every column from the left."""
    rows = [2 * int(y) for y in range(board.top, board.bottom + 1)]
    return rows + [2 * int(x) + 1 for x in range(board.left, board.right + 1)]


def legal_lines(board: Board) -> list[int]:
    """SP-082: the lines that leave a largest area in proportion; SP-088: if there is none, all that leave two cards.

    Two cards side by side lie in three lines only, so there is always a line that leaves them.
    """
    lines = all_lines(board)
    found = [line for line in lines if in_shape(largest_areas(board, line))]
    return found or [line for line in lines if largest_areas(board, line)]


def keepable(board: Board, line: i64) -> list[Area]:
    """SP-084, SP-088: the areas that may stay when a line is cleared."""
    areas = largest_areas(board, line)
    return in_shape(areas) or areas
