"""The pictures that a hand can make, SP-061 to SP-063, and where they lie on the table.

For a domino, the cells that show the half it would have there are one word a row: the bottle half on
cells for bottles, the mix half on the others. A hand lies where six such words, shifted into
place, agree: three pairings by six orders, for all columns at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.six_pack.cards import HAND, HIGH, LOW
from taphouse.games.six_pack.rules.board import BOTTLE_CELLS, Board
from taphouse.games.six_pack.rules.cells import SPAN

NO_FIT: Final = -1
PAIRINGS: Final = ("V", "A", "Z")
"""SP-062: the three ways in which three dominoes cover six cells."""
PAIRS: Final = vec[i64]([
    0, 0, 0, 1,  1, 0, 1, 1,  2, 0, 2, 1,
    0, 0, 0, 1,  1, 0, 2, 0,  1, 1, 2, 1,
    0, 0, 1, 0,  0, 1, 1, 1,  2, 0, 2, 1,
])  # fmt: skip
"""For each pairing three pairs of cells, as columns and rows from the first cell of a flat window.

In an upright one columns and rows change places.
"""
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])


def domino_on(board: Board, x: i64, y: i64, other_x: i64, other_y: i64) -> i64:
    """The domino that shows what two neighbouring cards show."""
    here, there = board.kind_at(x, y), board.kind_at(other_x, other_y)
    if (x + y) & 1 == 0:
        return 3 * here + there
    return 3 * there + here


def packed(board: Board, x: i64, y: i64, *, tall: bool) -> tuple[i64, i64, i64]:
    """SP-062: the sets of dominoes that would cover a full window, for the pairings V, A and Z.

    A domino is three times its bottle half and once its mix half; neighbours are always one of each.
    """
    if tall:
        a, b, c = board.kind_at(x, y), board.kind_at(x, y + 1), board.kind_at(x, y + 2)
        d, e, f = board.kind_at(x + 1, y), board.kind_at(x + 1, y + 1), board.kind_at(x + 1, y + 2)
    else:
        a, b, c = board.kind_at(x, y), board.kind_at(x + 1, y), board.kind_at(x + 2, y)
        d, e, f = board.kind_at(x, y + 1), board.kind_at(x + 1, y + 1), board.kind_at(x + 2, y + 1)
    if (x + y) & 1 == 0:
        a, c, e = 3 * a, 3 * c, 3 * e
    else:
        b, d, f = 3 * b, 3 * d, 3 * f
    across, middle, far = BIT[a + d], BIT[b + e], BIT[c + f]
    late, early = BIT[b + c] | BIT[e + f], BIT[a + b] | BIT[d + e]
    return across | middle | far, across | late, early | far


def pairing(board: Board, hand: i64, x: i64, y: i64, *, tall: bool) -> i64:
    """SP-062: the first pairing in which a hand of three covers a full window, or NO_FIT."""
    upright, after, before = packed(board, x, y, tall=tall)
    if upright == hand:
        return 0
    if after == hand:
        return 1
    return 2 if before == hand else NO_FIT


def arranged(board: Board, fit: i64, x: i64, y: i64, *, tall: bool) -> i64:
    """The three dominoes on a window in the order of the pairing's pairs, as digits to the base nine."""
    order: i64 = 0
    for pair in range(12 * fit, 12 * fit + 12, 4):
        a, b, c, d = PAIRS[pair], PAIRS[pair + 1], PAIRS[pair + 2], PAIRS[pair + 3]
        if tall:
            a, b, c, d = b, a, d, c
        order = 9 * order + domino_on(board, x + a, y + b, x + c, y + d)
    return order


def shown(board: Board, hand: i64) -> vec[i64]:
    """For each domino of a hand and each row: the cells that show the half which it would have there."""
    cells = vec[i64]([0] * (HAND * SPAN))
    rest = hand
    at: i64 = 0
    while rest != 0:
        domino = lowest(rest)
        rest &= rest - 1
        bottle, mix = domino // 3 * SPAN, domino % 3 * SPAN
        for y in range(board.top, board.bottom + 1):
            bottles = BOTTLE_CELLS[y & 1]
            cells[at + y] = (board.words[bottle + y] & bottles) | (board.words[mix + y] & ~bottles)
        at += SPAN
    return cells


def flat_matches(cells: vec[i64], y: i64) -> i64:
    """SP-062, SP-063: where in a row a flat window begins that the hand covers."""
    found: i64 = 0
    for order in range(0, 18, 3):
        a, b, c = ORDERS[order] * SPAN + y, ORDERS[order + 1] * SPAN + y, ORDERS[order + 2] * SPAN + y
        first, second, third = cells[a], cells[b], cells[c]
        under_a, under_b, under_c = cells[a + 1], cells[b + 1], cells[c + 1]
        found |= first & under_a & (second & under_b) >> 1 & (third & under_c) >> 2
        found |= first & under_a & second >> 1 & second >> 2 & under_c >> 1 & under_c >> 2
        found |= first & first >> 1 & under_b & under_b >> 1 & (third & under_c) >> 2
    return found


def tall_matches(cells: vec[i64], y: i64) -> i64:
    """SP-062, SP-063: where in a row an upright window begins that the hand covers."""
    found: i64 = 0
    for order in range(0, 18, 3):
        a, b, c = ORDERS[order] * SPAN + y, ORDERS[order + 1] * SPAN + y, ORDERS[order + 2] * SPAN + y
        top, across = cells[a], cells[a] & cells[a] >> 1
        found |= across & cells[b + 1] & cells[b + 1] >> 1 & cells[c + 2] & cells[c + 2] >> 1
        found |= across & cells[b + 1] & cells[b + 2] & (cells[c + 1] & cells[c + 2]) >> 1
        found |= top & cells[a + 1] & (cells[b] & cells[b + 1]) >> 1 & cells[c + 2] & cells[c + 2] >> 1
    return found


def first_match(board: Board, hand: i64) -> i64:
    """SP-102, SP-103: the first window in reading order, flat before upright, that a hand covers.

    It is ``2 * cell + upright`` with the cell's number, or NO_FIT.
    """
    cells = shown(board, hand)
    for y in range(board.top, board.bottom):
        flat = flat_matches(cells, y)
        tall = tall_matches(cells, y)
        if flat | tall != 0:
            x = lowest(flat | tall)
            return 2 * board.number(x, y) + (0 if flat & BIT[x] != 0 else 1)
    return NO_FIT


def hands_in(board: Board, y: i64, flat: i64, tall: i64) -> tuple[i64, i64]:
    """The hands that have a six-pack in these full windows of a row, as a set in two words."""
    low: i64 = 0
    high: i64 = 0
    while flat | tall != 0:
        upright = flat == 0
        if upright:
            x = lowest(tall)
            tall &= tall - 1
        else:
            x = lowest(flat)
            flat &= flat - 1
        first, second, third = packed(board, x, y, tall=upright)
        low |= LOW[first] | LOW[second] | LOW[third]
        high |= HIGH[first] | HIGH[second] | HIGH[third]
    return low, high


def hands_on(board: Board) -> tuple[i64, i64]:
    """All hands that have a six-pack on the table, as a set in two words."""
    low: i64 = 0
    high: i64 = 0
    for y in range(board.top, board.bottom):
        more_low, more_high = hands_in(board, y, board.flat_windows(y), board.tall_windows(y))
        low |= more_low
        high |= more_high
    return low, high
