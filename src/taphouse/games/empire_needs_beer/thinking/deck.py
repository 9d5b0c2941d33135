"""The cards of one's own: how many were bought, what another is worth, and when fewer would be better."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.pile import Pile
from taphouse.games.empire_needs_beer import cards as c

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

LARGE: Final = 10
"""Cards from which on a deck is better off without two of them."""
BOUGHT: Final = 4
"""Of them bought ones: with fewer, what would be removed is still needed."""
_BASICS: Final = 0xFF
"""The basic actions, as a set."""
_BASIC_TAKES: Final = 0xF
"""Those among them that take."""


def _saving(card: int) -> float:
    """Time units that a card saves each time it is played, beside a basic action."""
    parts = c.KINDS[c.KIND_OF[card]][4]
    if "remove" in parts:
        return 0.55
    if "change" in parts:
        return 0.35
    free = sum("any" in part for part in parts)
    return len(parts) - 1 + 0.12 * free - 0.1


SAVES: Final = vec[float]([_saving(card) for card in range(c.CARDS)])
"""Time units that each card saves whenever it is played."""


def _having(part: int) -> int:
    return sum(1 << card for card in range(c.CARDS) if part in [int(c.PARTS[3 * card + i]) for i in range(3)])


DRAWING: Final = _having(c.DRAW_PART)
"""The cards that draw another one, as a set."""
BURNING: Final = _having(c.REMOVE_PART)
"""The bonfires."""


def _placing(card: int) -> int:
    return sum(c.PLACE_PART <= int(c.PARTS[c.PARTS_A_CARD * card + i]) < c.DRAW_PART for i in range(c.PARTS_A_CARD))


PLACES_BY: Final = vec[i64]([_placing(card) for card in range(c.CARDS)])
"""How many barrels each card can place."""


def cards_in(pile: Pile) -> i64:
    """The cards of a pile, as a set: in which order they lie one does not know."""
    cards: i64 = 0
    for i in range(pile.size):
        cards |= BIT[pile.cards[i]]
    return cards


def to_draw(table: "State", seat: i64) -> i64:
    """The cards among which the next one is drawn, as a set."""
    pile = table.draws[seat]
    return cards_in(pile if pile.size > 0 else table.discards[seat])


def bought(table: "State", seat: i64) -> i64:
    """How many advance actions one owns, the one in play included."""
    cards = table.hands[seat] | cards_in(table.draws[seat]) | cards_in(table.discards[seat])
    if table.in_play != c.NO_CARD:
        cards |= BIT[table.in_play]
    return count(cards & ~_BASICS)


def can_thin(table: "State", seat: i64) -> bool:
    """Whether the deck is large enough to do without two basic actions; while a bonfire burns, whether it was."""
    deck = count(table.hands[seat]) + table.draws[seat].size + table.discards[seat].size
    if table.in_play != c.NO_CARD:
        if not table.in_play_burned:
            deck += 1
        if BURNING & BIT[table.in_play] != 0:
            deck += count(c.ALL_PARTS[table.in_play]) - count(table.parts_left)
    return deck >= LARGE and bought(table, seat) >= BOUGHT


def value_of_burning(table: "State", seat: i64, card: i64) -> float:
    """Basic actions go first, those that take before those that place; the bonfire itself when it has done its work."""
    if not can_thin(table, seat):
        return -1.0
    if BIT[card] & _BASICS != 0:
        return 1.0 if BIT[card] & _BASIC_TAKES != 0 else 0.8
    return 0.9 if BIT[card] & BURNING != 0 else -1.0


def places_within_reach(table: "State", seat: i64) -> i64:
    """How many barrels can be placed in this turn at best, if one time unit is left for an order.

    The cards in hand that place most are played, the one in play goes on, and a card that is drawn places one.
    """
    found = places_left(table)
    by_number = vec[i64]([0] * (c.PARTS_A_CARD + 1))
    hand = table.hands[seat]
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        by_number[PLACES_BY[card]] += 1
        if BIT[card] & DRAWING != 0:
            by_number[1] += 1
    left = table.time_left - 1
    for number in range(c.PARTS_A_CARD, 0, -1):
        plays = min(left, by_number[number])
        if plays > 0:
            found += number * plays
            left -= plays
    if left > 1:
        found += left // 2
    return found


def places_left(table: "State") -> i64:
    """How many barrels the card in play can still place."""
    found: i64 = 0
    if table.in_play != c.NO_CARD:
        for i in range(c.PARTS_A_CARD):
            part = c.PARTS[c.PARTS_A_CARD * table.in_play + i]
            if table.parts_left & BIT[i] != 0 and c.PLACE_PART <= part < c.DRAW_PART:
                found += 1
    return found
