"""Who is there, who is not, and since when; whose clock has run out."""

from collections.abc import Collection, Iterable
from time import time

from taphouse.server.sheet import Chair


class Absence:
    """Presence and clocks at one table. Times are seconds since 1970.

    After a restart everybody has been away only since then, and every clock starts afresh.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        """How long somebody must be away before a bot may stand in."""
        self._begun = time()
        self._there: dict[str, int] = {}
        self._gone_at: dict[str, float] = {}
        self.deadlines: dict[int, float] = {}
        """When the clock runs out for each seat that has one running."""

    def came(self, who: str) -> bool:
        """Note one more connection of somebody; True if it is the first."""
        self._there[who] = self._there.get(who, 0) + 1
        self._gone_at.pop(who, None)
        return self._there[who] == 1

    def went(self, who: str, *, sits: bool) -> bool:
        """Note one connection less of somebody; True if it was the last. Only who sits is missed."""
        self._there[who] -= 1
        if self._there[who]:
            return False
        del self._there[who]
        if sits:
            self._gone_at[who] = time()
        return True

    def is_there(self, who: str) -> bool:
        """Whether somebody has any connection to the table."""
        return who in self._there

    def away_since(self, who: str) -> float:
        """Tell since when somebody is away; 0 while there."""
        return 0.0 if who in self._there else self._gone_at.get(who, self._begun)

    def run_clocks(self, awaited: Collection[int], mover: int | None, seconds: float) -> bool:
        """Start the clock of every seat that is newly awaited or awaited again, stop the others'; True if any changed.

        ``awaited``: those that have a clock at all. ``seconds``: 0 stops all.
        """
        before = dict(self.deadlines)
        for seat in list(self.deadlines):
            if seat not in awaited or seat == mover or not seconds:
                del self.deadlines[seat]
        if seconds:
            for seat in awaited:
                self.deadlines.setdefault(seat, time() + seconds)
        return self.deadlines != before

    def may_stand_in(self, seat: int, chair: Chair, now: float) -> bool:
        """Whether the others may let a bot decide there: away for long enough, or past the clock."""
        if not chair.is_somebody or chair.stood_in:
            return False
        late = now >= self.deadlines.get(seat, now + 1)
        return late or self.has_left(who_sits(seat, chair), now)

    def has_left(self, who: str, now: float) -> bool:
        """Whether somebody has been away for long enough to be missed."""
        since = self.away_since(who)
        return since > 0 and now >= since + self.delay

    def next_change(self, chairs: Iterable[Chair], now: float) -> float | None:
        """Tell when somebody's answer to ``may_stand_in`` may change next."""
        moments = list(self.deadlines.values())
        for seat, chair in enumerate(chairs):
            since = self.away_since(who_sits(seat, chair))
            if chair.is_somebody and not chair.stood_in and since > 0:
                moments.append(since + self.delay)
        return min((moment for moment in moments if moment > now), default=None)


def who_sits(seat: int, chair: Chair) -> str:
    """Give the name under which the connections of a seat are counted."""
    return chair.person or outside_name(seat)


def outside_name(seat: int) -> str:
    """Give the name under which an outside bot's connections are counted, and its commands known."""
    return f"seat:{seat}"
