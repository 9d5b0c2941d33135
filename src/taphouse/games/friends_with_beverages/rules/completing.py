"""Phase 4, completing recipes and paying for them: FWB-061 to FWB-071, FWB-097, FWB-098, FWB-120."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EVENTS,
    INGREDIENTS,
    NEEDS,
    SLOTS,
    TOOLS,
    TYPES,
)
from taphouse.games.friends_with_beverages.rules import ending
from taphouse.games.friends_with_beverages.rules.hands import (
    best_copy,
    discard,
    give_up,
    number_of,
    old_copies,
    reveal,
    take_out,
    types_to_supply,
)
from taphouse.games.friends_with_beverages.rules.happenings import RUSHED, SERVED_GUEST
from taphouse.games.friends_with_beverages.rules.moves import (
    COMPLETE,
    LAY,
    ORDER_PAYMENT,
    PAY_CHOICE,
    PHASE_COMPLETE,
    PHASE_DRAW,
    REST,
    SERVE,
    SERVED,
    STEAD,
    STEP_DESTROY,
    STEP_PAY,
    STEP_SERVED,
    SUPPLY,
    SUPPLY_CHOICE,
)

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
    for kind in range(INGREDIENTS):
        need = needed(guest, kind, omit)
        if need > 0:
            copies = table.held[EVENTS * seat + kind]
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


def decide(table: "State", asked: i64, seat: i64, number: i64) -> None:
    """Carry out a choice of this phase, or one about a payment."""
    if asked == COMPLETE:
        begin_payment(table, seat, number - SERVE, NOTHING)
    elif asked == SUPPLY_CHOICE:
        supply(table, number - SUPPLY)
        choose_payment(table, seat)
    elif asked == PAY_CHOICE:
        pay_otherwise(table, seat, number)
    elif number == REST:
        lay_rest(table, seat, equipment=group_due(table) == 1)
    else:
        lay(table, seat, number - LAY)


def begin_payment(table: "State", seat: i64, slot: i64, omit: i64) -> None:
    """FWB-064, FWB-066, FWB-067: what fits is to be laid down, and Abundance for what is missing."""
    guest = table.guests[SLOTS * seat + slot]
    wild = missing_ingredients(table, seat, guest, omit)
    for kind in range(INGREDIENTS):
        table.due[kind] = min(needed(guest, kind, omit), number_of(table, seat, kind))
    types = tools(guest, omit)
    lacking = types & ~table.ready(seat)
    table.options = lacking & types_to_supply(table, seat)
    table.pay_extra = min(excess(table, types), count(table.options))
    for kind in range(TYPES):
        table.due[EQUIPMENT + kind] = 0
    table.due[ABUNDANCE] = wild + count(lacking) - table.pay_extra
    table.pay_slot = slot
    table.pay_omit = omit
    choose_payment(table, seat)


def supply(table: "State", kind: i64) -> None:
    """FWB-064: this type comes from the hand."""
    table.due[EQUIPMENT + kind] = 1
    table.options &= ~BIT[kind]
    table.pay_extra -= 1


def choose_payment(table: "State", seat: i64) -> None:
    """FWB-023, FWB-064, FWB-067: ask what is to be supplied, and whether Abundance stands in, as far as it matters."""
    if 0 < table.pay_extra < count(table.options):
        table.decision = SUPPLY_CHOICE
        table.asked = seat
        return
    while table.pay_extra > 0:
        supply(table, lowest(table.options))
    if stand_ins(table, seat) != 0:
        table.decision = PAY_CHOICE
        table.asked = seat
        return
    settle_payment(table, seat)


def stand_ins(table: "State", seat: i64) -> i64:
    """FWB-067: the kinds to be laid down for which an Abundance that is left could stand in, as a set."""
    if number_of(table, seat, ABUNDANCE) <= table.due[ABUNDANCE]:
        return 0
    kinds = kinds_due(table, 0) & ~BIT[ABUNDANCE]
    return kinds | kinds_due(table, 1) if table.house.wild_equipment else kinds


def pay_otherwise(table: "State", seat: i64, number: i64) -> None:
    """FWB-067: one more Abundance is paid, and a card is kept for it; or it stays as it is."""
    if number == REST:
        settle_payment(table, seat)
        return
    table.due[number - STEAD] -= 1
    table.due[ABUNDANCE] += 1
    choose_payment(table, seat)


def settle_payment(table: "State", seat: i64) -> None:
    """FWB-067, FWB-098: now everybody sees what is paid, and at a Rush what is left out."""
    used: i64 = 0
    if table.pay_omit != NOTHING:
        guest = table.guests[SLOTS * seat + table.pay_slot]
        table.note(RUSHED, int(seat), int(guest), int(table.pay_omit))
        if table.house.advanced:
            used = tools(guest, table.pay_omit) & table.ready(seat)
    for kind in range(ABUNDANCE + 1):
        reveal(table, seat, kind, table.due[kind], old=EQUIPMENT <= kind < ABUNDANCE)
    table.agenda.push(STEP_SERVED, seat, table.pay_slot, used)
    table.agenda.push(STEP_PAY, seat, table.pay_slot)


def pay_on(table: "State", seat: i64) -> None:
    """FWB-068, FWB-120: ask in which order the payment is laid, as far as it matters."""
    group = group_due(table)
    if group == NOTHING:
        return
    if is_order_asked(table, group):
        table.decision = ORDER_PAYMENT
        table.asked = seat
        return
    lay_rest(table, seat, equipment=group == 1)


def group_due(table: "State") -> i64:
    """FWB-068: 0 while ingredients and Abundance are to be laid, 1 for supplied equipment, -1 when all is done."""
    if table.due[ABUNDANCE] > 0:
        return 0
    for kind in range(ABUNDANCE):
        if table.due[kind] > 0:
            return 0 if kind < EQUIPMENT else 1
    return NOTHING


def kinds_due(table: "State", group: i64) -> i64:
    """The kinds of that group that are still to be laid, as a set."""
    kinds: i64 = 0
    for kind in range(ABUNDANCE + 1):
        if table.due[kind] > 0 and (EQUIPMENT <= kind < ABUNDANCE) == (group == 1):
            kinds |= BIT[kind]
    return kinds


def is_order_asked(table: "State", group: i64) -> bool:
    """FWB-068, FWB-120: whether the order can matter to anybody."""
    if not table.house.discard_market and not (group == 1 and table.house.second_hand):
        return False
    return count(kinds_due(table, group)) > 1


def lay(table: "State", seat: i64, kind: i64) -> None:
    """FWB-068: one paid card goes to the discard."""
    lay_card(table, seat, kind)
    table.agenda.push(STEP_PAY, seat, table.pay_slot)


def lay_card(table: "State", seat: i64, kind: i64) -> None:
    """FWB-064, FWB-068: ingredients and Abundance to the discard, supplied equipment as any equipment."""
    table.due[kind] -= 1
    if EQUIPMENT <= kind < ABUNDANCE:
        card = best_copy(table, kind, old_copies(table, seat, kind))
        take_out(table, seat, card)
        discard(table, card)
    else:
        table.discard.put(give_up(table, seat, kind))


def lay_rest(table: "State", seat: i64, *, equipment: bool) -> None:
    """FWB-068: the rest of a group in the usual order: ingredients as listed, Abundance, then equipment as listed."""
    for kind in range(ABUNDANCE + 1):
        if (EQUIPMENT <= kind < ABUNDANCE) == equipment:
            while table.due[kind] > 0:
                lay_card(table, seat, kind)
    table.agenda.push(STEP_PAY, seat, table.pay_slot)


def serve(table: "State", seat: i64, slot: i64, destroyed: i64) -> None:
    """FWB-069: the guest is served. FWB-029, FWB-070: it counts for the refresh in the phases that may."""
    guest = table.guests[SLOTS * seat + slot]
    table.served[seat] |= BIT[slot]
    table.last_guest = guest
    table.last_seat = seat
    table.last_slot = slot
    table.pay_omit = NOTHING
    if seat == table.active and table.phase in (PHASE_DRAW, PHASE_COMPLETE):
        table.served_now = True
    table.period.add(seat, SERVED, guest)
    table.note(SERVED_GUEST, int(seat), int(guest), int(slot))
    ending.look_for_trigger(table, seat)
    if destroyed != 0:
        table.agenda.push(STEP_DESTROY, seat, destroyed)
