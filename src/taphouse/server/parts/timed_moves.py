"""Clocks at a table: for the decisions of its seats, and for the moves that the house makes by itself."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from taphouse.core.game import Wait
from taphouse.core.moves import Move
from taphouse.server.clock import now
from taphouse.server.parts.sheet import RUNNING

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable


class HouseClock:
    """When the house makes which move by itself, in moments.

    After a restart each time starts afresh: nobody loses what passed while the house was closed.
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
        return min(((due, wait.move) for wait, due in self._due.items()), default=None)

    def put_off(self, seconds: float) -> None:
        """Wait a little longer, after a move that could not be made."""
        later = now() + seconds
        self._due = {wait: max(due, later) for wait, due in self._due.items()}

    @property
    def told(self) -> float | None:
        """When the house moves next, as everybody is told; None where it waits for nothing, or does not wait at all."""
        return min((due for wait, due in self._due.items() if wait.seconds > 0), default=None)


def run_clocks(table: "LiveTable", mover: int | None) -> bool:
    """Start and stop the clocks after a change of the table (a move of that seat); True if any is another now."""
    running = table.dealt if table.sheet.status == RUNNING else None
    waits = [] if running is None else table.game.house_waits(running.table.state)
    changed = table.house_clock.look(waits)
    seconds = table.settings.clocks[table.sheet.clock]
    if not seconds and not table.absence.awaited_since:
        return changed
    chairs, awaited = table.sheet.chairs, list[int]()
    if running is not None:
        awaited = [seat for seat in running.awaited() if chairs[seat].is_somebody and not chairs[seat].stood_in]
    return table.absence.run_clocks(awaited, mover, seconds) or changed
