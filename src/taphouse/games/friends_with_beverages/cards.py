"""What the pieces are: 172 resource cards of 27 kinds, and 80 guests.

Kinds come in the order ingredients, equipment, events, interrupts; cards are numbered kind by
kind, so that a card is the first of its kind and the number of its copy.
"""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.errors import LONGEST_SHOWN, BadPosition
from taphouse.core.facts import typed
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.games.friends_with_beverages.words import said

Card = NewType("Card", i64)
"""A resource card inside the rules."""
Guest = NewType("Guest", i64)
"""A guest inside the rules."""
NO_CARD: Final = -1
"""No resource card, or no guest."""

INGREDIENTS: Final = 8
"""Kinds 0 to 7."""
TYPES: Final = 7
"""Types of equipment: kinds 8 to 14."""
EQUIPMENT: Final = 8
"""The first of them."""
ABUNDANCE: Final = 15
EXHIBITION: Final = 16
LUCKY_FIND: Final = 17
EVENTS: Final = 18
"""Kinds below this one can be held in a hand; the others are interrupts."""
CULTURAL_EXCHANGE: Final = 18
EQUIPMENT_RECALL: Final = 19
FESTIVAL_RUSH: Final = 20
GUEST_CANCELLATION: Final = 21
MARKET_VOLATILITY: Final = 22
SUPPLY_CHAIN_HICCUP: Final = 23
TERRIBLE_FRIEND: Final = 24
TERRIBLE_TRAFFIC: Final = 25
ONE_SHOT: Final = 26
KINDS: Final = 27
INTERRUPTS: Final = 9

CODES: Final = (
    "SPI", "SUG", "CIT", "FRU", "HRB", "SPC", "NUT", "CRM",
    "JUG", "STR", "JAR", "FUN", "TUN", "STI", "BAR",
    "abundance", "equipment_exhibition", "lucky_find",
    "cultural_exchange", "equipment_recall", "festival_rush", "guest_cancellation", "market_volatility",
    "supply_chain_hiccup", "terrible_friend", "terrible_traffic", "one_shot",
)  # fmt: skip
PRINTED: Final = (20, 16, 13, 13, 10, 9, 8, 7, 10, 9, 8, 7, 6, 5, 5, 3, 2, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2)
"""FWB-006: how many copies there are of each kind, of interrupts at most."""
MIXES: Final = {
    "light": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "standard": (2, 1, 2, 1, 2, 1, 1, 1, 1),
    "heavy": (2, 2, 2, 2, 2, 2, 2, 2, 2),
}
"""How many copies of each interrupt a mix has."""
VALUES: Final = (1, 1, 1, 1, 2, 2, 3, 3, 1, 1, 1, 2, 2, 3, 3)
"""What an ingredient or a type of equipment adds to the points of a guest: the rarer, the more."""
INGREDIENT_BONUS: Final = {4: 0, 5: 1, 6: 3}
TYPE_BONUS: Final = {3: 0, 4: 1, 5: 4}

FIRST: Final = vec[i64]([sum(PRINTED[:kind]) for kind in range(KINDS)])
"""The first card of each kind."""
CARDS: Final = sum(PRINTED)
KIND_OF: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(PRINTED[kind])])
COPY_OF: Final = vec[i64]([copy for kind in range(KINDS) for copy in range(PRINTED[kind])])
EQUIPMENT_FIRST: Final = sum(PRINTED[:EQUIPMENT])
"""The number of the first piece of equipment; all 50 fit a set."""

GUEST_COUNT: Final = 80
MARKET: Final = 4
"""Positions of the Guest Market."""
SLOTS: Final = 4
"""Guests that a seat can have room for."""


def ingredients_of(guest: int) -> list[int]:
    """FWB-004: the kinds of the ingredient cards that a guest's recipe lists, with doubles."""
    return sorted(CODES.index(code) for code in GUESTS[guest].ingredients.split())


def types_of(guest: int) -> list[int]:
    """FWB-004: the types of equipment that it needs, from 0."""
    return sorted(CODES.index(code) - EQUIPMENT for code in GUESTS[guest].equipment.split())


def worth_of(guest: int) -> int:
    """FWB-004: the points of a guest: the rarity of all it needs, and a bonus for a long list."""
    needs, types = ingredients_of(guest), types_of(guest)
    rarity = sum(VALUES[kind] for kind in needs) + sum(VALUES[EQUIPMENT + kind] for kind in types)
    return rarity + INGREDIENT_BONUS[len(needs)] + TYPE_BONUS[len(types)]


# FWB-002: every guest comes from another country.
NEEDS: Final = vec[i64](
    [ingredients_of(guest).count(kind) for guest in range(len(GUESTS)) for kind in range(INGREDIENTS)]
)
"""How many cards of each ingredient each guest needs: ``NEEDS[INGREDIENTS * guest + kind]``."""
TOOLS: Final = vec[i64]([sum(1 << kind for kind in types_of(guest)) for guest in range(len(GUESTS))])
"""The types of equipment that each guest needs, as a set."""
POINTS: Final = vec[i64]([worth_of(guest) for guest in range(len(GUESTS))])
STRIP_4: Final = vec[i64]([guest % 4 for guest in range(GUEST_COUNT)])
"""FWB-005, FWB-008: the position, from 0, that is crossed out at the bottom left ..."""
STRIP_3: Final = vec[i64]([guest % 3 for guest in range(GUEST_COUNT)])
"""... and at the bottom right."""


def is_equipment(kind: i64) -> bool:
    """Whether cards of a kind are equipment."""
    return EQUIPMENT <= kind < ABUNDANCE


def is_interrupt(kind: i64) -> bool:
    """Whether cards of a kind are interrupts."""
    return kind >= EVENTS


def equipment_bit(card: Card) -> i64:
    """A piece of equipment as a set."""
    return BIT[card - EQUIPMENT_FIRST]


def tools_needed(guest: Guest) -> i64:
    """How many types of equipment a guest needs."""
    return count(TOOLS[guest])


def _written(card: int) -> str:
    kind = int(KIND_OF[card])
    number = int(COPY_OF[card]) + 1
    return f"{CODES[kind]}-{number:02}" if kind < ABUNDANCE else f"{CODES[kind]}-{number}"


_CARD_IDS: Final = [_written(card) for card in range(CARDS)]
_GUEST_IDS: Final = [f"G{guest + 1:02}" for guest in range(GUEST_COUNT)]


def write_card(card: int) -> str:
    """Write a resource card: ``SPI-07``, ``festival_rush-2``."""
    return _CARD_IDS[card]


def write_guest(guest: int) -> str:
    """Write a guest: ``G07``."""
    return _GUEST_IDS[guest]


_CARDS: Final = {written: card for card, written in enumerate(_CARD_IDS)}
_GUESTS: Final = {written: guest for guest, written in enumerate(_GUEST_IDS)}


def read_card(text: str) -> int:
    """Read a resource card of a position."""
    if text not in _CARDS:
        raise BadPosition(said.wrong_card(typed=typed(text[:LONGEST_SHOWN])))
    return _CARDS[text]


def read_guest(text: str) -> int:
    """Read a guest of a position."""
    if text not in _GUESTS:
        raise BadPosition(said.wrong_guest(typed=typed(text[:LONGEST_SHOWN])))
    return _GUESTS[text]
