"""The doorkeeper: stands before everything, turns away what should not come in, and keeps browsers careful."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from litestar.datastructures import Headers

from taphouse.server.bodies import Problem
from taphouse.server.door import Door
from taphouse.server.security import address_key, is_loopback, safety_headers

Words = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

API = "/api/"
STRANGER = Problem("not_yours", "This page may not ask here. Open the house by its own address.")
HURRY = Problem("too_fast", "Many requests come from your address. Wait a few seconds, then go on.")


class Doorkeeper:
    """Wraps the application: limits, origins, headers."""

    def __init__(self, app: Callable[[Any, Receive, Send], Awaitable[None]], door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Words, receive: Receive, send: Send) -> None:
        """Let a request in, with careful headers on its answer; sockets have a door of their own."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers({name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]})
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
            await answer(send_carefully, 429 if problem is HURRY else 403, problem)
            return
        if scope["method"] == "HEAD":
            # The server itself leaves the body of the answer away.
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send_carefully)

    def objection(self, scope: Words, headers: Headers) -> Problem | None:
        """Say what speaks against a request, if anything."""
        client = scope.get("client")
        host = client[0] if client else ""
        spared = not scope["path"].startswith(API) or (self.door.rules.spare_loopback and is_loopback(host))
        if not spared and not self.door.requests.take(address_key(host)):
            return HURRY
        if scope["method"] not in ("GET", "HEAD") and not self.door.may_ask(headers):
            return STRANGER
        return None


async def answer(send: Send, status: int, problem: Problem) -> None:
    """Answer with a problem."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
