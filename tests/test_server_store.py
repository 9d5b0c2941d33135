"""Both storages, by the same tests: what was written is there, once, and in order."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from taphouse.core.errors import TaphouseError
from taphouse.server.store import (
    Change,
    ChatRow,
    Conflict,
    Lease,
    Step,
    Store,
    StoreFailure,
    TableRow,
    open_store,
)
from taphouse.server.store.person import Person
from taphouse.server.store.schema import METADATA
from taphouse.server.store.sqlite import SqliteStore
from taphouse.server.store.versions import FOLDER, latest
from taphouse.server.testing.in_process import postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path, postgres_url: str) -> AsyncIterator[str]:
    """Give an empty storage of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/house.db"
        return
    yield postgres_url
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    yield store
    await store.close()


def table(name: str = "BCDFGH", *, status: str = "open", touched: int = 1) -> TableRow:
    return TableRow(id=name, game="coasters", status=status, seed=bytes(range(32)), sheet="{}", touched_at=touched)


def step(number: int, name: str = "BCDFGH", **more: Any) -> Step:
    return Step(table=name, number=number, seat=1, move=f"choose {number}", author="ann", command=f"c{number}", **more)


def line(number: int, name: str = "BCDFGH") -> ChatRow:
    return ChatRow(
        table=name,
        number=number,
        seat=-1,
        name="Ann",
        text=f"Cheers {number}",
        reaction="",
        at=7,
        author="ann",
        command="x",
    )


async def test_what_was_written_is_read_again(store: Store) -> None:
    written = [step(1, at=5, by="house"), step(2, keep=0, at=1 << 40)]
    await store.write(Change(made=[table()]))
    await store.write(Change(steps=written, chat=[line(1), line(2), line(3)]))

    stored = await store.load("BCDFGH", 2)

    assert stored is not None
    assert stored.row == table()
    assert stored.steps == written
    assert [row.text for row in stored.chat] == ["Cheers 2", "Cheers 3"]


async def test_it_is_there_when_the_house_opens_again(url: str) -> None:
    first = await open_store(url)
    await first.write(Change(made=[table()], steps=[step(1)], people=[Person("ann", "Ann")]))
    await first.close()

    second = await open_store(url)
    stored, person = await second.load("BCDFGH", 5), await second.person("ann")
    await second.close()

    assert stored is not None
    assert stored.steps == [step(1)]
    assert person == Person("ann", "Ann")


async def test_a_write_is_on_disk_when_it_returns(store: Store, url: str) -> None:
    """Somebody else who opens the database sees it at once."""
    await store.write(Change(made=[table()], steps=[step(1)]))

    if url.startswith("sqlite"):
        other = sqlite3.connect(url.removeprefix("sqlite:///"))
        found = other.execute("SELECT move FROM steps").fetchall()
        other.close()
    else:
        connection = await asyncpg.connect(url)
        found = [tuple(row) for row in await connection.fetch("SELECT move FROM steps")]
        await connection.close()

    assert found == [("choose 1",)]


async def test_a_table_keeps_its_latest_sheet(store: Store) -> None:
    await store.write(Change(made=[table()]))
    changed = table(status="running", touched=9)
    changed.sheet = '{"a":1}'
    await store.write(Change(kept=[changed]))

    assert await store.row("BCDFGH") == changed


async def test_a_person_can_change_the_name(store: Store) -> None:
    await store.write(Change(people=[Person("ann", "Ann")]))
    await store.write(Change(people=[Person("ann", "Anna")]))

    assert await store.person("ann") == Person("ann", "Anna")
    assert await store.person("ben") is None


async def test_an_epoch_never_goes_back(store: Store) -> None:
    await store.write(Change(people=[Person("ann", "Ann", 2)]))
    await store.write(Change(people=[Person("ann", "Anna", 1)]))

    assert await store.person("ann") == Person("ann", "Anna", 2)


async def test_whoever_is_forgotten_is_gone_and_nameless_in_what_was_said(store: Store) -> None:
    row = table()
    row.sheet = '{"host": "ann"}'
    said = [
        ChatRow(
            table=row.id, number=number, seat=0, name=author, text="Hi", reaction="", at=1, author=author, command="c"
        )
        for number, author in enumerate(("ann", "ben"), start=1)
    ]
    await store.write(Change(made=[row, table("QXKBRT")], chat=said, people=[Person("ann", "Ann")]))
    assert await store.tables_of("ann") == [row.id]

    await store.write(Change(forgotten=["ann"]))

    assert await store.person("ann") is None
    stored = await store.load(row.id, 10)
    assert stored is not None
    assert [line.name for line in stored.chat] == ["Somebody", "ben"]


