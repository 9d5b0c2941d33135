"""The forms in which cards and guests of this game are written down in a position, and read back."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.errors import LONGEST_SHOWN, BadPosition
from taphouse.core.facts import typed
from taphouse.core.forms import Form, PileOf, SetOf, Word, listed
from taphouse.games.friends_with_beverages.cards import (
    CARDS,
    COPY_OF,
    EVENTS,
    FIRST,
    GUEST_COUNT,
    KIND_OF,
    read_card,
    read_guest,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.words import said

LARGEST_SET: Final = 50
"""All pieces of equipment fit a set."""


class CardName(Word):
    """A resource card by its notation, from ``first`` on; with ``none``, -1 stands for none."""

    def __init__(self, first: int = 0, size: int = CARDS, *, none: bool = False) -> None:
        super().__init__([write_card(card) for card in range(first, min(CARDS, first + size))], none=none)

    def refusal(self, value: object) -> BadPosition:
        """Say that there is no such card, or that it cannot be here."""
        card = read_card(str(value))
        return BadPosition(said.wrong_among(card=said.card_ref(write_card(card))))


class GuestName(Word):
    """A guest by its notation; with ``none``, -1 stands for none."""

    def __init__(self, *, none: bool = False) -> None:
        super().__init__([write_guest(guest) for guest in range(GUEST_COUNT)], none=none)

    def refusal(self, value: object) -> BadPosition:
        """Say that there is no such guest."""
        return BadPosition(said.wrong_guest(typed=typed(str(value)[:LONGEST_SHOWN])))


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


CARD: Final[Word] = CardName(none=True)
"""A resource card, or none."""
GUEST: Final[Word] = GuestName(none=True)
"""A guest, or none."""
CARD_PILE: Final[PileOf] = PileOf(CardName(), CARDS)
GUEST_PILE: Final[PileOf] = PileOf(GuestName(), GUEST_COUNT)


def set_from(first: int) -> SetOf:
    """A set of cards as the bits of one number, counted from the first that may be in it."""
    return SetOf(CardName(first, LARGEST_SET))


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
