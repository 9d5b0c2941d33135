"""When the storage is in trouble: the house says so in a sentence, and guests are asked to come back."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from taphouse.core.errors import TaphouseError
from taphouse.server.http import health
from taphouse.server.process.serve import serve
from taphouse.server.process.work import Work
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.store import StoreFailure, open_store
from taphouse.server.testing.real_server import Guest, House, open_house
from taphouse.testing.coasters.game import GAME

START = """
import ctypes, os, resource, sys
limit, folder = sys.argv[1:]
if limit == "mere":
    ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # root may write anything: no more, from the next program on
    os.execv(sys.executable, [sys.executable, "-c", sys.orig_argv[2], "-", folder])
if limit != "-":
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), resource.RLIM_INFINITY))
from taphouse.cli import main
sys.argv[1:] = ["serve", "--port", "0", "--data", folder]
main()
"""
"""Starts a house with a limit on the size of files, or without the right to write whatever is there."""


async def make(path: Path) -> None:
    """Make a database as the house does, and close it."""
    await (await open_store(f"sqlite:///{path}")).close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "taphouse.db"
    asyncio.run(make(path))
    return path


@pytest.fixture(autouse=True)
def _never_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that cannot open must say so before it serves anybody."""

    def run(*_: object) -> None:
        pytest.fail("the house opened")

    monkeypatch.setattr(Work, "run", run)


@contextmanager
def refused(match: str) -> Iterator[None]:
    with pytest.raises(TaphouseError, match=match) as refusal:
        yield
    words = str(refusal.value)
    assert words[0] in "/T"
    assert words.endswith(".")
    assert "Traceback" not in words
    assert "\n" not in words


