"""The bar: all tables of this process, those in memory and those in the store."""

import asyncio
from collections.abc import Coroutine, Mapping
from time import monotonic

import structlog
from msgspec import MsgspecError

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.levels import EASY, USUAL
from taphouse.core.registry import list_games, load_games
from taphouse.server.acts.dealing import deal
from taphouse.server.acts.greeting import greet, note_visit
from taphouse.server.acts.lobby import known_choice
from taphouse.server.bar.leaving import Leaving
from taphouse.server.open_time import DAY, HOUR, OpenTime
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import CLOSED, HOST_OPENS, OPEN, PERSON, RUNNING, Chair, Sheet, read_sheet, row_of
from taphouse.server.parts.table_index import Place, card_of, place_of
from taphouse.server.person_names import checked, must_be_distinct
from taphouse.server.protocol.bodies import MakeTable, PlayNow, TableCard, TablePage
from taphouse.server.protocol.commands import CLOCKS, DOORS, PACES
from taphouse.server.protocol.problems import Elsewhere, Refusal, UnknownTable, fact_of
from taphouse.server.settings import Settings
from taphouse.server.store import Change, Conflict, Store
from taphouse.server.store.person import Person
from taphouse.server.table.live_table import LiveTable
from taphouse.server.table_codes import new_code, read_code
from taphouse.server.words import said

PAGE = 50
"""How many tables are listed at a time."""

log = structlog.get_logger()


