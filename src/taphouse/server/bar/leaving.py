"""Leaving for good, and ending the access of other devices, at all tables of a process."""

from collections.abc import Awaitable, Callable, Iterable

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import Fact
from taphouse.server.acts.forgetting import hang_up, leave_table, without
from taphouse.server.parts.sheet import read_sheet, row_of
from taphouse.server.protocol.problems import Elsewhere
from taphouse.server.store import Change, Store
from taphouse.server.store.person import Person
from taphouse.server.table.live_table import LiveTable
from taphouse.server.words import said

Find = Callable[[str], Awaitable[LiveTable]]
"""Finds a table by its code."""
Awake = Callable[[], Iterable[LiveTable]]
"""Lists the tables in memory."""

log = structlog.get_logger()


class Leaving:
    """Lets people leave."""

    def __init__(self, store: Store, find: Find, awake: Awake) -> None:
        self.store = store
        self.find = find
        self.awake = awake

    async def forget(self, person: str) -> None:
        """Let somebody leave for good."""
        for code in await self.store.tables_of(person):
            try:
                table = await self.find(code)
                await leave_table(table.context, person)
            except Elsewhere:
                continue  # The process that owns it hears of it, and does the same.
            except TaphouseError:
                await self._leave_paper(code, person)
        await self.store.write(Change(forgotten=[person]))
        self._hang_up(person, said.you_left(), come_back=False)

    async def end_others(self, person: Person) -> Person:
        """Let only those cookies of a person count that are given from now on."""
        newer = Person(person.id, person.name, person.epoch + 1)
        await self.store.write(Change(people=[newer], signed_out=[newer.id]))
        self._hang_up(person.id, said.signed_out())
        return newer

    async def hear_of(self, person: str) -> None:
        """Do at the tables of this process what another process was asked for."""
        if await self.store.person(person) is not None:
            self._hang_up(person, said.signed_out())
            return
        for table in self.awake():
            try:
                await leave_table(table.context, person)
            except TaphouseError as error:
                log.warning("somebody not forgotten", table=table.id, error=str(error))
        self._hang_up(person, said.you_left(), come_back=False)

    def _hang_up(self, person: str, why: Fact, *, come_back: bool = True) -> None:
        """End every connection of a person; those who may come back and have a good cookie do so at once."""
        for table in self.awake():
            hang_up(table.audience, person, why, come_back=come_back)

    async def _leave_paper(self, code: str, person: str) -> None:
        """Forget a person at a table that cannot be brought back: closed, or of a game that is not here."""
        row = await self.store.row(code)
        if row is not None:
            await self.store.write(Change(kept=[row_of(without(None, read_sheet(row.sheet), person), row.seed)]))
