"""Laying the table out, FWB-010 to FWB-018: decks, hands and markets."""

from typing import TYPE_CHECKING, Final

from taphouse.games.friends_with_beverages.cards import GUEST_COUNT, KIND_OF, MARKET, NO_CARD, SLOTS, Card, is_equipment
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decks import happens_at_once
from taphouse.games.friends_with_beverages.rules.hands import take_in

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

BOXED: Final = 10
HAND: Final = 6


def lay_out(table: "State") -> None:
    """FWB-010, FWB-014: shuffle both decks and deal; what may not be dealt goes back into the deck (FWB-016)."""
    table.resources.deck.fill(list(table.house.deck))
    table.resources.deck.shuffle(table.rng)
    table.guests.deck.fill(list(range(GUEST_COUNT)))
    table.guests.deck.shuffle(table.rng)
    deal_guests(table)
    for _ in range(HAND):
        for seat in range(table.n):
            take_in(table, seat, next_card(table), openly=False)
    lay_market(table)
    if table.resources.aside.size > 0:
        while table.resources.aside.size > 0:
            table.resources.deck.put(table.resources.aside.draw())
        table.resources.deck.shuffle(table.rng)
    for kind in range(len(table.hands.fresh)):
        table.hands.fresh[kind] = 0
    table.note(h.DEALT, int(table.house.guests))


def deal_guests(table: "State") -> None:
    """FWB-011 to FWB-013: ten guests leave unseen, everybody gets theirs, and four are for the market."""
    for _ in range(BOXED):
        table.guests.box.put(table.guests.deck.draw())
    for slot in range(table.house.guests):
        for seat in range(table.n):
            table.guests.slots[SLOTS * seat + slot] = table.guests.deck.draw()
    for at in range(MARKET):
        table.guests.market[at] = table.guests.deck.draw()


def next_card(table: "State") -> Card:
    """FWB-016, FWB-017: the next card that may lie in a hand or market; the others go aside for now."""
    card = Card(table.resources.deck.draw())
    while happens_at_once(table, KIND_OF[card]):
        table.resources.aside.put(card)
        card = Card(table.resources.deck.draw())
    return card


def lay_market(table: "State") -> None:
    """FWB-015, FWB-018: two resources; the first piece of equipment among them goes second-hand, if there is such."""
    for slot in range(2):
        card = next_card(table)
        if table.house.second_hand and table.resources.second_hand == NO_CARD and is_equipment(KIND_OF[card]):
            table.resources.second_hand = card
            card = next_card(table)
        table.resources.market[slot] = card
