"""Estimates: what a sample says about a number, and between which bounds it lies in 95 of 100 samples."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

Z: Final = 1.959963984540054
"""So many standard errors to each side hold 95 of 100 samples."""


class Estimate(Struct, frozen=True):
    """A number with its 95 % interval, and the size of the sample."""

    value: float
    low: float
    high: float
    sample: int

    def within(self) -> float:
        """How far the bounds are from the value, at most."""
        return max(self.value - self.low, self.high - self.value)


def share(hits: float, sample: int) -> Estimate:
    """How often something happens: Wilson's interval, which is right for rare things and small samples, too.

    Shared wins count in parts, so that hits need not be whole.
    """
    if sample == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    found, z2 = hits / sample, Z * Z
    middle = (found + z2 / (2 * sample)) / (1 + z2 / sample)
    reach = Z / (1 + z2 / sample) * sqrt(found * (1 - found) / sample + z2 / (4 * sample * sample))
    return Estimate(found, max(0.0, middle - reach), min(1.0, middle + reach), sample)


def mean(numbers: Sequence[float]) -> Estimate:
    """The mean of a sample, by its standard error."""
    sample = len(numbers)
    if sample == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle = sum(numbers) / sample
    if sample == 1:
        return Estimate(middle, middle, middle, 1)
    spread = sum((number - middle) ** 2 for number in numbers) / (sample - 1)
    reach = Z * sqrt(spread / sample)
    return Estimate(middle, middle - reach, middle + reach, sample)
