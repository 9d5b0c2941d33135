"""Phase 2, swapping guests: FWB-037 to FWB-049."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    KIND_OF,
    MARKET,
    NO_CARD,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules.decks import draw_guest, place_in_market, put_guest, sweep_guests
from taphouse.games.friends_with_beverages.rules.hands import discard, give_up, number_of
from taphouse.games.friends_with_beverages.rules.happenings import (
    MARKET_REPLACED,
    PACK,
    PAID,
    REJECTED,
    SWAPPED,
    TURNED,
)
from taphouse.games.friends_with_beverages.rules.moves import (
    FROM_DECK,
    FROM_MARKET,
    PAY,
    PAY_MIXED,
    PAY_WILD,
    REJECT,
    SLOT,
    SWAP,
    SWAP_DECK,
    SWAP_SLOT,
    SWAP_SOURCE,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def swap_price(table: "State") -> i64:
    """FWB-038, FWB-047: two cards, or one while Cultural Exchange is active."""
    return 2 if table.notice == NO_CARD else 1


def can_pay_with(table: "State", kind: i64) -> bool:
    """FWB-038, FWB-043, FWB-047: whether there are enough cards of a kind to pay with."""
    copies = table.held[EVENTS * table.active + kind]
    if table.notice != NO_CARD:
        return copies != 0
    return copies & (copies - 1) != 0


def can_pay_mixed(table: "State", kind: i64) -> bool:
    """FWB-049: whether a card of a kind pays together with an Abundance, however many of the kind there are."""
    if table.notice != NO_CARD or table.held[EVENTS * table.active + kind] == 0:
        return False
    if table.held[EVENTS * table.active + ABUNDANCE] == 0:
        return False
    return kind < EQUIPMENT or table.house.wild_equipment


def can_pay_wild(table: "State") -> bool:
    """FWB-049: whether Abundance alone pays."""
    return number_of(table, table.active, ABUNDANCE) >= swap_price(table)


def can_pay(table: "State") -> bool:
    """FWB-038, FWB-043: whether anything pays."""
    for kind in range(ABUNDANCE):
        if can_pay_with(table, kind) or can_pay_mixed(table, kind):
            return True
    return can_pay_wild(table)


def sources(table: "State") -> i64:
    """How many guests can be had: those in the market, and one from the deck (FWB-085)."""
    number: i64 = 0
    for at in range(MARKET):
        if table.guest_market[at] != NO_CARD:
            number += 1
    if table.guest_deck.size > 0:
        number += 1
    return number


def can_swap(table: "State") -> bool:
    """FWB-037: whether the active seat can pay for a guest, and there is one."""
    return can_pay(table) and sources(table) > 0


def decide(table: "State", asked: i64, number: i64) -> None:
    """Carry out one step of a swap."""
    if asked == SWAP:
        choose_payment(table, number)
    elif asked == SWAP_SOURCE:
        choose_source(table, number)
    elif number == REJECT:
        reject(table)
    elif asked == SWAP_SLOT:
        take_from_market(table, number - SLOT)
    else:
        accept(table, number - SLOT)


def choose_payment(table: "State", number: i64) -> None:
    """FWB-139: the payment is chosen, and stays in the hand until the swap is settled; a single source is no choice."""
    table.paying = number
    if sources(table) > 1:
        table.decision = SWAP_SOURCE
        table.asked = table.active
        return
    if table.guest_deck.size > 0:
        choose_source(table, FROM_DECK)
        return
    at: i64 = 0
    while table.guest_market[at] == NO_CARD:
        at += 1
    choose_source(table, FROM_MARKET + at)


def pay(table: "State") -> None:
    """FWB-044, FWB-046, FWB-049: the payment leaves the hand."""
    number = table.paying
    table.paying = -1
    if number >= PAY_WILD:
        table.sweeps = number > PAY_WILD
        pay_wild(table, table.active)
        return
    kind = (number - PAY) % ABUNDANCE
    table.sweeps = is_equipment(kind)
    if table.notice != NO_CARD:
        pay_one(table, table.active, kind)
    else:
        pay_two(table, table.active, kind, ABUNDANCE if number >= PAY_MIXED else kind)


def pay_wild(table: "State", seat: i64) -> None:
    """FWB-049: Abundance alone always goes to the discard."""
    first = give_up(table, seat, ABUNDANCE)
    second = first
    table.discard.put(first)
    if table.notice == NO_CARD:
        second = give_up(table, seat, ABUNDANCE)
        table.discard.put(second)
    table.note(PAID, int(seat), int(first) * PACK + int(second), 1 if table.sweeps else 0)


def pay_one(table: "State", seat: i64, kind: i64) -> None:
    """FWB-047: under Cultural Exchange a single card pays."""
    card = give_up(table, seat, kind)
    table.note(PAID, int(seat), int(card) * PACK + int(card), 1 if table.sweeps else 0)
    discard(table, card)


def pay_two(table: "State", seat: i64, kind: i64, other: i64) -> None:
    """FWB-044, FWB-049: Abundance lies beneath the real card, or on what that one displaces second-hand."""
    first = give_up(table, seat, kind)
    second = give_up(table, seat, other)
    table.note(PAID, int(seat), int(first) * PACK + int(second), 1 if table.sweeps else 0)
    if KIND_OF[second] == ABUNDANCE and not (table.sweeps and table.house.second_hand):
        table.discard.put(second)
        discard(table, first)
        return
    discard(table, first)
    discard(table, second)


def choose_source(table: "State", number: i64) -> None:
    """FWB-038, FWB-048: a guest from the market, or the top one of the deck, which everybody sees (FWB-040)."""
    table.asked = table.active
    if number == FROM_DECK:
        pay(table)
        table.turned = draw_guest(table)
        table.note(TURNED, int(table.active), int(table.turned))
        table.decision = SWAP_DECK
    else:
        table.position_from = number - FROM_MARKET
        table.decision = SWAP_SLOT


def take_from_market(table: "State", slot: i64) -> None:
    """FWB-039, FWB-043: the market guest takes the slot; the position is filled, or the whole market replaced."""
    pay(table)
    at = table.position_from
    guest = table.guest_market[at]
    table.position_from = -1
    table.guest_market[at] = NO_CARD
    old = put_guest(table, table.active, slot, guest)
    table.note(SWAPPED, int(table.active), int(guest), int(old))
    if not table.sweeps:
        table.guest_market[at] = draw_guest(table)
    finish(table)


def accept(table: "State", slot: i64) -> None:
    """FWB-040, FWB-041: the guest from the deck takes the slot; the market stays as it is."""
    guest = table.turned
    table.turned = NO_CARD
    old = put_guest(table, table.active, slot, guest)
    table.note(SWAPPED, int(table.active), int(guest), int(old))
    finish(table)


def reject(table: "State") -> None:
    """FWB-042: the guest from the deck goes to its market position; the payment is lost."""
    guest = table.turned
    table.turned = NO_CARD
    old = place_in_market(table, guest)
    table.note(REJECTED, int(table.active), int(guest), int(old))
    finish(table)


def finish(table: "State") -> None:
    """FWB-043: paid with equipment, the whole market is replaced."""
    if table.sweeps:
        sweep_guests(table)
        table.note(MARKET_REPLACED, int(table.active))
    table.sweeps = False
