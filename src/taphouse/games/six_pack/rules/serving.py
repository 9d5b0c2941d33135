"""Phase 1, serve, SP-020 to SP-032: lay one drink, or take one away."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.six_pack.rules.board import NO_CELL
from taphouse.games.six_pack.rules.moves import GO_TOP_UP, LAID, SERVE_DRINK, SERVED, TAKEN, TOOK
from taphouse.games.six_pack.rules.telling import drink_told, place_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def choose_cell(table: "State", number: i64) -> None:
    """SP-020, SP-022: the host points at a cell; the drink comes next, its side follows from the cell."""
    table.steps = vec[i64]()
    table.cell = number
    table.decision = SERVE_DRINK


def lay(table: "State", kind: i64) -> None:
    """SP-020, SP-023, SP-026: a drink of any kind is laid on the chosen cell."""
    board = table.board
    x, y = board.column_of(table.cell), board.row_of(table.cell)
    table.cell = NO_CELL
    board.put(x, y, kind)
    drink = drink_told(table, x, y)
    table.log(LAID, x, y, drink)
    table.note(SERVED, int(table.host), int(place_told(table, x, y)), int(drink))
    table.decision = GO_TOP_UP


def take(table: "State", number: i64) -> None:
    """SP-020, SP-027 to SP-031: a card goes back to the supply; SP-051: its hole is topped up like any other."""
    board = table.board
    x, y = board.column_of(number), board.row_of(number)
    table.steps = vec[i64]()
    drink = drink_told(table, x, y)
    table.log(TOOK, x, y, drink)
    table.note(TAKEN, int(table.host), int(place_told(table, x, y)), int(drink))
    kind = board.lift(x, y)
    if table.house.must_change:
        table.barred_cell = number
        table.barred_kind = kind
    table.decision = GO_TOP_UP
