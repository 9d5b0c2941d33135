"""What the tests of HTTP share."""

import asyncio
import time
from secrets import token_hex
from typing import Any

import httpx
import msgspec

from taphouse.server.http.admission import DoorRules
from taphouse.server.http.identity import COOKIE
from taphouse.server.http.middleware import Doorkeeper
from taphouse.server.http.tokens import Signer
from taphouse.server.protocol.bodies import Problem
from taphouse.server.sockets.listener import Listener
from taphouse.server.table.live_table import LiveTable

SIGNER = Signer(bytes(32))
EASY = DoorRules(requests_at_once=100_000, wishes_at_once=100_000)


class Visitor(httpx.AsyncClient):
    """A browser with a jar for cookies, as far as these tests need one."""

    def __init__(self, app: Doorkeeper, address: str = "203.0.113.7", base_url: str = "http://pub.lan") -> None:
        super().__init__(transport=httpx.ASGITransport(app=app, client=(address, 4711)), base_url=base_url)

    async def json(self, path: str) -> Any:
        answer = await self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()


async def made(visitor: Visitor, **wish: object) -> str:
    answer = await visitor.post("/api/tables", json={"game": "coasters", "seats": 3, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def problem(answer: httpx.Response, status: int, code: str) -> str:
    """Check that an answer is a problem in a sentence, and give the sentence."""
    assert answer.status_code == status, answer.text
    found = msgspec.json.decode(answer.content, type=Problem)
    assert found.code == code
    assert len(found.why.split()) > 2
    assert found.why.endswith(".")
    assert "Traceback" not in found.why
    return found.why


def now() -> int:
    return int(time.time())


async def finished(app: Doorkeeper, visitor: Visitor) -> str:
    """Play a table against bots to its end."""
    table = (await visitor.post("/api/play-now", json={"game": "coasters", "seats": 2})).json()["id"]
    known = SIGNER.read_person(visitor.cookies[COOKIE], now())
    assert known is not None
    live = await app.door.bar.table(table)
    listener = Listener(known.person)
    live.attach(listener)
    async with asyncio.timeout(20):
        while not (await turn(live, listener)):
            pass
    live.detach(listener)
    return str(table)


async def turn(live: LiveTable, listener: Listener) -> bool:
    """Take the next message; answer a view with a move; tell whether the game is over."""
    data = await listener.next()
    message = msgspec.json.decode(data or b"")
    view = message.get("view", {})
    if view.get("moves") and view["seats"][view["eyes"]].get("awaited"):
        move = {"do": "move", "id": token_hex(4), "decision": message["decision"], "move": view["moves"][0]["move"]}
        await live.command(listener, msgspec.json.encode(move))
    return "outcome" in view
