"""The deck of glasses: 62 cards a deck, five suits of glasses with twelve cards each, and two Bars.

Two games are printed on it, one on each face. This module knows only what is common: which cards
there are, their numbers and their notation. Cards are numbered 0 to 61 in deck a, 62 to 123 in
deck b; within a deck suit by suit, ranks 1 to 11 and the Mixer last, then the two Bars.
"""

from typing import Final

from taphouse.core.errors import BadNotation, quoted
from taphouse.core.facts import typed
from taphouse.core.words import said

DECK: Final = 62
"""Cards in one deck."""
SUITS: Final = 5
WINE: Final = 0
WHISKEY: Final = 1
COCKTAIL: Final = 2
COPITA: Final = 3
"""The fourth glass: the copita of one game is the highball of the other."""
BEER: Final = 4
RANKS: Final = 12
MIXER: Final = 12
"""Rank of a suit's Mixer; the numbers are ranks 1 to 11."""
BAR: Final = 60
"""The first of the two Bars of a deck; the other is the next."""
NO_SUIT: Final = 5

ALL_OF_ONE: Final = (1 << DECK) - 1
"""A whole deck as a set of cards."""


def card_of(suit: int, rank: int, deck: int = 0) -> int:
    """Give the number of a suit card."""
    return deck * DECK + suit * RANKS + rank - 1


def suit_of(card: int) -> int:
    """Give the suit of a card, or NO_SUIT for a Bar."""
    return card % DECK // RANKS


def rank_of(card: int) -> int:
    """Give the rank of a suit card, 1 to 11 or MIXER; for a Bar, 1 or 2."""
    return card % DECK % RANKS + 1


def is_bar(card: int) -> bool:
    """Whether the card is a Bar."""
    return card % DECK >= BAR


def is_mixer(card: int) -> bool:
    """Whether the card is a Mixer."""
    return card % DECK < BAR and rank_of(card) == MIXER


def write_card(card: int, suits: tuple[str, ...]) -> str:
    """Write a card in notation: ``beer-10-a``, ``wine-m-b``, ``bar-1-a``."""
    deck = "ab"[card // DECK]
    if is_bar(card):
        return f"bar-{rank_of(card)}-{deck}"
    rank = rank_of(card)
    return f"{suits[suit_of(card)]}-{'m' if rank == MIXER else rank}-{deck}"


def read_card(text: str, suits: tuple[str, ...]) -> int:
    """Read a card from notation."""
    parts = text.strip().lower().split("-")
    if len(parts) == 3 and parts[2] in ("a", "b"):
        deck = "ab".index(parts[2])
        if parts[0] == "bar" and parts[1] in ("1", "2"):
            return deck * DECK + BAR + int(parts[1]) - 1
        if parts[0] in suits and parts[1] == "m":
            return card_of(suits.index(parts[0]), MIXER, deck)
        if parts[0] in suits and len(parts[1]) < 3 and parts[1].isdecimal() and 1 <= int(parts[1]) <= 11:
            return card_of(suits.index(parts[0]), int(parts[1]), deck)
    raise BadNotation(said.unread_card(typed=quoted(text), suit=typed(suits[BEER])))
