"""Positions that cannot be: each is refused with a sentence that says what is wrong."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.errors import BadPosition
from taphouse.core.step import OVER
from taphouse.games.six_pack import cards as c
from taphouse.games.six_pack.house import ASK, AUTO, HIGHLIGHT
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules import looking, opening, serving, tidying, topping
from taphouse.games.six_pack.rules.areas import area_from, keepable
from taphouse.games.six_pack.rules.board import CARDS, NO_CELL, PINKS
from taphouse.games.six_pack.rules.cells import SPAN
from taphouse.games.six_pack.rules.claims import is_full, may_try
from taphouse.games.six_pack.rules.ending import is_target_reached
from taphouse.games.six_pack.rules.looking import is_looking
from taphouse.games.six_pack.rules.openings import NO_OPENING, next_opening
from taphouse.games.six_pack.rules.pictures import arranged
from taphouse.games.six_pack.rules.serving import may_lay, may_serve
from taphouse.games.six_pack.rules.telling import read_claim
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be."""
    _check_opening(table)
    _check_board(table)
    _check_end(table)
    for seat in range(table.n):
        _check_dominoes(table, seat)
        _check_standing(table, seat)
    _check_help(table)
    _check_claims(table)
    _check_decision(table)
    _check_looking(table)


def _check_opening(table: "State") -> None:
    """SP-010, SP-011: what is asked before the first turn, and only where the house asks it."""
    step = table.step
    if (table.turn == 0) != (step in (opening.MIXED_LAST, opening.OPENING_BOTTLE, opening.OPENING_MIX)):
        raise BadPosition(said.bad_turn_0())
    if step is opening.MIXED_LAST and table.house.first_player != ASK:
        raise BadPosition(said.bad_nobody_asked_first_host())
    if step in (opening.OPENING_BOTTLE, opening.OPENING_MIX) and not table.house.chosen_opening:
        raise BadPosition(said.bad_nobody_asked_opening())
    if (table.opening >= 0) != (step is opening.OPENING_MIX):
        raise BadPosition(said.bad_opening_bottle())
    answers: i64 = 0
    for seat in range(table.n):
        answers += 1 if table.mixed[seat] != e.NOT_YET else 0
    if step is not opening.MIXED_LAST and answers not in (0, table.n):
        raise BadPosition(said.bad_some_said_mixed())
    if answers > 0 and table.house.first_player != ASK:
        raise BadPosition(said.bad_nobody_says_mixed())


def _check_board(table: "State") -> None:
    board = table.board
    laid = table.turn > 0
    if (board.size >= 2) != laid or (table.active < 0) != (table.step is opening.MIXED_LAST):
        raise BadPosition(said.bad_two_cards_and_host())
    for kind in range(c.KINDS):
        pinks: i64 = 0
        for y in range(SPAN):
            pinks += count(board.words[PINKS + y] & board.words[kind * SPAN + y])
        if board.stock[kind] < 0 or pinks != max(0, c.PINK - board.stock[kind]):
            raise BadPosition(said.bad_cards_of_kind(number=c.EACH))
    if laid and table.step is not topping.TOP_UP and not board.is_short():
        area = area_from(
            board.words[CARDS : CARDS + SPAN], lowest(board.words[CARDS + board.top]), board.top, board.bottom
        )
        if area.size != board.size:
            raise BadPosition(said.bad_hang_together())


def _check_end(table: "State") -> None:
    """SP-004, SP-090 to SP-093: the game is over when it has to be, and not before."""
    limit = table.house.turn_limit
    if table.turn > limit:
        raise BadPosition(said.bad_turn_after_last(last=int(limit), turn=int(table.turn)))
    for seat in range(table.n):
        if table.points[seat] > table.house.target:
            raise BadPosition(said.bad_more_than_target(target=int(table.house.target)))
    over = table.step is OVER
    if over != (table.ended_by >= 0):
        raise BadPosition(said.bad_why_ended())
    if is_target_reached(table) != (over and table.ended_by == e.TARGET_REACHED):
        raise BadPosition(said.bad_target_reached())
    if over and table.ended_by != e.TARGET_REACHED and table.turn != limit:
        raise BadPosition(said.bad_limit_ends(last=int(limit)))
    if table.step in (tidying.CLEAR_LINE, tidying.CLEAR_KEEP) and table.turn == limit:
        raise BadPosition(said.bad_cleared_after_last())


def _check_dominoes(table: "State", seat: i64) -> None:
    """SP-009, SP-066, SP-075: three dominoes in each hand, none of them scored, and none that everybody ruled out."""
    hand = table.hands[seat]
    if hand & table.scored[seat] != 0:
        raise BadPosition(said.bad_domino_twice())
    if count(hand) != (0 if table.points[seat] >= table.house.target else c.HAND):
        raise BadPosition(said.bad_three_in_hand())
    if hand != 0 and table.is_ruled_out(seat, c.HAND_NUMBER[hand]):
        raise BadPosition(said.bad_hand_not_held())


