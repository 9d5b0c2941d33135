"""A house that is attacked."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from taphouse.server.http.admission import DoorRules
from taphouse.server.protocol.bodies import MakeTable
from taphouse.server.settings import Settings
from taphouse.server.testing.real_server import Guest, TrialServer, open_server
from taphouse.testing.coasters.game import GAME

GAMES = {"coasters": GAME}
EASY = Settings(db="sqlite://", tables_per_person=10**6)
STRANGE = "127.0.0.2"
"""An address that is not believed to be a proxy's."""
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