async def test_the_houses_own_time_is_kept_and_never_goes_back(url: str) -> None:
    first = await open_store(url)
    assert await first.open_seconds() == 0
    await first.write(Change(open_seconds=700))
    await first.write(Change(open_seconds=600))
    await first.close()

    again = await open_store(url)
    assert await again.open_seconds() == 700
    await again.close()


async def test_only_unfinished_tables_are_brought_back_the_latest_first(store: Store) -> None:
    rows = [
        table("A", status="open", touched=1),
        table("B", status="over", touched=9),
        table("C", status="running", touched=3),
    ]
    await store.write(Change(made=rows))

    assert [row.id for row in await store.unfinished()] == ["C", "A"]


async def test_what_is_not_there_is_nothing(store: Store) -> None:
    assert await store.load("BCDFGH", 5) is None
    assert await store.row("BCDFGH") is None


async def test_a_cleared_table_takes_its_moves_and_chat_along(store: Store) -> None:
    await store.write(Change(made=[table()], steps=[step(1)], chat=[line(1)]))
    await store.write(Change(cleared=["BCDFGH"]))
    await store.write(Change(made=[table()]))

    stored = await store.load("BCDFGH", 5)

    assert stored is not None
    assert (stored.steps, stored.chat) == ([], [])


async def test_no_step_can_be_written_twice(store: Store) -> None:
    await store.write(Change(made=[table()], steps=[step(1)]))

    with pytest.raises(Conflict):
        await store.write(Change(steps=[step(1)]))


async def test_a_change_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.write(Change(made=[table()], steps=[step(1)]))

    with pytest.raises(Conflict):
        await store.write(Change(made=[table("XXXXXX")], steps=[step(2), step(1)]))

    stored = await store.load("BCDFGH", 5)
    assert stored is not None
    assert stored.steps == [step(1)]
    assert await store.row("XXXXXX") is None


async def test_a_move_of_no_table_is_refused(store: Store) -> None:
    with pytest.raises(StoreFailure):
        await store.write(Change(steps=[step(1)]))


async def test_what_comes_at_the_same_moment_is_committed_together(store: Store) -> None:
    await store.write(Change(made=[table(f"T{i}") for i in range(50)]))
    before = store.commits

    await asyncio.gather(*(store.write(Change(steps=[step(n, f"T{i}")])) for n in range(1, 21) for i in range(50)))

    assert store.commits - before < 100
    for i in range(50):
        stored = await store.load(f"T{i}", 1)
        assert stored is not None
        assert [row.number for row in stored.steps] == list(range(1, 21))


async def test_whoever_spoils_a_common_commit_spoils_only_their_own(store: Store) -> None:
    await store.write(Change(made=[table()], steps=[step(1)]))
    changes = [Change(steps=[step(n)]) for n in (2, 1, 3, 1, 4)]

    answers = await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)

    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), Conflict, type(None)]
    stored = await store.load("BCDFGH", 1)
    assert stored is not None
    assert [row.number for row in stored.steps] == [1, 2, 3, 4]


async def test_who_no_longer_waits_does_not_disturb_the_others(store: Store) -> None:
    await store.write(Change(made=[table()]))
    impatient = store.write(Change(steps=[step(1)]))
    await asyncio.sleep(0)
    impatient.cancel()

    await store.write(Change(steps=[step(2)]))

    stored = await store.load("BCDFGH", 1)
    assert stored is not None
    assert [row.number for row in stored.steps] == [1, 2]


async def test_everything_queued_is_written_before_the_store_closes(url: str) -> None:
    store = await open_store(url)
    await store.write(Change(made=[table()]))
    writes = [store.write(Change(steps=[step(n)])) for n in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)

    again = await open_store(url)
    stored = await again.load("BCDFGH", 1)
    await again.close()
    assert stored is not None
    assert len(stored.steps) == 100


