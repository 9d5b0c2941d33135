"""How often somebody may do something: a bucket of tokens that fills up again."""

from collections.abc import Callable
from time import monotonic

_MANY = 10_000


class Limit:
    """``at_once`` at once and ``per_second`` a second, for each key (an address, a person, a socket)."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}
        self._many = _MANY
        """From this number of buckets on it is time to drop those that are full."""

    def take(self, key: str) -> bool:
        """Take a token; False when the bucket of this key is empty."""
        now = self.clock()
        left, at = self._buckets.get(key, (self.at_once, now))
        left = min(self.at_once, left + (now - at) * self.per_second)
        granted = left >= 1
        self._buckets[key] = (left - 1 if granted else left, now)
        if len(self._buckets) > self._many:
            self._forget_full(now)
        return granted

    def is_empty(self, key: str) -> bool:
        """Whether the next one of this key would be refused."""
        left, at = self._buckets.get(key, (self.at_once, 0.0))
        return left + (self.clock() - at) * self.per_second < 1

    def _forget_full(self, now: float) -> None:
        """Drop every bucket that is full by now: it says nothing."""
        self._buckets = {
            key: (left, at)
            for key, (left, at) in self._buckets.items()
            if left + (now - at) * self.per_second < self.at_once
        }
        self._many = max(_MANY, 2 * len(self._buckets))

    def forget(self, key: str) -> None:
        """Drop the bucket of somebody who left."""
        self._buckets.pop(key, None)


class Crowd:
    """How many are there at once, for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: dict[str, int] = {}

    @property
    def total(self) -> int:
        """How many are there in all."""
        return sum(self._there.values())

    def enter(self, key: str, *, in_place: bool = False) -> bool:
        """Come in; False when there is no room for more of this key.

        ``in_place``: of somebody who is about to leave.
        """
        there = self._there.get(key, 0)
        if there >= self.most and not in_place:
            return False
        self._there[key] = there + 1
        return True

    def leave(self, key: str) -> None:
        """Go."""
        there = self._there.get(key, 0) - 1
        if there > 0:
            self._there[key] = there
        else:
            self._there.pop(key, None)
