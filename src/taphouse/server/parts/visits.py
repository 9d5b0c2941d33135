"""The house's own time, and who was at a table when, by that time.

How long a table has been left alone must not depend on the clock on the wall, which may jump, nor
end with a restart. So the house counts the seconds during which it was open, by a clock that never
jumps, and writes the sum down now and then. While the house is closed nobody can visit a table,
and no time passes.
"""

from typing import TYPE_CHECKING

from taphouse.server.clock import now
from taphouse.server.parts.sheet import Sheet

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable

DAY = 24 * 3600
HOUR = 3600
WRITTEN_EVERY = 600
"""So often the house's time is written down; a crash makes it late by that much at most."""


class HouseTime:
    """For how many seconds the house has been open, in all its days."""

    def __init__(self, before: int) -> None:
        self._before = before
        self._begun = now()
        self._written = before

    def now(self) -> int:
        """Tell the house's time."""
        return self._before + int(now() - self._begun)

    def due(self) -> int:
        """Tell the time if it is to be written down again, else 0."""
        time = self.now()
        if time - self._written < WRITTEN_EVERY:
            return 0
        self._written = time
        return time


def note_visits(table: "LiveTable") -> Sheet | None:
    """Give a sheet that says who of its people is at an unfinished table; None if that is known well enough."""
    sheet, time = table.sheet, table.bar.time.now()
    there = [person for person in sheet.people() if table.absence.is_there(person)]
    if not sheet.is_unfinished or all(_is_fresh(sheet, person, time) for person in there):
        return None
    draft = sheet.copy()
    draft.seen.update(dict.fromkeys(there, time))
    return draft


def _is_fresh(sheet: Sheet, person: str, time: int) -> bool:
    return person in sheet.seen and time - sheet.seen[person] < HOUR


def has_given_up(table: "LiveTable", seat: int) -> bool:
    """Whether whoever sits there has been away from the table for days, by the house's own time.

    Somebody of whom nothing is written down was there at the latest when the table was touched last.
    """
    sheet, person = table.sheet, table.sheet.chairs[seat].person
    if table.absence.is_there(person):
        return False
    seen = sheet.seen.get(person, sheet.touched)
    return table.bar.time.now() - seen >= table.settings.given_up_after_days * DAY
