"""What the host may do now, and what would follow by itself: rules help that everybody is entitled to (SP-100)."""

from taphouse.core.bits import BIT, members
from taphouse.games.six_pack.cards import DRINKS
from taphouse.games.six_pack.rules.areas import Area as Kept
from taphouse.games.six_pack.rules.areas import keepable, legal_lines
from taphouse.games.six_pack.rules.board import CARDS, Board
from taphouse.games.six_pack.rules.choices import (
    area_moves,
    legal_moves,
    line_moves,
    may_lay,
    may_pour,
)
from taphouse.games.six_pack.rules.moves import DRINK, FILL, SPAN
from taphouse.games.six_pack.rules.openings import all_openings, next_opening
from taphouse.games.six_pack.rules.refusals import why_it_stays
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.view import Area, Cell, Line, Place, Pour, Stay, Take, Window


def _drink(x: int, y: int, kind: int) -> str:
    return DRINKS[kind + 3 * ((x + y) % 2)]


def _drinks(x: int, y: int, kinds: int) -> tuple[str, ...]:
    return tuple(_drink(x, y, kind) for kind in members(kinds))


def _true(board: Board, number: int) -> tuple[int, int]:
    """The true coordinates of a cell that a move names."""
    return int(board.column_of(number) + board.across), int(board.row_of(number) + board.down)


def lays(state: State) -> list[Cell]:
    """SP-021 to SP-026: the cells to serve on, and the drinks that may be served there."""
    if not may_lay(state):
        return []
    board = state.board
    kinds = sum(1 << kind for kind in range(3) if may_pour(state, kind))
    found = []
    for row in range(board.top - 1, board.bottom + 2):
        for column in members(board.cells_to_serve(row)):
            x, y = int(column + board.across), int(row + board.down)
            found.append(Cell(x, y, _drinks(x, y, kinds)))
    return found


def takes(state: State) -> list[Take]:
    """SP-027 to SP-031: the cards to take, and what may come into the hole."""
    board = state.board
    found = []
    for row in range(board.top, board.bottom + 1):
        candidates = board.candidates(row)
        for column in members(board.cells_to_take(row, changing=state.house.must_change)):
            kind = int(board.kind_at(column, row))
            x, y = int(column + board.across), int(row + board.down)
            refills = _refills(state, kind, candidates, int(BIT[column]))
            found.append(Take(x, y, _drink(x, y, kind), _drinks(x, y, refills), refills == 1 << kind))
    return found


def _refills(state: State, kind: int, candidates: tuple[int, int, int], bit: int) -> int:
    """SP-030, SP-031: the kinds that may come into the hole of a card, as a set."""
    refills = 0
    for other in range(3):
        left = int(state.board.stock[other]) + (other == kind)
        barred = state.house.must_change and other == kind
        if candidates[other] & bit and left > 0 and not barred:
            refills |= 1 << other
    return refills


def is_idle(state: State, column: int, row: int) -> bool:
    """SP-031: whether a card could only come back to where it was taken from."""
    kind = int(state.board.kind_at(column, row))
    return _refills(state, kind, state.board.candidates(row), int(BIT[column])) == 1 << kind


def stays(state: State) -> list[Stay]:
    """SP-027 to SP-031: the cards that stay, and why."""
    board = state.board
    found = []
    for row in range(board.top, board.bottom + 1):
        free = board.cells_to_take(row, changing=state.house.must_change)
        for column in members(board.words[CARDS + row] & ~free):
            why = why_it_stays(state, column, row).fact
            found.append(Stay(int(column + board.across), int(row + board.down), why))
    return found


def served_cell(state: State) -> Cell:
    """The cell that the host serves on, and the drinks that may be served."""
    x, y = _true(state.board, int(state.cell))
    return Cell(x, y, _drinks(x, y, sum(1 << kind for kind in range(3) if may_pour(state, kind))))


def open_cells(state: State) -> list[Cell]:
    """SP-040, SP-047: the cells that are to be topped up, in reading order."""
    found = []
    for opening in all_openings(state):
        x, y = _true(state.board, opening >> 3)
        found.append(Cell(x, y, _drinks(x, y, opening & 7)))
    return found


def pours(state: State) -> list[Pour]:
    """SP-048: what each drink that the host may choose now would bring, as far as it is certain."""
    found = []
    for move in legal_moves(state, state.next_to_act()):
        if move < FILL:
            cell, kind = int(state.cell), move - DRINK
        else:
            cell, kind = (move - FILL) // 3, (move - FILL) % 3
        twin = state.copy()
        x, y = _true(twin.board, cell)
        pink = _put(twin.board, cell, kind)
        follows, asks = _follow(twin)
        found.append(Pour(int(move), _drink(x, y, kind), x, y, pink, tuple(follows), asks))
    return found


def _put(board: Board, cell: int, kind: int) -> bool:
    """Lay a card, and tell whether it is a pink one."""
    column, row = board.column_of(cell), board.row_of(cell)
    board.put(column, row, kind)
    return board.is_pink(column, row)


def _follow(twin: State) -> tuple[list[Place], Cell | None]:
    """Top up what is certain; tell that, and about which cell the host will be asked then."""
    board = twin.board
    follows: list[Place] = []
    while (opening := int(next_opening(board, twin.barred_cell, twin.barred_kind))) >= 0:
        x, y = _true(board, opening >> 3)
        kinds = members(opening & 7)
        if len(kinds) > 1 or (twin.house.host_fills and len(all_openings(twin)) > 1):
            return follows, Cell(x, y, _drinks(x, y, opening & 7))
        pink = _put(board, opening >> 3, kinds[0])
        follows.append(Place(x, y, _drink(x, y, kinds[0]), pink))
    return follows, None


def windows(state: State) -> list[Window]:
    """SP-062, SP-071: every full window in reading order, flat before upright."""
    board = state.board
    found = []
    for row in range(board.top, board.bottom):
        flat = board.flat_windows(row)
        tall = board.tall_windows(row)
        for column in members(flat | tall):
            x, y = int(column + board.across), int(row + board.down)
            if flat & BIT[column]:
                found.append(Window(x, y))
            if tall & BIT[column]:
                found.append(Window(x, y, tall=True))
    return found


def lines(state: State) -> list[Line]:
    """SP-081 to SP-084: the lines that may be cleared, and what each takes away."""
    board = state.board
    found = []
    for line, move in zip(legal_lines(board), line_moves(state), strict=True):
        kept = keepable(board, line)
        axis, at = ("column", line // 2 + board.across) if line & 1 else ("row", line // 2 + board.down)
        found.append(Line(move, axis, int(at), _gone(board, kept), int(kept[0].size), len(kept)))
    return found


def _gone(board: Board, kept: list[Kept]) -> tuple[tuple[int, int], ...]:
    """The cards that are in none of the areas that may stay."""
    gone = []
    for row in range(board.top, board.bottom + 1):
        cells = int(board.words[CARDS + row])
        for area in kept:
            cells &= ~int(area.rows[row])
        gone += [(int(column + board.across), int(row + board.down)) for column in members(cells)]
    return tuple(gone)


def areas(state: State) -> list[Area]:
    """SP-084: the equal areas of which one stays."""
    board = state.board
    found = []
    for area, move in zip(keepable(board, state.line), area_moves(state), strict=True):
        cells = [
            (int(column + board.across), int(row + board.down))
            for row in range(SPAN)
            for column in members(area.rows[row])
        ]
        found.append(Area(move, tuple(cells)))
    return found
