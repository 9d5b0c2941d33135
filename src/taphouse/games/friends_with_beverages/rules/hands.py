"""Hands and sheds: what comes in, what goes out, and where it goes. FWB-036, FWB-053, FWB-075, FWB-119."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.games.friends_with_beverages.cards import (
    COPY_OF,
    EQUIPMENT,
    EVENTS,
    FIRST,
    KIND_OF,
    NO_CARD,
    TYPES,
    Card,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules import happenings as h

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def number_of(table: "State", seat: i64, kind: i64) -> i64:
    """How many cards of a kind a hand holds."""
    return count(table.hands.copies(seat, kind))


def take_in(table: "State", seat: i64, card: Card, *, openly: bool) -> None:
    """FWB-036: put a card into a hand; ``openly``: everybody knows which."""
    kind = KIND_OF[card]
    bit = BIT[COPY_OF[card]]
    table.hands.held[EVENTS * seat + kind] |= bit
    table.hands.sizes[seat] += 1
    if openly:
        table.hands.known[kind] |= bit
    else:
        table.memory.drawn[card] = table.memory.generation
    if table.house.delayed:
        table.hands.fresh[kind] |= bit


def take_out(table: "State", seat: i64, card: Card) -> None:
    """Take a card out of a hand."""
    kind = KIND_OF[card]
    bit = BIT[COPY_OF[card]]
    table.hands.held[EVENTS * seat + kind] &= ~bit
    table.hands.known[kind] &= ~bit
    table.hands.fresh[kind] &= ~bit
    table.hands.sizes[seat] -= 1


def best_copy(table: "State", kind: i64, copies: i64) -> Card:
    """Of several copies give away the one that everybody knows of, if any."""
    known = copies & table.hands.known[kind]
    if known != 0:
        return Card(FIRST[kind] + lowest(known))
    return Card(FIRST[kind] + lowest(copies))


def copy_to_give(table: "State", seat: i64, kind: i64) -> Card:
    """The copy of a kind that leaves a hand: one of this period first, since it serves for less (FWB-065)."""
    copies = table.hands.copies(seat, kind)
    fresh = copies & table.hands.fresh[kind]
    if fresh != 0 and is_equipment(kind):
        return best_copy(table, kind, fresh)
    return best_copy(table, kind, copies)


def give_up(table: "State", seat: i64, kind: i64) -> Card:
    """Take a card of a kind out of a hand."""
    card = copy_to_give(table, seat, kind)
    take_out(table, seat, card)
    return card


def old_copies(table: "State", seat: i64, kind: i64) -> i64:
    """FWB-065: the copies that can be supplied from the hand."""
    return table.hands.copies(seat, kind) & ~table.hands.fresh[kind]


def types_to_supply(table: "State", seat: i64) -> i64:
    """FWB-064, FWB-065: the types of equipment that can be supplied from a hand, as a set."""
    types: i64 = 0
    hands = table.hands
    for kind in range(EQUIPMENT, EQUIPMENT + TYPES):
        if hands.copies(seat, kind) & ~hands.fresh[kind] != 0:
            types |= BIT[kind - EQUIPMENT]
    return types


def types_held(table: "State", seat: i64) -> i64:
    """The types of equipment in a hand, as a set."""
    types: i64 = 0
    hands = table.hands
    for kind in range(TYPES):
        if hands.copies(seat, EQUIPMENT + kind) != 0:
            types |= BIT[kind]
    return types


def pieces_held(table: "State", seat: i64) -> i64:
    """How many pieces of equipment are in hand and shed."""
    pieces = count(table.sheds.types[seat])
    for kind in range(TYPES):
        pieces += number_of(table, seat, EQUIPMENT + kind)
    return pieces


def any_card(table: "State", seat: i64) -> Card:
    """Pick a card of a hand by chance; FWB-088: none if there is none."""
    if table.hands.sizes[seat] == 0:
        return Card(NO_CARD)
    left = table.rng.below(table.hands.sizes[seat])
    kind: i64 = 0
    while True:
        copies = table.hands.copies(seat, kind)
        size = count(copies)
        if left < size:
            return Card(FIRST[kind] + nth(copies, left))
        left -= size
        kind += 1


def reveal(table: "State", seat: i64, kind: i64, number: i64, *, old: bool) -> None:
    """Show so many cards of a kind that stay in the hand for a moment; ``old``: only some that can be supplied."""
    copies = old_copies(table, seat, kind) if old else table.hands.copies(seat, kind)
    while count(copies & table.hands.known[kind]) < number:
        table.hands.known[kind] |= BIT[lowest(copies & ~table.hands.known[kind])]


def install_piece(table: "State", seat: i64, card: Card) -> None:
    """FWB-051, FWB-056: lay a piece into a shed, sideways with ``delayed``."""
    kind = KIND_OF[card] - EQUIPMENT
    table.sheds.types[seat] |= BIT[kind]
    table.sheds.pieces[TYPES * seat + kind] = card
    if table.house.delayed:
        table.sheds.sideways[seat] |= BIT[kind]


def take_piece(table: "State", seat: i64, kind: i64) -> Card:
    """Take the piece of a type out of a shed."""
    card = table.sheds.piece(seat, kind)
    table.sheds.pieces[TYPES * seat + kind] = NO_CARD
    table.sheds.types[seat] &= ~BIT[kind]
    table.sheds.sideways[seat] &= ~BIT[kind]
    return card


def put_second_hand(table: "State", card: Card) -> None:
    """FWB-118: a card goes to the second-hand slot; what lay there goes to the discard."""
    if table.resources.second_hand != NO_CARD:
        table.resources.discard.put(table.resources.second_hand)
        table.note(h.DISPLACED, int(table.resources.second_hand))
    table.resources.second_hand = card


def discard(table: "State", card: Card) -> None:
    """FWB-075, FWB-119: a player's card is discarded: equipment second-hand if there is such a slot."""
    if table.house.second_hand and is_equipment(KIND_OF[card]):
        put_second_hand(table, card)
    else:
        table.resources.discard.put(card)
