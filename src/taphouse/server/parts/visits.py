"""Visits: who was at a table when, in seconds during which the server was open."""

from taphouse.server.open_time import DAY, HOUR
from taphouse.server.parts.sheet import Sheet
from taphouse.server.parts.situation import Situation


def note_visits(now: Situation, time: int) -> Sheet | None:
    """Give a sheet that says who of its people is at an unfinished table; None if that is known well enough."""
    sheet = now.sheet
    there = [person for person in sheet.people() if now.presence.is_there(person)]
    if not sheet.is_unfinished or all(_is_fresh(sheet, person, time) for person in there):
        return None
    draft = sheet.copy()
    draft.seen.update(dict.fromkeys(there, time))
    return draft


def _is_fresh(sheet: Sheet, person: str, time: int) -> bool:
    return person in sheet.seen and time - sheet.seen[person] < HOUR


def has_given_up(now: Situation, time: int, seat: int) -> bool:
    """Whether whoever sits there has been away from the table for days.

    Somebody of whom nothing is written down was there at the latest when the table was touched last.
    """
    sheet, person = now.sheet, now.sheet.chairs[seat].person
    if now.presence.is_there(person):
        return False
    seen = sheet.seen.get(person, sheet.touched)
    return time - seen >= now.settings.given_up_after_days * DAY
