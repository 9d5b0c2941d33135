"""Whoever talks without listening, holds a connection without asking, or comes in a crowd, keeps nobody else out."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from taphouse.server.http.admission import DoorRules
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.sockets import http_protocol as line
from taphouse.server.sockets import websocket_protocol as wire
from taphouse.server.sockets.connections import Connections, raise_file_limit
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
EASY = Settings(db="sqlite://", tables_per_person=10**6)
STRANGE = "127.0.0.2"
"""An address that is not believed to be a proxy's."""
PING, TEXT, CONT = 9, 1, 0
RAW: list["Raw"] = []
"""All connections of a scene, to be closed in the end."""


def on_trial(scene: Callable[[TrialServer], Awaitable[None]], easy: Settings = EASY, **rules: float) -> None:
    """Run a scene in a house where nothing is limited but what is said."""

    async def run() -> None:
        wide: dict[str, Any] = {"requests_at_once": 10**6, "wishes_at_once": 10**6}
        async with asyncio.timeout(60), open_server(GAMES, easy, DoorRules(**(wide | rules))) as server:
            try:
                await scene(server)
            finally:
                while RAW:
                    RAW.pop().socket.close()

    asyncio.run(run())


async def table_of(server: TrialServer, host: Guest) -> str:
    assert host.person is not None
    return await server.bar.make_table(host.person, MakeTable(game="coasters", seats=2))


async def leave_all(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


def frame(kind: int, body: bytes, *, last: bool = True) -> bytes:
    """Write a short frame as a guest does, with a mask that changes nothing."""
    return bytes(((0x80 if last else 0) | kind, 0x80 | len(body))) + bytes(4) + body


class Raw:
    """A connection that says what it likes, and reads only when told to."""

    def __init__(self, server: TrialServer, source: str = STRANGE) -> None:
        host, port = server.host.split(":")
        self.server = server
        self.socket = socket.create_connection((host, int(port)), source_address=(source, 0))
        self.socket.setblocking(False)
        RAW.append(self)

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.socket, data)

    async def read(self) -> bytes:
        """Read until the other side hangs up."""
        data = b""
        with suppress(ConnectionError):
            while more := await asyncio.get_running_loop().sock_recv(self.socket, 65536):
                data += more
        return data

    async def socket_of(self, table: str) -> "Raw":
        await self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.server.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await asyncio.get_running_loop().sock_recv(self.socket, 1024)
        return self

    async def flood(self, chunk: bytes) -> int:
        """Send for ever and read nothing; gives how much went out before the house hung up."""
        sent = 0
        with suppress(ConnectionError):
            while True:
                await self.send(chunk)
                sent += len(chunk)
        return sent


