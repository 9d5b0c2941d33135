"""PostgreSQL, for several processes: one writer each, whose commits carry whatever is queued."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

import asyncpg  # type: ignore[import-untyped]
import structlog
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from taphouse.core.facts import typed
from taphouse.server.store.contract import (
    COMMANDS_KEPT,
    BadStore,
    Change,
    ChatRow,
    Columns,
    Conflict,
    LostLease,
    Step,
    Store,
    Stored,
    StoreFailure,
    TableRow,
    rows_of,
    values_of,
)
from taphouse.server.store.migrate import migrate
from taphouse.server.store.ownership import Lease, Ownership
from taphouse.server.store.person import SOMEBODY, Person
from taphouse.server.words import said

Waiting = tuple[Change, str, asyncio.Future[None]]
"""A change, the process that asked for it, and who waits."""

CHANNEL = "taphouse"
PERSON_NEWS = "person:"
"""What comes before the id of a person of whom there is news; codes of tables have no such letters."""
MIGRATING = 7238001
"""The key of the lock under which one process at a time brings the schema up to date."""
MOST_AT_ONCE = 500
TIMEOUT = 15.0
"""Seconds for one statement."""
HURRY = 5.0
"""Seconds to connect or to part."""
TROUBLES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

log = structlog.get_logger()


def _insert(table: str, columns: Sequence[str]) -> str:
    marks = ", ".join(f"${i}" for i in range(1, len(columns) + 1))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608


MAKE_TABLE = _insert("tables", (*Columns.TABLE, "owner"))
KEEP_TABLE = "UPDATE tables SET game = $2, status = $3, seed = $4, sheet = $5, touched_at = $6 WHERE id = $1"
ADD_STEP = _insert("steps", Columns.STEP)
ADD_CHAT = _insert("chat", Columns.CHAT)
ADD_ANSWER = _insert("answers", Columns.ANSWER) + " ON CONFLICT DO NOTHING"
SAVE_PERSON = (
    _insert("people", Columns.PERSON)
    + " ON CONFLICT (id) DO UPDATE SET name = excluded.name, epoch = greatest(people.epoch, excluded.epoch)"
)
FORGET_PERSON = "DELETE FROM people WHERE id = $1"
FORGET_NAME = "UPDATE chat SET name = $1 WHERE author = $2"
COUNT_TIME = "UPDATE house SET open_seconds = greatest(open_seconds, $1)"
CLEAR_TABLE = "DELETE FROM tables WHERE id = $1"
TELL = f"SELECT pg_notify('{CHANNEL}', $1)"

READ_PERSON = f"SELECT {', '.join(Columns.PERSON)} FROM people"  # noqa: S608
READ_TABLE = f"SELECT {', '.join(Columns.TABLE)} FROM tables"  # noqa: S608
READ_STEPS = f"SELECT {', '.join(Columns.STEP)} FROM steps WHERE table_id = $1 ORDER BY number"  # noqa: S608
READ_CHAT = f"SELECT {', '.join(Columns.CHAT)} FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2"  # noqa: S608
READ_ANSWERS = (
    "SELECT author, command, digest FROM (SELECT author, command, digest, at FROM answers WHERE table_id = $1"
    " UNION ALL SELECT author, command, digest, at * 1000 FROM chat WHERE table_id = $1 AND author <> '')"
    " AS known ORDER BY at DESC LIMIT $2"
)


async def write_rows(connection: asyncpg.Connection, changes: Sequence[Change], process: str) -> None:
    """Write changes, what others build on first, and tell the other processes which tables are new or different."""
    made = [row for change in changes for row in change.made]
    kept = [row for change in changes for row in change.kept]
    cleared = [table for change in changes for table in change.cleared]
    forgotten = [person for change in changes for person in change.forgotten]
    people = [row for change in changes for row in change.people]
    told = dict.fromkeys([*(row.id for row in made), *(row.id for row in kept), *cleared])
    signed_out = [person for change in changes for person in change.signed_out]
    told |= dict.fromkeys(PERSON_NEWS + person for person in [*signed_out, *forgotten])
    for statement, rows in (
        (MAKE_TABLE, [(*values_of(row), process) for row in made]),
        (KEEP_TABLE, [values_of(row) for row in kept]),
        (ADD_STEP, [values_of(row) for change in changes for row in change.steps]),
        (ADD_CHAT, [values_of(row) for change in changes for row in change.chat]),
        (ADD_ANSWER, [values_of(row) for change in changes for row in change.answers]),
        (SAVE_PERSON, [values_of(row) for row in people]),
        (FORGET_PERSON, [(person,) for person in forgotten]),
        (FORGET_NAME, [(SOMEBODY, person) for person in forgotten]),
        (CLEAR_TABLE, [(table,) for table in cleared]),
        (COUNT_TIME, [(change.open_seconds,) for change in changes if change.open_seconds]),
        (TELL, [(f"{process} {table}",) for table in told]),
    ):
        if rows:
            await connection.executemany(statement, rows)


class PostgresStore(Store):
    """The storage of a house with several processes."""

    def __init__(self, url: str, database: asyncpg.Pool, lease: Lease) -> None:
        self.url = url
        self.database = database
        self.ownership = Ownership(database, lease)
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writing: asyncpg.Connection | None = None
        self._listening: asyncpg.Connection | None = None
        self._changed: Callable[[str], None] = lambda _table: None
        self._lost: Callable[[], None] = lambda: None
        self._person: Callable[[str], None] = lambda _person: None
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False

    @classmethod
    async def open(cls, url: str, lease: Lease) -> "PostgresStore":
        """Connect, bring the schema up to date, and register as a process."""
        try:
            await _bring_up_to_date(url)
            database = await asyncpg.create_pool(url, min_size=1, max_size=6, timeout=HURRY, command_timeout=TIMEOUT)
        except TROUBLES as error:
            raise BadStore(said.no_postgres(error=typed(str(error)))) from error
        store = cls(url, database, lease)
        await store.ownership.register()
        await store._listen()
        store._tasks = [asyncio.create_task(store._write_on()), asyncio.create_task(store._live_on())]
        return store

    def on_news(self, changed: Callable[[str], None], lost: Callable[[], None], person: Callable[[str], None]) -> None:
        """Say whom to call when another process changed a table ("": any) or a person, and when our lease is lost."""
        self._changed, self._lost, self._person = changed, lost, person

    async def close(self) -> None:
        """Finish all writes, free all tables, and let go."""
        self._closing = True
        self._queue.put_nowait(None)
        writer, living = self._tasks
        await writer
        living.cancel()
        with suppress(asyncio.CancelledError):
            await living
        with suppress(*TROUBLES):
            await self.ownership.leave()
        for connection in (self._writing, self._listening):
            if connection is not None:
                with suppress(*TROUBLES):
                    await connection.close(timeout=HURRY)
        try:
            await asyncio.wait_for(self.database.close(), HURRY)
        except TROUBLES:
            self.database.terminate()

    def write(self, change: Change) -> asyncio.Future[None]:
        """Queue a change for the next commit."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(StoreFailure(said.store_closed()))
        else:
            self._queue.put_nowait((change, self.ownership.process, done))
        return done

    async def _write_on(self) -> None:
        closing = False
        while not closing:
            batch: list[Waiting] = []
            entry = await self._queue.get()
            while entry is not None:
                batch.append(entry)
                if len(batch) == MOST_AT_ONCE or self._queue.empty():
                    break
                entry = self._queue.get_nowait()
            closing = entry is None
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        """Commit the batch; if that fails, each change alone, so that only the culprit is refused."""
        process = batch[0][1]
        if all(asker == process for _, asker, _ in batch):
            failure = await self._transact([change for change, _, _ in batch], process)
            if failure is None or len(batch) == 1:
                for _, _, done in batch:
                    _answer(done, failure)
                return
        for change, asker, done in batch:
            _answer(done, await self._transact([change], asker))

    async def _transact(self, changes: list[Change], process: str) -> StoreFailure | None:
        try:
            if self._writing is None or self._writing.is_closed():
                self._writing = await asyncpg.connect(self.url, timeout=HURRY, command_timeout=TIMEOUT)
            async with self._writing.transaction():
                await self.ownership.hold_on(self._writing, process)
                await write_rows(self._writing, changes, process)
        except LostLease as error:
            return error
        except asyncpg.UniqueViolationError as error:
            return Conflict(said.store_refused(error=typed(str(error))))
        except Exception as error:  # noqa: BLE001  whatever happens to one change, the writer goes on
            if self._writing is not None and not isinstance(error, asyncpg.PostgresError):
                self._writing.terminate()
            self.failed_at = monotonic()
            return StoreFailure(said.store_refused(error=typed(str(error))))
        self.commits += 1
        self.failed_at = 0.0
        return None

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=HURRY, command_timeout=TIMEOUT)
        await connection.add_listener(CHANNEL, self._heard)
        self._listening = connection

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, _, news = str(payload).partition(" ")
        if process == self.ownership.process:
            return
        if news.startswith(PERSON_NEWS):
            self._person(news.removeprefix(PERSON_NEWS))
        else:
            self._changed(news)

    async def _live_on(self) -> None:
        """Renew the lease in time; come back as a new process if it was lost."""
        while True:
            await asyncio.sleep(self.ownership.lease.seconds / 3)
            try:
                if not await self.ownership.renew():
                    log.warning("lease lost")
                    self._lost()
                    await self.ownership.register()
                if self._listening is None or self._listening.is_closed():
                    await self._listen()
                    self._changed("")
            except TROUBLES as error:
                log.warning("lease not renewed", error=str(error))

    async def claim(self, table: str) -> str | None:
        """Become the owner of a table, or learn the owner's address."""
        try:
            return await self.ownership.claim(table)
        except TROUBLES as error:
            raise StoreFailure(said.store_unread()) from error

    async def release(self, table: str) -> None:
        """Let others own a table; if that cannot be said now, the table stays ours."""
        with suppress(*TROUBLES):
            await self.ownership.release(table)

    async def _fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        try:
            found: list[asyncpg.Record] = await self.database.fetch(query, *values)
        except TROUBLES as error:
            raise StoreFailure(said.store_unread()) from error
        return found

    async def load(self, table: str, chat: int) -> Stored | None:
        """Read a table, its journal and the latest lines of its chat."""
        row = await self.row(table)
        if row is None:
            return None
        steps = await self._fetch(READ_STEPS, table)
        lines = await self._fetch(READ_CHAT, table, chat)
        known = [tuple(row) for row in await self._fetch(READ_ANSWERS, table, COMMANDS_KEPT)]
        return Stored(
            row=row,
            steps=rows_of(Step, steps),
            chat=rows_of(ChatRow, reversed(lines)),
            answered=list(reversed(known)),
        )

    async def row(self, table: str) -> TableRow | None:
        """Read a table without its journal."""
        rows = await self._fetch(f"{READ_TABLE} WHERE id = $1", table)
        return rows_of(TableRow, rows)[0] if rows else None

    async def unfinished(self) -> list[TableRow]:
        """Read all tables that are neither over nor closed, the latest first."""
        query = f"{READ_TABLE} WHERE status IN ('open', 'running') ORDER BY touched_at DESC, id"
        return rows_of(TableRow, await self._fetch(query))

    async def person(self, person: str) -> Person | None:
        """Find somebody."""
        rows = await self._fetch(f"{READ_PERSON} WHERE id = $1", person)
        return Person(*rows[0]) if rows else None

    async def tables_of(self, person: str) -> list[str]:
        """List the tables of any status whose sheets name a person."""
        rows = await self._fetch("SELECT id FROM tables WHERE position($1 in sheet) > 0 ORDER BY id", person)
        return [str(row["id"]) for row in rows]

    async def open_seconds(self) -> int:
        """Tell the open time as it was written down last."""
        return int((await self._fetch("SELECT open_seconds FROM house"))[0]["open_seconds"])

    async def look(self) -> None:
        """Read a little."""
        await self._fetch("SELECT id FROM tables LIMIT 1")


async def _bring_up_to_date(url: str) -> None:
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


def _answer(done: asyncio.Future[None], failure: StoreFailure | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
