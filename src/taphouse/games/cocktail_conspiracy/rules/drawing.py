"""Drawing, CC-026 to CC-028."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.cocktail_conspiracy.rules import happenings as h

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def refill(table: "State") -> None:
    """CC-026 to CC-028: only the active player draws, up to the limit; when nothing is left the hand stays short."""
    seat = table.player
    told = 0
    while table.sizes[seat] < table.seating.limits[seat] and can_draw(table):
        card = draw_card(table, seat)
        table.latest.drew += 1
        told = told * h.PACK + int(card)
    if table.latest.drew > 0:
        table.note(h.DREW, int(seat), int(table.latest.drew), told)
    if table.sizes[seat] < table.seating.limits[seat]:
        table.note(h.WENT_SHORT, int(seat))


def can_draw(table: "State") -> bool:
    """CC-027: look at the deck, and make a new one of the discard pile if it is empty, but not earlier."""
    if table.deck.size > 0:
        return True
    if table.discarded == 0:
        return False
    cards = table.discards
    table.note(h.RESHUFFLED, int(table.discarded))
    table.memory.shuffle(cards)
    while cards != 0:
        table.deck.put(lowest(cards))
        cards &= cards - 1
    table.discards = 0
    table.discarded = 0
    table.deck.shuffle(table.rng)
    return True


def draw_card(table: "State", seat: i64) -> i64:
    """A seat takes the top card of the deck."""
    card = table.deck.draw()
    table.hands[seat] |= BIT[card]
    table.sizes[seat] += 1
    return card
