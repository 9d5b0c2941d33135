"""The shelf: the sheets of all unfinished tables, of this process and of others, for the lobby."""

from collections import Counter

from taphouse.server.bodies import TableCard
from taphouse.server.sheet import FREE, Sheet

DAY = 24 * 3600 * 1000
"""In milliseconds."""


class Shelf:
    """Sheets by table and by person."""

    def __init__(self) -> None:
        self.sheets: dict[str, Sheet] = {}
        self._of_person: dict[str, dict[str, None]] = {}
        self._people: dict[str, list[str]] = {}

    def put(self, sheet: Sheet) -> None:
        """Put a sheet here in the place of its earlier form; one that is over or closed goes."""
        self.drop(sheet.id)
        if not sheet.is_unfinished:
            return
        self.sheets[sheet.id] = sheet
        self._people[sheet.id] = sheet.people()
        for person in self._people[sheet.id]:
            self._of_person.setdefault(person, {})[sheet.id] = None

    def drop(self, table: str) -> None:
        """Take a sheet away."""
        self.sheets.pop(table, None)
        for person in self._people.pop(table, []):
            tables = self._of_person[person]
            del tables[table]
            if not tables:
                del self._of_person[person]

    def listed(self) -> list[Sheet]:
        """Give the sheets that anybody may find, the newest first."""
        return sorted((sheet for sheet in self.sheets.values() if sheet.listed), key=lambda sheet: -sheet.made_at)

    def has(self, person: str) -> bool:
        """Whether somebody sits or hosts at any unfinished table."""
        return person in self._of_person

    def of_person(self, person: str) -> list[Sheet]:
        """Give the sheets of somebody who sits or hosts there, the latest first."""
        tables = self._of_person.get(person, {})
        return sorted((self.sheets[table] for table in tables), key=lambda sheet: -sheet.touched_at)

    def hosted_lately(self, person: str, since: int) -> int:
        """Count the tables that a person hosts and that somebody visited since then."""
        return sum(sheet.host == person and sheet.touched_at > since for sheet in self.of_person(person))

    def statuses(self) -> dict[str, int]:
        """Count the tables by status."""
        return dict(Counter(sheet.status for sheet in self.sheets.values()))


def card_of(sheet: Sheet, title: str) -> TableCard:
    """Make the card of a table for the lobby."""
    host = sheet.seat_of(sheet.host)
    return TableCard(
        id=sheet.id,
        game=sheet.game,
        title=title,
        status=sheet.status,
        names=sheet.names(),
        open_seats=sum(chair.kind == FREE for chair in sheet.chairs),
        host="" if host is None else sheet.chairs[host].name,
    )
