"""Moves that are made by themselves when their time has come; the rules call them the house's moves."""

from collections.abc import Sequence

from taphouse.core.game import Wait
from taphouse.core.moves import Move
from taphouse.server.clock import now


class TimedMoves:
    """When the house makes which move by itself, in moments.

    After a restart each time starts afresh: nobody loses what passed while the server was closed.
    """

    def __init__(self) -> None:
        self._due: dict[Wait, float] = {}

    def look(self, waits: Sequence[Wait]) -> bool:
        """Start the time of what is new and forget what is over; True if what is told about it has changed."""
        if not waits and not self._due:
            return False
        told, moment = self.told, now()
        self._due = {wait: self._due.get(wait, moment + wait.seconds) for wait in waits}
        return self.told != told

    def next(self) -> tuple[float, Move] | None:
        """Tell which move comes next, and when."""
        if not self._due:
            return None
        return min((due, wait.move) for wait, due in self._due.items())

    def put_off(self, seconds: float) -> None:
        """Wait a little longer, after a move that could not be made."""
        later = now() + seconds
        self._due = {wait: max(due, later) for wait, due in self._due.items()}

    @property
    def told(self) -> float | None:
        """When the house moves next, as everybody is told; None where it waits for nothing, or does not wait at all."""
        return min((due for wait, due in self._due.items() if wait.seconds > 0), default=None)
