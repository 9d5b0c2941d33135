"""What a recipe takes, and whether it can be paid: FWB-054, FWB-061 to FWB-067, FWB-097."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    INGREDIENTS,
    NEEDS,
    SLOTS,
    TOOLS,
)
from taphouse.games.friends_with_beverages.rules.hands import number_of, types_to_supply

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

NOTHING: Final = -1
"""Left out: nothing. Payable: not."""


def needed(guest: i64, kind: i64, omit: i64) -> i64:
    """FWB-062, FWB-097: how many cards of an ingredient a recipe takes, with one thing left out or not."""
    need = NEEDS[INGREDIENTS * guest + kind]
    return need - 1 if kind == omit and need > 0 else need


def tools(guest: i64, omit: i64) -> i64:
    """FWB-054, FWB-063, FWB-097: the types that a recipe takes, with one thing left out or not."""
    if omit >= EQUIPMENT:
        return TOOLS[guest] & ~BIT[omit - EQUIPMENT]
    return TOOLS[guest]


def excess(table: "State", types: i64) -> i64:
    """FWB-064, FWB-097: how many of the types the shed could never hold, so that they may come from the hand."""
    if table.house.strict:
        return 0
    return max(0, count(types) - table.house.capacity)


def missing_ingredients(table: "State", seat: i64, guest: i64, omit: i64) -> i64:
    """FWB-062: how many ingredient cards of a recipe are not in the hand."""
    missing: i64 = 0
    held, first = table.held, EVENTS * seat
    for kind in range(INGREDIENTS):
        need = needed(guest, kind, omit)
        if need > 0:
            copies = held[first + kind]
            if copies == 0:
                missing += need
            elif need > 1 and copies & (copies - 1) == 0:
                missing += 1
    return missing


def wild_needed(table: "State", seat: i64, guest: i64, omit: i64) -> i64:
    """FWB-062 to FWB-067: how many Abundances the recipe takes besides all that fits, or -1 if it cannot be paid."""
    wild = number_of(table, seat, ABUNDANCE)
    missing = missing_ingredients(table, seat, guest, omit)
    if missing > wild:
        return NOTHING
    types = tools(guest, omit)
    lacking = types & ~table.ready(seat)
    if lacking == 0:
        return missing
    supplied = min(excess(table, types), count(lacking & types_to_supply(table, seat)))
    left = count(lacking) - supplied
    if left > 0 and not table.house.wild_equipment:
        return NOTHING
    missing += left
    return missing if missing <= wild else NOTHING


def can_serve(table: "State", seat: i64, slot: i64) -> bool:
    """FWB-061: whether the guest in a slot can be served now."""
    if table.served[seat] & BIT[slot] != 0:
        return False
    return wild_needed(table, seat, table.guests[SLOTS * seat + slot], NOTHING) != NOTHING


def can_complete(table: "State", seat: i64) -> bool:
    """FWB-023, FWB-061: whether any guest can be."""
    return any(can_serve(table, seat, slot) for slot in range(table.house.guests))


def omissions(table: "State", seat: i64, slot: i64) -> i64:
    """FWB-096, FWB-097: the kinds that may be left out so that the rest can be paid, as a set."""
    kinds: i64 = 0
    if table.served[seat] & BIT[slot] != 0:
        return kinds
    guest = table.guests[SLOTS * seat + slot]
    for kind in range(ABUNDANCE):
        if is_listed(guest, kind) and wild_needed(table, seat, guest, kind) != NOTHING:
            kinds |= BIT[kind]
    return kinds


def is_listed(guest: i64, kind: i64) -> bool:
    """Whether a recipe names an ingredient or a type of equipment."""
    if kind < EQUIPMENT:
        return NEEDS[INGREDIENTS * guest + kind] > 0
    return TOOLS[guest] & BIT[kind - EQUIPMENT] != 0


def can_rush(table: "State", seat: i64) -> bool:
    """FWB-096: whether any guest can be served with one thing left out."""
    return any(omissions(table, seat, slot) != 0 for slot in range(table.house.guests))
