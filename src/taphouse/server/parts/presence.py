"""Presence: who is there, who is away and since when, whose clock has run out, and who is silent."""

from collections.abc import Collection, Iterable

from taphouse.server.clock import now
from taphouse.server.parts.sheet import Chair


class Presence:
    """Presence and clocks at one table, in moments: whatever the clock on the wall does, nobody is late by it.

    After a restart everybody has been away only since then, and every clock starts afresh.
    """

    def __init__(self, delay: float, silence: float, clocks: float) -> None:
        self.delay = delay
        """How long somebody must be away before a bot may stand in."""
        self.silence = silence
        self.clocks = clocks
        """Somebody who is there must say nothing for the longer of ``silence`` and ``clocks`` times the clock."""
        self._begun = now()
        self._there: dict[str, int] = {}
        self._gone_at: dict[str, float] = {}
        self._active_at: dict[str, float] = {}
        """When those who are there did something last."""
        self._seconds = 0.0
        """The clock by which the table plays."""
        self.awaited_since: dict[int, float] = {}
        """Since when the clock runs for each seat that has one running."""

    def came(self, who: str) -> bool:
        """Note one more connection of somebody; True if it is the first."""
        self._there[who] = self._there.get(who, 0) + 1
        self._gone_at.pop(who, None)
        self._active_at[who] = now()
        return self._there[who] == 1

    def went(self, who: str, *, sits: bool) -> bool:
        """Note one connection less of somebody; True if it was the last. Only who sits is missed."""
        self._there[who] -= 1
        if self._there[who]:
            return False
        del self._there[who]
        self._active_at.pop(who, None)
        if sits:
            self._gone_at[who] = now()
        return True

    def did_something(self, who: str) -> None:
        """Note that somebody who is there is not asleep."""
        if who in self._there:
            self._active_at[who] = now()

    def is_there(self, who: str) -> bool:
        """Whether somebody has any connection to the table."""
        return who in self._there

    def away_since(self, who: str) -> float | None:
        """Tell since when somebody is away; None while there."""
        return None if who in self._there else self._gone_at.get(who, self._begun)

    def run_clocks(self, awaited: Collection[int], mover: int | None, seconds: float) -> bool:
        """Start the clock of every seat that is newly awaited or awaited again, stop the others'; True if any changed.

        ``awaited``: those that have a clock at all. ``seconds``: 0 stops all; another clock starts all again.
        """
        before = dict(self.awaited_since)
        for seat in list(before):
            if seat not in awaited or seat == mover or seconds != self._seconds:
                del self.awaited_since[seat]
        self._seconds = seconds
        if seconds:
            for seat in awaited:
                self.awaited_since.setdefault(seat, now())
        return self.awaited_since != before

    def deadline(self, seat: int) -> float | None:
        """Tell when the clock runs out for a seat; None without one."""
        since = self.awaited_since.get(seat)
        return None if since is None else since + self._seconds

    def stand_in_from(self, seat: int, chair: Chair) -> float | None:
        """Tell from which moment on the others may let a bot decide there, as things are; None if at no time.

        Somebody who is away is waited for a while. Somebody who is there, and past the clock, is waited for much
        longer, from the latest sign of life on.
        """
        if not chair.is_somebody or chair.stood_in:
            return None
        who = who_sits(seat, chair)
        away = self.away_since(who)
        if away is not None:
            return away + self.delay
        since = self.awaited_since.get(seat)
        if since is None:
            return None
        return max(since, self._active_at.get(who, since)) + max(self.silence, self.clocks * self._seconds)

    def warned_of(self, seat: int, chair: Chair, moment: float) -> float | None:
        """Tell from when on a bot may decide for somebody who is there, but past the clock; None if nobody is."""
        deadline = self.deadline(seat)
        if deadline is None or moment < deadline or self.away_since(who_sits(seat, chair)) is not None:
            return None
        return self.stand_in_from(seat, chair)

    def offered_from(self, seat: int, chair: Chair, moment: float) -> float | None:
        """Tell from when on a bot may decide for somebody who is away, or past the clock; None if nobody is."""
        deadline = self.deadline(seat)
        is_late = deadline is not None and moment >= deadline
        if not is_late and (not chair.is_somebody or self.away_since(who_sits(seat, chair)) is None):
            return None
        return self.stand_in_from(seat, chair)

    def may_stand_in(self, seat: int, chair: Chair, moment: float) -> bool:
        """Whether the others may let a bot decide there."""
        begins = self.stand_in_from(seat, chair)
        return begins is not None and moment >= begins

    def next_change(self, chairs: Iterable[Chair], moment: float) -> float | None:
        """Tell when there is something new to say about a seat, if nobody does anything."""
        moments: list[float] = []
        for seat, chair in enumerate(chairs):
            for change in (self.deadline(seat), self.stand_in_from(seat, chair)):
                if change is not None and change > moment:
                    moments.append(change)
        return min(moments, default=None)


def who_sits(seat: int, chair: Chair) -> str:
    """Give the name under which the connections of a seat are counted."""
    return chair.person or outside_name(seat)


def outside_name(seat: int) -> str:
    """Give the name under which an outside bot's connections are counted, and its commands known."""
    return f"seat:{seat}"