class Bar(Shared):
    """All tables of this process, and what they share."""

    def __init__(self, store: Store, settings: Settings, games: Mapping[str, Game] | None, time: OpenTime) -> None:
        super().__init__(store, settings, games, time)
        self.leaving = Leaving(store, self.table, self.awake)
        """Lets people leave for good."""
        self._tables: dict[str, LiveTable] = {}
        self._moving: dict[str, asyncio.Task[LiveTable | None]] = {}
        """Tables on their way into memory or out of it."""
        self._losses = 0
        """How often all tables were lost to other processes."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @classmethod
    async def open(cls, store: Store, settings: Settings, games: Mapping[str, Game] | None = None) -> "Bar":
        """Open for the night on an open store: bring unfinished tables back.

        ``games``: instead of those that are installed.
        """
        bar = cls(store, settings, games, OpenTime(await store.open_seconds()))
        for broken in load_games()[1] if games is None else ():
            log.error("game not served", why=str(broken))
        store.on_news(bar._heard, bar._lost, bar._heard_of)
        await bar._fill_index()
        bar._start(bar._wake())
        bar._start(bar._sweep_on())
        return bar

    async def close(self) -> None:
        """Send everybody home (Bye with come_back), finish all writes. The store stays open."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._moving.values(), return_exceptions=True)
        for table in list(self._tables.values()):
            await self._put_away(table, said.goodnight())
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        await self.searchers.close()

    async def make_table(self, person: Person, wish: MakeTable) -> str:
        """Make a table with that person as host on seat 0; its id is the code to join by.

        BadHouse or UnknownGame; Refusal ``too_fast`` if the person hosts too many.
        """
        game = self.game(wish.game)
        game.house(wish.seats, wish.house)
        sheet = self._new_sheet(person, game, wish.seats)
        sheet.house = wish.house
        sheet.listed = wish.listed
        sheet.clock = known_choice(wish.clock, CLOCKS, "none")
        sheet.pace = known_choice(wish.pace, PACES, "human")
        sheet.friendly = wish.friendly
        sheet.hints = wish.hints
        sheet.door = known_choice(wish.door, DOORS, HOST_OPENS)
        return await self._add(sheet, self.new_seed())

    async def play_now(self, person: Person, wish: PlayNow) -> str:
        """Make a table full of house bots and deal at once; for somebody's first game a gentle one."""
        game = self.game(wish.game)
        seed = self.new_seed()
        sheet = self._new_sheet(person, game, wish.seats or game.meta.seats_best)
        if wish.gentle:
            sheet.gentle = game.gentle is not None
            sheet.house = dict(game.gentle or {})
        level = EASY if wish.gentle else USUAL
        deal(game, sheet, seed, self.now(), self.settings.snapshot_every, level=level)
        return await self._add(sheet, seed)

    def _new_sheet(self, person: Person, game: Game, seats: int) -> Sheet:
        now, time = self.now(), self.time.now()
        since = time - int(self.settings.forgotten_after_days * DAY)
        if self.index.hosted_lately(person.id, since) >= self.settings.tables_per_person:
            raise Refusal("too_fast", said.too_many_tables())
        chairs = [Chair(PERSON, person.name, person.id), *(Chair() for _ in range(seats - 1))]
        return Sheet(
            id="",
            game=game.meta.id,
            host=person.id,
            chairs=chairs,
            house={},
            made_at=now,
            touched_at=now,
            touched=time,
            seen={person.id: time},
        )

    async def _add(self, sheet: Sheet, seed: bytes) -> str:
        """Write a new table under a code that nobody has."""
        while True:
            sheet.id = new_code()
            try:
                await self.store.write(Change(made=[row_of(sheet, seed)]))
            except Conflict:
                continue
            self.index.put(sheet)
            return sheet.id

    def cards(self, most: int = PAGE, after: str = "") -> TablePage:
        """List tables that may be found and are not over, the newest first: a page of them, after another one."""
        sheets = self.index.listed(most + 1, read_place(after) if after else None)
        made_at, code = place_of(sheets[most - 1]) if len(sheets) > most else (0, "")
        return TablePage(self._cards(sheets[:most]), f"{-made_at}.{code}" if code else "")

    def tables_of(self, person: str) -> list[TableCard]:
        """List the latest unfinished tables at which that person sits or hosts."""
        return self._cards(self.index.of_person(person)[:PAGE], person)

    def statuses(self) -> dict[str, int]:
        """Count the unfinished tables of the server by status."""
        return self.index.statuses()

    def _cards(self, sheets: list[Sheet], person: str | None = None) -> list[TableCard]:
        metas = list_games() if self._games is None else [game.meta for game in self._games.values()]
        titles = {meta.id: meta.title for meta in metas}
        return [card_of(sheet, titles[sheet.game], person) for sheet in sheets if sheet.game in titles]

    async def name_person(self, person: str, name: str) -> Person:
        """Give a person a name: tidied, or refused if it cannot be read or could be mistaken for another's.

        Their seats at unfinished tables go by it, too: at once where a table is awake here, else when they come.
        """
        tidied = checked(name)
        for sheet in self.index.of_person(person):
            must_be_distinct(tidied, [chair.name for chair in sheet.chairs if chair.person != person])
        known = await self.store.person(person)
        found = Person(person, tidied, known.epoch if known is not None else 0)
        await self.store.write(Change(people=[found]))
        for sheet in self.index.of_person(person):
            table = self._tables.get(sheet.id)
            if table is not None:
                table.tasks.start(greet(table.context, person))
        return found

    def awake(self) -> list[LiveTable]:
        """List the tables that are in memory."""
        return list(self._tables.values())

    def in_memory(self, code: str) -> LiveTable | None:
        """Give a table that is awake here and stays so, without counting that as a use of it."""
        return None if code in self._moving else self._tables.get(code)

    @property
    def tables_in_memory(self) -> int:
        """How many tables are awake."""
        return len(self._tables)

    @property
    def listeners(self) -> int:
        """How many connections look at tables of this process."""
        return sum(len(table.audience.listeners) for table in self._tables.values())

    def sheet(self, name: str) -> Sheet | None:
        """Give the sheet of a table that is unfinished or awake here, without looking into the store."""
        code = read_code(name) or ""
        table = self._tables.get(code)
        return self.index.sheets.get(code) if table is None else table.now.sheet

    async def table(self, name: str) -> LiveTable:
        """Find a table by its id in any spelling; bring it back from the store if need be.

        UnknownTable, or Elsewhere if another process owns it.
        """
        code = read_code(name)
        if code is None:
            raise UnknownTable(name[:20])
        while not self._is_closed:
            table = self._tables.get(code)
            if table is not None and code not in self._moving:
                table.now.touch()
                return table
            if code not in self._moving:
                self._move(code, self._bring(code))
            found = await asyncio.shield(self._moving[code])
            if found is not None and not found.now.is_gone:
                return found
        raise Refusal("not_now", said.goodnight())

    def _move(self, code: str, work: Coroutine[None, None, LiveTable | None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._moving[code] = task

        def arrived(_task: object) -> None:
            del self._moving[code]

        task.add_done_callback(arrived)

    async def _bring(self, code: str) -> LiveTable:
        """Read a table from the store, if no other process owns it."""
        losses = self._losses
        owner = await self.store.claim(code)
        if owner is not None:
            raise Elsewhere(code, owner)
        stored = await self.store.load(code, self.settings.chat_kept)
        if stored is None:
            raise UnknownTable(code)
        try:
            sheet = read_sheet(stored.row.sheet)
        except MsgspecError as error:
            log.exception("table cannot be read", table=code)
            raise Refusal("not_now", said.sheet_damaged()) from error
        if sheet.status == CLOSED:
            await self.store.release(code)
            raise Refusal("not_now", sheet.why_closed)
        try:
            table = LiveTable(self, self, sheet, stored.row.seed)
            await table.restore(stored)
        except TaphouseError as error:
            raise Refusal("not_now", said.not_brought_back(what=fact_of(error))) from error
        if losses != self._losses:
            raise Refusal("failed", said.table_moved())
        self._tables[code] = table
        return table

    async def _put_away(self, table: LiveTable, why: Fact) -> None:
        """Let a table leave memory, with nothing half done."""
        async with table.writer.lock:
            table.retire(why)
        self._tables.pop(table.id, None)
        await self.store.release(table.id)

    def shut(self, table: LiveTable, why: Fact) -> None:
        """Send everybody home from a table that was closed, after the command that closed it is answered."""

        async def shut() -> None:
            async with table.writer.lock:
                for listener in list(table.audience.listeners):
                    listener.close(why, come_back=False)
            await self._put_away(table, why)

        if table.id not in self._moving:
            self._move(table.id, shut())

    def give_up(self, table: LiveTable) -> None:
        """Drop a table that can be neither written nor read; it comes back from the store when somebody asks."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.retire(said.fetch_again())

    def _lost(self) -> None:
        """Drop all tables: other processes may own them by now."""
        self._losses += 1
        for table in list(self._tables.values()):
            self.give_up(table)

    def _heard(self, code: str) -> None:
        """Look at what another process changed."""
        self._start(self._fill_index() if code == "" else self._look_up(code))

    def _heard_of(self, person: str) -> None:
        """Look at somebody who left for good, or ended the access of other devices, in another process."""
        self._start(self.leaving.hear_of(person))

    async def _look_up(self, code: str) -> None:
        row = None if code in self._tables else await self.store.row(code)
        if code in self._tables:
            return
        if row is None:
            self.index.drop(code)
        else:
            self.index.put(read_sheet(row.sheet))

    async def _fill_index(self) -> None:
        for row in await self.store.unfinished():
            if row.id not in self._tables:
                try:
                    self.index.put(read_sheet(row.sheet))
                except MsgspecError:
                    log.exception("table cannot be read", table=row.id)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work behind the bar failed", error=str(error))

    async def _wake(self) -> None:
        """Bring the latest running games back, so that their bots play on."""
        running = [sheet for sheet in self.index.sheets.values() if sheet.status == RUNNING]
        running.sort(key=lambda sheet: -sheet.touched_at)
        for sheet in running[: self.settings.woken_at_start]:
            try:
                await self.table(sheet.id)
            except Elsewhere:
                continue
            except TaphouseError as error:
                log.warning("table not brought back", table=sheet.id, error=str(error))

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
            except TaphouseError as error:
                log.warning("sweep broken off", error=str(error))

    async def sweep(self) -> None:
        """Let idle tables leave memory, and clear away those that were never dealt."""
        for table in list(self._tables.values()):
            if table.id in self._moving:
                continue
            if table.is_idle(monotonic()):
                self._move(table.id, self._unload(table))
            else:
                await note_visit(table.context)
        if time := self.time.due():
            await self.store.write(Change(open_seconds=time))
        before = self.time.now() - self.settings.open_hours * HOUR
        for sheet in list(self.index.sheets.values()):
            if sheet.status == OPEN and sheet.touched < before:
                await self._clear(sheet.id)

    async def _unload(self, table: LiveTable) -> None:
        await self._put_away(table, said.goodnight())

    async def _clear(self, code: str) -> None:
        if code in self._tables or code in self._moving:
            return
        try:
            if await self.store.claim(code) is None:
                await self.store.write(Change(cleared=[code]))
                self.index.drop(code)
        except TaphouseError as error:
            log.warning("table not cleared", table=code, error=str(error))


def read_place(text: str) -> Place:
    """Read where a page of the list ended."""
    made_at, _, code = text.partition(".")
    if not (made_at.isascii() and made_at.isdecimal() and len(made_at) < 16 and read_code(code) == code):
        raise Refusal("malformed", said.no_page_of_tables())
    return -int(made_at), code
