"""What lies on the table, in small records: each is made anew, or like another and apart from it.

What is replaced and never changed, a copy shares.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.pile import Pile
from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import Card, Guest
from taphouse.games.friends_with_beverages.rules.looks import Looks

DUE: Final = 16
"""Kinds that can be paid for a recipe."""


@final
class Resources:
    """The Resource Deck, the Resource Market, and where cards lie besides."""

    def __init__(self, like: "Resources | None" = None) -> None:
        self.deck: Pile = Pile(c.CARDS) if like is None else like.deck.copy()
        self.discard: Pile = Pile(c.CARDS) if like is None else like.discard.copy()
        self.market: vec[i64] = vec[i64]([c.NO_CARD, c.NO_CARD]) if like is None else like.market[:]
        self.second_hand: Card = Card(c.NO_CARD) if like is None else like.second_hand
        self.notice: Card = Card(c.NO_CARD) if like is None else like.notice
        """FWB-089: the Cultural Exchange that is active."""
        self.aside: Pile = Pile(c.CARDS) if like is None else like.aside.copy()
        """Flipped by Equipment Recall."""
        self.stays: i64 = 0 if like is None else like.stays
        """FWB-084: the interrupts and events met in this period, as a set."""


@final
class Hands:
    """The hands. A hand is, for each kind, the set of its copies."""

    def __init__(self, seats: int, like: "Hands | None" = None) -> None:
        self.held: vec[i64] = vec[i64]([0] * (c.EVENTS * seats)) if like is None else like.held[:]
        """At ``EVENTS * seat + kind``: a set of copies."""
        self.sizes: vec[i64] = vec[i64]([0] * seats) if like is None else like.sizes[:]
        self.known: vec[i64] = vec[i64]([0] * c.EVENTS) if like is None else like.known[:]
        """For each kind the copies that lie in a hand and that everybody knows to lie there."""
        self.fresh: vec[i64] = vec[i64]([0] * c.EVENTS) if like is None else like.fresh[:]
        """FWB-065: for each kind the copies that came into a hand in this period; with ``delayed`` only."""

    def copies(self, seat: i64, kind: i64) -> i64:
        """The cards of a kind in a hand, as a set of copies."""
        return self.held[c.EVENTS * seat + kind]

    def is_known(self, card: Card) -> bool:
        """Whether everybody knows that a card lies in the hand where it lies."""
        return self.known[c.KIND_OF[card]] & BIT[c.COPY_OF[card]] != 0


@final
class Memory:
    """What everybody can tell of resource cards that lie face down."""

    def __init__(self, like: "Memory | None" = None) -> None:
        self.seen: vec[i64] = vec[i64]([0] * c.CARDS) if like is None else like.seen
        """For each card the latest generation in which everybody knew it to be in the Resource Deck ..."""
        self.drawn: vec[i64] = vec[i64]([0] * c.CARDS) if like is None else like.drawn[:]
        """... and for one in a hand, unseen, the generation in which it was drawn."""
        self.generation: i64 = 0 if like is None else like.generation
        """Goes up whenever everybody sees what goes into the deck: to a new epoch if that is all of it.

        What was seen before is replaced then, so that copies can share it.
        """

    def renew(self, generation: i64) -> None:
        """Everybody is about to see what goes into the deck."""
        self.generation = generation
        self.seen = self.seen[:]

    def see(self, card: Card) -> None:
        """Everybody sees a card go into the deck."""
        self.seen[card] = self.generation


@final
class Guests:
    """The guests: their deck and market, and those before the seats."""

    def __init__(self, seats: int, like: "Guests | None" = None) -> None:
        self.deck: Pile = Pile(c.GUEST_COUNT) if like is None else like.deck.copy()
        self.discard: Pile = Pile(c.GUEST_COUNT) if like is None else like.discard.copy()
        self.market: vec[i64] = vec[i64]([c.NO_CARD] * c.MARKET) if like is None else like.market[:]
        self.box: Pile = Pile(c.GUEST_COUNT) if like is None else like.box
        """FWB-011: the guests that stay out of this game: replaced, never changed."""
        self.gone: bool = False if like is None else like.gone
        """FWB-133: whether the last guest was drawn."""
        self.looks: Looks = Looks(seats) if like is None else Looks(seats, like.looks)
        """FWB-090: who has seen which guests on top of the deck."""
        self.slots: vec[i64] = vec[i64]([c.NO_CARD] * (c.SLOTS * seats)) if like is None else like.slots[:]
        """At ``SLOTS * seat + slot``: who is there."""
        self.served: vec[i64] = vec[i64]([0] * seats) if like is None else like.served[:]
        """For each seat the slots that are completed, as a set."""
        self.last: Guest = Guest(c.NO_CARD) if like is None else like.last
        """The guest served last, by whom, and in which slot."""
        self.last_seat: i64 = 0 if like is None else like.last_seat
        self.last_slot: i64 = 0 if like is None else like.last_slot

    def at(self, seat: i64, slot: i64) -> Guest:
        """The guest in a slot."""
        return Guest(self.slots[c.SLOTS * seat + slot])

    def is_served(self, seat: i64, slot: i64) -> bool:
        """Whether the guest in a slot is served."""
        return self.served[seat] & BIT[slot] != 0


@final
class Sheds:
    """The sheds, and the pieces of equipment in them."""

    def __init__(self, seats: int, like: "Sheds | None" = None) -> None:
        self.types: vec[i64] = vec[i64]([0] * seats) if like is None else like.types[:]
        """For each seat the types installed, as a set; ``sideways``: those that do not work yet."""
        self.sideways: vec[i64] = vec[i64]([0] * seats) if like is None else like.sideways[:]
        self.pieces: vec[i64] = vec[i64]([c.NO_CARD] * (c.TYPES * seats)) if like is None else like.pieces[:]
        """At ``TYPES * seat + type``: the card that was installed."""

    def ready(self, seat: i64) -> i64:
        """FWB-057, FWB-063: the types in a shed that work."""
        return self.types[seat] & ~self.sideways[seat]

    def has(self, seat: i64, kind: i64) -> bool:
        """Whether a type is installed in a shed."""
        return self.types[seat] & BIT[kind] != 0

    def piece(self, seat: i64, kind: i64) -> Card:
        """The piece of a type in a shed."""
        return Card(self.pieces[c.TYPES * seat + kind])


@final
class Turn:
    """What is new with each turn."""

    def __init__(self, like: "Turn | None" = None) -> None:
        self.points: i64 = 0 if like is None else like.points
        """FWB-024: draw points left."""
        self.served: bool = False if like is None else like.served
        """FWB-070: whether the active seat has served somebody this turn."""
        self.taken_out: i64 = 0 if like is None else like.taken_out
        """FWB-060: the pieces taken out of the second-hand slot this turn, as a set."""


@final
class Swap:
    """FWB-038: a guest who is being swapped for another."""

    def __init__(self, like: "Swap | None" = None) -> None:
        self.way: i64 = -1 if like is None else like.way
        """FWB-139: the way in which it is to be paid, or -1."""
        self.sweeps: bool = False if like is None else like.sweeps
        """FWB-043: whether it was paid with equipment."""
        self.position: i64 = -1 if like is None else like.position
        """The market position that it is for, or -1."""
        self.turned: Guest = Guest(c.NO_CARD) if like is None else like.turned
        """FWB-040: the guest drawn from the deck."""


@final
class Bill:
    """FWB-064: what is to be paid for a recipe."""

    def __init__(self, like: "Bill | None" = None) -> None:
        self.slot: i64 = 0 if like is None else like.slot
        """Whose recipe it is."""
        self.omit: i64 = -1 if like is None else like.omit
        """FWB-097: the kind left out, or -1."""
        self.extra: i64 = 0 if like is None else like.extra
        """How many types are still to be supplied."""
        self.due: vec[i64] = vec[i64]([0] * DUE) if like is None else like.due[:]
        """How many cards of each kind are still to be laid."""


@final
class Choice:
    """What the decision that is asked is about."""

    def __init__(self, like: "Choice | None" = None) -> None:
        self.options: i64 = 0 if like is None else like.options
        """The types among which is chosen, as a set, or the type recalled."""
        self.installing: Card = Card(c.NO_CARD) if like is None else like.installing
        """FWB-052: the card for which room is made."""
        self.shown: i64 = -1 if like is None else like.shown
        """FWB-114: the two pieces to give at an Exhibition, or -1."""
        self.shown_too: i64 = -1 if like is None else like.shown_too
        self.tally: i64 = 0 if like is None else like.tally
        """FWB-100: how many cards the drawer of a cancellation has discarded so far."""
        self.victim: i64 = 0 if like is None else like.victim
        """FWB-104: from whom a piece is taken."""


@final
class Trade:
    """FWB-125: the trade window."""

    def __init__(self, seats: int, like: "Trade | None" = None) -> None:
        self.trader: i64 = 0 if like is None else like.trader
        """Who makes offers, counted from the holder; ``offers``: how many are left."""
        self.offers: i64 = 0 if like is None else like.offers
        self.give: i64 = 0 if like is None else like.give
        """The offer: the kind given, the kind wanted, and of whom."""
        self.want: i64 = 0 if like is None else like.want
        self.partner: i64 = 0 if like is None else like.partner
        self.given: vec[i64] = vec[i64]([0] * seats) if like is None else like.given[:]
        """FWB-127: how many cards each seat has given away."""


@final
class Arrivals:
    """FWB-019: what everybody answered on arriving; replaced with each answer, never changed."""

    def __init__(self, seats: int, like: "Arrivals | None" = None) -> None:
        self.bottles: vec[i64] = vec[i64]([-1] * seats) if like is None else like.bottles[:]
        """1 yes, 0 no, -1 not answered; ``noses``: 0 not answered; ``ranks``: 0 for the biggest."""
        self.noses: vec[i64] = vec[i64]([0] * seats) if like is None else like.noses[:]
        self.ranks: vec[i64] = vec[i64]([-1] * seats) if like is None else like.ranks[:]
