"""A hand in counters, packed so that all of it is compared with a recipe at once.

Eight ingredients, or seven types of equipment, are counted in one number: six bits for each, the sixth of which
stays free, so that no counter borrows from the next.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, EXHIBITION, INGREDIENTS, TYPES

WIDTH: Final = 6
"""Bits of a counter."""
COUNTER: Final = 63
"""The lowest counter."""
SINGLES: Final = 0x041041041041
"""The lowest bit of every counter ..."""
GUARDS: Final = 0x820820820820
"""... its free bit ..."""
COUNTS: Final = 0x7DF7DF7DF7DF
"""... and all the others."""
ONE: Final = vec[i64]([1 << WIDTH * at for at in range(INGREDIENTS)])
"""One card in that counter."""
EACH: Final = vec[i64](
    [sum(1 << WIDTH * tool for tool in range(TYPES) if types >> tool & 1) for types in range(1 << TYPES)]
)
"""One card of each type in a set."""


def lacks(have: i64, need: i64) -> i64:
    """How many cards are missing, in every counter."""
    left = (need | GUARDS) - have
    short = left & GUARDS
    return left & (short - (short >> (WIDTH - 1)))


def pairs_in(counters: i64) -> i64:
    """How many pairs there are in every counter."""
    return (counters >> 1) & COUNTS


def total(counters: i64) -> i64:
    """All counters together."""
    four = (counters & 0xFFFFFF) + (counters >> 24)
    two = (four & 0xFFF) + (four >> 12)
    return (two & COUNTER) + (two >> WIDTH)


@final
class Hand:
    """How many cards of each kind a seat has, or would have."""

    def __init__(self, like: "Hand | None" = None) -> None:
        self.goods: i64 = 0 if like is None else like.goods
        """The ingredients, counted; ``tools``: the equipment; ``types``: the types of it, as a set."""
        self.tools: i64 = 0 if like is None else like.tools
        self.types: i64 = 0 if like is None else like.types
        self.wild: i64 = 0 if like is None else like.wild
        """How many Abundances; ``shows``: Exhibitions; ``finds``: Lucky Finds."""
        self.shows: i64 = 0 if like is None else like.shows
        self.finds: i64 = 0 if like is None else like.finds
        self.size: i64 = 0 if like is None else like.size
        """How many cards."""

    def add(self, kind: i64, number: i64 = 1) -> None:
        """Have so many more cards of a kind; a negative number takes some away."""
        self.size += number
        if kind < EQUIPMENT:
            self.goods += number * ONE[kind]
        elif kind < ABUNDANCE:
            tool = kind - EQUIPMENT
            self.tools += number * ONE[tool]
            if self.number(kind) > 0:
                self.types |= BIT[tool]
            else:
                self.types &= ~BIT[tool]
        elif kind == ABUNDANCE:
            self.wild += number
        elif kind == EXHIBITION:
            self.shows += number
        else:
            self.finds += number

    def number(self, kind: i64) -> i64:
        """How many cards of an ingredient or a type of equipment."""
        if kind < EQUIPMENT:
            return (self.goods >> (WIDTH * kind)) & COUNTER
        return (self.tools >> (WIDTH * (kind - EQUIPMENT))) & COUNTER

    def copy(self) -> "Hand":
        """The same cards once more, to try something with them."""
        return Hand(self)
