"""Differences between two ways to play the same deals, each with its interval and what could have been missed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from taphouse.lab.estimates import Estimate, Z, mean
from taphouse.lab.extras import needed

RESAMPLES: Final = 2000
POWER: Final = 0.8416212335729143
"""So many standard errors more, and a difference is seen in four samples out of five."""


class Difference(Struct, frozen=True, kw_only=True):
    """One measure in both ways to play, and by how much the second is above the first."""

    measure: str
    a: float
    b: float
    change: Estimate
    seen: bool
    """Whether the interval leaves out that there is no difference."""
    would_be_seen: float
    """A difference of that size would have been seen in four samples out of five."""


def difference(measure: str, a: Sequence[float], b: Sequence[float]) -> Difference:
    """Compare a measure pair by pair, by the bootstrap; both have the same deals in the same order."""
    pairs = [second - first for first, second in zip(a, b, strict=True)]
    plain = mean(pairs)
    return _difference(measure, a, b, _bootstrapped(pairs, plain), plain.within() / Z)


def differences_of(
    pairs: Sequence[tuple[Mapping[str, float], Mapping[str, float]]],
    by: Callable[[str, Sequence[float], Sequence[float]], Difference] = difference,
) -> list[Difference]:
    """Compare all measures of the same deals, each where both were counted."""
    names = dict.fromkeys(name for one, other in pairs for name in (*one, *other))
    found = []
    for name in names:
        both = [(one[name], other[name]) for one, other in pairs if name in one and name in other]
        if both:
            found.append(by(name, [one for one, _ in both], [other for _, other in both]))
    return found


def plain_difference(measure: str, a: Sequence[float], b: Sequence[float]) -> Difference:
    """Compare a measure pair by pair, by the standard error, which is quicker and needs no package of the lab."""
    change = mean([second - first for first, second in zip(a, b, strict=True)])
    return _difference(measure, a, b, change, change.within() / Z)


def _difference(measure: str, a: Sequence[float], b: Sequence[float], change: Estimate, error: float) -> Difference:
    return Difference(
        measure=measure,
        a=mean(a).value,
        b=mean(b).value,
        change=change,
        seen=change.low > 0 or change.high < 0,
        would_be_seen=(Z + POWER) * error,
    )


def _bootstrapped(pairs: Sequence[float], plain: Estimate) -> Estimate:
    """The interval of a mean by the percentiles of resamples; the same sample always gives the same one."""
    if len(set(pairs)) < 2:
        return plain
    rng = needed("numpy.random").default_rng(0)
    found = (
        needed("scipy.stats")
        .bootstrap((pairs,), _mean, n_resamples=RESAMPLES, method="percentile", rng=rng, batch=100)
        .confidence_interval
    )
    return Estimate(plain.value, float(found.low), float(found.high), len(pairs))


def _mean(numbers: object, axis: int = -1) -> object:
    found: object = needed("numpy").mean(numbers, axis=axis)
    return found
