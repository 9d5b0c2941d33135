"""The Resource Deck and Market, the Guest Deck and Market: FWB-030, FWB-035, FWB-042, FWB-078 to FWB-085."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.facts import Fact
from taphouse.core.step import Step
from taphouse.games.friends_with_beverages import cards
from taphouse.games.friends_with_beverages.cards import Card, Guest
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import interrupts, results
from taphouse.games.friends_with_beverages.rules.decision import Task
from taphouse.games.friends_with_beverages.rules.hands import take_in
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

STAYING: Final = 149
"""FWB-084: the first card that may have to stay in the discard: exhibitions, lucky finds, interrupts."""
assert cards.FIRST[cards.EXHIBITION] == STAYING
EPOCH: Final = 1000
"""Generations of one epoch: between two shuffles of the discard there are fewer Recalls than this."""


@final
class Fill(Task):
    """FWB-030, FWB-035: seat a fills the Resource Market."""

    name = "fill"
    todo = "fill the market"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Fill the vacant slots."""
        fill_market(table, a)


@final
class Gain(Task):
    """FWB-025: seat a draws b cards unseen."""

    name = "gain"
    todo = "draw"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """One after the other."""
        gain(table, a, b)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """No step draws more cards than one for each served guest."""
        return None if b <= cards.SLOTS else said.wrong_count()


@final
class NewGuest(Task):
    """FWB-079: a guest from the deck takes its market position."""

    name = "new_guest"
    todo = "new guest"
    seats = False

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """At a pass."""
        new_guest(table)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """It has no numbers."""
        return None


def stays(table: "State", card: Card) -> bool:
    """FWB-084: whether a card was carried out in this period, so that it is not shuffled in."""
    return card >= STAYING and table.resources.stays & BIT[card - STAYING] != 0


def is_card_left(table: "State") -> bool:
    """Whether there is a card to draw, if need be after a shuffle."""
    if table.resources.deck.size > 0:
        return True
    return any(not stays(table, Card(table.resources.discard.cards[i])) for i in range(table.resources.discard.size))


def take_top(table: "State") -> Card:
    """FWB-084: take the top card of the Resource Deck, shuffling the discard first if it is empty."""
    if table.resources.deck.size == 0:
        reshuffle(table)
        if table.resources.deck.size == 0:
            return Card(cards.NO_CARD)
    return Card(table.resources.deck.draw())


