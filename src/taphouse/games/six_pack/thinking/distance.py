"""How far a table is from a six-pack of a hand.

Every place where a picture could lie is looked at, many at once: a *tile*, some rows and columns of the table, fits
one word, row behind row. Windows begin anywhere in it but in its last two rows and columns; those begin the next tile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.six_pack.rules.board import BOTTLE_CELLS, Board
from taphouse.games.six_pack.rules.cells import SPAN

FAR: Final = 4
"""A distance that is not measured: more than three cards are wrong or missing."""
PLACES: Final = 64
"""More windows than any table has."""
WIDEST: Final = 12
"""So many columns a tile has at most: that leaves room for five rows."""
HIGH: Final = vec[i64]([62 // wide if wide else 0 for wide in range(WIDEST + 1)])
"""How many rows a tile has, by its columns."""


def _begins(wide: int) -> int:
    """The cells of a tile at which a window can begin."""
    rows = 62 // wide - 2
    return sum(((1 << wide - 2) - 1) << row * wide for row in range(rows))


BEGINS: Final = vec[i64]([_begins(wide) if wide > 2 else 0 for wide in range(WIDEST + 1)])


def distance(board: Board, hand: i64) -> i64:
    """How far the table is from a six-pack of the hand: 64 for each card that is wrong or missing in the nearest place.

    Every further place at that distance takes one off. It is 0 or less once a six-pack lies there.
    """
    first = lowest(hand)
    rest = hand & (hand - 1)
    second = lowest(rest)
    third = lowest(rest & (rest - 1))
    wide = board.width() + 3
    wide = min(wide, WIDEST)
    right: i64 = 0
    one_wrong: i64 = 0
    two_wrong: i64 = 0
    three_wrong: i64 = 0
    y = board.top - 1
    while y <= board.bottom:
        x = board.left - 1
        while x <= board.right:
            a = tile(board, first, x, y, wide)
            b = tile(board, second, x, y, wide)
            c = tile(board, third, x, y, wide)
            for tall in range(2):
                three, four, five, six = matches(a, b, c, wide, tall=tall == 1)
                right += count(six)
                one_wrong += count(five & ~six)
                two_wrong += count(four & ~(five | six))
                three_wrong += count(three & ~(four | five | six))
            x += wide - 2
        y += HIGH[wide] - 2
    if right > 0:
        return 1 - right
    if one_wrong > 0:
        return measured(1, one_wrong)
    if two_wrong > 0:
        return measured(2, two_wrong)
    return measured(3, three_wrong) if three_wrong > 0 else FAR * PLACES


def measured(wrong: i64, places: i64) -> i64:
    """So many cards are wrong or missing, in so many places."""
    return wrong * PLACES + 1 - (min(PLACES, places))


def tile(board: Board, domino: i64, x: i64, y: i64, wide: i64) -> i64:
    """The cells of a tile that show the half which a domino would have there."""
    bottle, mix = domino // 3 * SPAN, domino % 3 * SPAN
    inside = BIT[wide] - 1
    last = y + HIGH[wide] - 1
    last = min(last, board.bottom)
    cells: i64 = 0
    while last >= y:
        bottles = BOTTLE_CELLS[last & 1]
        row = (board.words[bottle + last] & bottles) | (board.words[mix + last] & ~bottles)
        cells = (cells << wide) | ((row >> x) & inside)
        last -= 1
    return cells


def matches(a: i64, b: i64, c: i64, wide: i64, *, tall: bool) -> tuple[i64, i64, i64, i64]:
    """The windows of a tile in which three, four, five and six cells show what a picture of three dominoes wants."""
    three: i64 = 0
    four: i64 = 0
    five: i64 = 0
    six: i64 = 0
    for order in range(6):
        for way in range(3):
            if tall:
                ones, twos, fours = tall_tally(a, b, c, wide, way)
            else:
                ones, twos, fours = flat_tally(a, b, c, wide, way)
            three |= ones & twos
            four |= fours
            five |= fours & ones
            six |= fours & twos
        if order % 2 == 0:
            a, b = b, a
        else:
            b, c = c, b
    begins = BEGINS[wide]
    return three & begins, four & begins, five & begins, six & begins


def flat_tally(a: i64, b: i64, c: i64, wide: i64, way: i64) -> tuple[i64, i64, i64]:
    """How many cells of each flat window show what one picture wants there: SP-062, three ways."""
    if way == 0:
        return tally(a, a >> wide, b >> 1, b >> wide + 1, c >> 2, c >> wide + 2)
    if way == 1:
        return tally(a, a >> wide, b >> 1, b >> 2, c >> wide + 1, c >> wide + 2)
    return tally(a, a >> 1, b >> wide, b >> wide + 1, c >> 2, c >> wide + 2)


def tall_tally(a: i64, b: i64, c: i64, wide: i64, way: i64) -> tuple[i64, i64, i64]:
    """How many cells of each upright window show what one picture wants there: SP-062, three ways."""
    if way == 0:
        return tally(a, a >> 1, b >> wide, b >> wide + 1, c >> 2 * wide, c >> 2 * wide + 1)
    if way == 1:
        return tally(a, a >> 1, b >> wide, b >> 2 * wide, c >> wide + 1, c >> 2 * wide + 1)
    return tally(a, a >> wide, b >> 1, b >> wide + 1, c >> 2 * wide, c >> 2 * wide + 1)


def tally(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> tuple[i64, i64, i64]:  # noqa: PLR0917  six words
    """Add six words up, bit by bit: the ones, twos and fours of each sum."""
    one, two = a ^ b ^ c, (a & b) | (c & (a ^ b))
    other_one, other_two = d ^ e ^ f, (d & e) | (f & (d ^ e))
    carried = one & other_one
    return one ^ other_one, two ^ other_two ^ carried, (two & other_two) | (carried & (two ^ other_two))
