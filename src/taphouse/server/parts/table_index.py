"""The index of all unfinished tables, of this process and of others, for the lobby. The house calls it the shelf."""

from bisect import bisect_left, bisect_right, insort
from collections import Counter

from taphouse.server.parts.sheet import FREE, Sheet
from taphouse.server.protocol.bodies import TableCard

Place = tuple[int, str]
"""Where a table stands in the list: minus the time when it was made, and its code."""


def place_of(sheet: Sheet) -> Place:
    """Tell where a table stands in the list."""
    return -sheet.made_at, sheet.id


class TableIndex:
    """Sheets by table and by person."""

    def __init__(self) -> None:
        self.sheets: dict[str, Sheet] = {}
        self._of_person: dict[str, dict[str, None]] = {}
        self._people: dict[str, list[str]] = {}
        self._listed: list[Place] = []
        """Where those that anybody may find stand in the list, the newest first; always in order."""
        self._statuses: Counter[str] = Counter()

    def put(self, sheet: Sheet) -> None:
        """Put a sheet here in the place of its earlier form; one that is over or closed goes."""
        self.drop(sheet.id)
        if not sheet.is_unfinished:
            return
        self.sheets[sheet.id] = sheet
        self._statuses[sheet.status] += 1
        if sheet.listed:
            insort(self._listed, place_of(sheet))
        self._people[sheet.id] = sheet.people()
        for person in self._people[sheet.id]:
            self._of_person.setdefault(person, {})[sheet.id] = None

    def drop(self, table: str) -> None:
        """Take a sheet away."""
        sheet = self.sheets.pop(table, None)
        if sheet is None:
            return
        self._statuses[sheet.status] -= 1
        place = place_of(sheet)
        at = bisect_left(self._listed, place)
        if at < len(self._listed) and self._listed[at] == place:
            del self._listed[at]
        for person in self._people.pop(table, []):
            tables = self._of_person[person]
            del tables[table]
            if not tables:
                del self._of_person[person]

    def listed(self, most: int, after: Place | None = None) -> list[Sheet]:
        """Give so many sheets that anybody may find, the newest first, from behind a place in the list on."""
        first = 0 if after is None else bisect_right(self._listed, after)
        return [self.sheets[table] for _, table in self._listed[first : first + most]]

    def has(self, person: str) -> bool:
        """Whether somebody sits or hosts at any unfinished table."""
        return person in self._of_person

    def of_person(self, person: str) -> list[Sheet]:
        """Give the sheets of somebody who sits or hosts there, the latest first."""
        tables = self._of_person.get(person, {})
        return sorted((self.sheets[table] for table in tables), key=lambda sheet: -sheet.touched_at)

    def hosted_lately(self, person: str, since: int) -> int:
        """Count the tables that a person hosts and that somebody visited since then, by the house's own time."""
        return sum(sheet.host == person and sheet.touched > since for sheet in self.of_person(person))

    def statuses(self) -> dict[str, int]:
        """Count the tables by status."""
        return {status: count for status, count in self._statuses.items() if count}


def card_of(sheet: Sheet, title: str, person: str | None = None) -> TableCard:
    """Make the card of a table for the lobby, or for somebody who sits there."""
    host, own = sheet.seat_of(sheet.host), sheet.seat_of(person)
    return TableCard(
        id=sheet.id,
        game=sheet.game,
        title=title,
        status=sheet.status,
        names=sheet.names(),
        open_seats=sum(chair.kind == FREE for chair in sheet.chairs),
        host="" if host is None else sheet.chairs[host].name,
        you="" if own is None else sheet.chairs[own].name,
    )
