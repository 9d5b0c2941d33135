"""Trigger Troubles, LC-051 to LC-055: all Tough Breaks are laid down, then a card is turned up."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.step import Step
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BARS, BIT_OF, DECK_OF, NO_CARD, TROUBLES
from taphouse.games.last_call.rules import effects
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.declare import DECLARE_SUIT
from taphouse.games.last_call.rules.drawing import draw, next_card
from taphouse.games.last_call.rules.memory import EVERYBODY, IN_DRAW

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


@final
class LayTroubles(Step["State"]):
    """LC-051, LC-052: everybody lays their Tough Breaks down."""

    todo = "troubles"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Lay them, draw for them, and turn a card up."""
        trigger_troubles(table)


@final
class TurnUp(Step["State"]):
    """LC-053 to LC-055: a card is turned up."""

    todo = "turn a card up"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Turn it up."""
        turn_up(table)


LAY_TROUBLES: Final = LayTroubles()
TURN_UP: Final = TurnUp()


def trigger_troubles(table: "State") -> None:
    """LC-051, LC-052: whoever holds Tough Breaks lays them all down; then they draw, from its player on."""
    laid = vec[i64]([0] * int(table.n))
    top = table.discards.draw()
    seat = table.active
    for i in range(table.n):  # noqa: B007  an underscore is slow when compiled
        laid[seat] = lay_bars(table, seat)
        seat = table.next_seat(seat)
    table.discards.put(top)
    remember_bars(table)
    for i in range(table.n):  # noqa: B007  an underscore is slow when compiled
        if laid[seat] > 0 and table.house.draw_per_card:
            draw(table, seat, effects.TOUGH_BREAK_DRAWS * laid[seat])
        elif laid[seat] > 0:
            draw(table, seat, effects.TOUGH_BREAK_DRAWS)
        seat = table.next_seat(seat)
    table.then(TURN_UP)


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
            told = told * h.PACK + int(card)
    if laid > 0:
        table.learned += 1
        table.note(h.FORCED, int(seat), int(laid), told)
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
        table.note(h.NO_TURN_UP)
        table.then(DECLARE_SUIT)
        return
    show(table, card)
    event = table.house.events[card]
    if effects.is_sidestep(event):
        turn_up_sidestep(table, card, event)
        return
    effects.lay(table, card)
    if event == TROUBLES and has_come_up(table, card):
        table.then(DECLARE_SUIT)
        return
    if event == TROUBLES:
        mark(table, card)
    effects.take_effect(table, event)


def show(table: "State", card: i64) -> None:
    """Everybody sees the card that was turned up."""
    table.learned += 1
    table.rejected = min(table.rejected, table.draw_pile.size)
    table.memory.surface(card)
    table.note(h.TURNED_UP, int(table.active), int(card))


def turn_up_sidestep(table: "State", card: i64, event: i64) -> None:
    """LC-055: a sidestep card works and one more is turned up; the second time it only goes under the discards."""
    if has_come_up(table, card):
        table.discards.put_under(card)
        table.then(DECLARE_SUIT)
        return
    mark(table, card)
    effects.lay_sidestep(table, card)
    table.then(TURN_UP)
    effects.take_effect(table, event)


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
