"""The seconds during which the server was open, in all its days.

How long a table has been left alone must not depend on the clock on the wall, which may jump, nor
end with a restart. So the server counts the seconds during which it was open, by a clock that never
jumps, and writes the sum down now and then. While it is closed nobody can visit a table, and no
time passes. The house calls it its own time.
"""

from taphouse.server.clock import now

DAY = 24 * 3600
HOUR = 3600
WRITTEN_EVERY = 600
"""So often the time is written down; a crash makes it late by that much at most."""


class OpenTime:
    """For how many seconds the server has been open."""

    def __init__(self, before: int) -> None:
        self._before = before
        self._begun = now()
        self._written = before

    def now(self) -> int:
        """Tell the time."""
        return self._before + int(now() - self._begun)

    def due(self) -> int:
        """Tell the time if it is to be written down again, else 0."""
        time = self.now()
        if time - self._written < WRITTEN_EVERY:
            return 0
        self._written = time
        return time
