"""The middleware that every request passes first: it turns away what should not come in, and adds careful headers.

The house calls it the doorkeeper.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import Scope

from taphouse.server.http.context import Door
from taphouse.server.http.responses import STATUS
from taphouse.server.http.security import FORWARDED, is_host, is_ours, safety_headers
from taphouse.server.protocol.bodies import Problem
from taphouse.server.protocol.problems import problem
from taphouse.server.sockets.addresses import address_key, is_loopback
from taphouse.server.sockets.connections import PEER
from taphouse.server.sockets.websocket_protocol import STRANGER
from taphouse.server.words import said

Words = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

API = "/api/"
HURRY = problem("too_fast", said.requests_too_many(), come_back=True)
FULL = problem("failed", said.house_full(), come_back=True)
NOT_HERE = problem("malformed", said.other_house())
ALWAYS = ("/healthz", "/metrics")
"""Answered although the server is full."""


class Doorkeeper:
    """Wraps the application: limits, origins, headers."""

    def __init__(self, app: Callable[[Any, Receive, Send], Awaitable[None]], door: Door) -> None:
        self.app = app
        self.door = door
        self.connections = door.admission.connections
        """What the protocols of uvicorn count."""

    async def __call__(self, scope: Words, receive: Receive, send: Send) -> None:
        """Let a request in, with careful headers on its answer; sockets have a door of their own."""
        if scope["type"] != "http":
            # Headers that have a name here would be kept for as long as the socket is open.
            if self.means_us(scope, headers_of(scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await answer(send, 400, NOT_HERE, "websocket.http.response")
            return
        headers = headers_of(scope)
        extra = safety_headers(headers.get("host", ""), scope["scheme"])

        if scope["path"].startswith(API):
            extra.append((b"cache-control", b"no-store"))

        async def send_carefully(message: Words) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(header for header in extra if header[0] not in said)]
            await send(message)

        problem = self.objection(scope, headers)
        if problem is not None:
            await answer(send_carefully, STATUS[problem.code], problem)
            return
        if scope["method"] == "HEAD":
            # The server itself leaves the body of the answer away.
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send_carefully)

    def objection(self, scope: Words, headers: Headers) -> Problem | None:
        """Say what speaks against a request, if anything."""
        if not self.means_us(scope, headers):
            return NOT_HERE
        client = scope.get("client")
        host = client[0] if client else ""
        known = self.door.identity.known(ASGIConnection(cast("Scope", scope)))
        if self.door.admission.connections.is_full and known is None and scope["path"] not in ALWAYS:
            return FULL
        spared = not scope["path"].startswith(API) or (self.door.rules.spare_loopback and is_loopback(host))
        person = known.person if known is not None else ""
        if not spared and not self.door.admission.take_request(address_key(host), person):
            return HURRY
        if scope["method"] not in ("GET", "HEAD") and not self.door.admission.may_ask(headers):
            return STRANGER
        return None

    def means_us(self, scope: Words, headers: Headers) -> bool:
        """Whether a request asks for this house: by a name of ours, or by one that a reverse proxy hands on."""
        host = headers.get("host")
        if host is None or is_ours(host, self.door.admission.names):
            return True
        peer = scope.get("state", {}).get(PEER, "")
        handed_on = self.door.admission.connections.is_proxy(peer) and any(name in headers for name in FORWARDED)
        return handed_on and is_host(host)


def headers_of(scope: Words) -> Headers:
    """Read the headers of a request."""
    return Headers({name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]})


async def answer(send: Send, status: int, problem: Problem, kind: str = "http.response") -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
