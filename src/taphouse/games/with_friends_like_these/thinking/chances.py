"""Chances, and what they make together."""

from math import exp

from librt.vecs import vec


def squash(weight: float) -> float:
    """Make a chance of what speaks for something, less what speaks against it."""
    return 1 / (1 + exp(-weight))


def exactly(chances: vec[float], most: int) -> vec[float]:
    """For each number up to ``most``: the chance that exactly so many of these things happen."""
    odds = vec[float]([0.0] * (most + 1))
    odds[0] = 1.0
    for chance in chances:
        for number in range(most, 0, -1):
            odds[number] += chance * (odds[number - 1] - odds[number])
        odds[0] *= 1 - chance
    return odds


def exactly_without(chances: vec[float], left_out: int, number: int) -> float:
    """The chance that exactly ``number`` of these things happen, one of them left out."""
    if not 0 <= number < len(chances):
        return 0.0
    odds = vec[float]([0.0] * (number + 1))
    odds[0] = 1.0
    for i in range(len(chances)):
        if i == left_out:
            continue
        chance = chances[i]
        for k in range(number, 0, -1):
            odds[k] += chance * (odds[k - 1] - odds[k])
        odds[0] *= 1 - chance
    return odds[number]
