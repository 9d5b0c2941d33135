"""One SQLite file: write-ahead log, full sync, one writer thread that commits whatever is queued."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Lock, Thread
from time import monotonic
from typing import TypeVar

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import Fact, typed
from taphouse.server.store.contract import (
    COMMANDS_KEPT,
    BadStore,
    Change,
    ChatRow,
    Columns,
    Conflict,
    Step,
    Store,
    Stored,
    StoreFailure,
    TableRow,
    rows_of,
    values_of,
)
from taphouse.server.store.person import SOMEBODY, Person
from taphouse.server.store.versions import latest
from taphouse.server.words import said

Found = TypeVar("Found")
PATIENCE = 2.0
"""Seconds for which another program may hold the file when the server opens."""
BUSY = 10_000
"""Milliseconds for which it may hold the file later."""
REASONS = {
    "not a database": said.file_damaged,
    "malformed": said.file_damaged,
    "readonly": said.file_read_only,
    "permission denied": said.file_read_only,
    "read-only": said.file_read_only,
    "unable": said.file_read_only,
    "full": said.file_no_room,
    "disk i/o": said.file_no_room,
    "no space": said.file_no_room,
    "locked": said.file_in_use,
}
"""What a database says about itself, and what that means to the one who starts the server."""
PAGE = 1024
"""Bytes of a page in a new file. A move is a short row, and every page that it touches goes into the log whole."""
LOG_PAGES = 16000
"""Pages of the log, 16 MB of them, after which SQLite carries them over to its file. In a busy house a page is written
many times meanwhile, and carried over once."""
Waiting = tuple[Change, asyncio.Future[None]]


def _insert(table: str, columns: Sequence[str]) -> str:
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608


MAKE_TABLE = _insert("tables", Columns.TABLE)
KEEP_TABLE = "UPDATE tables SET game = ?2, status = ?3, seed = ?4, sheet = ?5, touched_at = ?6 WHERE id = ?1"
ADD_STEP = _insert("steps", Columns.STEP)
ADD_CHAT = _insert("chat", Columns.CHAT)
ADD_ANSWER = _insert("answers", Columns.ANSWER) + " ON CONFLICT DO NOTHING"
SAVE_PERSON = (
    _insert("people", Columns.PERSON)
    + " ON CONFLICT (id) DO UPDATE SET name = excluded.name, epoch = max(people.epoch, excluded.epoch)"
)
FORGET_PERSON = "DELETE FROM people WHERE id = ?"
FORGET_NAME = "UPDATE chat SET name = ? WHERE author = ?"
COUNT_TIME = "UPDATE house SET open_seconds = max(open_seconds, ?)"
CLEAR_TABLE = "DELETE FROM tables WHERE id = ?"

READ_PERSON = f"SELECT {', '.join(Columns.PERSON)} FROM people"  # noqa: S608
READ_TABLE = f"SELECT {', '.join(Columns.TABLE)} FROM tables"  # noqa: S608
READ_STEPS = f"SELECT {', '.join(Columns.STEP)} FROM steps WHERE table_id = ? ORDER BY number"  # noqa: S608
READ_CHAT = f"SELECT {', '.join(Columns.CHAT)} FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"  # noqa: S608
READ_ANSWERS = (
    "SELECT author, command, digest FROM (SELECT author, command, digest, at FROM answers WHERE table_id = ?"
    " UNION ALL SELECT author, command, digest, at * 1000 FROM chat WHERE table_id = ? AND author <> '')"
    " AS known ORDER BY at DESC LIMIT ?"
)


def write_rows(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Write changes, what others build on first."""
    for statement, rows in (
        (MAKE_TABLE, [values_of(row) for change in changes for row in change.made]),
        (KEEP_TABLE, [values_of(row) for change in changes for row in change.kept]),
        (ADD_STEP, [values_of(row) for change in changes for row in change.steps]),
        (ADD_CHAT, [values_of(row) for change in changes for row in change.chat]),
        (ADD_ANSWER, [values_of(row) for change in changes for row in change.answers]),
        (SAVE_PERSON, [values_of(row) for change in changes for row in change.people]),
        (FORGET_PERSON, [(person,) for change in changes for person in change.forgotten]),
        (FORGET_NAME, [(SOMEBODY, person) for change in changes for person in change.forgotten]),
        (CLEAR_TABLE, [(table,) for change in changes for table in change.cleared]),
        (COUNT_TIME, [(change.open_seconds,) for change in changes if change.open_seconds]),
    ):
        if rows:
            connection.executemany(statement, rows)


