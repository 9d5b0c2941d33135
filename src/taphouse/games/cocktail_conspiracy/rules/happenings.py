"""What can happen, by number, for the story."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import lowest

DEALT: Final = 0
ANSWERED: Final = 1
ANSWER_SHOWN: Final = 2
TIED: Final = 3
THREW: Final = 4
THROW_SHOWN: Final = 5
PICKED: Final = 6
BEGINS: Final = 7
PLAYED: Final = 8
MOVED: Final = 9
DISCARDED: Final = 10
CHEERED: Final = 11
SENT: Final = 12
DROPPED: Final = 13
PROPOSED_SEND: Final = 14
PROPOSED_DROP: Final = 15
ACCEPTED: Final = 16
COUNTERED: Final = 17
TOOK: Final = 18
TOSSED: Final = 19
DREW: Final = 20
RESHUFFLED: Final = 21
WENT_SHORT: Final = 22
DECLARED: Final = 23
WON: Final = 24
BELL: Final = 25
NEAR: Final = 26
NOBODY_WON: Final = 27
COMBINATION_SHOWN: Final = 28
TOKEN_SHOWN: Final = 29
HAND_SHOWN: Final = 30
LAST_ROUNDS: Final = 31
OUTRUN: Final = 32

PACK: Final = 64
"""Several cards or places in one number of the story: digits to this base, the first in the highest."""


def packed(cards: i64) -> int:
    """Write a set of cards as one number of the story."""
    told = 0
    rest = cards
    while rest != 0:
        told = told * PACK + int(lowest(rest))
        rest &= rest - 1
    return told
