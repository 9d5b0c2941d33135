"""A table over sockets: what comes in which order, and what a client that was away is sent."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from taphouse.server.process.listening import bind
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import AnyMessage, Done
from taphouse.server.protocol.problems import Elsewhere
from taphouse.server.settings import Settings
from taphouse.server.table.live_table import LiveTable
from taphouse.server.testing import real_server as trial
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME

SETTINGS = Settings(db="sqlite://", commands_burst=10**9, chat_burst=10**6, spectator_news=0.01)


class Scene(NamedTuple):
    """A table that was dealt, with Ann and Ben."""

    server: TrialServer
    ann: Guest
    ben: Guest
    table: str


def at_a_table(scene: Callable[[Scene], Awaitable[None]]) -> None:
    """Let Ann and Ben sit at a table that was dealt, and play a scene."""

    async def run() -> None:
        async with asyncio.timeout(30), open_server({"coasters": GAME}, SETTINGS) as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            assert ann.person is not None
            table = await server.bar.make_table(ann.person, MakeTable(game="coasters", seats=2))
            for guest in (ann, ben):
                await guest.sit_at(table)
            await done(ben.ask("sit", seat=1))
            await done(ann.ask("start"))
            for guest in (ann, ben):
                await guest.look()
            await scene(Scene(server, ann, ben, table))
            for guest in (ann, ben):
                await guest.leave()

    asyncio.run(run())


async def done(asked: Awaitable[object]) -> None:
    answer = await asked
    assert isinstance(answer, Done), answer


async def first_move(guest: Guest) -> None:
    await guest.catch_up()
    await done(guest.move(guest.shown["view"]["moves"][0]["move"]))


def kinds(guest: Guest) -> list[str]:
    return [msgspec.json.decode(data)["is"] for data in guest.heard]


def told(guest: Guest) -> list[str]:
    """Put the story together as a client does."""
    lines: list[str] = []
    for data in guest.heard:
        message = msgspec.json.decode(data)
        if message["is"] == "view":
            del lines[message.get("story_from", 0) :]
            lines += [fact["say"] for fact in message.get("story", [])]
    return lines


def test_a_newcomer_hears_table_view_and_chat_in_that_order() -> None:
    async def scene(at: Scene) -> None:
        await done(at.ann.ask("say", text="Good evening."))
        for cookie in (at.ann.cookie, ""):
            guest = Guest(at.server.host, cookie=cookie)
            await guest.sit_at(at.table)
            await guest.hear("chat")
            assert kinds(guest) == ["table", "view", "chat"]
            await guest.leave()

    at_a_table(scene)


def test_before_the_deal_there_is_no_view() -> None:
    async def scene(at: Scene) -> None:
        assert at.ann.person is not None
        other = await at.server.bar.make_table(at.ann.person, MakeTable(game="coasters", seats=3))
        guest = Guest(at.server.host)
        await guest.sit_at(other)
        await guest.catch_up()
        assert kinds(guest) == ["table", "pong"]
        await guest.leave()

    at_a_table(scene)


def test_an_answer_comes_after_what_it_changed() -> None:
    async def scene(at: Scene) -> None:
        at.ann.heard.clear()
        await first_move(at.ann)
        heard = kinds(at.ann)
        assert heard[-1] == "done"
        assert "view" in heard
        assert at.ann.shown["number"] == 1

    at_a_table(scene)


def test_every_message_is_one_of_the_protocol() -> None:
    async def scene(at: Scene) -> None:
        await first_move(at.ann)
        await done(at.ann.ask("react", reaction="cheers"))
        await at.ann.ask("start")
        await at.ann.catch_up()
        for data in at.ann.heard:
            msgspec.json.decode(data, type=AnyMessage)
        assert set(kinds(at.ann)) == {"table", "view", "chat", "done", "refused", "pong"}

    at_a_table(scene)


def test_whoever_comes_back_gets_only_the_lines_that_were_missed() -> None:
    async def scene(at: Scene) -> None:
        await first_move(at.ann)
        await at.ben.catch_up()
        had, resume = told(at.ben), at.ben.shown["resume"]
        await at.ben.leave()
        await done(at.ann.move(at.ann.shown["view"]["moves"][0]["move"]))
        await first_move(at.ann)

        await at.ben.sit_at(at.table, f"?resume={resume}&chat=0")
        shown = await at.ben.hear("view")

        assert shown["story_from"] == len(had)
        assert shown["story"]
        watcher = Guest(at.server.host, cookie=at.ben.cookie)
        await watcher.sit_at(at.table)
        await watcher.hear("view")
        assert told(at.ben) == told(watcher)
        await watcher.leave()

    at_a_table(scene)


def test_a_line_that_was_taken_back_while_one_was_away_is_forgotten() -> None:
    async def scene(at: Scene) -> None:
        await first_move(at.ann)
        await at.ben.catch_up()
        resume = at.ben.shown["resume"]
        assert any("chose" in line for line in told(at.ben))
        await at.ben.leave()
        await done(at.ann.ask("undo"))

        await at.ben.sit_at(at.table, f"?resume={resume}")
        await at.ben.hear("view")

        assert not any("chose" in line for line in told(at.ben))

    at_a_table(scene)


def test_chat_is_sent_from_where_one_was() -> None:
    async def scene(at: Scene) -> None:
        for number in range(3):
            await done(at.ann.ask("say", text=f"Line {number}."))
        guest = Guest(at.server.host)
        await guest.sit_at(at.table, "?chat=2")
        chat = await guest.hear("chat")
        assert [line["text"] for line in chat["lines"]] == ["Line 2."]
        await guest.leave()

    at_a_table(scene)


def test_two_tabs_show_the_same_and_either_plays() -> None:
    async def scene(at: Scene) -> None:
        tab = Guest(at.server.host, cookie=at.ann.cookie)
        await tab.sit_at(at.table)
        await tab.hear("view")
        await first_move(tab)
        await at.ann.catch_up()
        assert at.ann.shown["view"] == tab.shown["view"]
        await tab.leave()
        await at.ann.catch_up()
        assert at.ann.table["seats"][0]["online"]

    at_a_table(scene)


def test_a_spectator_sees_the_table_and_is_counted() -> None:
    async def scene(at: Scene) -> None:
        spectator = Guest(at.server.host)
        await spectator.sit_at(at.table)
        shown = await spectator.hear("view")
        assert shown["view"]["eyes"] is None
        assert "moves" not in shown["view"]
        while at.ann.table.get("spectators") != 1:
            await at.ann.next()
        await spectator.leave()

    at_a_table(scene)


def test_the_screen_on_the_wall_shows_nobodys_hand() -> None:
    """Also when somebody who sits at the table opened it."""

    async def scene(at: Scene) -> None:
        screen = Guest(at.server.host, cookie=at.ann.cookie)
        await screen.sit_at(at.table, "?watch=1")
        shown = await screen.hear("view")
        assert shown["view"]["eyes"] is None
        assert "your_seat" not in screen.table
        await screen.leave()

    at_a_table(scene)


def test_everybody_sees_who_left() -> None:
    async def scene(at: Scene) -> None:
        await at.ben.leave()
        while at.ann.table["seats"][1].get("online"):
            await at.ann.next()
        assert at.ann.table["seats"][1]["away_since"] > 0
        await at.ben.sit_at(at.table)
        while not at.ann.table["seats"][1].get("online"):
            await at.ann.next()

    at_a_table(scene)


def test_a_slow_reader_skips_views_but_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket is stuffed until the server has to wait; then the slow one reads on."""

    def bind_narrow(host: str, port: int) -> socket.socket:
        listening = bind(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listening

    monkeypatch.setattr(trial, "bind", bind_narrow)

    async def scene(at: Scene) -> None:
        live = await at.server.bar.table(at.table)
        reader, writer = await slow_socket(at.server, at.table)
        for _ in range(400):
            await done(at.ann.move(at.ann.shown["view"]["moves"][0]["move"]))
            await done(at.ann.ask("undo"))
        await done(at.ann.move(at.ann.shown["view"]["moves"][0]["move"]))
        messages = await read_all(reader)
        writer.close()
        views = [message for message in messages if message["is"] == "view"]
        assert live.now.dealt is not None
        assert views[-1]["number"] == live.now.dealt.moves
        assert len(views) < 800
        lines: list[str] = []
        for view in views:
            del lines[view.get("story_from", 0) :]
            lines += [fact["say"] for fact in view.get("story", [])]
        watcher = Guest(at.server.host)
        await watcher.sit_at(at.table)
        await watcher.hear("view")
        assert lines == told(watcher)
        await watcher.leave()

    at_a_table(scene)


async def slow_socket(server: TrialServer, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket that takes little in as long as nobody reads."""
    host, port = server.host.split(":")
    raw = slow_raw()
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=raw, limit=256)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def slow_raw() -> socket.socket:
    raw = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    return raw


async def read_all(reader: asyncio.StreamReader) -> list[dict[str, Any]]:
    """Read frames of text until nothing comes any more."""
    messages: list[dict[str, Any]] = []
    while True:
        try:
            async with asyncio.timeout(0.5):
                head = await reader.readexactly(2)
        except TimeoutError:
            return messages
        size = head[1] & 127
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await reader.readexactly(8), "big")
        body = await reader.readexactly(size)
        if head[0] == 0x81:
            messages.append(msgspec.json.decode(body))


def served_elsewhere(server: TrialServer, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a house believe that another process owns all its tables."""

    async def table(name: str) -> LiveTable:
        raise Elsewhere(name, address)

    monkeypatch.setattr(server.bar, "table", table)


def test_a_table_of_another_process_is_played_through_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(at: Scene) -> None:
        async with open_server({"coasters": GAME}, SETTINGS) as near:
            near.door.signer = at.server.door.signer
            served_elsewhere(near, at.server.host, monkeypatch)
            tab = Guest(near.host, cookie=at.ann.cookie)
            await tab.sit_at(at.table)
            await tab.hear("view")
            assert tab.shown["view"] == at.ann.shown["view"]
            await first_move(tab)
            await at.ann.catch_up()
            assert at.ann.shown["view"] == tab.shown["view"]
            async with httpx.AsyncClient(base_url=f"http://{near.host}", headers=tab.headers) as http:
                info = await http.get(f"/api/tables/{at.table}")
                assert info.json()["your_seat"] == 0
                frame = await http.get(f"/api/tables/{at.table}/replay/1?eyes=0")
                assert frame.json()["number"] == 1
                refused = await http.get(f"/api/tables/{at.table}/replay/1?eyes=1")
                assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
                assert len(refused.headers.get_list("content-security-policy")) == 1
                picture = await http.get(f"/api/tables/{at.table}/qr.svg")
                assert f"<title>http://{near.host}/tables/{at.table}</title>" in picture.text
            await tab.leave()

    at_a_table(scene)


@pytest.mark.parametrize("headers", [{}, {"x-taphouse-relayed": "1"}])
def test_a_table_whose_process_does_not_answer(monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]) -> None:
    async def scene(at: Scene) -> None:
        async with open_server({"coasters": GAME}, SETTINGS) as near:
            served_elsewhere(near, "127.0.0.1:1", monkeypatch)
            async with connect(f"ws://{near.host}/api/tables/X/socket", additional_headers=headers) as socket:
                bye = msgspec.json.decode(await socket.recv())
                assert (bye["is"], bye["come_back"]) == ("bye", True)
            async with httpx.AsyncClient(base_url=f"http://{near.host}", headers=headers) as http:
                answer = await http.get(f"/api/tables/{at.table}")
                assert (answer.status_code, answer.json()["code"]) == (503, "failed")
                assert (await http.get("/healthz")).text == "ok\n"

    at_a_table(scene)


def test_a_mistake_of_ours_ends_one_socket_and_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    async def scene(at: Scene) -> None:
        with monkeypatch.context() as patch, capture_logs() as logs:
            patch.setattr(GAME, "view", break_down)
            guest = Guest(at.server.host)
            await guest.sit_at(at.table)
            with pytest.raises(ConnectionClosed) as closed:
                await guest.hear("view")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1011
        assert [line["event"] for line in logs if line["log_level"] == "error"] == ["socket failed"]
        await first_move(at.ann)

    at_a_table(scene)
