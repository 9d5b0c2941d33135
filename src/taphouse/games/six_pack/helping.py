"""What the host may do now, and what would follow by itself: rules help that everybody is entitled to (SP-100)."""

from taphouse.core.bits import BIT, members
from taphouse.games.six_pack.cards import DRINKS, LETTERS
from taphouse.games.six_pack.rules.areas import Area as Kept
from taphouse.games.six_pack.rules.areas import keepable, legal_lines
from taphouse.games.six_pack.rules.board import CARDS, Board
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import SPAN
from taphouse.games.six_pack.rules.opening import OPENING_BOTTLE, OPENING_MIX
from taphouse.games.six_pack.rules.openings import all_openings, next_opening
from taphouse.games.six_pack.rules.serving import DRINK, SERVE_DRINK, may_lay, may_pour, why_it_stays
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.tidying import area_move, line_move
from taphouse.games.six_pack.rules.topping import FILL, TOP_UP
from taphouse.games.six_pack.view import Area, Cell, Line, Place, Pour, Stay, Window


def _drink(x: int, y: int, kind: int) -> str:
    return DRINKS[kind + 3 * ((x + y) % 2)]


def _drinks(x: int, y: int, kinds: int) -> tuple[str, ...]:
    return tuple(_drink(x, y, kind) for kind in members(kinds))


def true_cell(board: Board, number: int) -> tuple[int, int]:
    """The true coordinates of a cell that a move names."""
    return int(board.column_of(number) + board.across), int(board.row_of(number) + board.down)


def piles(state: State) -> list[str]:
    """SP-021 to SP-026: the piles from which can be served, if there is any cell to serve on."""
    return [f"supply-{LETTERS[kind]}" for kind in range(3) if may_pour(state, kind)] if may_lay(state) else []


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


def holes(state: State) -> list[str]:
    """SP-011, SP-040, SP-047: the empty cells about which a drink is asked now, in reading order."""
    if state.step is OPENING_BOTTLE:
        return ["0,0"]
    if state.step is OPENING_MIX:
        return ["1,0"]
    cells = [int(state.cell)] if state.step is SERVE_DRINK else []
    if state.step is TOP_UP:
        cells = [opening >> 3 for opening in all_openings(state)]
    return [_written(state.board, cell) for cell in cells]


def _written(board: Board, cell: int) -> str:
    x, y = true_cell(board, cell)
    return f"{x},{y}"


def pours(state: State) -> list[Pour]:
    """SP-048: what each drink that the host may choose now would bring, as far as it is certain."""
    found = []
    for move in state.legal_moves(state.next_to_act()):
        if BOOK.verbs[move] is DRINK:
            cell, kind = int(state.cell), int(move - DRINK.first)
        else:
            cell, kind = divmod(int(move - FILL.first), 3)
        twin = state.copy()
        pink = _put(twin.board, cell, kind)
        follows, asks = _follow(twin)
        found.append(Pour(int(move), pink, tuple(follows), asks))
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
        x, y = true_cell(board, opening >> 3)
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
    for line in legal_lines(board):
        kept = keepable(board, line)
        found.append(Line(int(line_move(board, line)), _gone(board, kept), int(kept[0].size), len(kept)))
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
    for area in keepable(board, state.line):
        cells = [
            (int(column + board.across), int(row + board.down))
            for row in range(SPAN)
            for column in members(area.rows[row])
        ]
        found.append(Area(int(area_move(board, area)), tuple(cells)))
    return found
