"""Phase 2, top up, SP-040 to SP-054: cells between drinks are filled until none has to be."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.games.six_pack.rules.board import NO_CELL
from taphouse.games.six_pack.rules.moves import FILLED, GO_LOOK, GO_TOP_UP, TOP_UP, TOPPED_UP
from taphouse.games.six_pack.rules.openings import NO_OPENING, all_openings, is_single, next_opening
from taphouse.games.six_pack.rules.telling import drink_told, place_told

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def top_up(table: "State") -> None:
    """SP-048: lay what is certain, ask the host where there is a choice, and look for six-packs at the end.

    SP-033: then everybody sees the table as it is, and the serve stays.
    """
    board = table.board
    opening = next_opening(board, table.barred_cell, table.barred_kind)
    while opening != NO_OPENING:
        if not is_single(opening & 7) or (table.house.host_fills and len(all_openings(table)) > 1):
            table.decision = TOP_UP
            return
        lay(table, opening >> 3, lowest(opening & 7))
        opening = next_opening(board, table.barred_cell, table.barred_kind)
    table.barred_cell = NO_CELL
    table.learned += 1
    table.decision = GO_LOOK


def fill(table: "State", number: i64, kind: i64) -> None:
    """SP-042, SP-045, SP-046: the host has chosen a drink."""
    lay(table, number, kind)
    table.decision = GO_TOP_UP


def lay(table: "State", number: i64, kind: i64) -> None:
    """SP-050, SP-052: a top-up stays within the box; plain cards first, then pink. SP-033: it stays laid."""
    board = table.board
    table.learned += 1
    x, y = board.column_of(number), board.row_of(number)
    board.put(x, y, kind)
    drink = drink_told(table, x, y)
    table.log(FILLED, x, y, drink)
    table.note(TOPPED_UP, int(table.host), int(place_told(table, x, y)), int(drink))