async def test_whoever_reads_is_done_or_refused_when_the_store_closes(url: str) -> None:
    """Never a crash: a connection is not closed under a query."""
    for _ in range(20 if url.startswith("sqlite") else 2):
        store = await open_store(url)
        await store.write(Change(people=[Person("ann", "Ann")]))
        reading = [asyncio.create_task(store.person("ann")) for _ in range(8)]
        await asyncio.sleep(0)
        await store.close()
        for found in await asyncio.gather(*reading, return_exceptions=True):
            assert found == Person("ann", "Ann") or isinstance(found, StoreFailure)


async def test_a_closed_store_takes_nothing(url: str) -> None:
    store = await open_store(url)
    await store.close()

    with pytest.raises(StoreFailure):
        await store.write(Change(made=[table()]))


async def test_the_migrations_make_the_schema(store: Store, url: str) -> None:
    """What the migrations made is what the schema says, with nothing left to do."""
    if isinstance(store, SqliteStore):
        engine = create_engine(f"sqlite:///{store.path}")
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()
    else:
        async_engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
        async with async_engine.connect() as async_connection:
            assert await async_connection.run_sync(differences) == []
        await async_engine.dispose()


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def test_a_full_disk_refuses_the_write_and_keeps_the_rest(tmp_path: Path) -> None:
    """SQLite is given no more pages than it has: a real failure of a real commit."""
    store = cast("SqliteStore", await open_store(f"sqlite:///{tmp_path}/house.db"))
    await store.write(Change(made=[table()], steps=[step(1)]))
    (pages,) = store.writing.execute("PRAGMA page_count").fetchone()
    store.writing.execute(f"PRAGMA max_page_count = {pages}")
    big = table("XXXXXX")
    big.sheet = "x" * 100_000

    with pytest.raises(StoreFailure, match="full"):
        await store.write(Change(made=[big]))
    store.writing.execute("PRAGMA max_page_count = 1000000")
    await store.write(Change(steps=[step(2)]))

    stored = await store.load("BCDFGH", 1)
    await store.close()
    assert stored is not None
    assert [row.number for row in stored.steps] == [1, 2]


async def test_a_second_server_on_the_same_file_is_turned_away(tmp_path: Path) -> None:
    """Another process tries, and is told what to do."""
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    program = (
        "import asyncio, sys\nfrom taphouse.server.store import open_store\nasyncio.run(open_store(sys.argv[1]))\n"
    )
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, f"sqlite:///{tmp_path}/house.db", stderr=asyncio.subprocess.PIPE
    )
    _, errors = await child.communicate()
    await store.close()

    assert child.returncode == 1
    assert "several at once need PostgreSQL" in errors.decode()
    assert "or open this one beside it with a folder of its own: --data FOLDER." in errors.decode()


async def test_a_temporary_store_leaves_nothing() -> None:
    store = cast("SqliteStore", await open_store("sqlite://"))
    path = store.path
    await store.write(Change(made=[table()]))
    assert path.exists()
    await store.close()

    assert not path.parent.exists()


async def test_a_url_of_no_storage_is_refused_in_a_sentence() -> None:
    with pytest.raises(TaphouseError, match="names no storage"):
        await open_store("mysql://elsewhere")


async def test_a_postgresql_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(TaphouseError, match="cannot be reached"):
        await open_store("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_lost_connection_fails_a_write_and_the_next_ones_go(postgres_url: str) -> None:
    """The database hangs up on the writer, again and again; the store connects again and loses nothing it took."""
    store = await open_store(postgres_url, Lease(seconds=60))
    await store.write(Change(made=[table("LOSTCN")]))
    taken = []
    for number in range(1, 25):
        if number % 3 == 0:
            await hang_up(postgres_url)
        try:
            await asyncio.wait_for(store.write(Change(steps=[step(number, "LOSTCN")])), 10)
            taken.append(number)
        except StoreFailure:
            await asyncio.sleep(0.01)

    stored = await store.load("LOSTCN", 1)
    await store.close()
    assert stored is not None
    assert len(taken) >= 16
    assert [row.number for row in stored.steps] == taken


async def hang_up(url: str) -> None:
    other = await asyncpg.connect(url)
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await other.close()


def test_file_names_tell_the_latest_migration() -> None:
    """A database that has seen it is opened without the libraries that migrate."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER.parent))

    assert ScriptDirectory.from_config(config).get_current_head() == latest()
