"""A house on trial: a real server on this machine and guests who come in by its door.

For tests of bots and clients, and of the house itself.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from secrets import token_bytes, token_hex
from typing import Any, NamedTuple

import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect

from taphouse.core.game import Game
from taphouse.server.bar.tables import Bar
from taphouse.server.http.app import make_app
from taphouse.server.http.context import COOKIE, Door, DoorRules
from taphouse.server.http.pages import Site
from taphouse.server.http.tokens import KEY_BYTES, Signer
from taphouse.server.process.listening import bind
from taphouse.server.process.work import GracefulServer, config_for
from taphouse.server.protocol.messages import Done, Refused
from taphouse.server.settings import Settings
from taphouse.server.store import open_store
from taphouse.server.store.person import Person

PATIENCE = 30.0
"""A guest who waits longer than this for a message gives up."""


class House(NamedTuple):
    """A house that is open."""

    host: str
    """Host and port."""
    door: Door

    @property
    def bar(self) -> Bar:
        """The tables."""
        return self.door.bar

    async def guest(self, name: str) -> "Guest":
        """Let somebody come in who has a name already."""
        person = await self.bar.name_person(token_hex(8), name)
        return Guest(self.host, person, self.door.cookie_value(person.id))


@asynccontextmanager
async def open_house(
    games: Mapping[str, Game] | None = None,
    settings: Settings | None = None,
    rules: DoorRules | None = None,
    site: Site | None = None,
) -> AsyncIterator[House]:
    """Open a house on a free port, with a store in memory unless the settings name another.

    Where nobody has set up logs, it speaks of trouble only.
    """
    if not structlog.is_configured():
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger("warning"))
    settings = settings or Settings(db="sqlite://")
    store = await open_store(settings.db)
    bar = await Bar.open(store, settings, games)
    app = make_app(bar, Signer(token_bytes(KEY_BYTES)), rules or DoorRules(spare_loopback=True), site)
    listening = bind("127.0.0.1", 0)
    opened = asyncio.Event()
    server = GracefulServer(config_for(app), app.door, opened.set)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        await opened.wait()
        yield House(f"127.0.0.1:{listening.getsockname()[1]}", app.door)
    finally:
        server.should_exit = True
        await serving
        await store.close()


class Guest:
    """Somebody with a cookie, or an outside bot with a token, and at most one socket at a time."""

    def __init__(self, host: str, person: Person | None = None, cookie: str = "") -> None:
        self.host = host
        self.person = person
        self.cookie = cookie
        self.heard: list[bytes] = []
        """Every message of the socket, as it came."""
        self.table: dict[str, Any] = {}
        """The latest table card."""
        self.shown: dict[str, Any] = {}
        """The latest view, with what goes with it."""
        self._ids = count(1)
        self._socket: ClientConnection | None = None

    @property
    def headers(self) -> dict[str, str]:
        """What a browser would send along."""
        return {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def sit_at(self, table: str, query: str = "") -> None:
        """Open the socket of a table."""
        self._socket = await connect(
            f"ws://{self.host}/api/tables/{table}/socket{query}",
            additional_headers=self.headers,
            compression=None,
            max_queue=None,
        )

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def next(self) -> dict[str, Any]:
        """Wait for the next message and take note of it."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            data = await self._socket.recv(decode=False)
        self.heard.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["is"] == "table":
            self.table = message
        elif message["is"] == "view":
            self.shown = message
        return message

    async def hear(self, kind: str) -> dict[str, Any]:
        """Wait for the next message of a kind."""
        while (message := await self.next())["is"] != kind:
            pass
        return message

    async def look(self) -> dict[str, Any]:
        """Give the latest view, or wait for the first one."""
        return self.shown or await self.hear("view")

    async def send(self, data: str | bytes) -> None:
        """Send a message as it is."""
        assert self._socket is not None
        await self._socket.send(data)

    async def ask(self, do: str, **fields: object) -> Done | Refused:
        """Give a command and wait for its answer."""
        name = str(fields.pop("id", "")) or f"{id(self)}-{next(self._ids)}"
        await self.send(msgspec.json.encode({"do": do, "id": name, **fields}).decode())
        while True:
            message = await self.next()
            if message.get("id") == name and message["is"] in ("done", "refused"):
                return msgspec.convert(message, Done | Refused)

    async def catch_up(self) -> None:
        """Read everything that was sent so far."""
        name = f"{id(self)}-{next(self._ids)}"
        await self.send(msgspec.json.encode({"do": "ping", "id": name}).decode())
        while (await self.next()).get("id") != name:
            pass

    async def move(self, number: int) -> Done | Refused:
        """Make a move at the decision that was shown last."""
        return await self.ask("move", decision=self.shown.get("decision", 0), move=number)
