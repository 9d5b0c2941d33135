"""The turn, SP-001, SP-002 and SP-089: carrying out what somebody decided, and handing on from phase to phase."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.moves import Move, Seat
from taphouse.games.six_pack.rules import looking, opening, serving, tidying, topping
from taphouse.games.six_pack.rules.choices import is_open, line_of, may_serve
from taphouse.games.six_pack.rules.moves import (
    CLAIM,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    GO_LOOK,
    GO_TIDY,
    GO_TOP_UP,
    HINT,
    KEEP,
    MIXED,
    NEXT_ROUND,
    NO_SERVE,
    OPEN_BOTTLE,
    OPEN_MIX,
    PASS_ON,
    SCORE,
    SERVE,
    TAKE,
    TURN_BEGINS,
)
from taphouse.games.six_pack.rules.refusals import refuse

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def apply(table: "State", seat: Seat, move: Move) -> None:
    """Check a move and carry it out."""
    number: i64 = move
    if not is_open(table, seat, number):
        refuse(table, seat, number)
    if number < FILL:
        serve(table, number)
    elif number < CLAIM:
        topping.fill(table, (number - FILL) // 3, (number - FILL) % 3)
    elif number < CLEAR_ROW:
        look(table, seat, number)
    elif number < MIXED:
        tidy(table, number)
    elif number < HINT:
        open_up(table, seat, number)
    elif number == HINT:
        looking.give_hint(table)
    else:
        looking.call_time(table)
    if table.decision < 0:
        work_off(table)


def work_off(table: "State") -> None:
    """SP-001: from phase to phase, until somebody is asked."""
    while table.decision < 0:
        step = table.decision
        if step == GO_TOP_UP:
            topping.top_up(table)
        elif step == GO_LOOK:
            looking.begin(table)
        elif step == NEXT_ROUND:
            looking.begin_round(table)
        elif step == GO_TIDY:
            tidying.begin(table)
        elif step == PASS_ON:
            pass_on(table)
        else:
            begin_turn(table)


def serve(table: "State", number: i64) -> None:
    """Phase 1."""
    if number < TAKE:
        serving.choose_cell(table, number)
    elif number < DRINK:
        serving.take(table, number - TAKE)
    else:
        serving.lay(table, number - DRINK)


def look(table: "State", seat: i64, number: i64) -> None:
    """Phase 3."""
    if number < DONE:
        looking.claim(table, seat, number - CLAIM)
    elif number == DONE:
        looking.give_up(table, seat)
    else:
        looking.pick(table, seat, number - SCORE)


def tidy(table: "State", number: i64) -> None:
    """Phase 4."""
    if number < KEEP:
        tidying.choose_line(table, line_of(table, number))
    else:
        tidying.keep(table, number - KEEP)


def open_up(table: "State", seat: i64, number: i64) -> None:
    """Before the first turn."""
    if number < OPEN_BOTTLE:
        opening.say_mixed(table, seat, number - MIXED)
    elif number < OPEN_MIX:
        opening.choose_bottle(table, number - OPEN_BOTTLE)
    else:
        opening.lay_pair(table, table.opening, number - OPEN_MIX)


def begin_turn(table: "State") -> None:
    """SP-002, SP-032: the host serves; if there is nothing to serve or take, phase 1 is left out."""
    table.turn += 1
    table.board.recentre()
    table.note(TURN_BEGINS, int(table.turn), int(table.host))
    table.decision = SERVE
    if not may_serve(table):
        table.note(NO_SERVE, int(table.host))
        table.steps = vec[i64]()
        table.decision = GO_TOP_UP


def pass_on(table: "State") -> None:
    """SP-089: the next seat clockwise is host."""
    table.host += 1
    if table.host == table.n:
        table.host = 0
    begin_turn(table)
