"""Phase 1, drawing: FWB-024 to FWB-036, and the discard as a third market, FWB-122 to FWB-124."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, KIND_OF, NO_CARD
from taphouse.games.friends_with_beverages.rules import decks
from taphouse.games.friends_with_beverages.rules.hands import take_in
from taphouse.games.friends_with_beverages.rules.happenings import TOOK, TOOK_DISCARD
from taphouse.games.friends_with_beverages.rules.moves import BLIND, STEP_FILL, TAKE, TAKE_DISCARD

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def price(kind: i64) -> i64:
    """FWB-026 to FWB-028: what a market card costs."""
    if kind < EQUIPMENT:
        return 1
    return 2


def can_take(table: "State", slot: i64) -> bool:
    """FWB-026 to FWB-031: whether the points left pay for a market card."""
    card = table.market[slot]
    return card != NO_CARD and price(KIND_OF[card]) <= table.points


def can_take_discard(table: "State") -> bool:
    """FWB-122, FWB-123: whether the top of the discard can be drawn; an event or interrupt blocks the pile."""
    if not table.house.discard_market or table.discard.size == 0:
        return False
    kind = KIND_OF[table.discard.top()]
    return kind < ABUNDANCE and price(kind) <= table.points


def ways_to_draw(table: "State") -> i64:
    """FWB-033: the draws that the points left pay for, as a set of moves from ``BLIND`` on; everybody can tell."""
    ways: i64 = 0
    if decks.is_card_left(table):
        ways |= BIT[0]
    for slot in range(2):
        if can_take(table, slot):
            ways |= BIT[TAKE + slot - BLIND]
    if can_take_discard(table):
        ways |= BIT[TAKE_DISCARD - BLIND]
    return ways


def draw(table: "State", number: i64) -> None:
    """FWB-025 to FWB-032: spend draw points."""
    seat = table.active
    if number == BLIND:
        table.points -= 1
        decks.gain(table, seat, 1)
    elif number == TAKE_DISCARD:
        card = table.discard.draw()
        table.points -= price(KIND_OF[card])
        take_in(table, seat, card, openly=True)
        table.note(TOOK_DISCARD, int(seat), int(card))
    else:
        slot = number - TAKE
        card = table.market[slot]
        table.market[slot] = NO_CARD
        table.points -= price(KIND_OF[card])
        take_in(table, seat, card, openly=True)
        table.note(TOOK, int(seat), int(card), int(slot))
        table.agenda.push(STEP_FILL, seat)
