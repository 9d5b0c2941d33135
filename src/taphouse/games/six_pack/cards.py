"""What the pieces are: 48 double-sided cards of three kinds, and nine dominoes for each seat.

A kind is a bottle on the front and, on the back, the mixed drink that does not contain it. On the
table the cell alone says which side is up, so a card is its kind. A domino is ``3 * bottle + mix``;
a set of dominoes is nine bits, and a hand is such a set of three.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 3
EACH: Final = 16
"""SP-005: cards of each kind."""
PINK: Final = 5
"""SP-006: how many of them have a pink border and lie apart as the reserve."""
LETTERS: Final = ("B", "C", "L")
DRINKS: Final = ("B", "C", "L", "b", "c", "l")
"""Bottles as capitals, then mixed drinks as small letters: ``kind + 3`` is the back of ``kind``."""

DOMINOES: Final = 9
HAND: Final = 3
DOMINO_NAMES: Final = ("Bb", "Bc", "Bl", "Cb", "Cc", "Cl", "Lb", "Lc", "Ll")
ODD_DOMINOES: Final = 0b100010001
"""SP-041: Bb, Cc and Ll, whose mix does not contain the bottle: top-ups never put these two side by side."""
ALL_DOMINOES: Final = 0b111111111
COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple", "white", "black")
"""SP-012: the six printed colours, and two more for seats 7 and 8."""

_TRIPLES: Final = [(a, b, c) for a in range(DOMINOES) for b in range(a + 1, DOMINOES) for c in range(b + 1, DOMINOES)]
HANDS: Final = vec[i64]([(1 << a) | (1 << b) | (1 << c) for a, b, c in _TRIPLES])
"""The 84 hands that nine dominoes can make, as sets."""
HAND_COUNT: Final = 84
_NUMBERS: Final = {(1 << a) | (1 << b) | (1 << c): number for number, (a, b, c) in enumerate(_TRIPLES)}
HAND_NUMBER: Final = vec[i64]([_NUMBERS.get(held, -1) for held in range(1 << DOMINOES)])
"""The number of the hand that a set of dominoes is, or -1 if it is none."""
HALF: Final = 42
"""A set of hands is two words: hands 0 to 41, and the rest."""


def _word(numbers: list[int], first: int) -> int:
    """Of a set of hands, the word that begins with this one."""
    return sum(1 << number - first for number in numbers if 0 <= number - first < HALF)


LOW: Final = vec[i64]([_word([_NUMBERS.get(held, -1)], 0) for held in range(1 << DOMINOES)])
"""The first word of the set that holds only the hand of these dominoes; nothing if they are none."""
HIGH: Final = vec[i64]([_word([_NUMBERS.get(held, -1)], HALF) for held in range(1 << DOMINOES)])
"""Its second word."""


def _without(dominoes: int) -> list[int]:
    return [number for held, number in _NUMBERS.items() if held & dominoes == 0]


LOW_WITHOUT: Final = vec[i64]([_word(_without(dominoes), 0) for dominoes in range(1 << DOMINOES)])
"""The first word of the hands that can be drawn where these dominoes are missing."""
HIGH_WITHOUT: Final = vec[i64]([_word(_without(dominoes), HALF) for dominoes in range(1 << DOMINOES)])
"""Their second word."""
