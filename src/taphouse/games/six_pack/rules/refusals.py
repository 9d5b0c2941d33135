"""Why a move is not open: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.moves import HOUSE
from taphouse.core.words import said as common
from taphouse.games.six_pack.house import HIGHLIGHT
from taphouse.games.six_pack.rules.board import BOTTLE_CELLS, CARDS
from taphouse.games.six_pack.rules.choices import is_full, may_lay
from taphouse.games.six_pack.rules.moves import (
    CHECK,
    CLAIM,
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    HINT,
    KEEP,
    LOOKING,
    MIXED_LAST,
    MOVES,
    OPENING_BOTTLE,
    OPENING_MIX,
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
)
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if number < 0 or number >= MOVES:
        raise IllegalMove("", common.no_such_move(number=int(number)))
    if table.decision == OVER:
        raise IllegalMove("SP-090", common.game_over())
    if number in (HINT, TIME_UP) or seat == HOUSE:
        refuse_house(table, seat, number)
    if seat < 0 or seat >= table.n:
        raise IllegalMove("SP-001", common.no_such_seat(number=int(seat) + 1, last=int(table.n)))
    if not table.is_awaited(seat):
        refuse_waiting(table, number)
    decision = table.decision
    if decision == SERVE:
        refuse_serve(table, number)
    if decision in (CHECK, SCORE_DOMINO):
        refuse_look(table, seat, number)
    refuse_answer(decision, number)


def refuse_house(table: "State", seat: i64, number: i64) -> None:
    """SP-102: hints and the end of the time come from the house, and only while somebody looks."""
    if seat != HOUSE:
        raise IllegalMove("SP-102", said.house_only())
    if number == HINT and table.house.assist != HIGHLIGHT:
        raise IllegalMove("SP-101", said.no_hints())
    if number == HINT and table.hint_given:
        raise IllegalMove("SP-102", said.hint_given())
    if number == TIME_UP and table.house.spot_seconds == 0:
        raise IllegalMove("SP-060", said.no_time_limit())
    if number in (HINT, TIME_UP):
        raise IllegalMove("SP-060", said.nobody_looks())
    raise IllegalMove("SP-002", said.players_only())


def refuse_waiting(table: "State", number: i64) -> None:
    """Why a seat has to wait."""
    decision = table.decision
    if decision == MIXED_LAST:
        raise IllegalMove("SP-011", said.said_already())
    if decision in (CHECK, SCORE_DOMINO):
        if CLAIM <= number <= DONE:
            raise IllegalMove("SP-072", said.out_or_answered())
        raise IllegalMove("SP-060", said.others_look())
    if CLAIM <= number <= DONE:
        raise IllegalMove("SP-071", said.not_phase_3())
    raise IllegalMove("SP-002", common.not_awaited(who=SEATS[int(table.host)]))


def refuse_serve(table: "State", number: i64) -> None:
    """Phase 1: why this is not to be served or taken."""
    if number >= DRINK:
        raise IllegalMove("SP-020", said.serve_first())
    board = table.board
    x, y = board.column_of(number), board.row_of(number % (SPAN * SPAN))
    if number >= TAKE:
        refuse_take(table, x, y)
    if not may_lay(table):
        raise IllegalMove("SP-026", said.no_plain_left())
    if board.top - 1 <= y <= board.bottom + 1 and board.left - 1 <= x <= board.right + 1:
        row = board.words[CARDS + y]
        if row & BIT[x] != 0:
            raise IllegalMove("SP-021", said.occupied())
        beside = row << 1 | row >> 1 | board.words[CARDS + y - 1] | board.words[CARDS + y + 1]
        if beside & BIT[x] != 0:
            raise IllegalMove("SP-024", said.out_of_proportion(columns=int(board.width()), rows=int(board.height())))
    raise IllegalMove("SP-021", said.no_edge())


def refuse_take(table: "State", x: i64, y: i64) -> None:
    """SP-020: why this cannot be taken."""
    board = table.board
    if not board.top <= y <= board.bottom or board.words[CARDS + y] & BIT[x] == 0:
        raise IllegalMove("SP-020", said.nothing_there())
    raise why_it_stays(table, x, y)


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


def refuse_look(table: "State", seat: i64, number: i64) -> None:
    """Phase 3: why this is no answer."""
    if table.standing[seat] == SCORING:
        if SCORE <= number < CLEAR_ROW:
            raise IllegalMove("SP-065", said.not_of_the_three())
        raise IllegalMove("SP-065", said.score_first())
    if SCORE <= number < CLEAR_ROW:
        raise IllegalMove("SP-065", said.no_six_pack())
    if table.standing[seat] == LOOKING and CLAIM <= number < DONE:
        if not is_full(table, number - CLAIM):
            raise IllegalMove("SP-062", said.not_full())
        raise IllegalMove("SP-069", said.refused_before())
    raise IllegalMove("SP-060", said.look_first())


def refuse_answer(decision: i64, number: i64) -> None:
    """A question that waits for the seat comes first."""
    if decision == SERVE_DRINK:
        if DRINK <= number < FILL:
            raise IllegalMove("SP-026", said.kind_is_gone())
        raise IllegalMove("SP-022", said.pour_first())
    if decision == TOP_UP:
        if FILL <= number < CLAIM:
            raise IllegalMove("SP-047", said.does_not_go())
        raise IllegalMove("SP-048", said.fill_first())
    if decision == CLEAR_LINE:
        if CLEAR_ROW <= number < KEEP:
            raise IllegalMove("SP-082", said.not_that_line())
        raise IllegalMove("SP-080", said.clear_first())
    if decision == CLEAR_KEEP:
        raise IllegalMove("SP-084", said.keep_first())
    if decision == MIXED_LAST:
        raise IllegalMove("SP-011", said.mixed_first())
    if decision == OPENING_BOTTLE:
        raise IllegalMove("SP-010", said.bottle_first())
    assert decision == OPENING_MIX
    raise IllegalMove("SP-010", said.mix_now())
