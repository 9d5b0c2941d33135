"""Goals: what a designer would like a game to be, as a measure and where it should be."""

from math import inf
from typing import Final, Literal

from msgspec import Struct

from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.meant import meant_or_known
from taphouse.lab.estimates import Estimate
from taphouse.lab.figures import PACKAGE, SHARES
from taphouse.lab.simulate import Report
from taphouse.lab.words import said

Where = Literal["near", "low", "high"]
CLOSE: Final = ("forced", "lead_changes", "decided")
"""What is only seen by looking closely."""


class Goal(Struct, frozen=True, kw_only=True):
    """A measure, and where it should be."""

    measure: str
    where: Where
    aim: float | None = None
    """Near which number, if near any."""

    @property
    def needs_closely(self) -> bool:
        """Whether that is only seen by looking closely."""
        return self.measure in CLOSE

    def value(self, report: Report) -> Estimate | None:
        """Find the measure in a report."""
        return next((one.estimate for one in report.figures() if one.name == self.measure), None)

    def miss(self, report: Report) -> float:
        """How far a report is from the goal; less is better."""
        found = self.value(report)
        if found is None:
            return inf
        if self.where == "near":
            return abs(found.value - (self.aim or 0.0))
        return found.value if self.where == "low" else -found.value


class BadGoal(TaphouseError):  # noqa: N818  like the other refusals
    """A goal that cannot be read, or that is not measured here."""

    package = PACKAGE


def read_goal(text: str, seats: int) -> Goal:
    """Read ``minutes=40``, ``first=fair``, ``margin=low``, ``lead_changes=high``; shares are in percent."""
    measure, equals, where = (part.strip() for part in text.partition("="))
    if where in ("low", "high"):
        return Goal(measure=measure, where="low" if where == "low" else "high")
    if measure == "first" and where == "fair":
        return Goal(measure=measure, where="near", aim=1 / seats)
    try:
        number = float(where.removesuffix("%"))
    except ValueError:
        number = inf
    if not measure or not equals or not -inf < number < inf:
        raise BadGoal(said.no_goal(typed=quoted(text)))
    return Goal(measure=measure, where="near", aim=number / 100 if measure in SHARES else number)


def check_goals(goals: list[Goal], report: Report) -> None:
    """Refuse goals that this game does not measure."""
    known = [one.name for one in report.figures()]
    for goal in goals:
        if goal.measure not in known:
            unknown = said.not_measured(measure=quoted(goal.measure), game=typed(report.game))
            raise BadGoal(followed(unknown, meant_or_known(goal.measure, known)))
