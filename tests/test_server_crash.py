"""kill -9 in the middle of play, again and again: what was acknowledged or seen is there, once; every table goes on.

TAPHOUSE_KILLS sets how often; ``make soak`` asks for many.
"""

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sheet import OPEN, read_sheet
from taphouse.server.store import open_store
from taphouse.server.testing.in_process import postgres
from taphouse.testing.coasters.game import GAME

CHILD = Path(__file__).with_name("crash_child.py")
TABLES = 10
SEATED = ("host", "friend")
"""The third seat is a bot's."""
PATIENCE = 60.0

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, int]]:
    """Give an empty database, and how often its server is to be killed."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/house.db", int(os.environ.get("TAPHOUSE_KILLS", "12"))
        return
    with postgres() as url:
        yield url, int(os.environ.get("TAPHOUSE_KILLS", "6"))


class Server:
    """The process that is killed."""

    def __init__(self, database: str, path: Path) -> None:
        self.database = database
        self.path = path
        self.process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        self.path.unlink(missing_ok=True)
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(CHILD), self.database, str(self.path), stdout=asyncio.subprocess.PIPE
        )
        assert self.process.stdout is not None
        while (line := await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)) != b"open\n":
            assert line, "the server did not open"

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()


class Regular:
    """Somebody who plays on whatever happens, and remembers what was promised."""

    def __init__(self, server: Server, person: str, table: str, seat: int, chance: random.Random) -> None:
        self.server = server
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = chance
        self.sent = 0
        self.pending: dict[str, Any] | None = None
        self.promised: list[tuple[str, str, str]] = []
        """Table, kind and id of every command that was acknowledged."""
        self.seen: Counter[str] = Counter()
        """The latest step of each table that was shown."""
        self.moves = 0
        self.over = 0
        self._forget()

    def _forget(self) -> None:
        self.shown: dict[str, Any] = {}
        self.card: dict[str, Any] = {}

    async def play_on(self) -> None:
        """Come back as often as needed."""
        while True:
            with suppress(ConnectionError, FileNotFoundError, asyncio.IncompleteReadError):
                await self._visit()
            await asyncio.sleep(0.03)

    async def _visit(self) -> None:
        reader, writer = await asyncio.open_unix_connection(str(self.server.path), limit=1 << 22)
        try:
            resume = self.shown.get("resume", "")
            self._send(writer, {"person": self.person, "table": self.table, "resume": resume, "chat": 0})
            if self.pending is not None:
                self._send(writer, self.pending)
            while line := await reader.readline():
                if self._hear(msgspec.json.decode(line)):
                    return
                self._act(writer)
        finally:
            writer.close()

    def _send(self, writer: asyncio.StreamWriter, message: dict[str, Any]) -> None:
        writer.write(msgspec.json.encode(message) + b"\n")

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; True when it is time to go to the next table."""
        match message["is"]:
            case "table":
                self.card = message
            case "view":
                self.shown = message
                step = int(message["resume"].split(".")[1])
                assert step >= self.seen[self.table], "a step that was seen is gone"
                self.seen[self.table] = step
            case "done" | "refused":
                self._answered(message)
        if self.pending is None and self.card.get("next_table"):
            self.table = self.card["next_table"]
            self.over += 1
            self._forget()
            return True
        return False

    def _answered(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        assert message["id"] == self.pending["id"]
        if message["is"] == "done":
            self.promised.append((self.table, self.pending["do"], self.pending["id"]))
            self.moves += self.pending["do"] == "move"
        else:
            asks_often = self.pending["do"] == "undo" and message["code"] == "too_fast"
            assert asks_often or message["code"] in ("stale", "not_now"), message
        self.pending = None

    def _act(self, writer: asyncio.StreamWriter) -> None:
        wanted = self._wanted() if self.pending is None and self.card else None
        if wanted is not None:
            self.sent += 1
            self.pending = {**wanted, "id": f"{self.person}-{self.sent}"}
            self._send(writer, self.pending)

    def _wanted(self) -> dict[str, Any] | None:
        """Think of the next command."""
        status, chance = self.card["status"], self.chance.random()
        if status == "open":
            if "your_seat" not in self.card:
                return {"do": "sit", "seat": self.seat}
            everybody = all(seat["kind"] == "person" for seat in self.card["seats"][: len(SEATED)])
            return {"do": "start"} if self.card.get("you_host") and everybody else None
        if status == "over":
            return {"do": "rematch"} if self.card.get("you_host") else None
        for question in self.card.get("questions", []):
            if self.seat in question["waits_for"]:
                return {"do": "answer", "question": question["number"], "yes": chance < 0.7}
        if chance < 0.05:
            return {"do": "undo"}
        if chance < 0.15:
            return {"do": "say", "text": f"Cheers {self.sent}"}
        moves = [move["move"] for move in self.shown.get("view", {}).get("moves", [])]
        if not moves:
            return None
        return {"do": "move", "decision": self.shown["decision"], "move": self.chance.choice(moves)}


async def make_table(server: Server, person: str) -> str:
    reader, writer = await asyncio.open_unix_connection(str(server.path))
    writer.write(msgspec.json.encode({"make": person}) + b"\n")
    code = (await reader.readline()).decode().strip()
    writer.close()
    return code


async def check_store(database: str, regulars: list[Regular]) -> None:
    """Look at the disk while nobody is there: promises kept, nothing twice, every game replays."""
    store = await open_store(database)
    tables = {table for regular in regulars for table in regular.seen} | {regular.table for regular in regulars}
    written: Counter[tuple[str, str, str, str]] = Counter()
    steps: dict[str, int] = {}
    answered: dict[str, set[str]] = {}
    for table in tables:
        stored = await store.load(table, 1_000_000)
        assert stored is not None, f"table {table} is gone"
        steps[table] = len(stored.steps)
        assert [step.number for step in stored.steps] == list(range(1, len(stored.steps) + 1))
        written.update((table, "move", step.author, step.command) for step in stored.steps if step.author)
        written.update((table, "say", line.author, line.command) for line in stored.chat)
        sheet = read_sheet(stored.row.sheet)
        answered[table] = {f"{author} {command}" for author, command, _ in stored.answered}
        if sheet.status != OPEN:
            Dealt.resume(GAME, sheet, stored.row.seed, stored.steps, 16)
    await store.close()
    assert [row for row, times in written.items() if times > 1] == []
    for regular in regulars:
        for table, do, command in regular.promised:
            if do in ("move", "say"):
                assert (table, do, regular.person, command) in written, f"{do} {command} was promised and is gone"
            if do in ("sit", "start"):
                assert f"{regular.person} {command}" in answered[table], f"{do} {command} was promised and is gone"
        for table, step in regular.seen.items():
            assert step <= steps[table], "somebody saw what is not on disk"


async def test_no_promise_is_broken_by_kill_9(house: tuple[str, int], tmp_path: Path) -> None:
    database, kills = house
    chance = random.Random(kills)
    server = Server(database, tmp_path / "door")
    await server.open()
    regulars = []
    for number in range(TABLES):
        code = await make_table(server, f"host{number}")
        for seat, name in enumerate(SEATED):
            regulars.append(Regular(server, f"{name}{number}", code, seat, random.Random(f"{name}{number}")))
    playing = [asyncio.create_task(regular.play_on()) for regular in regulars]
    try:
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.05, 1.0))
            await server.kill()
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
            await check_store(database, regulars)
            await server.open()
        await everybody_goes_on(regulars)
        await server.kill()
    finally:
        for task in playing:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
        if server.process is not None and server.process.returncode is None:
            await server.kill()
    assert all(isinstance(outcome, asyncio.CancelledError) for outcome in outcomes), outcomes
    await check_store(database, regulars)
    report(kills, regulars)


async def everybody_goes_on(regulars: list[Regular]) -> None:
    """Wait until each has made another move and finished another game."""
    goals = [(regular, regular.moves + 1, regular.over + 1) for regular in regulars]
    end = asyncio.get_running_loop().time() + PATIENCE
    while not all(regular.moves >= moves and regular.over >= over for regular, moves, over in goals):
        stuck = [regular.table for regular, moves, over in goals if regular.moves < moves or regular.over < over]
        assert asyncio.get_running_loop().time() < end, f"stuck: {stuck}"
        await asyncio.sleep(0.05)


def report(kills: int, regulars: list[Regular]) -> None:
    moves = sum(regular.moves for regular in regulars)
    games = sum(regular.over for regular in regulars) // len(SEATED)
    sys.stdout.write(f"{kills} kills: {moves} moves acknowledged, {games} games finished; none lost, none twice\n")
    assert moves > 5 * kills
