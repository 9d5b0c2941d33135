"""Which moves are open to whom: one check for each move, their list, and a random one of them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.rng import Rng
from taphouse.games.six_pack.cards import KINDS, PINK
from taphouse.games.six_pack.house import HIGHLIGHT
from taphouse.games.six_pack.rules.areas import is_legal_line, keepable, legal_lines
from taphouse.games.six_pack.rules.moves import (
    CHECK,
    CLAIM,
    CLEAR_COLUMN,
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    HINT,
    KEEP,
    LAY,
    LOOKING,
    MIXED,
    MIXED_LAST,
    MOVES,
    OPEN_BOTTLE,
    OPEN_MIX,
    OPENING_BOTTLE,
    OVER,
    SCORE,
    SCORE_DOMINO,
    SCORING,
    SERVE,
    SERVE_DRINK,
    SPAN,
    TAKE,
    TIME_UP,
    TOP_UP,
    WINDOWS,
)
from taphouse.games.six_pack.rules.openings import all_openings, next_opening

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


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


def is_open(table: "State", seat: i64, number: i64) -> bool:
    """Whether a move is open to a seat now."""
    if table.decision == OVER or number < 0 or number >= MOVES:
        return False
    if seat == HOUSE:
        return may_call_time(table) if number == TIME_UP else number == HINT and may_hint(table)
    if seat < 0 or seat >= table.n or not table.is_awaited(seat):
        return False
    decision = table.decision
    if decision == SERVE:
        return may_choose(table, number)
    if decision in (CHECK, SCORE_DOMINO):
        return may_look(table, seat, number)
    if decision == SERVE_DRINK:
        return DRINK <= number < FILL and may_pour(table, number - DRINK)
    if decision == TOP_UP:
        return FILL <= number < CLAIM and may_fill(table, (number - FILL) // KINDS, (number - FILL) % KINDS)
    if decision == CLEAR_LINE:
        return CLEAR_ROW <= number < KEEP and is_legal_line(table.board, line_of(table, number))
    if decision == CLEAR_KEEP:
        return KEEP <= number < MIXED and number in area_moves(table)
    if decision == MIXED_LAST:
        return MIXED <= number < OPEN_BOTTLE
    if decision == OPENING_BOTTLE:
        return OPEN_BOTTLE <= number < OPEN_MIX
    return OPEN_MIX <= number < HINT


def may_choose(table: "State", number: i64) -> bool:
    """SP-020 to SP-031: a cell to serve on, or a card to take."""
    if number >= DRINK:
        return False
    board = table.board
    x, y = board.column_of(number), board.row_of(number % (SPAN * SPAN))
    if y < board.top - 1 or y > board.bottom + 1:
        return False
    if number < TAKE:
        return may_lay(table) and board.cells_to_serve(y) & BIT[x] != 0
    return board.cells_to_take(y, changing=table.house.must_change) & BIT[x] != 0


def may_fill(table: "State", cell: i64, kind: i64) -> bool:
    """SP-047, SP-049: the next open cell, or with the host's order any; and one of its candidates."""
    board = table.board
    if not table.house.host_fills:
        opening = next_opening(board, table.barred_cell, table.barred_kind)
        return opening >> 3 == cell and opening & BIT[kind] != 0
    for each in all_openings(table):
        if each >> 3 == cell:
            return each & BIT[kind] != 0
    return False


def may_look(table: "State", seat: i64, number: i64) -> bool:
    """SP-062, SP-065, SP-069: any full window not yet refused, or nothing; a winner names one of the three dominoes."""
    if table.standing[seat] == SCORING:
        return SCORE <= number < CLEAR_ROW and table.hands[seat] & BIT[number - SCORE] != 0
    if number == DONE:
        return True
    return CLAIM <= number < DONE and is_full(table, number - CLAIM) and may_try(table, seat, number - CLAIM)


def may_try(table: "State", seat: i64, window: i64) -> bool:
    """SP-069: whether a window was not refused to this hand before, in this phase."""
    entry = WINDOWS * seat + window
    for refused in table.tried:  # noqa: SIM110  no generators in compiled loops
        if refused == entry:
            return False
    return True


