"""Paying for a recipe, FWB-064 to FWB-071, FWB-098, FWB-120: what is supplied, what Abundance pays, in which order."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, INGREDIENTS, TYPES, Guest
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import completing, drawing, ending, results, rushing
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, in_hand
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
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.recipes import (
    NOTHING,
    excess,
    is_listed,
    missing_ingredients,
    needed,
    tools,
)
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

SUPPLY: Final = Verb("supply", v.TOOLS)
STEAD: Final = Verb("abundance for", v.WARES)
LAY: Final = Verb("lay", v.PAYABLE)


class InPayment(Decision):
    """A step of a payment that nobody else sees yet, FWB-139."""

    def begun(self, table: "State") -> Step[Any]:
        """Serving a guest, in the Rush or in its phase."""
        return rushing.RUSHING if table.bill.omit >= 0 else completing.COMPLETE


@final
class SupplyChoice(InPayment):
    """FWB-064: choose which types come from the hand."""

    name = "supply_choice"
    rule = "FWB-064"
    verbs: tuple[Verb, ...] = (SUPPLY,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Those that are needed and in the hand."""
        moves.put_each(SUPPLY.first, table.choice.options)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """One of them."""
        supply(table, n)
        choose(table, seat)

    def check(self, table: "State") -> None:
        """FWB-064: there is a choice among tools of the hand."""
        check_payment(table)
        seat = table.asked
        types = tools(table.guests.at(seat, table.bill.slot), table.bill.omit) & ~table.sheds.ready(seat)
        need(table.choice.options & ~(types & types_to_supply(table, seat)) == 0, said.wrong_supply())
        need(0 < table.bill.extra < count(table.choice.options), said.wrong_supply_choice())

    def first(self) -> Fact:
        """What is supplied."""
        return said.first_supply_choice()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-064: not this one."""
        return IllegalMove(self.rule, said.not_supplied(resource=RESOURCE_REFS[EQUIPMENT + int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What is supplied."""
        return said.ask_supply_choice()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece in hand."""
        return in_hand(table, seat, EQUIPMENT + n)


@final
class PayChoice(InPayment):
    """FWB-067: let Abundance that is left stand in for a card that is kept, or pay as shown."""

    name = "pay_choice"
    rule = "FWB-067"
    verbs: tuple[Verb, ...] = (STEAD, v.REST)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The cards that it could stand in for."""
        moves.put_each(STEAD.first, stand_ins(table, seat))
        moves.put(v.REST.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-067: one more Abundance is paid, and a card is kept for it; or it stays as it is."""
        if verb is v.REST:
            settle(table, seat)
            return
        table.bill.due[n] -= 1
        table.bill.due[ABUNDANCE] += 1
        choose(table, seat)

    def check(self, table: "State") -> None:
        """FWB-067: there is Abundance to spare."""
        check_payment(table)
        need(stand_ins(table, table.asked) != 0, said.wrong_spare())

    def first(self) -> Fact:
        """What is paid."""
        return said.first_pay_choice()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-067: not for this card."""
        return IllegalMove(self.rule, said.no_stand_in(resource=RESOURCE_REFS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What is paid."""
        return said.ask_pay_choice()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards that are kept."""
        return in_hand(table, seat, n) if verb is STEAD else ()


@final
class OrderPayment(Decision):
    """FWB-068, FWB-120: lay the payment in order."""

    name = "order_payment"
    rule = "FWB-068"
    verbs: tuple[Verb, ...] = (LAY, v.REST)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """What is due, one of each kind."""
        moves.put_each(LAY.first, kinds_due(table, group_due(table)))
        moves.put(v.REST.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The next card, or all of the group."""
        if verb is v.REST:
            lay_rest(table, seat, equipment=group_due(table) == 1)
        else:
            lay_card(table, seat, n)
            table.then(PAYMENT, seat, table.bill.slot)

    def check(self, table: "State") -> None:
        """FWB-068: whoever is paid for is served next."""
        check_payment(table)
        top = table.agenda.listed()[-1:]
        need(
            top != [] and top[0][:3] == [SERVING.index, table.asked, table.bill.slot],
            said.wrong_served_next(),
        )

    def first(self) -> Fact:
        """What is laid next."""
        return said.first_order_payment()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-068: it is not due."""
        return IllegalMove(self.rule, said.not_due(resource=RESOURCE_REFS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """What is laid next."""
        return said.ask_order_payment()

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards of that kind."""
        return in_hand(table, seat, n) if verb is LAY else ()


@final
class Payment(Task):
    """FWB-068, FWB-120: seat a pays for the guest in slot b; it is asked for the order as far as it matters."""

    name = "payment"
    todo = "pay"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Ask, or lay the rest."""
        group = group_due(table)
        if group == NOTHING:
            return
        if is_order_asked(table, group):
            ORDER_PAYMENT.ask(table, a)
            return
        lay_rest(table, a, equipment=group == 1)


@final
class Serving(Task):
    """FWB-069: seat a has paid for the guest in slot b; c: the used pieces, one of which is destroyed."""

    name = "serving"
    todo = "served"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """The guest is served."""
        serve(table, a, b, c)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """The guest waits, and the pieces are there."""
        if b >= table.house.guests or table.guests.is_served(a, b):
            return said.wrong_paid_guest()
        return said.wrong_used() if c & ~table.sheds.types[a] != 0 else None


def begin(table: "State", seat: i64, slot: i64, omit: i64) -> None:
    """FWB-064, FWB-066, FWB-067: what fits is to be laid down, and Abundance for what is missing."""
    guest = table.guests.at(seat, slot)
    wild = missing_ingredients(table, seat, guest, omit)
    for kind in range(INGREDIENTS):
        table.bill.due[kind] = min(needed(guest, kind, omit), number_of(table, seat, kind))
    types = tools(guest, omit)
    lacking = types & ~table.sheds.ready(seat)
    table.choice.options = lacking & types_to_supply(table, seat)
    table.bill.extra = min(excess(table, types), count(table.choice.options))
    for kind in range(TYPES):
        table.bill.due[EQUIPMENT + kind] = 0
    table.bill.due[ABUNDANCE] = wild + count(lacking) - table.bill.extra
    table.bill.slot = slot
    table.bill.omit = omit
    choose(table, seat)


def supply(table: "State", kind: i64) -> None:
    """FWB-064: this type comes from the hand."""
    table.bill.due[EQUIPMENT + kind] = 1
    table.choice.options &= ~BIT[kind]
    table.bill.extra -= 1


def choose(table: "State", seat: i64) -> None:
    """FWB-023, FWB-064, FWB-067: ask what is to be supplied, and whether Abundance stands in, as far as it matters."""
    if 0 < table.bill.extra < count(table.choice.options):
        SUPPLY_CHOICE.ask(table, seat)
        return
    while table.bill.extra > 0:
        supply(table, lowest(table.choice.options))
    if stand_ins(table, seat) != 0:
        PAY_CHOICE.ask(table, seat)
        return
    settle(table, seat)


def stand_ins(table: "State", seat: i64) -> i64:
    """FWB-067: the kinds to be laid down for which an Abundance that is left could stand in, as a set."""
    if number_of(table, seat, ABUNDANCE) <= table.bill.due[ABUNDANCE]:
        return 0
    kinds = kinds_due(table, 0) & ~BIT[ABUNDANCE]
    return kinds | kinds_due(table, 1) if table.house.wild_equipment else kinds


def settle(table: "State", seat: i64) -> None:
    """FWB-067, FWB-098: now everybody sees what is paid, and at a Rush what is left out."""
    used: i64 = 0
    if table.bill.omit != NOTHING:
        guest = table.guests.at(seat, table.bill.slot)
        table.note(h.RUSHED, int(seat), int(guest), int(table.bill.omit))
        if table.house.advanced:
            used = tools(guest, table.bill.omit) & table.sheds.ready(seat)
    for kind in range(ABUNDANCE + 1):
        reveal(table, seat, kind, table.bill.due[kind], old=EQUIPMENT <= kind < ABUNDANCE)
    table.then(SERVING, seat, table.bill.slot, used)
    table.then(PAYMENT, seat, table.bill.slot)


def group_due(table: "State") -> i64:
    """FWB-068: 0 while ingredients and Abundance are to be laid, 1 for supplied equipment, -1 when all is done."""
    if table.bill.due[ABUNDANCE] > 0:
        return 0
    for kind in range(ABUNDANCE):
        if table.bill.due[kind] > 0:
            return 0 if kind < EQUIPMENT else 1
    return NOTHING


def kinds_due(table: "State", group: i64) -> i64:
    """The kinds of that group that are still to be laid, as a set."""
    kinds: i64 = 0
    for kind in range(ABUNDANCE + 1):
        if table.bill.due[kind] > 0 and (EQUIPMENT <= kind < ABUNDANCE) == (group == 1):
            kinds |= BIT[kind]
    return kinds


def is_order_asked(table: "State", group: i64) -> bool:
    """FWB-068, FWB-120: whether the order can matter to anybody."""
    if not table.house.discard_market and not (group == 1 and table.house.second_hand):
        return False
    return count(kinds_due(table, group)) > 1


def lay_card(table: "State", seat: i64, kind: i64) -> None:
    """FWB-064, FWB-068: ingredients and Abundance to the discard, supplied equipment as any equipment."""
    table.bill.due[kind] -= 1
    if EQUIPMENT <= kind < ABUNDANCE:
        card = best_copy(table, kind, old_copies(table, seat, kind))
        take_out(table, seat, card)
        discard(table, card)
    else:
        table.resources.discard.put(give_up(table, seat, kind))


def lay_rest(table: "State", seat: i64, *, equipment: bool) -> None:
    """FWB-068: the rest of a group in the usual order: ingredients as listed, Abundance, then equipment as listed."""
    for kind in range(ABUNDANCE + 1):
        if (EQUIPMENT <= kind < ABUNDANCE) == equipment:
            while table.bill.due[kind] > 0:
                lay_card(table, seat, kind)
    table.then(PAYMENT, seat, table.bill.slot)


def serve(table: "State", seat: i64, slot: i64, destroyed: i64) -> None:
    """FWB-069: the guest is served. FWB-029, FWB-070: it counts for the refresh in the phases that may."""
    guest = table.guests.at(seat, slot)
    table.guests.served[seat] |= BIT[slot]
    table.guests.last = guest
    table.guests.last_seat = seat
    table.guests.last_slot = slot
    table.bill.omit = NOTHING
    if seat == table.active and (table.phase is drawing.DRAW or table.phase is completing.COMPLETE):
        table.turn.served = True
    table.period.add(seat, results.SERVED, guest)
    table.note(h.SERVED_GUEST, int(seat), int(guest), int(slot))
    ending.look_for_trigger(table, seat)
    if destroyed != 0:
        table.then(rushing.DESTROYING, seat, destroyed)


def check_payment(table: "State") -> None:
    """FWB-062 to FWB-068: the guest waits, and what is to be paid is asked for and there."""
    seat, omit = table.asked, table.bill.omit
    guest = check_guest(table)
    types = tools(guest, omit) & ~table.sheds.ready(seat)
    for kind in range(ABUNDANCE + 1):
        due, held = table.bill.due[kind], number_of(table, seat, kind)
        if kind < INGREDIENTS:
            held = min(held, needed(guest, kind, omit))
        elif kind < ABUNDANCE:
            held = min(count(old_copies(table, seat, kind)), count(types & BIT[kind - EQUIPMENT]))
        need(0 <= due <= held, said.wrong_due())


def check_guest(table: "State") -> Guest:
    """The guest who is paid for; what is left out is on the list."""
    seat, slot, omit = table.asked, table.bill.slot, table.bill.omit
    need(slot < table.house.guests and not table.guests.is_served(seat, slot), said.wrong_paid_guest())
    guest = table.guests.at(seat, slot)
    need(omit < 0 or is_listed(guest, omit), said.wrong_omit())
    return guest


SUPPLY_CHOICE: Final[SupplyChoice] = SupplyChoice()
PAY_CHOICE: Final[PayChoice] = PayChoice()
ORDER_PAYMENT: Final[OrderPayment] = OrderPayment()
PAYMENT: Final[Payment] = Payment()
SERVING: Final[Serving] = Serving()
STEPS: Final[list[Step[Any]]] = [SUPPLY_CHOICE, PAY_CHOICE, ORDER_PAYMENT, PAYMENT, SERVING]
