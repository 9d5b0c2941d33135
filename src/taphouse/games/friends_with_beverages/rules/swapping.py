"""Phase 2, swapping guests: FWB-037 to FWB-049."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Kind, Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
    EQUIPMENT,
    KIND_OF,
    MARKET,
    NO_CARD,
    Guest,
    is_equipment,
)
from taphouse.games.friends_with_beverages.references import GUEST_REFS, RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, guest_item, in_hand
from taphouse.games.friends_with_beverages.rules.decks import draw_guest, place_in_market, put_guest, sweep_guests
from taphouse.games.friends_with_beverages.rules.hands import discard, give_up, number_of
from taphouse.games.friends_with_beverages.rules.of_turn import OfTurn, put_events
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

PAY: Final = Verb("pay", v.WARES)
"""FWB-038: with cards of one kind ..."""
PAY_MIXED: Final = Verb("pay", v.WARES, Kind("wild", CODES[ABUNDANCE : ABUNDANCE + 1], "resource"), say="do-pay-mixed")
"""... with one card of it and an Abundance ..."""
PAY_WILD: Final = Verb("pay abundance", Kind("sort", ("ingredient", "equipment")), say="do-pay-wild")
"""... or with Abundance alone, as ingredient or as equipment (FWB-049)."""
FROM_MARKET: Final = Verb("swap", v.POSITIONS)
FROM_DECK: Final = Verb("swap deck")
REJECT: Final = Verb("reject")

MIXED: Final = 15
"""Ways to pay are counted: the kinds, the kinds with Abundance ..."""
WILD: Final = 30
"""... and Abundance alone, as an ingredient or as equipment."""


@final
class Swap(OfTurn):
    """FWB-037, FWB-038: pay for a guest, or go on."""

    name = "swap"
    rule = "FWB-022"
    verbs: tuple[Verb, ...] = (v.PLAY, PAY, PAY_MIXED, PAY_WILD, v.DONE)
    of = "swap"

    def due(self, table: "State") -> bool:
        """If the active seat can pay for a guest, and there is one."""
        return can_swap(table)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """FWB-038, FWB-043, FWB-049: the kinds that pay, alone or with Abundance."""
        put_events(table, moves)
        if sources(table) > 0:
            moves.put_each(PAY.first, can_pay_with(table))
            moves.put_each(PAY_MIXED.first, can_pay_mixed(table))
            if can_pay_wild(table):
                moves.put(PAY_WILD.first)
                if table.house.wild_equipment:
                    moves.put(PAY_WILD.first + 1)
        moves.put(v.DONE.first)

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-139: the payment stays in the hand until the swap is settled; a single source is no choice."""
        table.swap.way = verb.first + n - PAY.first
        if sources(table) > 1:
            SWAP_SOURCE.ask(table, seat)
        elif table.guests.deck.size > 0:
            turn_up(table)
        else:
            at: i64 = 0
            while table.guests.market[at] == NO_CARD:
                at += 1
            choose_position(table, at)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who cannot pay is not asked."""
        return can_swap(table)

    def first(self) -> Fact:
        """Pay or go on."""
        return said.first_swap()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-038, FWB-043, FWB-047, FWB-049: why a kind does not pay."""
        if sources(table) == 0:
            return IllegalMove("FWB-085", said.no_guest_left())
        if verb is PAY_WILD:
            if n > 0 and not table.house.wild_equipment:
                return IllegalMove("FWB-049", said.wild_is_no_equipment())
            return IllegalMove("FWB-049", said.too_little_wild())
        if table.hands.copies(seat, n) == 0:
            return IllegalMove("FWB-046", said.none_to_pay(resource=RESOURCE_REFS[int(n)]))
        if verb is PAY_MIXED:
            if table.resources.notice != NO_CARD:
                return IllegalMove("FWB-047", said.one_card_pays())
            if is_equipment(n) and not table.house.wild_equipment:
                return IllegalMove("FWB-049", said.wild_is_no_equipment())
            return IllegalMove("FWB-049", said.no_wild())
        rule = "FWB-043" if is_equipment(n) else "FWB-038"
        return IllegalMove(rule, said.one_is_no_pair(resource=RESOURCE_REFS[int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Pay or go on."""
        return said.ask_swap(number=int(swap_price(table)))

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """What is paid, and how many cards."""
        if verb is PAY:
            return said.do_pay(resource=RESOURCE_REFS[n], number=int(swap_price(table)))
        return said.do_done(step="swap") if verb is v.DONE else super().does(table, seat, verb, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The cards that can pay."""
        if verb is PAY:
            return in_hand(table, seat, n)
        if verb is PAY_MIXED:
            return in_hand(table, seat, n) + in_hand(table, seat, ABUNDANCE)
        return in_hand(table, seat, ABUNDANCE) if verb is PAY_WILD else super().on(table, seat, verb, n)


class InSwap(Decision):
    """A step of a swap whose payment is chosen, FWB-139: nobody else sees it yet."""

    of = "swap"

    def begun(self, table: "State") -> Step[Any]:
        """A swap."""
        return SWAP

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Nothing was paid yet."""
        return True

    def check(self, table: "State") -> None:
        """FWB-038, FWB-049: the payment can be made."""
        way = table.swap.way
        if way >= WILD:
            pays = can_pay_wild(table) and (way == WILD or table.house.wild_equipment)
        elif way >= MIXED:
            pays = can_pay_mixed(table) & BIT[way - MIXED] != 0
        else:
            pays = way >= 0 and can_pay_with(table) & BIT[way] != 0
        need(pays, said.wrong_swap_paid())


@final
class SwapSource(InSwap):
    """FWB-038: say where the new guest comes from."""

    name = "swap_source"
    rule = "FWB-038"
    verbs: tuple[Verb, ...] = (FROM_MARKET, FROM_DECK)
    draft: tuple[str, ...] = ("swap.way",)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """A market position with a guest, or the deck."""
        for at in range(MARKET):
            if table.guests.market[at] != NO_CARD:
                moves.put(FROM_MARKET.first + at)
        if table.guests.deck.size > 0:
            moves.put(FROM_DECK.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-039, FWB-040: then say who leaves."""
        if verb is FROM_DECK:
            turn_up(table)
        else:
            choose_position(table, n)

    def first(self) -> Fact:
        """Where from."""
        return said.first_swap_source()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-039, FWB-085: nobody is there."""
        if verb is FROM_DECK:
            return IllegalMove("FWB-085", said.no_guest_in_deck())
        return IllegalMove("FWB-039", said.nobody_there(position=int(n) + 1))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Where from; the payment is said again."""
        way = int(table.swap.way)
        if way >= WILD:
            return said.ask_swap_source_wild(sort="equipment" if way > WILD else "ingredient")
        if way >= MIXED:
            return said.ask_swap_source_mixed(resource=RESOURCE_REFS[way - MIXED], wild=RESOURCE_REFS[ABUNDANCE])
        return said.ask_swap_source(resource=RESOURCE_REFS[way], number=int(swap_price(table)))

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who is invited."""
        if verb is FROM_DECK:
            return super().does(table, seat, verb, n)
        return said.do_swap(position=n + 1, guest=GUEST_REFS[int(table.guests.market[n])])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The guest, or the deck."""
        return ("zone:guest-deck",) if verb is FROM_DECK else guest_item(int(table.guests.market[n]))


@final
class SwapSlot(InSwap):
    """FWB-039: say who leaves for the guest of the market."""

    name = "swap_slot"
    rule = "FWB-039"
    verbs: tuple[Verb, ...] = (v.SLOT,)
    draft: tuple[str, ...] = ("swap.way", "swap.position")

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any of the own guests."""
        put_slots(table, moves)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The swap is made."""
        take_from_market(table, n)

    def check(self, table: "State") -> None:
        """FWB-039: the guest is there."""
        super().check(table)
        need(table.guests.market[table.swap.position] != NO_CARD, said.wrong_market_guest())

    def first(self) -> Fact:
        """Who leaves."""
        return said.first_swap_slot()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-012: so many slots there are."""
        return IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Who leaves."""
        return said.ask_swap_slot(guest=GUEST_REFS[int(table.guests.market[table.swap.position])])

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who leaves, served or not."""
        return leaving(table, seat, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The guest who leaves."""
        return guest_item(int(table.guests.at(seat, n)))


@final
class SwapDeck(Decision):
    """FWB-040, FWB-042: accept the guest from the deck for one of the own, or reject them."""

    name = "swap_deck"
    rule = "FWB-040"
    verbs: tuple[Verb, ...] = (v.SLOT, REJECT)
    of = "swap"

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any of the own guests leaves, or the new one."""
        put_slots(table, moves)
        moves.put(REJECT.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The swap is made, or the guest goes to the market."""
        if verb is REJECT:
            reject(table)
        else:
            accept(table, n)

    def first(self) -> Fact:
        """Accept or reject."""
        return said.first_swap_deck()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-012: so many slots there are."""
        return IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Accept or reject."""
        return said.ask_swap_deck(guest=GUEST_REFS[int(table.swap.turned)])

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who leaves, served or not."""
        return super().does(table, seat, verb, n) if verb is REJECT else leaving(table, seat, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The guest who leaves, or the market."""
        return ("zone:guest-market",) if verb is REJECT else guest_item(int(table.guests.at(seat, n)))


def put_slots(table: "State", moves: Moves) -> None:
    """The guests of a seat."""
    for slot in range(table.house.guests):
        moves.put(v.SLOT.first + slot)


def leaving(table: "State", seat: int, slot: int) -> Fact:
    """FWB-045: who leaves; with a served guest the drink is lost."""
    guest = GUEST_REFS[int(table.guests.at(seat, slot))]
    return said.do_slot(slot=slot + 1, guest=guest, served="yes" if table.guests.is_served(seat, slot) else "no")


def swap_price(table: "State") -> i64:
    """FWB-038, FWB-047: two cards, or one while Cultural Exchange is active."""
    return 2 if table.resources.notice == NO_CARD else 1


def can_pay_with(table: "State") -> i64:
    """FWB-038, FWB-043, FWB-047: the kinds of which there are enough cards to pay with, as a set."""
    hands, seat, price = table.hands, table.active, swap_price(table)
    kinds: i64 = 0
    for kind in range(ABUNDANCE):
        if is_enough(hands.copies(seat, kind), price):
            kinds |= BIT[kind]
    return kinds


def is_enough(copies: i64, price: i64) -> bool:
    """Whether there are so many copies: one or two."""
    return copies != 0 and (price == 1 or copies & (copies - 1) != 0)


def can_pay_mixed(table: "State") -> i64:
    """FWB-049: the kinds of which a card pays together with an Abundance, however many there are, as a set."""
    hands, seat = table.hands, table.active
    kinds: i64 = 0
    if table.resources.notice != NO_CARD or hands.copies(seat, ABUNDANCE) == 0:
        return kinds
    for kind in range(ABUNDANCE if table.house.wild_equipment else EQUIPMENT):
        if hands.copies(seat, kind) != 0:
            kinds |= BIT[kind]
    return kinds


def can_pay_wild(table: "State") -> bool:
    """FWB-049: whether Abundance alone pays."""
    return number_of(table, table.active, ABUNDANCE) >= swap_price(table)


def can_pay(table: "State") -> bool:
    """FWB-038, FWB-043: whether anything pays."""
    hands, seat, price = table.hands, table.active, swap_price(table)
    for kind in range(ABUNDANCE):
        if is_enough(hands.copies(seat, kind), price):
            return True
    return can_pay_mixed(table) != 0 or can_pay_wild(table)


def sources(table: "State") -> i64:
    """How many guests can be had: those in the market, and one from the deck (FWB-085)."""
    number: i64 = 0
    guests = table.guests
    for at in range(MARKET):
        if guests.market[at] != NO_CARD:
            number += 1
    if guests.deck.size > 0:
        number += 1
    return number


def can_swap(table: "State") -> bool:
    """FWB-037: whether the active seat can pay for a guest, and there is one."""
    return can_pay(table) and sources(table) > 0


def pay(table: "State") -> None:
    """FWB-044, FWB-046, FWB-049: the payment leaves the hand."""
    way = table.swap.way
    table.swap.way = -1
    if way >= WILD:
        table.swap.sweeps = way > WILD
        pay_wild(table, table.active)
        return
    kind = way % MIXED
    table.swap.sweeps = is_equipment(kind)
    if table.resources.notice != NO_CARD:
        pay_one(table, table.active, kind)
    else:
        pay_two(table, table.active, kind, ABUNDANCE if way >= MIXED else kind)


def pay_wild(table: "State", seat: i64) -> None:
    """FWB-049: Abundance alone always goes to the discard."""
    first = give_up(table, seat, ABUNDANCE)
    second = first
    table.resources.discard.put(first)
    if table.resources.notice == NO_CARD:
        second = give_up(table, seat, ABUNDANCE)
        table.resources.discard.put(second)
    table.note(h.PAID, int(seat), int(first) * h.PACK + int(second), 1 if table.swap.sweeps else 0)


def pay_one(table: "State", seat: i64, kind: i64) -> None:
    """FWB-047: under Cultural Exchange a single card pays."""
    card = give_up(table, seat, kind)
    table.note(h.PAID, int(seat), int(card) * h.PACK + int(card), 1 if table.swap.sweeps else 0)
    discard(table, card)


def pay_two(table: "State", seat: i64, kind: i64, other: i64) -> None:
    """FWB-044, FWB-049: Abundance lies beneath the real card, or on what that one displaces second-hand."""
    first = give_up(table, seat, kind)
    second = give_up(table, seat, other)
    table.note(h.PAID, int(seat), int(first) * h.PACK + int(second), 1 if table.swap.sweeps else 0)
    if KIND_OF[second] == ABUNDANCE and not (table.swap.sweeps and table.house.second_hand):
        table.resources.discard.put(second)
        discard(table, first)
        return
    discard(table, first)
    discard(table, second)


def turn_up(table: "State") -> None:
    """FWB-038, FWB-040: the top guest of the deck, whom everybody sees; the payment is made."""
    pay(table)
    table.swap.turned = draw_guest(table)
    table.note(h.TURNED, int(table.active), int(table.swap.turned))
    SWAP_DECK.ask(table, table.active)


def choose_position(table: "State", at: i64) -> None:
    """FWB-038, FWB-048: a guest from the market."""
    table.swap.position = at
    SWAP_SLOT.ask(table, table.active)


def take_from_market(table: "State", slot: i64) -> None:
    """FWB-039, FWB-043: the market guest takes the slot; the position is filled, or the whole market replaced."""
    pay(table)
    at = table.swap.position
    guest = Guest(table.guests.market[at])
    table.swap.position = -1
    table.guests.market[at] = NO_CARD
    old = put_guest(table, table.active, slot, guest)
    table.note(h.SWAPPED, int(table.active), int(guest), int(old))
    if not table.swap.sweeps:
        table.guests.market[at] = draw_guest(table)
    finish(table)


def accept(table: "State", slot: i64) -> None:
    """FWB-040, FWB-041: the guest from the deck takes the slot; the market stays as it is."""
    guest = table.swap.turned
    table.swap.turned = Guest(NO_CARD)
    old = put_guest(table, table.active, slot, guest)
    table.note(h.SWAPPED, int(table.active), int(guest), int(old))
    finish(table)


def reject(table: "State") -> None:
    """FWB-042: the guest from the deck goes to its market position; the payment is lost."""
    guest = table.swap.turned
    table.swap.turned = Guest(NO_CARD)
    old = place_in_market(table, guest)
    table.note(h.REJECTED, int(table.active), int(guest), int(old))
    finish(table)


def finish(table: "State") -> None:
    """FWB-043: paid with equipment, the whole market is replaced."""
    if table.swap.sweeps:
        sweep_guests(table)
        table.note(h.MARKET_REPLACED, int(table.active))
    table.swap.sweeps = False


SWAP: Final[Swap] = Swap()
SWAP_SOURCE: Final[SwapSource] = SwapSource()
SWAP_SLOT: Final[SwapSlot] = SwapSlot()
SWAP_DECK: Final[SwapDeck] = SwapDeck()
STEPS: Final[list[Step[Any]]] = [SWAP, SWAP_SOURCE, SWAP_SLOT, SWAP_DECK]
