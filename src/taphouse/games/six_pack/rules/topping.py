"""Phase 2, top up, SP-040 to SP-054: cells between drinks are filled until none has to be."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.six_pack.cards import KINDS
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.board import NO_CELL
from taphouse.games.six_pack.rules.cells import BOTTLE, CELL
from taphouse.games.six_pack.rules.host import HostStep
from taphouse.games.six_pack.rules.openings import NO_OPENING, all_openings, is_single, next_opening
from taphouse.games.six_pack.rules.telling import drink_told, place_told
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

FILL: Final = Verb("fill", CELL, BOTTLE)


@final
class TopUp(HostStep):
    """SP-048: what is certain is laid, and the host is asked where there is a choice."""

    name = "fill"
    rule = "SP-047"
    verbs: tuple[Verb, ...] = (FILL,)

    def due(self, table: "State") -> bool:
        """After every serve."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """SP-048: lay what is certain, and ask where there is a choice; then everybody looks.

        SP-033: then everybody sees the table as it is, and the serve stays.
        """
        board = table.board
        opening = next_opening(board, table.barred_cell, table.barred_kind)
        while opening != NO_OPENING:
            if not is_single(opening & 7) or (table.house.host_fills and len(all_openings(table)) > 1):
                table.step = self
                return
            lay(table, opening >> 3, lowest(opening & 7))
            opening = next_opening(board, table.barred_cell, table.barred_kind)
        table.barred_cell = NO_CELL
        table.learned += 1
        table.phase = self.after

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """SP-049: the candidates of the next open cell, or those of all."""
        if table.house.host_fills:
            for each in all_openings(table):
                put_kinds(each, moves)
        else:
            put_kinds(next_opening(table.board, table.barred_cell, table.barred_kind), moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-042, SP-045, SP-046: the host has chosen a drink."""
        lay(table, n // KINDS, n % KINDS)
        table.phase = self

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """Topping up comes first, with what the neighbours allow."""
        if verb is FILL:
            return IllegalMove("SP-047", said.does_not_go())
        return IllegalMove("SP-048", said.fill_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for the drink in between."""
        return said.ask_fill()


def put_kinds(opening: i64, moves: Moves) -> None:
    """Add a move for each kind that may come to an open cell."""
    for kind in range(KINDS):
        if opening & BIT[kind] != 0:
            moves.put(FILL.first + KINDS * (opening >> 3) + kind)


def lay(table: "State", number: i64, kind: i64) -> None:
    """SP-050, SP-052: a top-up stays within the box; plain cards first, then pink. SP-033: it stays laid."""
    board = table.board
    table.learned += 1
    x, y = board.column_of(number), board.row_of(number)
    board.put(x, y, kind)
    drink = drink_told(table, x, y)
    table.log(e.FILLED, x, y, drink)
    table.note(e.TOPPED_UP, int(table.active), int(place_told(table, x, y)), int(drink))


TOP_UP: Final = TopUp()
