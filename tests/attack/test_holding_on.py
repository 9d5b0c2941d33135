"""Whoever talks without listening, or holds a connection without asking, keeps nobody else out."""

import asyncio
import json
from contextlib import suppress

import httpx
import pytest
from shared.attack import Raw, on_trial, table_of

from taphouse.server.protocol.messages import Done
from taphouse.server.sockets import http_protocol as line
from taphouse.server.sockets import websocket_protocol as wire
from taphouse.server.sockets.connections import Connections, raise_file_limit
from taphouse.server.testing.real_server import Guest, TrialServer

PING, TEXT, CONT = 9, 1, 0


def frame(kind: int, body: bytes, *, last: bool = True) -> bytes:
    """Write a short frame as a guest does, with a mask that changes nothing."""
    return bytes(((0x80 if last else 0) | kind, 0x80 | len(body))) + bytes(4) + body


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
