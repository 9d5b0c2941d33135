"""Event cards, LC-030 to LC-056, and sidestep cards, LC-070 to LC-073.

An effect that asks somebody, or that is followed by another, puts steps on the agenda; the last
step, finishing the play, was put there before.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import (
    ABOUT_FACE,
    BARS,
    BIT_OF,
    CHEERS,
    DECK_OF,
    GET_WILD,
    MY_SHOUT,
    NO_CARD,
    PASS_THE_BOTTLE,
    SWITCH_IT_UP,
    TAKE_THAT,
    TOUGH_BREAK,
    TROUBLES,
)
from taphouse.games.last_call.rules import passing, rounds
from taphouse.games.last_call.rules.drawing import draw, next_card
from taphouse.games.last_call.rules.matching import set_fitting
from taphouse.games.last_call.rules.memory import EVERYBODY, IN_DRAW
from taphouse.games.last_call.rules.moves import (
    DECLARE_SUIT,
    FORCED,
    HEARD_FAR,
    NO_SHOUT,
    NO_TURN_UP,
    PACK,
    RESOLVING,
    REVERSED,
    STEP_DRAW,
    STEP_FINISH,
    STEP_HEARD,
    STEP_NAME,
    STEP_OTHERS,
    STEP_PASS,
    STEP_TROUBLES,
    STEP_TURN_UP,
    TURNED_UP,
    UNNAMED,
)

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

TOUGH_BREAK_DRAWS: Final = 5
NO_SHOUT_DRAWS: Final = 3


def is_sidestep(event: i64) -> bool:
    """LC-032, LC-040, LC-070: About Face and My Shout are laid crosswise above the pile."""
    return event in (ABOUT_FACE, MY_SHOUT)


def lay(table: "State", card: i64) -> None:
    """Lay a card on the main pile; what was declared on the one below is over."""
    table.discards.put(card)
    table.declared = UNNAMED
    set_fitting(table)


def lay_sidestep(table: "State", card: i64) -> None:
    """LC-070, LC-072, LC-073: lay a card crosswise; the one it replaces goes to the bottom of the discards."""
    if table.sidestep != NO_CARD:
        table.discards.put_under(table.sidestep)
    table.sidestep = card


def take_effect(table: "State", event: i64) -> None:
    """Begin the effect of a card that lies on the table, as played by the active seat.

    LC-054: it makes no difference whether the card came from the hand or was turned up.
    """
    agenda = table.agenda
    if event in (SWITCH_IT_UP, GET_WILD):
        # LC-030, LC-046: its player names a suit.
        agenda.push(STEP_NAME)
    elif event == ABOUT_FACE:
        reverse(table)
    elif event == TAKE_THAT:
        # LC-035: the next seat draws one and loses the turn.
        table.pending = 1
    elif event == CHEERS:
        # LC-038: the next seat takes a sip or draws two.
        table.cheers = True
    elif event == PASS_THE_BOTTLE:
        # LC-047: first the suit, then everybody passes a card.
        agenda.push(STEP_PASS)
        agenda.push(STEP_NAME)
    elif event == TOUGH_BREAK:
        # LC-049, LC-050: first the suit, then five cards.
        agenda.push(STEP_DRAW, TOUGH_BREAK_DRAWS)
        agenda.push(STEP_NAME)
    elif event == TROUBLES:
        agenda.push(STEP_TROUBLES)
    elif event == MY_SHOUT:
        # LC-043: all others draw one.
        agenda.push(STEP_OTHERS)


def shout(table: "State", *, shouted: bool) -> None:
    """LC-042, LC-044, LC-045: who did not announce it draws three first; in public it must have been heard."""
    if not shouted:
        table.note(NO_SHOUT, int(table.active), NO_SHOUT_DRAWS)
        table.agenda.push(STEP_DRAW, NO_SHOUT_DRAWS)
    elif table.house.public_venue:
        table.agenda.push(STEP_HEARD)


def reverse(table: "State") -> None:
    """LC-032: play goes the other way until the next About Face."""
    table.direction = -table.direction
    table.note(REVERSED, int(table.direction))


def work_off(table: "State") -> None:
    """Carry out what is on the agenda until somebody must decide."""
    while table.decision == RESOLVING:
        step, number, _, _ = table.agenda.pop()
        if step == STEP_FINISH:
            rounds.finish(table)
        elif step == STEP_NAME:
            table.decision = DECLARE_SUIT
        elif step == STEP_DRAW:
            draw(table, table.active, number)
        elif step == STEP_OTHERS:
            others_draw(table)
        elif step == STEP_HEARD:
            table.decision = HEARD_FAR
        elif step == STEP_PASS:
            passing.ask(table)
        elif step == STEP_TROUBLES:
            trigger_troubles(table)
        elif step == STEP_TURN_UP:
            turn_up(table)


def others_draw(table: "State") -> None:
    """LC-043, LC-045: everybody else draws one, from the next seat on."""
    seat = table.next_seat(table.active)
    while seat != table.active:
        draw(table, seat, 1)
        seat = table.next_seat(seat)


def trigger_troubles(table: "State") -> None:
    """LC-051, LC-052: whoever holds Tough Breaks lays them all down; then they draw, from its player on."""
    laid = vec[i64]([0] * int(table.n))
    top = table.discards.draw()
    seat = table.active
    for _ in range(table.n):
        laid[seat] = lay_bars(table, seat)
        seat = table.next_seat(seat)
    table.discards.put(top)
    remember_bars(table)
    for _ in range(table.n):
        if laid[seat] > 0 and table.house.draw_per_card:
            draw(table, seat, TOUGH_BREAK_DRAWS * laid[seat])
        elif laid[seat] > 0:
            draw(table, seat, TOUGH_BREAK_DRAWS)
        seat = table.next_seat(seat)
    table.agenda.push(STEP_TURN_UP)


def lay_bars(table: "State", seat: i64) -> i64:
    """LC-052: a hand's Tough Breaks go on the discards, under the Trigger Troubles; counts them."""
    laid: i64 = 0
    told = 0
    for deck in range(2):
        bars = table.hands[2 * seat + deck] & BARS[deck]
        while bars != 0:
            card = deck * DECK + lowest(bars)
            bars &= bars - 1
            table.take_out(seat, card)
            table.discards.put(card)
            table.memory.surface(card)
            laid += 1
            told = told * PACK + int(card)
    if laid > 0:
        table.learned += 1
        table.note(FORCED, int(seat), int(laid), told)
    return laid


