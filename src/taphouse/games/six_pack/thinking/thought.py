"""What a host thinks about one decision. The lower a value, the better."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.six_pack.cards import HALF, HANDS, HIGH_WITHOUT, KINDS, LOW_WITHOUT, ODD_DOMINOES
from taphouse.games.six_pack.rules.areas import Area, keepable
from taphouse.games.six_pack.rules.board import NO_CELL, Board
from taphouse.games.six_pack.rules.cells import SPAN
from taphouse.games.six_pack.rules.openings import NO_OPENING, is_single, next_opening
from taphouse.games.six_pack.rules.pictures import hands_in, hands_on
from taphouse.games.six_pack.rules.serving import may_pour, refills
from taphouse.games.six_pack.thinking.distance import PLACES, distance
from taphouse.games.six_pack.thinking.rivals import Rival, needs_one, rivals_of

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

FINE: Final = 1024
"""Values are counted in so small parts of one: a card that is wrong in the own six-pack weighs 64 times as much."""
RISK: Final = 24 * FINE
"""What a point of another seat weighs."""
PACK: Final = 192 * FINE
"""What an own six-pack on the table is worth besides: more than all that others may find there."""
LOSS: Final = 1024 * FINE
"""What it weighs that a seat finds its last point: more than anything that the own hand could gain."""
PASS: Final = 32 * FINE
"""What it costs to leave the table as it is without a six-pack on it."""
BRANCHES: Final = 2
"""So many questions of one turn are thought through; of further ones only the first answer."""
NEVER: Final = 1 << 60
"""Worse than anything: no bound."""


@final
class Ground:
    """A table to which cards are only added: what lies there is looked at once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.low: i64 = 0
        self.high: i64 = 0
        self.known = False

    def hands_with(self, board: Board) -> tuple[i64, i64]:
        """All hands that have a six-pack on a table that has grown from this one."""
        if not self.known:
            self.low, self.high = hands_on(self.board)
            self.known = True
        low, high = self.low, self.high
        for y in range(board.top, board.bottom):
            flat = board.flat_windows(y) & ~self.board.flat_windows(y)
            tall = board.tall_windows(y) & ~self.board.tall_windows(y)
            if flat | tall != 0:
                more_low, more_high = hands_in(board, y, flat, tall)
                low |= more_low
                high |= more_high
        return low, high


@final
class Thought:
    """What a host knows, and how it judges tables by it."""

    def __init__(self, table: "State", seat: i64, *, alone: bool = False) -> None:
        """Look around; ``alone``: think of the own six-pack only."""
        self.table = table
        self.seat = seat
        self.hand: i64 = table.hands[seat]
        self.last = needs_one(table, seat)
        """Whether the own next point is the last."""
        self.rivals: list[Rival] = [] if alone else rivals_of(table, seat)
        self.ground = Ground(table.board)
        self.pass_costs: i64 = 0 if distance(table.board, self.hand) <= 0 else PASS

    def value(self, board: Board, ground: Ground, bound: i64 = NEVER) -> i64:
        """How many cards are missing to the own six-pack, and what others may find on the table.

        Below nought an own six-pack lies there. That is no use if another seat finds its last point there,
        unless it is the own last point, too. What is worse than the bound is not worked out.
        """
        own = distance(board, self.hand)
        value = own * FINE
        if own <= 0:
            value -= PACK
        if value > bound or len(self.rivals) == 0:
            return value
        wins = own <= 0 and self.last
        low, high = ground.hands_with(board)
        for each in self.rivals:
            found = each.finds(low, high)
            if found > 0:
                value += (LOSS if each.last and not wins else RISK) * found // each.number
        return value

    def value_of_card(  # noqa: PLR0917  a card, where it comes, and how far to think
        self, board: Board, ground: Ground, cell: i64, kind: i64, depth: i64, bound: i64
    ) -> i64:
        """Value the table that comes about when a card is laid and all is topped up in the best way."""
        twin = board.copy()
        twin.put(twin.column_of(cell), twin.row_of(cell), kind)
        opening = next_opening(twin, NO_CELL, 0)
        while opening != NO_OPENING:
            kinds = opening & 7
            if depth < BRANCHES and not is_single(kinds):
                return self.best_of_cards(twin, ground, opening >> 3, kinds, depth + 1, bound)
            twin.put(twin.column_of(opening >> 3), twin.row_of(opening >> 3), lowest(kinds))
            opening = next_opening(twin, NO_CELL, 0)
        return self.value(twin, ground, bound)

    def best_of_cards(  # noqa: PLR0917  the same for several
        self, board: Board, ground: Ground, cell: i64, kinds: i64, depth: i64, bound: i64
    ) -> i64:
        """Value a cell by the best of several kinds."""
        least: i64 = NEVER
        rest = kinds
        while rest != 0:
            value = self.value_of_card(board, ground, cell, lowest(rest), depth, min(least, bound))
            rest &= rest - 1
            least = min(least, value)
        return least

    def value_of_cell(self, cell: i64, bound: i64) -> i64:
        """Value a cell to serve on by its best drink."""
        kinds: i64 = 0
        for kind in range(KINDS):
            if may_pour(self.table, kind):
                kinds |= BIT[kind]
        return self.best_of_cards(self.table.board, self.ground, cell, kinds, 0, bound)

    def value_of_take(self, cell: i64, bound: i64) -> i64:
        """Value a take by the best that comes into the hole; the same drink again is a turn lost."""
        board = self.table.board
        x, y = board.column_of(cell), board.row_of(cell)
        kinds = refills(self.table, x, y)
        twin = board.copy()
        kind = twin.lift(x, y)
        ground = Ground(twin)
        if kinds == 0:
            return self.value(twin, ground, bound)
        least: i64 = NEVER
        others = kinds & ~BIT[kind]
        if others != 0:
            least = self.best_of_cards(twin, ground, cell, others, 0, bound)
        if kinds & BIT[kind] != 0:
            rest = min(least, bound) - self.pass_costs
            value = self.pass_costs + self.value_of_card(twin, ground, cell, kind, 0, rest)
            least = min(least, value)
        return least

    def value_of_point(self, domino: i64) -> i64:
        """Score what is hard to find; then what leaves the nearest hands to draw."""
        scored = self.table.scored[self.seat] | BIT[domino]
        low, high = LOW_WITHOUT[scored], HIGH_WITHOUT[scored]
        number = count(low) + count(high)
        total: i64 = 0
        while low != 0:
            total += distance(self.table.board, HANDS[lowest(low)])
            low &= low - 1
        while high != 0:
            total += distance(self.table.board, HANDS[HALF + lowest(high)])
            high &= high - 1
        mean = total * FINE // number if number > 0 else 0
        return mean - PLACES * FINE if ODD_DOMINOES & BIT[domino] != 0 else mean

    def value_of_line(self, line: i64) -> i64:
        """Clear so that the own six-pack stays near, then so that much stays."""
        areas = keepable(self.table.board, line)
        return self.value_of_areas(areas) - areas[0].size * FINE // 100

    def value_of_areas(self, areas: list[Area]) -> i64:
        """Value what is left where only these areas stay."""
        rows = areas[0].rows[:]
        for area in areas:
            for y in range(SPAN):
                rows[y] |= area.rows[y]
        twin = self.table.board.copy()
        twin.keep_only(rows)
        return self.value(twin, Ground(twin))
