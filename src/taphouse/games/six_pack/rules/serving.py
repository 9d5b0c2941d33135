"""Phase 1, serve, SP-020 to SP-032: lay one drink, or take one away."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.six_pack.cards import KINDS, PINK
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.board import BOTTLE_CELLS, CARDS, NO_CELL, Board
from taphouse.games.six_pack.rules.cells import BOTTLE, CELL
from taphouse.games.six_pack.rules.host import HostStep
from taphouse.games.six_pack.rules.openings import kinds_in
from taphouse.games.six_pack.rules.telling import drink_told, place_told
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

LAY: Final = Verb("lay", CELL)
TAKE: Final = Verb("take", CELL)
DRINK: Final = Verb("drink", BOTTLE)


def may_pour(table: "State", kind: i64) -> bool:
    """SP-026, SP-053: whether a kind may be served: plain cards first, pink ones only where the house allows it."""
    return table.board.stock[kind] > (0 if table.house.serves_reserve else PINK)


def may_lay(table: "State") -> bool:
    """SP-026: whether there is any kind to serve."""
    return may_pour(table, 0) or may_pour(table, 1) or may_pour(table, 2)


def may_serve(table: "State") -> bool:
    """SP-032: whether phase 1 has any legal action."""
    board = table.board
    lays = may_lay(table)
    for y in range(board.top - 1, board.bottom + 2):
        if (lays and board.cells_to_serve(y) != 0) or board.cells_to_take(y, changing=table.house.must_change) != 0:
            return True
    return False


@final
class Serve(HostStep):
    """SP-020: the host points at a cell to lay a drink on, or takes one away."""

    name = "serve"
    rule = "SP-020"
    verbs: tuple[Verb, ...] = (LAY, TAKE)

    def due(self, table: "State") -> bool:
        """Every turn begins with it."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """SP-002, SP-032: a turn begins; if there is nothing to serve or take, phase 1 is left out."""
        table.turn += 1
        table.board.recentre()
        table.note(e.TURN_BEGINS, int(table.turn), int(table.active))
        if may_serve(table):
            table.step = self
            return
        table.note(e.NO_SERVE, int(table.active))
        table.steps = vec[i64]()
        table.phase = self.after

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-020: cells to serve on in reading order, then cards to take."""
        board = table.board
        if may_lay(table):
            for y in range(board.top - 1, board.bottom + 2):
                put_cells(board, y, board.cells_to_serve(y), LAY.first, moves)
        sides = board.sides_that_stay()
        for y in range(board.top, board.bottom + 1):
            put_cells(board, y, board.takeable(y, sides, changing=table.house.must_change), TAKE.first, moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-022: after a cell comes the drink, its side follows from the cell."""
        table.steps = vec[i64]()
        table.phase = self.after
        if verb is LAY:
            table.cell = n
        else:
            take(table, n)

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """Why this is not to be served or taken."""
        if verb is LAY:
            return why_not_there(table, table.board.column_of(n), table.board.row_of(n))
        if verb is TAKE:
            return why_not_taken(table, table.board.column_of(n), table.board.row_of(n))
        return IllegalMove("SP-020", said.serve_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for a cell or a card."""
        return said.ask_serve()


def put_cells(board: Board, y: i64, cells: i64, first: i64, moves: Moves) -> None:
    """Add a move for each of the cells of a row."""
    rest = cells
    while rest != 0:
        moves.put(first + board.number(lowest(rest), y))
        rest &= rest - 1


def refills(table: "State", x: i64, y: i64) -> i64:
    """SP-030, SP-031: the kinds that may come into the hole of a card, as a set; only its own: a pass."""
    board = table.board
    kind = board.kind_at(x, y)
    first, second, third = board.candidates(y)
    kinds = kinds_in(first, second, third, BIT[x])
    for other in range(KINDS):
        if (other == kind and table.house.must_change) or (other != kind and board.stock[other] == 0):
            kinds &= ~BIT[other]
    return kinds


def take(table: "State", number: i64) -> None:
    """SP-020, SP-027 to SP-031: a card goes back to the supply; SP-051: its hole is topped up like any other."""
    board = table.board
    x, y = board.column_of(number), board.row_of(number)
    drink = drink_told(table, x, y)
    table.log(e.TOOK, x, y, drink)
    table.note(e.TAKEN, int(table.active), int(place_told(table, x, y)), int(drink))
    kind = board.lift(x, y)
    if table.house.must_change:
        table.barred_cell = number
        table.barred_kind = kind


def why_not_there(table: "State", x: i64, y: i64) -> IllegalMove:
    """SP-021, SP-024, SP-026: why nothing can be served on a cell."""
    board = table.board
    if not may_lay(table):
        return IllegalMove("SP-026", said.no_plain_left())
    if board.top - 1 <= y <= board.bottom + 1 and board.left - 1 <= x <= board.right + 1:
        row = board.words[CARDS + y]
        if row & BIT[x] != 0:
            return IllegalMove("SP-021", said.occupied())
        beside = row << 1 | row >> 1 | board.words[CARDS + y - 1] | board.words[CARDS + y + 1]
        if beside & BIT[x] != 0:
            wide, high = int(board.width()), int(board.height())
            return IllegalMove("SP-024", said.out_of_proportion(columns=wide, rows=high))
    return IllegalMove("SP-021", said.no_edge())


def why_not_taken(table: "State", x: i64, y: i64) -> IllegalMove:
    """SP-020: why this cannot be taken."""
    board = table.board
    if not board.top <= y <= board.bottom or board.words[CARDS + y] & BIT[x] == 0:
        return IllegalMove("SP-020", said.nothing_there())
    return why_it_stays(table, x, y)


def why_it_stays(table: "State", x: i64, y: i64) -> IllegalMove:
    """SP-027 to SP-031: why a card stays where it is."""
    board = table.board
    if board.size <= 2:
        return IllegalMove("SP-029", said.two_must_stay())
    if BOTTLE_CELLS[y & 1] & BIT[x] == 0 and board.beside_two_kinds(y) & BIT[x] == 0:
        above, below = board.words[CARDS + y - 1], board.words[CARDS + y + 1]
        beside = count(board.words[CARDS + y] & (BIT[x + 1] | BIT[x - 1]))
        beside += count(above & BIT[x]) + count(below & BIT[x])
        if beside < 2:
            return IllegalMove("SP-028", said.touches_one_bottle())
        return IllegalMove("SP-027", said.touches_one_kind())
    if board.cells_to_take(y, changing=False) & BIT[x] == 0:
        return IllegalMove("SP-029", said.holds_the_box())
    return IllegalMove("SP-031", said.must_change())


@final
class ServeDrink(HostStep):
    """SP-022, SP-023: the host chooses the drink for the cell."""

    name = "serve_drink"
    rule = "SP-022"
    verbs: tuple[Verb, ...] = (DRINK,)

    def due(self, table: "State") -> bool:
        """A cell was chosen."""
        return table.cell != NO_CELL

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-023, SP-026: any kind that there is to serve."""
        for kind in range(KINDS):
            if may_pour(table, kind):
                moves.put(DRINK.first + kind)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-020, SP-023, SP-026: a drink of any kind is laid on the chosen cell."""
        board = table.board
        x, y = board.column_of(table.cell), board.row_of(table.cell)
        table.cell = NO_CELL
        board.put(x, y, n)
        drink = drink_told(table, x, y)
        table.log(e.LAID, x, y, drink)
        table.note(e.SERVED, int(table.active), int(place_told(table, x, y)), int(drink))
        table.phase = self.after

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """The drink comes first, and of a kind that is served here."""
        if verb is DRINK:
            return IllegalMove("SP-026", said.kind_is_gone())
        return IllegalMove("SP-022", said.pour_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for the drink."""
        return said.ask_serve_drink()


SERVE: Final = Serve()
SERVE_DRINK: Final = ServeDrink()