def _check_standing(table: "State", seat: i64) -> None:
    """SP-065, SP-072: what a seat does in phase 3 goes with its answer, its domino and its claim."""
    standing = table.standing[seat]
    if (standing == e.ANSWERED) != (table.answers[seat] != e.NOT_YET):
        raise BadPosition(said.bad_answers())
    if (standing == e.SCORED) != (table.picks[seat] != e.NOT_YET):
        raise BadPosition(said.bad_picks())
    if table.picks[seat] != e.NOT_YET and table.hands[seat] & BIT[table.picks[seat]] == 0:
        raise BadPosition(said.bad_scores_own())
    if (standing in (e.SCORING, e.SCORED)) != (_shown_hand(table, seat) != 0):
        raise BadPosition(said.bad_open_claim())
    if standing in (e.SCORING, e.SCORED) and _shown_hand(table, seat) != table.hands[seat]:
        raise BadPosition(said.bad_shown_hand())
    if standing == e.ANSWERED and table.answers[seat] != e.NOTHING:
        window = table.answers[seat]
        if not is_full(table, window) or not may_try(table, seat, window):
            raise BadPosition(said.bad_waiting_claim())


def _shown_hand(table: "State", seat: i64) -> i64:
    """The dominoes of a claim that holds and has not brought its point yet, as a set; 0 if there is none."""
    for at in range(0, len(table.opened), 2):
        who, _, _, _, _, fit, pack = read_claim(table.opened[at], table.opened[at + 1])
        if who == seat and fit >= 0 and pack % 16 == 0:
            order = pack // 16
            return BIT[order // 81 % 9] | BIT[order // 9 % 9] | BIT[order % 9]
    return 0


def _check_help(table: "State") -> None:
    """SP-060, SP-102: hints, time and barred drinks only where the house has them."""
    if table.hint_given and table.house.assist != HIGHLIGHT:
        raise BadPosition(said.bad_hint())
    if table.hinted != 0 and not table.hint_given:
        raise BadPosition(said.bad_hinted())
    if table.time_is_up and not (table.house.race and table.house.spot_seconds > 0):
        raise BadPosition(said.bad_time_is_up())
    if table.barred_cell != NO_CELL and not (table.house.must_change and table.step is topping.TOP_UP):
        raise BadPosition(said.bad_barred())


def _check_claims(table: "State") -> None:
    """SP-062, SP-065: a claim that was opened is one that could be; in phase 3 it still lies on the table."""
    board = table.board
    for at in range(0, len(table.opened), 2):
        seat, number, x, y, tall, fit, pack = read_claim(table.opened[at], table.opened[at + 1])
        if number > table.round:
            raise BadPosition(said.bad_round_of_claim())
        if pack % 16 != 0 and table.scored[seat] & BIT[pack % 16 - 1] == 0:
            raise BadPosition(said.bad_scored_domino())
        if is_looking(table):
            column, row = x - board.across, y - board.down
            if not is_full(table, 2 * board.number(column, row) + tall):
                raise BadPosition(said.bad_claimed_cards())
            if fit >= 0 and pack // 16 != arranged(board, fit, column, row, tall=tall == 1):
                raise BadPosition(said.bad_claimed_dominoes())


def _check_decision(table: "State") -> None:
    step = table.step
    board = table.board
    if (step is serving.SERVE_DRINK) != (table.cell != NO_CELL) or (step is tidying.CLEAR_KEEP) != (table.line >= 0):
        raise BadPosition(said.bad_serving_or_clearing())
    if step is serving.SERVE_DRINK:
        x, y = board.column_of(table.cell), board.row_of(table.cell)
        if board.cells_to_serve(y) & BIT[x] == 0:
            raise BadPosition(said.bad_served_cell())
    if (step is serving.SERVE and not may_serve(table)) or (step is serving.SERVE_DRINK and not may_lay(table)):
        raise BadPosition(said.bad_nothing_to_serve())
    if step in (serving.SERVE, serving.SERVE_DRINK) and board.is_short():
        raise BadPosition(said.bad_short_while_serving())
    if step is topping.TOP_UP and next_opening(board, table.barred_cell, table.barred_kind) < 0:
        raise BadPosition(said.bad_nothing_to_fill())
    if step in (tidying.CLEAR_LINE, tidying.CLEAR_KEEP) and not board.is_short():
        raise BadPosition(said.bad_nothing_is_short())
    if step is tidying.CLEAR_KEEP and len(keepable(board, table.line)) < 2:
        raise BadPosition(said.bad_no_areas())
    if step is not OVER and not table.to_act():
        raise BadPosition(said.bad_nobody_asked())


def _check_looking(table: "State") -> None:
    """SP-060, SP-070, SP-072: who looks, waits and scores together in phase 3."""
    step = table.step
    if not is_looking(table):
        if any(standing != e.OUT for standing in table.standing):
            raise BadPosition(said.bad_not_looking())
        return
    if table.windows == 0:
        raise BadPosition(said.bad_no_window())
    if table.round == 0:
        raise BadPosition(said.bad_first_round())
    if not table.house.must_change and next_opening(table.board, NO_CELL, 0) != NO_OPENING:
        raise BadPosition(said.bad_look_before_fill())
    if step is looking.CHECK and table.house.assist == AUTO:
        raise BadPosition(said.bad_look_with_auto())
    for standing in table.standing:
        if not _may_stand(table, standing):
            raise BadPosition(said.bad_standings())


def _may_stand(table: "State", standing: i64) -> bool:
    """Whether a seat can stand so while this is asked; in a race everything is handled the moment it comes."""
    if standing == e.OUT:
        return True
    if table.house.race:
        return standing == e.SCORING or (standing == e.LOOKING and table.step is looking.CHECK)
    if table.step is looking.CHECK:
        return standing in (e.LOOKING, e.ANSWERED)
    return standing in (e.SCORING, e.SCORED) or (standing == e.AGAIN and table.house.retry)
