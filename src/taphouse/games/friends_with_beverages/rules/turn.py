"""The turn, FWB-022 to FWB-036, its end, FWB-072 to FWB-075, and the rounds, FWB-076 to FWB-082."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.moves import Move, Seat
from taphouse.games.friends_with_beverages.cards import EXHIBITION
from taphouse.games.friends_with_beverages.rules import (
    completing,
    decks,
    drafts,
    drawing,
    effects,
    ending,
    equipment,
    events,
    interrupts,
    setup,
    shots,
    swapping,
    trading,
)
from taphouse.games.friends_with_beverages.rules.choices import is_open
from taphouse.games.friends_with_beverages.rules.hands import discard, give_up
from taphouse.games.friends_with_beverages.rules.happenings import (
    DISCARDED,
    READY,
    ROUND_PASSES,
    TURN_BEGINS,
)
from taphouse.games.friends_with_beverages.rules.moves import (
    ARRIVAL,
    BLIND,
    COMPLETE,
    DISCARD,
    DONE,
    DRAW,
    EXHIBITION_TAKE,
    HAND_LIMIT,
    INSTALLING,
    LUCKY_PICK,
    MAKE_ROOM,
    ONE_SHOT_ANSWER,
    ORDER_PAYMENT,
    PAY,
    PHASE_COMPLETE,
    PHASE_DRAW,
    PHASE_END,
    PHASE_EQUIPMENT,
    PHASE_LIMIT,
    PHASE_PASS,
    PHASE_REFRESH,
    PHASE_SWAP,
    PHASE_TRADE,
    PLAY,
    RESOLVING,
    STEP_NEW_GUEST,
    SWAP,
    SWAP_DECK,
    TRADE_ANSWER,
)
from taphouse.games.friends_with_beverages.rules.refusals import refuse

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

DRAW_POINTS: Final = 2
HAND_MOST: Final = 8


def apply(table: "State", seat: Seat, move: Move) -> None:
    """Check a move, carry it out, and work off what follows."""
    number: i64 = move
    who: i64 = seat
    if not is_open(table, who, number):
        refuse(table, who, number)
    before = table.decision
    table.open_for = -1
    if before == ARRIVAL:
        setup.answer(table, who, number)
    elif before == ONE_SHOT_ANSWER:
        shots.answer(table, who, number)
    else:
        table.decision = RESOLVING
        decide(table, before, who, number)
    if table.decision == RESOLVING:
        work_off(table)
    if not drafts.is_quiet(table, before):
        table.learned += 1


def decide(table: "State", asked: i64, seat: i64, number: i64) -> None:
    """Carry out a decision of one seat."""
    if asked <= TRADE_ANSWER:
        trading.decide(table, asked, number)
    elif PLAY <= number < PAY:
        events.play(table, seat, EXHIBITION + number - PLAY)
    elif number == DONE:
        table.phase += 1
    elif asked == DRAW:
        drawing.draw(table, number)
    elif asked <= SWAP_DECK:
        swapping.decide(table, asked, number)
    elif asked in (INSTALLING, MAKE_ROOM):
        equipment.decide(table, asked, number)
    elif COMPLETE <= asked <= ORDER_PAYMENT:
        completing.decide(table, asked, seat, number)
    elif asked == HAND_LIMIT:
        throw_away(table, seat, number - DISCARD)
    elif LUCKY_PICK <= asked <= EXHIBITION_TAKE:
        events.decide(table, asked, seat, number)
    else:
        effects.decide(table, asked, seat, number)


def work_off(table: "State") -> None:
    """Carry out what is on the agenda, then go on with the turn, until somebody must decide."""
    while table.decision == RESOLVING:
        if table.agenda.size > 0:
            interrupts.step(table)
        else:
            go_on(table)


def go_on(table: "State") -> None:
    """FWB-022, FWB-023, FWB-117: ask what the phase asks, or go on: a held event alone is no reason to ask.

    FWB-133: an action is over here.
    """
    if table.guest_out and table.house.at_once:
        ending.end_guests_gone(table)
        return
    phase = table.phase
    if phase == PHASE_DRAW:
        if table.points > 0 and draw_on(table):
            return
    elif phase == PHASE_SWAP:
        if swapping.can_swap(table):
            ask(table, SWAP)
            return
    elif phase == PHASE_EQUIPMENT:
        if equipment.can_change(table):
            ask(table, INSTALLING)
            return
    elif phase == PHASE_COMPLETE:
        if completing.can_complete(table, table.active):
            ask(table, COMPLETE)
            return
    elif phase == PHASE_REFRESH:
        # FWB-070: once, if the active seat has served somebody this turn.
        if table.served_now:
            table.served_now = False
            decks.refresh_market(table, table.active)
            return
    elif phase == PHASE_LIMIT:
        if table.sizes[table.active] > HAND_MOST:
            ask(table, HAND_LIMIT)
            return
    elif phase == PHASE_END:
        end_turn(table)
        return
    elif phase == PHASE_TRADE:
        if trading.ask_next(table):
            return
        begin_turn(table)
        return
    elif phase == PHASE_PASS:
        open_trades(table)
        return
    table.phase += 1


def draw_on(table: "State") -> bool:
    """FWB-023, FWB-033: ask for a draw; where there is one way only, which everybody sees, it is taken."""
    ways = drawing.ways_to_draw(table)
    if ways & (ways - 1) != 0:
        ask(table, DRAW)
    elif ways != 0:
        drawing.draw(table, BLIND + lowest(ways))
    return ways != 0


def ask(table: "State", decision: i64) -> None:
    """Ask the active seat."""
    table.decision = decision
    table.asked = table.active


def begin_first(table: "State") -> None:
    """FWB-021, FWB-128: the first round begins, with a trade window if there are such."""
    table.period.clear()
    open_trades(table)


def open_trades(table: "State") -> None:
    """FWB-081, FWB-125: after the pass the trade window opens, or the turn begins."""
    if table.house.trading:
        table.phase = PHASE_TRADE
        trading.open_window(table)
    else:
        begin_turn(table)


def begin_turn(table: "State") -> None:
    """FWB-024: two draw points."""
    table.phase = PHASE_DRAW
    table.points = DRAW_POINTS
    table.served_now = False
    table.taken_out = 0
    table.note(TURN_BEGINS, int(table.active), int(table.turns) + 1)


def throw_away(table: "State", seat: i64, kind: i64) -> None:
    """FWB-055, FWB-072, FWB-073: discard a card of one's choice; the last one lies on top."""
    card = give_up(table, seat, kind)
    table.note(DISCARDED, int(seat), int(card))
    discard(table, card)