def is_full(table: "State", window: i64) -> bool:
    """SP-062: whether six cards lie in a window."""
    board = table.board
    x, y = board.column_of(window // 2), board.row_of(window // 2)
    if y < board.top or y >= board.bottom:
        return False
    return (board.flat_windows(y) if window & 1 == 0 else board.tall_windows(y)) & BIT[x] != 0


def may_hint(table: "State") -> bool:
    """SP-102: once in a phase 3, while anybody looks."""
    if table.decision != CHECK or table.house.assist != HIGHLIGHT or table.hint_given:
        return False
    return is_anybody(table, LOOKING)


def may_call_time(table: "State") -> bool:
    """While anybody looks; in a race also while somebody who may look again still chooses a domino."""
    if table.decision not in (CHECK, SCORE_DOMINO) or table.house.spot_seconds == 0 or table.time_is_up:
        return False
    return is_anybody(table, LOOKING) or (table.house.race and table.house.chain)


def is_anybody(table: "State", standing: i64) -> bool:
    """Whether any seat stands so in phase 3."""
    for seat in range(table.n):  # noqa: SIM110  no generators in compiled loops
        if table.standing[seat] == standing:
            return True
    return False


def line_of(table: "State", number: i64) -> i64:
    """The line that a move clears: ``2 * row`` of the frame, or ``2 * column + 1``."""
    if number < CLEAR_COLUMN:
        return 2 * table.board.row_of((number - CLEAR_ROW) * SPAN)
    return 2 * table.board.column_of(number - CLEAR_COLUMN) + 1


def line_moves(table: "State") -> list[int]:
    """SP-081, SP-082: the lines that may be cleared, as moves."""
    board = table.board
    return [
        int(CLEAR_ROW + board.number(0, line >> 1) // SPAN)
        if line & 1 == 0
        else int(CLEAR_COLUMN + board.number(line >> 1, 0) % SPAN)
        for line in legal_lines(board)
    ]


def area_moves(table: "State") -> list[int]:
    """SP-084: the areas that may be kept, as moves."""
    board = table.board
    areas = keepable(board, table.line)
    return [int(KEEP + board.number(area.first % SPAN, area.first // SPAN)) for area in areas]


def legal_moves(table: "State", seat: Seat) -> list[Move]:
    """List the moves open to a seat."""
    number: i64 = seat
    moves: list[Move] = []
    if table.decision == OVER:
        return moves
    if seat == HOUSE:
        if may_hint(table):
            moves.append(Move(HINT))
        if may_call_time(table):
            moves.append(Move(TIME_UP))
        return moves
    if number < 0 or number >= table.n or not table.is_awaited(number):
        return moves
    add_decisions(table, number, moves)
    return moves


def add_decisions(table: "State", seat: i64, moves: list[Move]) -> None:
    """Add the moves that answer what is asked."""
    decision = table.decision
    if decision == SERVE:
        add_serves(table, moves)
    elif decision in (CHECK, SCORE_DOMINO):
        add_looks(table, seat, moves)
    elif decision == SERVE_DRINK:
        for kind in range(KINDS):
            if may_pour(table, kind):
                moves.append(Move(DRINK + kind))
    elif decision == TOP_UP:
        add_fills(table, moves)
    elif decision == CLEAR_LINE:
        add_numbers(line_moves(table), moves)
    elif decision == CLEAR_KEEP:
        add_numbers(area_moves(table), moves)
    elif decision == MIXED_LAST:
        add_numbers(list(range(MIXED, OPEN_BOTTLE)), moves)
    elif decision == OPENING_BOTTLE:
        add_numbers(list(range(OPEN_BOTTLE, OPEN_MIX)), moves)
    else:
        add_numbers(list(range(OPEN_MIX, HINT)), moves)


def add_numbers(numbers: list[int], moves: list[Move]) -> None:
    """Add moves by their numbers."""
    for number in numbers:
        moves.append(Move(number))


def add_serves(table: "State", moves: list[Move]) -> None:
    """SP-020: cells to serve on in reading order, then cards to take."""
    board = table.board
    if may_lay(table):
        for y in range(board.top - 1, board.bottom + 2):
            add_cells(table, y, board.cells_to_serve(y), LAY, moves)
    for y in range(board.top, board.bottom + 1):
        add_cells(table, y, board.cells_to_take(y, changing=table.house.must_change), TAKE, moves)


def add_cells(table: "State", y: i64, cells: i64, first: i64, moves: list[Move]) -> None:
    """Add a move for each of the cells of a row."""
    rest = cells
    while rest != 0:
        moves.append(Move(int(first + table.board.number(lowest(rest), y))))
        rest &= rest - 1


def add_fills(table: "State", moves: list[Move]) -> None:
    """SP-049: the candidates of the next open cell, or those of all."""
    if table.house.host_fills:
        openings = all_openings(table)
    else:
        openings = [int(next_opening(table.board, table.barred_cell, table.barred_kind))]
    for opening in openings:
        for kind in range(KINDS):
            if opening & BIT[kind] != 0:
                moves.append(Move(int(FILL + KINDS * (opening >> 3) + kind)))


def add_looks(table: "State", seat: i64, moves: list[Move]) -> None:
    """SP-062, SP-071: every full window whether it fits or not, then nothing; or the three dominoes of a winner."""
    if table.standing[seat] == SCORING:
        hand = table.hands[seat]
        while hand != 0:
            moves.append(Move(int(SCORE + lowest(hand))))
            hand &= hand - 1
        return
    board = table.board
    bars = len(table.tried) > 0
    for y in range(board.top, board.bottom):
        flat = board.flat_windows(y)
        tall = board.tall_windows(y)
        cells = flat | tall
        while cells != 0:
            x = lowest(cells)
            cells &= cells - 1
            window = 2 * board.number(x, y)
            if flat & BIT[x] != 0 and not (bars and not may_try(table, seat, window)):
                moves.append(Move(int(CLAIM + window)))
            if tall & BIT[x] != 0 and not (bars and not may_try(table, seat, window + 1)):
                moves.append(Move(int(CLAIM + window + 1)))
    moves.append(Move(DONE))


def random_move(table: "State", seat: Seat, rng: Rng) -> Move:
    """Pick one of the legal moves by chance, as from their list."""
    number: i64 = seat
    if 0 <= number < table.n and table.is_awaited(number):
        if table.decision == SERVE:
            return random_serve(table, rng)
        if table.decision == CHECK and table.standing[number] == LOOKING and len(table.tried) == 0:
            return random_look(table, rng)
    moves = legal_moves(table, seat)
    return moves[rng.below(len(moves))]


def random_serve(table: "State", rng: Rng) -> Move:
    """Pick a cell to serve on or a card to take, counting whole rows."""
    board = table.board
    lays = may_lay(table)
    total: i64 = 0
    for y in range(board.top - 1, board.bottom + 2):
        if lays:
            total += count(board.cells_to_serve(y))
        total += count(board.cells_to_take(y, changing=table.house.must_change))
    skip = rng.below(total)
    for first in range(LAY, DRINK, TAKE):
        for y in range(board.top - 1, board.bottom + 2):
            if first == TAKE:
                cells = board.cells_to_take(y, changing=table.house.must_change)
            else:
                cells = board.cells_to_serve(y) if lays else 0
            here = count(cells)
            if skip < here:
                return Move(int(first + board.number(nth(cells, skip), y)))
            skip -= here
    raise AssertionError


def random_look(table: "State", rng: Rng) -> Move:
    """Pick a window or nothing, counting whole rows."""
    board = table.board
    skip = rng.below(table.windows + 1)
    for y in range(board.top, board.bottom):
        flat = board.flat_windows(y)
        tall = board.tall_windows(y)
        here = count(flat) + count(tall)
        if skip >= here:
            skip -= here
            continue
        cells = flat | tall
        while cells != 0:
            x = lowest(cells)
            cells &= cells - 1
            window = 2 * board.number(x, y)
            if flat & BIT[x] != 0:
                if skip == 0:
                    return Move(int(CLAIM + window))
                skip -= 1
            if tall & BIT[x] != 0:
                if skip == 0:
                    return Move(int(CLAIM + window + 1))
                skip -= 1
    return Move(DONE)
