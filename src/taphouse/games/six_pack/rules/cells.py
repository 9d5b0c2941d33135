"""What moves are made of: cells, windows, lines, kinds of cards, dominoes, and when a drink was mixed.

The table grows in all directions and wanders as it is cleared, so a cell is named by its true
coordinates modulo 32: at the start of a turn at least five cards of each kind are off the table, the
33 others hang together, and within the proportion neither side of their box can be longer than 22
(23 once the host has served). So no two cells that matter ever share a name.
"""

from typing import Final

from mypy_extensions import i64

from taphouse.core.step import Kind
from taphouse.games.six_pack.cards import DOMINO_NAMES, DRINKS, LETTERS

SPAN: Final = 32
"""Cells are told apart by their coordinates modulo this."""
CELLS: Final = 1024
WINDOWS: Final = 2048
"""Windows by their first cells: ``2 * cell``, and one more if it stands upright."""
ANSWERS: Final = ("today", "this week", "this month", "longer ago", "never")


def signed(number: int) -> int:
    """A coordinate as it is written, from -16 to 15."""
    return number - SPAN if number >= SPAN // 2 else number


_AT: Final = [str(signed(number)) for number in range(SPAN)]

CELL: Final = Kind("cell", [f"{column},{row}" for row in _AT for column in _AT], "cell")
AT: Final = Kind("at", _AT)
SHAPE: Final = Kind("shape", ("flat", "tall"))
BOTTLE: Final = Kind("drink", LETTERS, "drink")
"""A kind of card, by its bottle."""
MIX: Final = Kind("drink", DRINKS[3:], "drink")
DOMINO: Final = Kind("domino", DOMINO_NAMES, "domino")
WHEN: Final = Kind("when", ANSWERS, facts=[{"when": f"when:{answer.replace(' ', '_')}"} for answer in ANSWERS])


def claimed(n: i64) -> i64:
    """The window of the n-th claim: claims are written shape first."""
    return 2 * (n % CELLS) + n // CELLS


def claim_of(window: i64) -> i64:
    """The claim of a window, as ``claimed`` reads it."""
    return (window & 1) * CELLS + (window >> 1)
