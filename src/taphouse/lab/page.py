"""A report as one page: what it says, in panels that each show one measure, whatever is compared."""

from math import floor, log10

from msgspec import Struct

from taphouse.lab.estimates import Estimate

STEPS = (1, 2, 5, 10)
TICKS = 3
"""No scale has more steps than that."""


class Line(Struct, frozen=True):
    """One estimate, and what it is of."""

    label: str
    estimate: Estimate
    is_usual: bool = False
    """Whether that is how the game is usually played: it is drawn open."""


class Scale(Struct, frozen=True):
    """From the first of these numbers to the last."""

    ticks: list[float]

    def part(self, number: float) -> float:
        """After which part of the scale a number stands."""
        return (number - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])


class Panel(Struct, frozen=True, kw_only=True):
    """One measure of everything that is compared, on one scale."""

    title: str
    unit: str
    lines: list[Line]
    is_share: bool = False
    """Whether it is a part of a whole, to be written in parts of a hundred."""
    even: float | None = None
    """What it would be if nothing made a difference."""
    is_change: bool = False
    """Whether it is a difference, to be written with its sign."""

    def scale(self) -> Scale:
        """Choose a scale on which all of it can be drawn, in round steps."""
        numbers = [end for line in self.lines for end in (line.estimate.low, line.estimate.high, line.estimate.value)]
        numbers += [] if self.even is None else [self.even]
        low, high = min(numbers), max(numbers)
        if high - low < abs(high) * 1e-6 or high == low:
            low, high = low - 0.5 * (abs(low) or 1), high + 0.5 * (abs(high) or 1)
        step = _step((high - low) / TICKS)
        first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
        if self.is_share and not self.is_change:
            first, last = max(first, 0), min(last, round(1 / step) if 1 / step == round(1 / step) else last)
        return Scale([number * step for number in range(first, last + 1)])


class Page(Struct, frozen=True, kw_only=True):
    """A whole report."""

    title: str
    headline: str
    """What came of it, in one sentence."""
    lead: list[str]
    """What is to be known besides, in a few sentences."""
    legend: list[tuple[str, str]]
    """What is compared, where its names are too long for the panels: each with its number."""
    panels: list[Panel]
    notes: list[str]
    """How to read it."""
    terms: list[tuple[str, str]]
    """How it was made: seed, bots, versions."""
    heads: tuple[str, str, str]
    """What the columns of every panel are called: what it is of, the number, its interval."""
    between: str
    """Two numbers as an interval, with LOW and HIGH in their places."""
    language: str


def _step(least: float) -> float:
    """The next round number that is not below."""
    power = 10.0 ** floor(log10(least))
    return float(next(step * power for step in STEPS if step * power >= least * (1 - 1e-9)))
