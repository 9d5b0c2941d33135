"""The table of drinks, and what can be read off it a whole row at a time.

A row is one machine word: bit x stands for the cell in column x. For each row there is a word for
each of the three kinds, one for all cards and one for the pink ones. Which side of a card is up
follows from its cell, so neighbours, open cells, what may top them up, legal serves and full windows
are a few shifts of three rows at a time, whatever the number of columns. Rows in which a top-up
may be due are remembered (``unsettled``): only these are looked at after a card has come or gone.

The words are a frame of 32 by 32 cells around the cards. ``across`` and ``down`` lead from it to true
coordinates; before the cards reach its edge the frame moves on, by even steps, so that bottles
stay on even cells.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.six_pack.cards import EACH, KINDS, PINK
from taphouse.games.six_pack.rules.cells import SPAN

CARDS: Final = 96
"""Where the words for all cards begin, behind those of the three kinds; then come those of the pink ones."""
PINKS: Final = 128
WORDS: Final = 160
MARGIN: Final = 3
"""So many empty rows and columns are kept around the cards when a turn begins."""
EVEN: Final = 0x55555555
ODD: Final = 0xAAAAAAAA
BOTTLE_CELLS: Final = vec[i64]([EVEN, ODD])
"""SP-022: the cells for bottles, in even and odd rows."""
NO_CELL: Final = -1
NO_WORDS: Final = vec[i64]([0] * WORDS)
FULL_STOCK: Final = vec[i64]([EACH] * KINDS)


def in_proportion(width: i64, height: i64) -> bool:
    """SP-024: the long side is at most twice the short one."""
    return width <= 2 * height and height <= 2 * width


@final
class Board:
    """The cards on the table, and how many of each kind are left off it."""

    def __init__(self, like: "Board | None" = None) -> None:
        self.words: vec[i64] = NO_WORDS[:] if like is None else like.words[:]
        self.stock: vec[i64] = FULL_STOCK[:] if like is None else like.stock[:]
        """SP-007: how many cards of each kind are off the table; at most five of them are pink."""
        self.size: i64 = 0 if like is None else like.size
        self.top: i64 = SPAN if like is None else like.top
        self.bottom: i64 = -1 if like is None else like.bottom
        self.left: i64 = SPAN if like is None else like.left
        self.right: i64 = -1 if like is None else like.right
        """SP-024: the box, as rows and columns of the frame."""
        self.across: i64 = -16 if like is None else like.across
        self.down: i64 = -16 if like is None else like.down
        self.unsettled: i64 = 0 if like is None else like.unsettled
        """SP-048: the rows in which a cell may have to be topped up."""

    def copy(self) -> "Board":
        """Give an equal table, apart from this one."""
        return Board(self)

    def width(self) -> i64:
        """How many columns the box has."""
        return self.right - self.left + 1

    def height(self) -> i64:
        """How many rows the box has."""
        return self.bottom - self.top + 1

    def kind_at(self, x: i64, y: i64) -> i64:
        """The kind of the card on a cell, or -1."""
        bit = BIT[x]
        if self.words[y] & bit != 0:
            return 0
        if self.words[SPAN + y] & bit != 0:
            return 1
        return 2 if self.words[2 * SPAN + y] & bit != 0 else -1

    def is_pink(self, x: i64, y: i64) -> bool:
        """Whether a pink card lies on a cell."""
        return self.words[PINKS + y] & BIT[x] != 0

    def put(self, x: i64, y: i64, kind: i64) -> None:
        """Lay a card of a kind. SP-007, SP-052: plain ones first, then pink."""
        bit = BIT[x]
        self.words[kind * SPAN + y] |= bit
        self.words[CARDS + y] |= bit
        self.stock[kind] -= 1
        if self.stock[kind] < PINK:
            self.words[PINKS + y] |= bit
        self.size += 1
        self.top = min(self.top, y)
        self.bottom = max(self.bottom, y)
        self.left = min(self.left, x)
        self.right = max(self.right, x)
        self.unsettle(y)

    def lift(self, x: i64, y: i64) -> i64:
        """SP-030: take a card off the table, back into the supply; tell its kind."""
        kind = self.kind_at(x, y)
        keep = ~BIT[x]
        self.words[kind * SPAN + y] &= keep
        self.words[CARDS + y] &= keep
        self.words[PINKS + y] &= keep
        self.stock[kind] += 1
        self.size -= 1
        self.fit()
        self.unsettle(y)
        return kind

    def keep_only(self, rows: vec[i64]) -> None:
        """SP-083: everything outside these cells of each row goes back into the supply."""
        for y in range(self.top, self.bottom + 1):
            for kind in range(KINDS):
                self.stock[kind] += count(self.words[kind * SPAN + y] & ~rows[y])
                self.words[kind * SPAN + y] &= rows[y]
            self.size -= count(self.words[CARDS + y] & ~rows[y])
            self.words[CARDS + y] &= rows[y]
            self.words[PINKS + y] &= rows[y]
        self.fit()

    def unsettle(self, y: i64) -> None:
        """A card has come or gone in a row: look again at this row and those beside it."""
        self.unsettled |= BIT[y]
        if y > self.top:
            self.unsettled |= BIT[y - 1]
        if y < self.bottom:
            self.unsettled |= BIT[y + 1]

    def fit(self) -> None:
        """Shrink the box to the cards that are left."""
        while self.top < self.bottom and self.words[CARDS + self.top] == 0:
            self.top += 1
        while self.bottom > self.top and self.words[CARDS + self.bottom] == 0:
            self.bottom -= 1
        columns = self.columns()
        while self.left < self.right and columns & BIT[self.left] == 0:
            self.left += 1
        while self.right > self.left and columns & BIT[self.right] == 0:
            self.right -= 1

    def columns(self) -> i64:
        """The columns in which a card lies."""
        columns: i64 = 0
        for y in range(self.top, self.bottom + 1):
            columns |= self.words[CARDS + y]
        return columns

    def recentre(self) -> None:
        """Move the frame on if the cards come near its edge; true coordinates stay as they are."""
        low, high = MARGIN, SPAN - 1 - MARGIN
        if self.top >= low and self.bottom <= high and self.left >= low and self.right <= high:
            return
        right = ((SPAN - self.width()) // 2 - self.left) // 2 * 2
        down = ((SPAN - self.height()) // 2 - self.top) // 2 * 2
        words = NO_WORDS[:]
        for plane in range(WORDS // SPAN):
            for y in range(self.top, self.bottom + 1):
                row = self.words[plane * SPAN + y]
                words[plane * SPAN + y + down] = row << right if right >= 0 else row >> -right
        self.words = words
        self.unsettled = self.unsettled << down if down >= 0 else self.unsettled >> -down
        self.top += down
        self.bottom += down
        self.left += right
        self.right += right
        self.across -= right
        self.down -= down

    def number(self, x: i64, y: i64) -> i64:
        """The number by which moves name a cell of the frame."""
        return ((y + self.down) & (SPAN - 1)) * SPAN + ((x + self.across) & (SPAN - 1))

    def column_of(self, number: i64) -> i64:
        """The column of the frame in which a named cell lies."""
        return (number - self.across) & (SPAN - 1)

    def row_of(self, number: i64) -> i64:
        """The row of the frame in which a named cell lies."""
        return (number // SPAN - self.down) & (SPAN - 1)

    def cells_to_serve(self, y: i64) -> i64:
        """SP-021, SP-024, SP-025: the empty cells of a row that touch a card and keep the box in proportion.

        A box that is out of proportion already may grow on its shorter side, and be filled within.
        """
        wide, high = self.width(), self.height()
        fits = in_proportion(wide, high)
        if (y < self.top or y > self.bottom) and not in_proportion(wide, high + 1) and (fits or high >= wide):
            return 0
        row = self.words[CARDS + y]
        cells = (row << 1 | row >> 1 | self.words[CARDS + y - 1] | self.words[CARDS + y + 1]) & ~row
        if not in_proportion(wide + 1, high) and (fits or wide >= high):
            cells &= BIT[self.right + 1] - BIT[self.left]
        return cells

    def cells_to_take(self, y: i64, *, changing: bool) -> i64:
        """SP-027 to SP-029: bottles, and mixes that touch two kinds, if box and number of cards allow it.

        SP-031, ``changing``: a hole that will be topped up must have a candidate of another kind.
        """
        return self.takeable(y, self.sides_that_stay(), changing=changing)

    def takeable(self, y: i64, sides: i64, *, changing: bool) -> i64:
        """``cells_to_take``, where it is known already which sides stay."""
        if self.size <= 2:
            return 0
        row = self.words[CARDS + y]
        if (y == self.top or y == self.bottom) and row & (row - 1) == 0:  # noqa: PLR1714  quicker when compiled
            wide, high = self.width(), self.height()
            if not in_proportion(wide, high - 1):
                return 0
        cells = row & (BOTTLE_CELLS[y & 1] | self.beside_two_kinds(y)) & ~sides
        return cells & ~self.unchangeable(y) if changing else cells

    def sides_that_stay(self) -> i64:
        """SP-029: the first and last column where a single card holds them, if the box may not become narrower."""
        wide, high = self.width(), self.height()
        return 0 if in_proportion(wide - 1, high) else self.alone_at_the_side()

    def beside_two_kinds(self, y: i64) -> i64:
        """The cells of a row whose neighbours are of at least two kinds."""
        first, second, third = self.near(0, y), self.near(1, y), self.near(2, y)
        return (first & second) | (first & third) | (second & third)

    def alone_at_the_side(self) -> i64:
        """The first and last column as far as a single card lies in them."""
        once: i64 = 0
        twice: i64 = 0
        for y in range(self.top, self.bottom + 1):
            row = self.words[CARDS + y]
            twice |= once & row
            once |= row
        return once & ~twice & (BIT[self.left] | BIT[self.right])

    def unchangeable(self, y: i64) -> i64:
        """SP-031: the cards of a row that have two neighbours or more, and that only their own kind could replace."""
        row = self.words[CARDS + y]
        above, below = self.words[CARDS + y - 1], self.words[CARDS + y + 1]
        holes = ((row << 1) & (row >> 1)) | (above & below) | ((row << 1 | row >> 1) & (above | below))
        first, second, third = self.candidates(y)
        first = first if self.stock[0] > 0 else 0
        second = second if self.stock[1] > 0 else 0
        third = third if self.stock[2] > 0 else 0
        others = self.words[y] & (second | third)
        others |= self.words[SPAN + y] & (first | third)
        others |= self.words[2 * SPAN + y] & (first | second)
        return row & holes & ~others

    def near(self, kind: i64, y: i64) -> i64:
        """The cells of a row that touch a card of a kind."""
        at = kind * SPAN + y
        row = self.words[at]
        return row << 1 | row >> 1 | self.words[at - 1] | self.words[at + 1]

    def beside(self, kind: i64, y: i64) -> tuple[i64, i64]:
        """The cells of a row that touch a card of a kind, and those that touch at least two."""
        at = kind * SPAN + y
        row = self.words[at]
        above, below = self.words[at - 1], self.words[at + 1]
        left, right = row << 1, row >> 1
        once, upright = left | right, above | below
        return once | upright, (left & right) | (above & below) | (once & upright)

    def candidates(self, y: i64) -> tuple[i64, i64, i64]:
        """SP-041 to SP-047: for each kind the cells of a row, taken or not, that their neighbours would top up with it.

        SP-041, SP-044: two different bottles make the mix of the third kind, and two different mixes share the
        bottle of the third; SP-045: two equal mixes share both the other bottles; SP-043: two equal bottles make
        nothing.
        """
        first, twice_first = self.beside(0, y)
        second, twice_second = self.beside(1, y)
        third, twice_third = self.beside(2, y)
        bottles = BOTTLE_CELLS[y & 1]
        return (
            second & third | (twice_second | twice_third) & bottles,
            first & third | (twice_first | twice_third) & bottles,
            first & second | (twice_first | twice_second) & bottles,
        )

    def openings(self, y: i64) -> tuple[i64, i64, i64]:
        """SP-040, SP-053: for each kind that is not used up the empty cells of a row to be topped up with it."""
        first, second, third = self.candidates(y)
        empty = ~self.words[CARDS + y]
        return (
            first & empty if self.stock[0] > 0 else 0,
            second & empty if self.stock[1] > 0 else 0,
            third & empty if self.stock[2] > 0 else 0,
        )

    def flat_windows(self, y: i64) -> i64:
        """The cells of a row at which a full window of three columns and two rows begins."""
        both = self.words[CARDS + y] & self.words[CARDS + y + 1]
        return both & both >> 1 & both >> 2

    def tall_windows(self, y: i64) -> i64:
        """The cells of a row at which a full window of two columns and three rows begins."""
        all_three = self.words[CARDS + y] & self.words[CARDS + y + 1] & self.words[CARDS + y + 2]
        return all_three & all_three >> 1

    def windows(self) -> i64:
        """Count the full windows."""
        windows: i64 = 0
        for y in range(self.top, self.bottom):
            windows += count(self.flat_windows(y)) + count(self.tall_windows(y))
        return windows

    def is_short(self) -> bool:
        """SP-080: whether any kind has fewer than five cards left."""
        return self.stock[0] < PINK or self.stock[1] < PINK or self.stock[2] < PINK

    def swap_pink(self) -> None:
        """SP-085: exchange pink cards for plain ones of their kind, as many as there are, in reading order."""
        for kind in range(KINDS):
            pinks: i64 = 0
            for y in range(self.top, self.bottom + 1):
                pinks += count(self.words[PINKS + y] & self.words[kind * SPAN + y])
            spare = pinks - max(0, PINK - self.stock[kind])
            y = self.top
            while spare > 0:
                here = self.words[PINKS + y] & self.words[kind * SPAN + y]
                while here != 0 and spare > 0:
                    self.words[PINKS + y] &= ~BIT[lowest(here)]
                    here &= here - 1
                    spare -= 1
                y += 1


def laid_out(cells: list[tuple[int, int, int]], pinks: list[tuple[int, int]]) -> Board:
    """Make a table of cards in true coordinates: column, row and kind of each; and where the pink ones lie."""
    board = Board()
    xs = [x for x, _, _ in cells] or [0]
    ys = [y for _, y, _ in cells] or [0]
    board.across = (min(xs) + max(xs) - SPAN) // 4 * 2
    board.down = (min(ys) + max(ys) - SPAN) // 4 * 2
    for x, y, kind in cells:
        board.put(x - board.across, y - board.down, kind)
    for at in range(SPAN):
        board.words[PINKS + at] = 0
    for x, y in pinks:
        board.words[PINKS + y - board.down] |= BIT[x - board.across]
    return board