class TestWhoTalksWithoutListening:
    """Nothing that is sent fills the house: it hangs up."""

    @pytest.mark.parametrize(
        "chunk",
        [
            frame(PING, b"x" * 125) * 500,
            frame(10, b"nobody asked") * 500,
            frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * 500,
            b"".join(frame(TEXT, json.dumps({"do": "ping", "id": "x" * 40}).encode()) for _ in range(500)),
            frame(TEXT, b"nonsense") * 500,
        ],
        ids=["pings", "pongs", "parts", "our own pings", "nonsense"],
    )
    def test_is_hung_up_on(self, chunk: bytes) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            await ann.sit_at(table)
            raw = await Raw(server).socket_of(table)
            async with asyncio.timeout(20):
                await raw.flood(chunk)
            assert isinstance(await ann.ask("change_table", listed=True), Done)
            await ann.leave()

        on_trial(scene)

    def test_a_pong_is_not_kept_for_somebody_who_does_not_read(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(wire, "PINGS_AT_ONCE", 10**9)

        async def scene(server: TrialServer) -> None:
            table = await table_of(server, await server.guest("Ann"))
            raw = await Raw(server).socket_of(table)
            with suppress(TimeoutError):
                async with asyncio.timeout(3):
                    await raw.flood(frame(PING, b"x" * 125) * 500)
            held = [there.transport.get_write_buffer_size() for there in wires]
            assert held
            assert max(held) < 600_000

        wires: list[wire.Wire] = []
        made = wire.Wire.connection_made

        def remembered(self: wire.Wire, transport: asyncio.BaseTransport) -> None:
            wires.append(self)
            made(self, transport)

        monkeypatch.setattr(wire.Wire, "connection_made", remembered)
        on_trial(scene)

    def test_an_answer_that_nobody_reads_is_not_kept_for_ever(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(line, "STALLED_SECONDS", 0.3)

        async def scene(server: TrialServer) -> None:
            raw = Raw(server)
            asked = f"GET /schema/openapi.json HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
            async with asyncio.timeout(20):
                await raw.flood(asked * 100)
            await empty(server)

        on_trial(scene)


async def empty(server: TrialServer) -> None:
    """Wait until all connections are gone."""
    async with asyncio.timeout(10):
        while server.door.admission.connections.total:  # noqa: ASYNC110  the server's own work
            await asyncio.sleep(0.01)


class TestWhoHoldsAConnection:
    @pytest.mark.parametrize(
        "begun",
        [
            b"",
            b"GET /api/ga",
            b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
            b"POST /api/me HTTP/1.1\r\nHost: localhost\r\ncontent-length: 99\r\n\r\n{",
        ],
    )
    def test_half_a_request_is_not_waited_for(self, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
        monkeypatch.setattr(line, "HEAD_SECONDS", 0.3)
        monkeypatch.setattr(line, "BODY_SECONDS", 0.3)

        async def scene(server: TrialServer) -> None:
            raw = Raw(server)
            await raw.send(begun)
            said = await raw.read()
            assert said.startswith(b"HTTP/1.1 408 ")
            assert b"did not arrive in time" in said
            await empty(server)

        on_trial(scene)

    def test_a_byte_now_and_then_wins_no_time(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(line, "HEAD_SECONDS", 0.4)

        async def scene(server: TrialServer) -> None:
            raw = Raw(server)

            async def trickle() -> None:
                while True:
                    await raw.send(b"x")
                    await asyncio.sleep(0.05)

            with pytest.raises(ConnectionError):
                await asyncio.wait_for(trickle(), 5)

        on_trial(scene)

    def test_a_request_that_is_whole_may_take_its_time_and_be_followed_by_another(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(line, "HEAD_SECONDS", 0.3)

        async def scene(server: TrialServer) -> None:
            raw = Raw(server)
            for _ in range(2):
                await raw.send(f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
                answer = await asyncio.get_running_loop().sock_recv(raw.socket, 65536)
                assert answer.endswith(b"ok\n")
                await asyncio.sleep(0.5)

        on_trial(scene)

    def test_a_socket_is_no_half_request(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(line, "HEAD_SECONDS", 0.2)
        monkeypatch.setattr(line, "BODY_SECONDS", 0.2)

        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            await ann.sit_at(await table_of(server, ann))
            await asyncio.sleep(0.5)
            assert isinstance(await ann.ask("change_table", listed=True), Done)
            await ann.leave()

        on_trial(scene)

    def test_at_most_so_many_of_one_address_and_who_is_silent_makes_room(self) -> None:
        async def scene(server: TrialServer) -> None:
            table = await table_of(server, await server.guest("Ann"))
            sockets = [await Raw(server).socket_of(table) for _ in range(2)]
            silent = Raw(server)
            await asyncio.sleep(0.1)
            late = await Raw(server).socket_of(table)
            assert await silent.read() == b"", "the one that had not asked for anything is hung up on"
            refused = Raw(server)
            said = await refused.read()
            assert said.startswith(b"HTTP/1.1 503 ")
            assert b"too many connections from your address" in said
            other = await Raw(server, "127.0.0.3").socket_of(table)
            for one in (*sockets, late, other):
                one.socket.close()
            await empty(server)

        on_trial(scene, connections_per_address=3)

    def test_a_proxy_speaks_for_many(self) -> None:
        async def scene(server: TrialServer) -> None:
            table = await table_of(server, await server.guest("Ann"))
            for _ in range(5):
                await Raw(server, "127.0.0.1").socket_of(table)
            assert server.door.admission.connections.total == 5

        on_trial(scene, connections_per_address=3)

    def test_a_full_house_says_so_and_lets_those_in_whom_it_knows(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            for number in range(2, 5):
                await Raw(server, f"127.0.0.{number}").socket_of(table)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                answer = await http.get("/healthz?verbose")
                assert answer.status_code == 503
                assert answer.json()["connections"] == 4
                assert answer.json()["connections_most"] == 3
                assert "The house is full" in answer.json()["why"]
                assert "The house is full" in (await http.get("/healthz")).text
                answer = await http.get("/api/games")
                assert (answer.status_code, answer.json()["come_back"]) == (503, True)
                assert (await http.get("/api/me", headers=ann.headers)).status_code == 200
            stranger = Guest(server.host)
            await stranger.sit_at(table)
            assert (await stranger.hear("bye"))["come_back"]
            await ann.sit_at(table)
            await ann.hear("table")
            await ann.leave()

        on_trial(scene, connections_at_once=3)


def test_the_file_limit_is_as_high_as_it_may_be() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (200, before[1]))
    try:
        assert raise_file_limit() == before[1] if before[1] != resource.RLIM_INFINITY else 2**20
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_few_files_mean_few_connections() -> None:
    assert Connections(600, 10_000, 1024).most == 960
    assert Connections(600, 10_000, 1_000_000).most == 10_000


SOCKET = (
    "GET /api/tables/lusab-tivok-gutih/socket HTTP/1.1\r\nHost: {host}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
)


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ("GET / HTTP/1.1\r\n\r\n", 400, "malformed"),
        ("GET / HTTP/1.1\r\nHost: {host}\r\nHost: b\r\n\r\n", 400, "malformed"),
        ("POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: many\r\n\r\n", 400, "malformed"),
        ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 hello over TLS\r\n\r\n", 400, "malformed"),
        ("GET / HTTP/1.1\r\nHost: {host}\r\nX: " + "y" * 100_000, 400, "malformed"),
        ("GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\nand then garbage\r\n\r\n", 400, "malformed"),
        ("POST /api/me HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n", 400, "malformed"),
        (SOCKET + "\r\n", 400, "malformed"),
        (SOCKET + "Sec-WebSocket-Version: 1\r\nSec-WebSocket-Key: x\r\n\r\n", 400, "malformed"),
        (
            SOCKET + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Origin: http://elsewhere.example\r\n\r\n",
            403,
            "not_yours",
        ),
    ],
)
def test_garbage_gets_a_code_and_a_sentence(sent: str, status: int, code: str) -> None:
    async def scene(server: TrialServer) -> None:
        raw = Raw(server)
        with suppress(ConnectionError):
            await raw.send(sent.replace("{host}", server.host).encode("latin-1"))
        head, _, body = (await raw.read()).rpartition(b"\r\n\r\n")
        assert f"HTTP/1.1 {status} ".encode() in head
        assert b"application/json" in head.lower()
        problem = json.loads(body)
        assert problem["code"] == code
        assert problem["why"].endswith(".")

    on_trial(scene)


class TestACrowd:
    """A crowd at the table, or at the same address, keeps nobody from a game of their own."""

    def test_onlookers_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table = await table_of(server, ann)
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await crowd[2].sit_at(table)
            assert "crowded" in (await crowd[2].hear("bye"))["why"]
            await ann.sit_at(table)
            await ann.hear("table")
            again = Guest(server.host, ben.person, ben.cookie)
            await again.sit_at(table)
            await again.hear("table")
            for guest in (ann, ben, again, *crowd):
                await guest.leave()

        on_trial(scene, msgspec.structs.replace(EASY, listeners_per_table=3))

    def test_at_a_full_table_a_name_takes_the_place_of_the_oldest_without_one(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben, cyd = [await server.guest(name) for name in ("Ann", "Ben", "Cyd")]
            table = await table_of(server, ann)
            screen = Guest(server.host, ann.person, ann.cookie)
            await screen.sit_at(table, "?watch=1")
            await screen.hear("table")
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await crowd[2].sit_at(table)
            assert "give yourself a name" in (await crowd[2].hear("bye"))["why"]
            for friend, gone in ((ben, crowd[0]), (cyd, crowd[1])):
                await friend.sit_at(table)
                await friend.hear("table")
                assert "crowded" in (await gone.hear("bye"))["why"]
            await screen.catch_up()
            await leave_all(*crowd)
            dan = await server.guest("Dan")
            await dan.sit_at(table)
            assert "crowded" in (await dan.hear("bye"))["why"], "people with a name make room for nobody"
            assert isinstance(await ben.ask("sit", seat=1), Done)
            await leave_all(screen, ben, cyd, dan)

        on_trial(scene, msgspec.structs.replace(EASY, listeners_per_table=3))

    def test_at_a_full_address_a_name_takes_the_place_of_the_oldest_without_one(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben, cyd, dan = [await server.guest(name) for name in ("Ann", "Ben", "Cyd", "Dan")]
            table = await table_of(server, ann)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd:
                await guest.sit_at(table)
            assert "give yourself a name" in (await crowd[2].hear("bye"))["why"]
            for friend, gone in ((ben, crowd[0]), (cyd, crowd[1])):
                await friend.sit_at(table)
                await friend.hear("table")
                with pytest.raises(ConnectionClosed):
                    await gone.hear("bye")
            await dan.sit_at(table)
            assert "too many connections" in (await dan.hear("bye"))["why"]
            while server.door.open_sockets > 2:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            assert server.door.admission.sockets.total == 2
            await leave_all(*crowd, ben, cyd, dan)
            while server.door.open_sockets:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            assert server.door.admission.sockets.total == 0
            assert not server.door.admission.strangers.make_room("127.0.0.1")

        on_trial(scene, sockets_per_address=2)

    def test_whoever_asks_too_much_at_an_address_leaves_a_little_to_people_with_a_name(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table = await table_of(server, ann)
            eve = Guest(server.host)
            await eve.sit_at(table)
            for _ in range(3):
                answer = await eve.ask("here")
            assert isinstance(answer, Refused)
            assert answer.code == "too_fast"
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                assert [(await http.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]
                cyd = await server.guest("Cyd")
                statuses = [(await http.get("/api/games", headers=cyd.headers)).status_code for _ in range(3)]
                assert statuses == [200, 200, 429]
            await leave_all(eve, ben)

        small = {"requests_at_once": 3, "requests_per_second": 0.001, "own_requests_at_once": 2}
        few = {"commands_at_once": 2, "commands_per_second": 0.001, "own_commands_at_once": 2}
        on_trial(scene, **small, **few, own_requests_per_second=0.001, own_commands_per_second=0.001)

    def test_sockets_of_one_address_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            crowd = [Guest(server.host) for _ in range(3)]
            for guest in crowd:
                await guest.sit_at(table)
            assert "too many connections" in (await crowd[2].hear("bye"))["why"]
            homes = [Guest(server.host, ann.person, ann.cookie) for _ in range(3)]
            for guest in homes[:2]:
                await guest.sit_at(table)
                await guest.hear("table")
            await homes[2].sit_at(table)
            assert (await homes[2].hear("bye"))["why"].startswith("You have too many connections")
            for guest in (*crowd, *homes):
                await guest.leave()
            again = Guest(server.host, ann.person, ann.cookie)
            while server.door.open_sockets:  # noqa: ASYNC110  the server's own work
                await asyncio.sleep(0.001)
            await again.sit_at(table)
            await again.hear("table")
            await again.leave()

        on_trial(scene, sockets_per_address=2, sockets_per_person=2)

    def test_an_outside_bot_with_its_token_is_at_home(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            await ann.sit_at(table)
            assert isinstance(await ann.ask("seat_bot", seat=1, bot="outside"), Done)
            async with httpx.AsyncClient(base_url=f"http://{server.host}", headers=ann.headers) as http:
                token = (await http.post(f"/api/tables/{table}/seats/1/token")).json()["token"]
            looker = Guest(server.host)
            await looker.sit_at(table)
            await looker.hear("table")
            bot = Guest(server.host)
            await bot.sit_at(table, f"?token={token}")
            assert (await bot.hear("table"))["your_seat"] == 1
            for guest in (ann, looker, bot):
                await guest.leave()

        on_trial(scene, sockets_per_address=1)

    def test_a_socket_that_sends_too_much_costs_its_neighbours_nothing(self) -> None:
        """Its own limit is charged first: what that refuses does not count for the address."""

        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            noisy, quiet = Guest(server.host), Guest(server.host)
            for guest in (noisy, quiet):
                await guest.sit_at(table)
            for _ in range(30):
                answer = await noisy.ask("undo")
                assert isinstance(answer, Refused)
            assert answer.code == "too_fast"
            assert isinstance(spared := await quiet.ask("undo"), Refused)
            assert spared.code == "not_yours"
            for guest in (noisy, quiet):
                await guest.leave()

        on_trial(
            scene,
            msgspec.structs.replace(EASY, commands_burst=5, commands_per_second=0.001),
            commands_at_once=10,
            commands_per_second=0.001,
        )

    def test_commands_of_an_address_leave_room_for_those_at_the_table(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            await ann.sit_at(table)
            looker = Guest(server.host)
            await looker.sit_at(table)
            codes = [(await looker.ask("undo")) for _ in range(4)]
            assert [code.code for code in codes if isinstance(code, Refused)] == ["not_yours"] * 3 + ["too_fast"]
            for _ in range(3):
                assert isinstance(await ann.ask("change_table", listed=True), Done)
            for guest in (ann, looker):
                await guest.leave()

        on_trial(scene, commands_at_once=3, commands_per_second=0.001)

    def test_requests_of_an_address_leave_room_for_those_with_a_seat(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            await table_of(server, ann)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                statuses = [(await http.get("/api/games", headers=ben.headers)).status_code for _ in range(5)]
                assert statuses == [200, 200, 200, 200, 429], "a name alone is worth one more, and is no seat"
                statuses = [(await http.get("/api/games", headers=ann.headers)).status_code for _ in range(4)]
                assert statuses == [200, 200, 200, 429]

        own = {"own_requests_at_once": 1, "own_requests_per_second": 0.001}
        on_trial(scene, requests_at_once=3, requests_per_second=0.001, **own)


class TestGuessing:
    def test_whoever_guesses_is_slowed_down_and_whoever_comes_home_is_not(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann, ben = [await server.guest(name) for name in ("Ann", "Ben")]
            table, other = await table_of(server, ann), await table_of(server, ben)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                wrong = ["lusab-tivok-gutih", "ABC", "BCDFGH"]
                statuses = [(await http.get(f"/api/tables/{code}")).status_code for code in wrong]
                assert statuses == [404, 404, 404]
                late = await http.get("/api/tables/lusab-tivok-gutib")
                assert (late.status_code, late.json()["code"]) == (429, "too_fast")
                assert (await http.get(f"/api/tables/{table}")).status_code == 429, "or a guess would be told"
                assert (await http.get(f"/api/tables/{table}", headers=ann.headers)).status_code == 200
                assert (await http.get(f"/api/tables/{other}", headers=ann.headers)).status_code == 200
            guest = Guest(server.host)
            await guest.sit_at(table)
            assert (await guest.hear("bye"))["come_back"]
            await ann.sit_at(table)
            await ann.hear("table")
            await ann.leave()

        on_trial(scene, misses_at_once=3, misses_per_second=0.001)

    def test_somebody_with_a_name_has_a_few_guesses_of_their_own(self) -> None:
        """An offender at the same address has used up all others; the own ones do for no old, short code."""

        async def scene(server: TrialServer) -> None:
            ann, eve = [await server.guest(name) for name in ("Ann", "Eve")]
            table = await table_of(server, ann)
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:

                async def status(code: str, guest: Guest) -> int:
                    return (await http.get(f"/api/tables/{code}", headers=guest.headers)).status_code

                stranger = Guest(server.host)
                assert [await status("lusab-tivok-gutih", stranger) for _ in range(4)] == [404, 404, 429, 429]
                why = (await http.get(f"/api/tables/{table}")).json()["why"]
                assert "give yourself a name" in why
                assert await status("BCDFGH", eve) == 429
                assert [await status("lusab-tivok-gutih", eve) for _ in range(4)] == [404, 404, 429, 429]
                assert await status(table, eve) == 429, "or a guess would be told"
                ben = await server.guest("Ben")
                assert await status(table, ben) == 200
            await ben.sit_at(table)
            assert isinstance(await ben.ask("sit", seat=1), Done)
            await ben.leave()

        on_trial(scene, misses_at_once=2, misses_per_second=0.001, own_misses_at_once=2)

    def test_sockets_of_tables_and_seats_that_are_not_there_count(self) -> None:
        async def scene(server: TrialServer) -> None:
            ann = await server.guest("Ann")
            table = await table_of(server, ann)
            for code, query in (("lusab-tivok-gutih", ""), (table, "?token=wrong")):
                guest = Guest(server.host)
                await guest.sit_at(code, query)
                assert not (await guest.hear("bye"))["come_back"]
            guest = Guest(server.host)
            await guest.sit_at("lusab-tivok-gutih")
            assert (await guest.hear("bye"))["come_back"]

        on_trial(scene, misses_at_once=2, misses_per_second=0.001)