class SqliteStore(Store):
    """The storage of a laptop or a small server: one process, one file."""

    def __init__(self, path: Path, temporary: TemporaryDirectory[str] | None) -> None:
        self.path = path
        self._temporary = temporary
        self._loop = asyncio.get_running_loop()
        self._door = _shut_the_door(path)
        try:
            _bring_up_to_date(path)
            self.writing = self._connect()
            """Only the writer thread uses this connection once the store is open."""
            _try_to_write(self.writing)
            self._reading = self._connect()
        except (OSError, sqlite3.Error) as error:
            self._door.close()
            raise BadStore(_why(path, error)) from error
        except TaphouseError:
            self._door.close()
            raise
        self._reading_lock = Lock()
        self._waiting: list[Waiting] = []
        self._is_busy = False
        """A batch is being written, or about to be taken; what comes meanwhile makes up the next one."""
        self._is_closing = False
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._thread = Thread(target=self._write_on, name="taphouse-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, url: str) -> "SqliteStore":
        """Open or make the file."""
        temporary = None
        name = url.removeprefix("sqlite://").removeprefix("/")
        if not name:
            temporary = TemporaryDirectory(prefix="taphouse-")
            name = f"{temporary.name}/taphouse.db"
        return cls(Path(name), temporary)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        for pragma in (
            f"page_size = {PAGE}",
            "journal_mode = WAL",
            "synchronous = FULL",
            f"wal_autocheckpoint = {LOG_PAGES}",
            "foreign_keys = ON",
            f"busy_timeout = {BUSY}",
        ):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        """Finish all writes and let go."""
        self._is_closing = True
        self._take_batch()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._close_reading)
        for connection in (self.writing, self._door):
            connection.close()
        if self._temporary:
            self._temporary.cleanup()

    def _close_reading(self) -> None:
        """Let the one who reads finish: a connection must not be closed under a query."""
        with self._reading_lock:
            self._reading.close()

    def write(self, change: Change) -> asyncio.Future[None]:
        """Queue a change for the next commit."""
        done: asyncio.Future[None] = self._loop.create_future()
        if self._is_closing:
            done.set_exception(StoreFailure(said.store_closed()))
            return done
        self._waiting.append((change, done))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._take_batch)
        return done

    def _take_batch(self) -> None:
        """Hand all that waits to the writer: the more the server has to do, the more it is."""
        batch, self._waiting = self._waiting, []
        self._is_busy = bool(batch)
        if batch:
            self._queue.put(batch)

    def _write_on(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._commit(batch)

    def _commit(self, batch: list[Waiting]) -> None:
        """Commit the batch; if that fails, each change alone, so that only the culprit is refused."""
        error = self._transact([change for change, _ in batch])
        answers = [(done, error) for _, done in batch]
        if error is not None and len(batch) > 1:
            answers = [(done, self._transact([change])) for change, done in batch]
        self._loop.call_soon_threadsafe(self._answer, answers)

    def _answer(self, answers: Sequence[tuple[asyncio.Future[None], Exception | None]]) -> None:
        """Tell everybody whose change was in a batch; after they have looked, it is the turn of the next one."""
        for done, error in answers:
            if not done.done():
                _tell(done, error)
        self._loop.call_soon(self._take_batch)

    def _transact(self, changes: list[Change]) -> Exception | None:
        connection = self.writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            write_rows(connection, changes)
            connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  whatever happens to one change, the writer goes on
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if not isinstance(error, sqlite3.IntegrityError):
                self.failed_at = monotonic()
            return error
        self.commits += 1
        self.failed_at = 0.0
        return None

    async def _read(self, query: Callable[[sqlite3.Connection], Found]) -> Found:
        def locked() -> Found:
            with self._reading_lock:
                return query(self._reading)

        try:
            return await asyncio.to_thread(locked)
        except sqlite3.Error as error:
            raise StoreFailure(_why(self.path, error)) from error

    async def load(self, table: str, chat: int) -> Stored | None:
        """Read a table, its journal and the latest lines of its chat."""

        def query(connection: sqlite3.Connection) -> Stored | None:
            connection.execute("BEGIN")
            try:
                rows = connection.execute(f"{READ_TABLE} WHERE id = ?", (table,)).fetchall()
                if not rows:
                    return None
                steps = connection.execute(READ_STEPS, (table,))
                lines = connection.execute(READ_CHAT, (table, chat)).fetchall()
                known = connection.execute(READ_ANSWERS, (table, table, COMMANDS_KEPT)).fetchall()
                return Stored(
                    row=rows_of(TableRow, rows)[0],
                    steps=rows_of(Step, steps),
                    chat=rows_of(ChatRow, reversed(lines)),
                    answered=list(reversed(known)),
                )
            finally:
                connection.execute("COMMIT")

        return await self._read(query)

    async def row(self, table: str) -> TableRow | None:
        """Read a table without its journal."""
        rows = await self._read(lambda c: c.execute(f"{READ_TABLE} WHERE id = ?", (table,)).fetchall())
        return rows_of(TableRow, rows)[0] if rows else None

    async def unfinished(self) -> list[TableRow]:
        """Read all tables that are neither over nor closed, the latest first."""
        query = f"{READ_TABLE} WHERE status IN ('open', 'running') ORDER BY touched_at DESC, id"
        return rows_of(TableRow, await self._read(lambda c: c.execute(query).fetchall()))

    async def person(self, person: str) -> Person | None:
        """Find somebody."""
        rows = await self._read(lambda c: c.execute(f"{READ_PERSON} WHERE id = ?", (person,)).fetchall())
        return Person(*rows[0]) if rows else None

    async def tables_of(self, person: str) -> list[str]:
        """List the tables of any status whose sheets name a person."""
        query = "SELECT id FROM tables WHERE instr(sheet, ?) > 0 ORDER BY id"
        return [str(row[0]) for row in await self._read(lambda c: c.execute(query, (person,)).fetchall())]

    async def open_seconds(self) -> int:
        """Tell the open time as it was written down last."""
        rows = await self._read(lambda c: c.execute("SELECT open_seconds FROM house").fetchall())
        return int(rows[0][0])

    async def look(self) -> None:
        """Read a little."""
        await self._read(lambda c: c.execute("SELECT id FROM tables LIMIT 1").fetchall())


def _shut_the_door(path: Path) -> sqlite3.Connection:
    """Hold a lock beside the file for as long as this process lives: two servers must not share it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Path(f"{path}.lock")
        _make_private(lock)
        _make_private(path)
        door = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise BadStore(_why(path, error)) from error
    try:
        door.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        door.close()
        raise BadStore(said.file_of_another_house(path=typed(str(path)), error=typed(str(error)))) from error
    return door


def _make_private(path: Path) -> None:
    """Make a file that nobody else may read; SQLite makes those beside it alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _bring_up_to_date(path: Path) -> None:
    """Apply the migrations; a database that has them all is not kept waiting for the libraries that do it."""
    if _version(path) == latest():
        return
    from sqlalchemy import create_engine  # noqa: PLC0415
    from sqlalchemy.exc import DatabaseError  # noqa: PLC0415

    from taphouse.server.store.migrate import migrate  # noqa: PLC0415

    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE})
    try:
        with engine.begin() as connection:
            migrate(connection)
    except DatabaseError as error:
        raise sqlite3.DatabaseError(str(error.orig or error)) from error
    finally:
        engine.dispose()


def _version(path: Path) -> str:
    """Tell which migration a database has seen last; nothing for a new one."""
    connection = sqlite3.connect(path, timeout=PATIENCE)
    try:
        rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError:
        return ""
    finally:
        connection.close()
    return str(rows[0][0]) if rows else ""


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write something that changes nothing, so that whatever speaks against it is said before anybody is let in."""
    connection.execute(f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}")
    connection.execute("UPDATE alembic_version SET version_num = version_num")
    connection.execute(f"PRAGMA busy_timeout = {BUSY}")


def _why(path: Path, error: Exception) -> Fact:
    """Tell why a database cannot be used, and what to do."""
    words = str(getattr(error, "orig", None) or error)
    for sign, reason in REASONS.items():
        if sign in words.lower():
            return reason(path=typed(str(path)))
    why = (getattr(error, "strerror", None) or words).strip(".")
    return said.file_unusable(path=typed(str(path)), error=typed(why))


def _tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if error is None:
        done.set_result(None)
        return
    kind = Conflict if isinstance(error, sqlite3.IntegrityError) else StoreFailure
    failure = kind(said.store_refused(error=typed(str(error))))
    failure.__cause__ = error
    done.set_exception(failure)