def reshuffle(table: "State") -> None:
    """FWB-084: the discard becomes the deck, but for what was carried out in this period."""
    pile = table.resources.discard
    size = pile.size
    pile.clear()
    table.memory.renew((table.memory.generation // EPOCH + 1) * EPOCH)
    for i in range(size):
        card = Card(pile.cards[i])
        if stays(table, card):
            pile.put(card)
        else:
            table.resources.deck.put(card)
            table.memory.see(card)
    if table.resources.deck.size > 0:
        table.resources.deck.shuffle(table.rng)
        table.note(h.RESHUFFLED, int(table.resources.deck.size))


def happens_at_once(table: "State", kind: i64) -> bool:
    """FWB-034, FWB-112: whether a card of a kind is carried out as soon as it turns up."""
    return kind >= cards.EVENTS or (kind >= cards.EXHIBITION and table.house.immediate)


def gain(table: "State", seat: i64, number: i64) -> None:
    """FWB-025, FWB-034: draw cards unseen, one after the other; what happens at once comes before the next."""
    left = number
    while left > 0:
        left -= 1
        card = take_top(table)
        if card == cards.NO_CARD:
            table.note(h.NO_CARD_LEFT, int(seat))
            return
        if happens_at_once(table, cards.KIND_OF[card]):
            if left > 0:
                table.then(GAIN, seat, left)
            interrupts.meet(table, card, seat)
            return
        take_in(table, seat, card, openly=False)
        table.period.add(seat, results.GOT, cards.NO_CARD)
        table.note(h.DREW, int(seat), int(card))


def fill_market(table: "State", seat: i64) -> None:
    """FWB-030, FWB-035, FWB-082: fill the vacant slots, the one next to the deck first."""
    while table.resources.market[0] == cards.NO_CARD or table.resources.market[1] == cards.NO_CARD:
        card = take_top(table)
        if card == cards.NO_CARD:
            return
        if happens_at_once(table, cards.KIND_OF[card]):
            table.then(FILL, seat)
            interrupts.meet(table, card, seat)
            return
        slot: i64 = 0
        if table.resources.market[0] != cards.NO_CARD:
            slot = 1
        table.resources.market[slot] = card
        table.note(h.FILLED, int(slot), int(card))


def refresh_market(table: "State", seat: i64) -> None:
    """FWB-078, FWB-083, FWB-101: the market is discarded, the card next to the deck first, and filled anew."""
    for slot in range(2):
        if table.resources.market[slot] != cards.NO_CARD:
            table.resources.discard.put(table.resources.market[slot])
            table.note(h.SWEPT, int(slot), int(table.resources.market[slot]))
            table.resources.market[slot] = cards.NO_CARD
    table.then(FILL, seat)


def draw_guest(table: "State") -> Guest:
    """FWB-085, FWB-133: take the top guest, if there is one; with the last one the end is near."""
    if table.guests.deck.size == 0:
        return Guest(cards.NO_CARD)
    guest = Guest(table.guests.deck.draw())
    table.guests.looks.drawn(guest)
    if table.guests.deck.size == 0:
        table.guests.gone = True
        table.note(h.GUESTS_OUT)
    return guest


def place_in_market(table: "State", guest: Guest) -> Guest:
    """FWB-042, FWB-130: a guest takes the position of its 4-icon strip; gives the one who leaves, or none."""
    at = cards.STRIP_4[guest]
    old = Guest(table.guests.market[at])
    if old != cards.NO_CARD:
        table.guests.discard.put(old)
    table.guests.market[at] = guest
    return old


def new_guest(table: "State") -> None:
    """FWB-079: at a pass a guest from the deck takes its market position."""
    guest = draw_guest(table)
    if guest != cards.NO_CARD:
        old = place_in_market(table, guest)
        table.note(h.JOINED_MARKET, int(guest), int(cards.STRIP_4[guest]), int(old))


def sweep_guests(table: "State") -> None:
    """FWB-043: all guests of the market leave, and the positions are filled as far as the deck lasts."""
    for at in range(cards.MARKET):
        if table.guests.market[at] != cards.NO_CARD:
            table.guests.discard.put(table.guests.market[at])
            table.guests.market[at] = cards.NO_CARD
    for at in range(cards.MARKET):
        table.guests.market[at] = draw_guest(table)


def put_guest(table: "State", seat: i64, slot: i64, guest: Guest) -> Guest:
    """A guest takes a slot, to be served; the one who was there leaves, with the drink if there was one (FWB-045)."""
    old = table.guests.at(seat, slot)
    table.guests.discard.put(old)
    table.guests.slots[cards.SLOTS * seat + slot] = guest
    table.guests.served[seat] &= ~BIT[slot]
    return old


def cancel(table: "State", seat: i64) -> bool:
    """FWB-085, FWB-099, FWB-129: flip a guest, who takes the slot that its strip names; tells whether there was one."""
    guest = draw_guest(table)
    if guest == cards.NO_CARD:
        return False
    slot = cards.STRIP_3[guest]
    if table.house.guests == cards.SLOTS:
        slot = cards.STRIP_4[guest]
    old = put_guest(table, seat, slot, guest)
    table.period.add(seat, results.LOST_GUEST, old)
    table.period.add(seat, results.NEW_GUEST, guest)
    table.note(h.GUEST_LOST, int(seat), int(old), int(guest))
    return True


FILL: Final[Fill] = Fill()
GAIN: Final[Gain] = Gain()
NEW_GUEST_TASK: Final[NewGuest] = NewGuest()
STEPS: Final[list[Step[Any]]] = [FILL, GAIN, NEW_GUEST_TASK]