class TestOpening:
    """The check at the start is what says all this: without it, somebody would be let in first."""

    def test_what_is_no_database(self, database: Path) -> None:
        database.write_bytes(b"Cheers. " * 1000)
        with refused(r"is damaged, or no database at all"):
            serve(port=0, data=database.parent)

    def test_what_is_damaged_inside(self, database: Path) -> None:
        data = bytearray(database.read_bytes())
        data[4096:] = b"\xa5" * (len(data) - 4096)
        database.write_bytes(data)
        with refused(r"is damaged, or no database at all"):
            serve(port=0, data=database.parent)

    def test_what_a_newer_version_wrote(self, database: Path) -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("UPDATE alembic_version SET version_num = '9999'")
        with refused(r"^The database was written by a newer version of Taphouse\."):
            serve(port=0, data=database.parent)

    def test_what_another_program_holds(self, database: Path) -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with refused(r"is in use by another program\."):
                serve(port=0, data=database.parent)

    def test_what_another_house_has_open(self, database: Path) -> None:
        async def scene() -> None:
            store = await open_store(f"sqlite:///{database}")
            try:
                with refused(r"If another house uses it, stop that one"):
                    await asyncio.to_thread(serve, port=0, data=database.parent)
            finally:
                await store.close()

        asyncio.run(scene())

    def test_what_is_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "taphouse.db").mkdir()
        with refused(r"taphouse\.db cannot be used: Is a directory\."):
            serve(port=0, data=tmp_path)

    def test_where_nothing_is_wrong_the_house_opens(self, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        opened = []
        monkeypatch.setattr(Work, "run", lambda *_: opened.append(True))
        serve(port=0, data=database.parent)
        assert opened

    def test_a_full_disk(self, database: Path) -> None:
        """As far as a limit on the size of files can play one."""
        assert "There is no room to write" in start(database.parent, "1000")

    def test_a_file_that_may_only_be_read(self, database: Path) -> None:
        database.chmod(0o444)
        assert "taphouse.db cannot be written to" in start(database.parent, "mere")

    def test_nobody_else_reads_the_database(self, tmp_path: Path) -> None:
        async def modes() -> dict[str, int]:
            store = await open_store(f"sqlite:///{tmp_path / 'taphouse.db'}")
            try:
                return {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}  # noqa: ASYNC240
            finally:
                await store.close()

        found = asyncio.run(modes())
        assert {"taphouse.db", "taphouse.db.lock", "taphouse.db-wal"} <= set(found)
        assert set(found.values()) == {0o600}


def start(data: Path, limit: str) -> str:
    """Start a house that cannot open, as its own process; give what it says."""
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", START, limit, str(data)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "Taphouse is open" not in done.stdout
    return " ".join(done.stderr.split())


class TestWhileOpen:
    """Store trouble is the house's, not the guest's."""

    def test_requests_are_asked_to_come_back(self) -> None:
        async def scene(house: House) -> None:
            ann = await house.guest("Ann")
            break_store(house)
            async with httpx.AsyncClient(base_url=f"http://{house.host}", headers=ann.headers) as http:
                for asked in (
                    http.get("/api/me"),
                    http.post("/api/me", json={"name": "Anne"}),
                    http.post("/api/tables", json={"game": "coasters", "seats": 2}),
                    http.post("/api/play-now", json={"game": "coasters"}),
                    http.get("/api/tables/lusab-tivok-gutih"),
                ):
                    answer = await asked
                    assert answer.status_code == 503, answer.text
                    problem = answer.json()
                    assert (problem["code"], problem["come_back"]) == ("failed", True)
                    assert problem["why"].endswith("come back in a moment.")
                    assert "secret of the database" not in answer.text
                    assert int(answer.headers["retry-after"]) > 0

        in_house(scene)

    def test_a_handshake_is_asked_to_come_back(self) -> None:
        async def scene(house: House) -> None:
            break_store(house)
            guest = Guest(house.host)
            await guest.sit_at("lusab-tivok-gutih")
            bye = await guest.hear("bye")
            assert bye["come_back"]
            assert "secret of the database" not in bye["why"]

        in_house(scene)

    def test_a_command_may_be_sent_again(self) -> None:
        async def scene(house: House) -> None:
            ann, ben = [await house.guest(name) for name in ("Ann", "Ben")]
            assert ann.person is not None
            table = await house.bar.make_table(ann.person, MakeTable(game="coasters", seats=2))
            await ben.sit_at(table)
            await ben.hear("table")
            break_store(house)
            answer = await ben.ask("sit", seat=1)
            assert answer.code == "failed"  # type: ignore[union-attr]
            assert "secret of the database" not in answer.why  # type: ignore[union-attr]
            await ben.leave()

        in_house(scene)

    def test_healthz_looks_at_the_store(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(health, "FRESH", 0.0)

        async def scene(house: House) -> None:
            async with httpx.AsyncClient(base_url=f"http://{house.host}") as http:
                assert (await http.get("/healthz")).text == "ok\n"
                fine = (await http.get("/healthz?verbose")).json()
                assert (fine["ok"], fine["store"], fine["why"]) == (True, True, "")
                assert 0 < fine["store_seconds"] < 2
                break_store(house)
                answer = await http.get("/healthz")
                assert (answer.status_code, answer.text) == (503, "The storage cannot be read.\n")
                bad = (await http.get("/healthz?verbose")).json()
                assert (bad["ok"], bad["store"]) == (False, False)

        in_house(scene)

    def test_healthz_does_not_wait_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(health, "PATIENCE", 0.1)

        async def scene(house: House) -> None:
            looks = []

            async def look() -> None:
                looks.append(True)
                await asyncio.sleep(1)

            house.bar.store.look = look  # type: ignore[method-assign]
            async with httpx.AsyncClient(base_url=f"http://{house.host}") as http:
                answers = await asyncio.gather(*(http.get("/healthz") for _ in range(5)))
            assert {answer.status_code for answer in answers} == {503}
            assert "has not answered" in answers[0].text
            assert len(looks) == 1, "one look at a time"

        in_house(scene)

    def test_healthz_says_when_nothing_can_be_written(self, database: Path) -> None:
        async def scene(house: House) -> None:
            async with httpx.AsyncClient(base_url=f"http://{house.host}") as http:
                with closing(sqlite3.connect(database, isolation_level=None)) as other:
                    house.bar.store.writing.execute("PRAGMA busy_timeout = 10")  # type: ignore[attr-defined]
                    other.execute("BEGIN IMMEDIATE")
                    answer = await http.post("/api/me", json={"name": "Ann"})
                    assert (answer.status_code, answer.json()["code"]) == (503, "failed")
                    answer = await http.get("/healthz")
                    assert answer.text == "The storage does not take what is written.\n"
                assert (await http.post("/api/me", json={"name": "Ann"})).status_code == 200
                assert (await http.get("/healthz")).text == "ok\n"

        in_house(scene, Settings(db=f"sqlite:///{database}"))


def in_house(scene: Callable[[House], Awaitable[None]], settings: Settings | None = None) -> None:
    async def run() -> None:
        async with asyncio.timeout(30), open_house({"coasters": GAME}, settings) as house:
            await scene(house)

    asyncio.run(run())


def break_store(house: House) -> None:
    """Let the storage fail from now on."""

    async def fail(*_: object) -> None:
        raise StoreFailure("The secret of the database.")

    def fail_later(*_: object) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.set_exception(StoreFailure("The secret of the database."))
        return future

    store = house.bar.store
    for name in ("load", "row", "person", "look", "claim"):
        setattr(store, name, fail)
    store.write = fail_later  # type: ignore[method-assign]