def end_turn(table: "State") -> None:
    """FWB-074: sideways pieces become ready, the end is checked, the tokens go on."""
    if table.sideways[table.active] != 0:
        table.sideways[table.active] = 0
        table.note(READY, int(table.active))
    table.turns += 1
    if table.turns % table.n == 0 and ending.is_over(table):
        return
    begin_period(table)
    is_due = is_pass_due(table)
    table.active = (table.active + 1) % table.n
    if is_due:
        pass_round(table)
    else:
        begin_turn(table)


def begin_period(table: "State") -> None:
    """What "this turn" means for interrupts and fresh cards starts anew."""
    table.period.clear()
    table.stays = 0
    if table.house.delayed:
        for kind in range(len(table.fresh)):
            table.fresh[kind] = 0


def is_pass_due(table: "State") -> bool:
    """FWB-077, FWB-138: after so many turns as the option says."""
    return table.turns % table.house.turns_between(table.n) == 0


def pass_round(table: "State") -> None:
    """FWB-076, FWB-080, FWB-081: the Round Token to the left, then the Resource Market, then the Guest Market.

    FWB-077, FWB-138: its receiver plays next, but with ``fixed`` turns go on as they would.
    """
    table.leader = (table.leader + 1) % table.n
    if not table.house.fixed:
        table.active = table.leader
    table.phase = PHASE_PASS
    table.note(ROUND_PASSES, int(table.leader), int(table.active))
    table.agenda.push(STEP_NEW_GUEST)
    decks.refresh_market(table, table.leader)
