"""Where everything lies: every card and every guest, once."""

from typing import TYPE_CHECKING

from taphouse.core.bits import members
from taphouse.games.friends_with_beverages.cards import EVENTS, FIRST, NO_CARD

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def hand_of(table: "State", seat: int) -> list[int]:
    """The cards of a hand by number."""
    cards: list[int] = []
    for kind in range(EVENTS):
        cards += members(table.hands.copies(seat, kind), FIRST[kind])
    return cards


def resolving(table: "State") -> list[int]:
    """The cards that are being carried out, the outermost first."""
    return [row[0] for row in table.period.met.listed() if row[3] == 1]


def all_cards(table: "State") -> list[int]:
    """Every resource card, wherever it lies."""
    lying = table.resources
    cards = lying.deck.listed() + lying.discard.listed() + lying.aside.listed() + resolving(table)
    for seat in range(table.seats):
        cards += hand_of(table, seat)
    single = [*lying.market, lying.second_hand, lying.notice, *table.sheds.pieces]
    return cards + [int(card) for card in single if card != NO_CARD]


def all_guests(table: "State") -> list[int]:
    """Every guest, wherever it lies."""
    guests = table.guests.deck.listed() + table.guests.discard.listed() + table.guests.box.listed()
    single = [*table.guests.market, *table.guests.slots, table.swap.turned]
    return guests + [int(guest) for guest in single if guest != NO_CARD]
