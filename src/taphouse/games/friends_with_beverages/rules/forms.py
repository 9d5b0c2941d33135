"""The forms in which what lies on this table is written down in a position, and read back."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, bits_of, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.fields import Field, Form, listed, number, restore, written
from taphouse.core.pile import Pile
from taphouse.games.friends_with_beverages.cards import (
    COPY_OF,
    EVENTS,
    FIRST,
    KIND_OF,
    NO_CARD,
    read_card,
    read_guest,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.words import said

LARGEST_SET: Final = 50
"""All pieces of equipment fit a set."""


class Card(Form):
    """A resource card, or none."""

    def write(self, value: object) -> object:
        """Write it down."""
        card = int(cast("int", value))
        return None if card == NO_CARD else write_card(card)

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return NO_CARD if value is None else read_card(str(value))


class Guest(Form):
    """A guest, or none."""

    def write(self, value: object) -> object:
        """Write it down."""
        guest = int(cast("int", value))
        return None if guest == NO_CARD else write_guest(guest)

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return NO_CARD if value is None else read_guest(str(value))


class CardPile(Form):
    """A pile of resource cards, its bottom first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity

    def write(self, value: object) -> object:
        """Write it down."""
        return [write_card(card) for card in cast("Pile", value).listed()]

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return filled(cards_in(value), self.capacity)


class GuestPile(Form):
    """A pile of guests, its bottom first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity

    def write(self, value: object) -> object:
        """Write it down."""
        return [write_guest(guest) for guest in cast("Pile", value).listed()]

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return filled(guests_in(value), self.capacity)


class CardSet(Form):
    """A set of cards as the bits of one number, counted from the first that may be in it."""

    def __init__(self, first: int) -> None:
        self.first = first

    def write(self, value: object) -> object:
        """Write it down."""
        return [write_card(card) for card in members(cast("int", value), self.first)]

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        cards = cards_in(value)
        for card in cards:
            if not self.first <= card < self.first + LARGEST_SET:
                raise BadPosition(said.wrong_among(card=said.card_ref(write_card(card))))
        return int(bits_of([card - self.first for card in cards]))


class Marked(Form):
    """Cards that a hand can hold, as a set of copies for each kind."""

    def write(self, value: object) -> object:
        """Write them down."""
        sets = cast("vec[i64]", value)
        return [write_card(card) for kind in range(EVENTS) for card in members(sets[kind], FIRST[kind])]

    def read(self, value: object, seats: int) -> object:
        """Read them."""
        sets = vec[i64]([0] * EVENTS)
        for card in cards_in(value):
            sets[kind_held(card)] |= BIT[COPY_OF[card]]
        return sets


class Shifted(Form):
    """A number from 0 on that is written as one from ``first`` on; nothing is -1."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def write(self, value: object) -> object:
        """Write it down."""
        at = int(cast("int", value))
        return -1 if at < 0 else at + self.first

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return -1 if value == -1 else number(value, self.first, self.first + self.size - 1) - self.first


class Row(Field):
    """Several fields in one list."""

    def __init__(self, key: str, fields: list[Field]) -> None:
        super().__init__(key)
        self.fields = fields

    def write(self, state: object) -> object:
        """Write them down."""
        return [field.write(state) for field in self.fields]

    def read(self, state: object, value: object) -> None:
        """Read them."""
        for field, each in zip(self.fields, listed(value, len(self.fields)), strict=True):
            field.read(state, each)


class Group(Field):
    """Several fields under one name."""

    def __init__(self, key: str, fields: list[Field]) -> None:
        super().__init__(key)
        self.fields = fields

    def write(self, state: object) -> object:
        """Write them down."""
        return written(state, self.fields)

    def read(self, state: object, value: object) -> None:
        """Read them."""
        if not isinstance(value, dict):
            raise BadValue("An object", value)
        restore(state, self.fields, value)


def cards_in(value: object) -> list[int]:
    """Read several resource cards."""
    return [read_card(str(card)) for card in listed(value)]


def guests_in(value: object) -> list[int]:
    """Read several guests."""
    return [read_guest(str(guest)) for guest in listed(value)]


def kind_held(card: int) -> int:
    """The kind of a card that lies in a hand."""
    kind = int(KIND_OF[card])
    if kind >= EVENTS:
        raise BadPosition(said.wrong_held(card=said.card_ref(write_card(card))))
    return kind


def filled(cards: list[int], capacity: int) -> Pile:
    """A pile of these."""
    if len(cards) > capacity:
        raise BadPosition(said.wrong_pile(most=capacity, number=len(cards)))
    pile = Pile(capacity)
    pile.fill(cards)
    return pile