def remember_bars(table: "State") -> None:
    """Nobody holds a Tough Break now, so those that are not on the pile are in the draw pile."""
    first: i64 = 0
    second: i64 = 0
    for i in range(table.draw_pile.size):
        card = table.draw_pile.cards[i]
        if card < DECK:
            first |= BIT_OF[card] & BARS[0]
        else:
            second |= BIT_OF[card] & BARS[1]
    table.memory.add(EVERYBODY, first, second, IN_DRAW)


def turn_up(table: "State") -> None:
    """LC-053 to LC-055: the next card sets the suit and works as if it had just been played.

    If there is none, or it has come up this turn already, the active seat names the suit.
    """
    card = next_card(table)
    if card == NO_CARD:
        table.note(NO_TURN_UP)
        table.agenda.push(STEP_NAME)
        return
    show(table, card)
    event = table.house.events[card]
    if is_sidestep(event):
        turn_up_sidestep(table, card, event)
        return
    lay(table, card)
    if event == TROUBLES and has_come_up(table, card):
        table.agenda.push(STEP_NAME)
        return
    if event == TROUBLES:
        mark(table, card)
    take_effect(table, event)


def show(table: "State", card: i64) -> None:
    """Everybody sees the card that was turned up."""
    table.learned += 1
    table.rejected = min(table.rejected, table.draw_pile.size)
    table.memory.surface(card)
    table.note(TURNED_UP, int(table.active), int(card))


def turn_up_sidestep(table: "State", card: i64, event: i64) -> None:
    """LC-055: a sidestep card works and one more is turned up; the second time it only goes under the discards."""
    if has_come_up(table, card):
        table.discards.put_under(card)
        table.agenda.push(STEP_NAME)
        return
    mark(table, card)
    lay_sidestep(table, card)
    table.agenda.push(STEP_TURN_UP)
    take_effect(table, event)


def mark(table: "State", card: i64) -> None:
    """LC-055: remember for this turn that the card has come up."""
    table.turned[DECK_OF[card]] |= BIT_OF[card]


def has_come_up(table: "State", card: i64) -> bool:
    """LC-055: whether the card was played or turned up this turn already."""
    return table.turned[DECK_OF[card]] & BIT_OF[card] != 0


def start_troubles(table: "State", card: i64) -> None:
    """LC-055: a Trigger Troubles from the hand begins a turn in which nothing has come up yet."""
    table.turned[0] = 0
    table.turned[1] = 0
    mark(table, card)
