"""Sets of cards as bits of one integer, for rules that ask often.

A set holds things numbered 0 to 61, so that it fits a machine word in compiled code.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([1 << i for i in range(62)])
"""The set that holds only thing number i. (Compiled shifts of a constant are not to be trusted.)"""

_INDEX: Final = vec[i64]([next((i for i in range(62) if (1 << i) % 67 == rest), 0) for rest in range(67)])
_ONES_4: Final = 0x0F0F0F0F0F0F0F0F
_ONES_2: Final = 0x3333333333333333
_ONES_1: Final = 0x1555555555555555


def lowest(things: i64) -> i64:
    """Give the smallest number in a set that is not empty: as many are below it."""
    return count(~things & (things - 1))


def count(things: i64) -> i64:
    """Count a set."""
    x = things - ((things >> 1) & _ONES_1)
    x = (x & _ONES_2) + ((x >> 2) & _ONES_2)
    x = (x + (x >> 4)) & _ONES_4
    x = x + (x >> 8)
    x = x + (x >> 16)
    return (x + (x >> 32)) & 127


def nth(things: i64, n: i64) -> i64:
    """Give the n-th smallest number of a set, counted from 0."""
    rest = things
    left = n
    while left > 0:
        rest &= rest - 1
        left -= 1
    return lowest(rest)


def members(things: i64, first: i64 = 0) -> list[int]:
    """List a set in ascending order, counted from ``first``."""
    found: list[int] = []
    rest = things
    while rest != 0:
        found.append(int(first + _INDEX[(rest & -rest) % 67]))
        rest &= rest - 1
    return found


def bits_of(numbers: list[int]) -> int:
    """Make a set of a list of numbers."""
    total = 0
    for number in numbers:
        total |= int(BIT[number])
    return total
