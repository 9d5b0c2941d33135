"""Drawing cards, and what happens when there are none, LC-026 and LC-027."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.step import Step
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, NO_CARD
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.memory import EVERYBODY

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def can_draw(table: "State") -> bool:
    """LC-025, LC-026: whether there is a card to draw, now or from the discards."""
    return table.draw_pile.size > 0 or table.discards.size > 1


def next_card(table: "State") -> i64:
    """LC-026: take the top card of the draw pile, renewed if need be; NO_CARD if there is none."""
    if table.draw_pile.size == 0:
        renew(table)
        if table.draw_pile.size == 0:
            return NO_CARD
    return table.draw_pile.draw()


def renew(table: "State") -> None:
    """LC-026: all discards but the top one are shuffled; the sidestep card stays where it is."""
    discards = table.discards
    if discards.size < 2:
        return
    first: i64 = 0
    second: i64 = 0
    top = discards.draw()
    for i in range(discards.size):
        card = discards.cards[i]
        table.draw_pile.put(card)
        if card < DECK:
            first |= BIT_OF[card]
        else:
            second |= BIT_OF[card]
    discards.clear()
    discards.put(top)
    table.draw_pile.shuffle(table.rng)
    table.memory.renewed(first, second)
    table.note(h.RENEWED, int(table.draw_pile.size))


def take_card(table: "State", seat: i64, place: i64) -> i64:
    """Draw one card into a hand, and remember what others can tell of it; NO_CARD if there is none."""
    card = next_card(table)
    if card == NO_CARD:
        return card
    table.take_in(seat, card)
    table.learned += 1
    left = table.draw_pile.size
    if left < table.rejected:
        table.rejected = left
        table.memory.surface(card)
        table.memory.add_card(EVERYBODY, card, place)
    else:
        table.memory.drawn(seat, card, place)
    return card


def draw(table: "State", seat: i64, number: i64) -> None:
    """LC-027: draw so many cards one by one; what cannot be drawn is forgiven."""
    drawn: i64 = 0
    told = 0
    while drawn < number:
        card = take_card(table, seat, BIT[seat])
        if card == NO_CARD:
            break
        drawn += 1
        if table.events is not None:
            told = told * h.PACK + int(card)
    if drawn > 0:
        table.note(h.DREW, int(seat), int(drawn), told)
    if drawn < number:
        table.note(h.FORGIVEN, int(seat), int(number - drawn))


@final
class DrawSome(Step["State"]):
    """The active seat draws so many cards."""

    todo = "draw"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Draw."""
        draw(table, table.active, a)


DRAW_SOME: Final = DrawSome()
