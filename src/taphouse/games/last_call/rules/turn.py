"""The turn, LC-023 to LC-025 and LC-036 to LC-039: carrying out what somebody decided."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import Move, Seat
from taphouse.games.last_call.cards import (
    ABOUT_FACE,
    HOUSE_MIXER,
    MY_SHOUT,
    NO_CARD,
    ORDINARY,
    TOUGH_BREAK,
    TROUBLES,
)
from taphouse.games.last_call.rules import calls, events, passing, rounds
from taphouse.games.last_call.rules.choices import is_open
from taphouse.games.last_call.rules.drawing import draw, take_card
from taphouse.games.last_call.rules.matching import is_alone, set_fitting
from taphouse.games.last_call.rules.memory import ANYWHERE, EVERYBODY, IN_DRAW, JUST_DRAWN
from taphouse.games.last_call.rules.moves import (
    ACCEPT,
    ACCEPTED,
    AFTER_DRAW,
    CALLED,
    CATCH,
    DRAW,
    DRAW_TWO,
    DREW,
    DRINKS,
    GIVE,
    HEARD,
    HEARD_NO,
    HEARD_YES,
    KEEP,
    KEPT,
    NAME,
    NAMED,
    NO_SIP,
    PASS,
    PASSED,
    PLAYED,
    RESOLVING,
    SHOUTED,
    SIP,
    SIPPED,
    STACK,
    STACKED,
    STEP_FINISH,
    TURN,
    card_of_play,
    card_of_stack,
    has_call,
    has_shout,
)
from taphouse.games.last_call.rules.refusals import refuse

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

CHEERS_DRAWS: Final = 2


def apply(table: "State", seat: Seat, move: Move) -> None:
    """Check a move, carry it out, and work off what follows."""
    number: i64 = move
    if not is_open(table, seat, number):
        refuse(table, seat, number)
    if number >= CATCH:
        calls.catch(table, seat, number - CATCH)
        return
    if GIVE <= number < HEARD_YES:
        passing.choose(table, seat, number - GIVE)
    else:
        if table.watched != 0:
            calls.close_decided(table, seat)
        decide(table, number)
    if table.decision == RESOLVING:
        events.work_off(table)


def decide(table: "State", number: i64) -> None:
    """Carry out a decision of the active seat."""
    if number < STACK:
        play(table, card_of_play(number), called=has_call(number), shouted=has_shout(number))
    elif number < DRAW:
        stack(table, card_of_stack(number), called=has_call(number))
    elif number == DRAW:
        draw_one(table)
    elif number == KEEP:
        keep(table)
    elif number == PASS:
        pass_turn(table)
    elif number == ACCEPT:
        accept(table)
    elif number in (SIP, DRAW_TWO):
        answer_cheers(table, sip=number == SIP)
    elif number in (HEARD_YES, HEARD_NO):
        answer_heard(table, heard=number == HEARD_YES)
    else:
        name_suit(table, number - NAME)


def play(table: "State", card: i64, *, called: bool, shouted: bool) -> None:
    """LC-023: play a card; its effect, and what ends every play, follow.

    LC-081, LC-082: the last card wins the moment it lands, unless it is a Tough Break.
    """
    leave_hand(table, card, called=called)
    event = table.house.events[card]
    if table.events is not None:
        cried = (CALLED if called else 0) | (SHOUTED if shouted else 0)
        cried |= DRINKS if shouted and table.house.drinks_all_round else 0
        table.note(PLAYED, int(table.active), int(card), cried)
    if events.is_sidestep(event):
        events.lay_sidestep(table, card)
    else:
        events.lay(table, card)
    if table.sizes[table.active] == 0 and (event != TOUGH_BREAK or table.house.tough_break_wins):
        rounds.go_out(table, table.active)
    elif event in (ORDINARY, HOUSE_MIXER):
        rounds.finish(table)
    else:
        table.decision = RESOLVING
        table.agenda.push(STEP_FINISH)
        if event == TROUBLES:
            events.start_troubles(table, card)
        events.take_effect(table, event)
        if event == MY_SHOUT:
            events.shout(table, shouted=shouted)
        table.again = event == ABOUT_FACE and table.n == 2 and table.house.play_again


def leave_hand(table: "State", card: i64, *, called: bool) -> None:
    """A card leaves the hand of the active seat; everybody sees it."""
    table.take_out(table.active, card)
    table.learned += 1
    table.passes = 0
    table.calling = called
    table.again = False
    table.memory.surface(card)
    if table.drawn != NO_CARD:
        table.memory.move(JUST_DRAWN, 0)
        table.drawn = NO_CARD


def stack(table: "State", card: i64, *, called: bool) -> None:
    """LC-036: answer a Take That with another of any suit; the next seat faces one more."""
    leave_hand(table, card, called=called)
    table.note(STACKED, int(table.active), int(card), CALLED if called else 0)
    events.lay(table, card)
    if table.sizes[table.active] == 0:
        rounds.go_out(table, table.active)
        return
    table.pending += 1
    rounds.finish(table)


def draw_one(table: "State") -> None:
    """LC-023 to LC-025: draw a card instead of playing; it may be played at once."""
    table.passes = 0
    table.drawn = take_card(table, table.active, JUST_DRAWN)
    table.note(DREW, int(table.active), 1, int(table.drawn))
    table.decision = AFTER_DRAW


def keep(table: "State") -> None:
    """LC-024: keep the drawn card; the turn is over."""
    table.memory.move(JUST_DRAWN, BIT[table.active])
    table.drawn = NO_CARD
    table.note(KEPT, int(table.active))
    rounds.begin_turn(table, table.next_seat(table.active))


def pass_turn(table: "State") -> None:
    """LC-025: with nothing to play and nothing to draw; everybody knows now what the hand lacks."""
    seat = table.active
    table.learned += 1
    table.passes += 1
    table.note(PASSED, int(seat))
    lacking = ANYWHERE & ~(BIT[seat] | IN_DRAW)
    table.memory.add(EVERYBODY, lacked(table, seat, 0), lacked(table, seat, 1), lacking)
    if not rounds.end_if_blocked(table):
        rounds.begin_turn(table, table.next_seat(seat))


def lacked(table: "State", seat: i64, deck: i64) -> i64:
    """The cards of one deck, hidden in the hands, that a seat would have had to play."""
    cards = table.in_hands(deck) & table.fitting[deck]
    if is_alone(table, seat):
        return cards & ~table.house.shouts[deck]
    return cards


def accept(table: "State") -> None:
    """LC-035, LC-037: draw the whole number and lose the turn; the next seat plays on the last Take That."""
    number = table.pending
    table.pending = 0
    table.passes = 0
    table.note(ACCEPTED, int(table.active), int(number))
    draw(table, table.active, number)
    rounds.begin_turn(table, table.next_seat(table.active))


def answer_cheers(table: "State", *, sip: bool) -> None:
    """LC-038, LC-039: a sip or two cards, then a normal turn."""
    table.cheers = False
    table.note(SIPPED if sip else NO_SIP, int(table.active))
    if not sip:
        draw(table, table.active, CHEERS_DRAWS)
    table.decision = TURN


def name_suit(table: "State", suit: i64) -> None:
    """LC-012, LC-014: from now on the top card is of the named suit only."""
    table.declared = suit
    set_fitting(table)
    table.note(NAMED, int(table.active), int(suit))
    table.decision = RESOLVING


def answer_heard(table: "State", *, heard: bool) -> None:
    """LC-044: a shout that was not heard costs the same as none."""
    table.note(HEARD, int(table.active), 1 if heard else 0)
    table.decision = RESOLVING
    if not heard:
        draw(table, table.active, events.NO_SHOUT_DRAWS)
