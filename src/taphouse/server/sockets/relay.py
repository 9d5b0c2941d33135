"""The relay between processes of one server: what concerns a table goes to the process that owns it.

The owner listens on this machine only. It sees the guest's own cookie, origin and address, and
decides as if the guest had come to it directly.
"""

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from taphouse.server.protocol.problems import Refusal
from taphouse.server.words import said

if TYPE_CHECKING:
    import httpx

RELAYED = "x-taphouse-relayed"
PASSED = ("host", "cookie", "origin", "sec-fetch-site", "x-forwarded-host", "content-type", "accept-encoding")
PATIENCE = 5.0
_DROPPED = {"connection", "date", "server", "transfer-encoding", "content-length", "content-type"}
_BIGGEST = 2**22


def is_relayed(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether another process of the server sent this here."""
    return RELAYED in connection.headers


def no_answer() -> Refusal:
    """Say that the owner of a table cannot be reached now."""
    return Refusal("failed", said.table_moving())


def passed_headers(connection: ASGIConnection[Any, Any, Any, Any]) -> Iterator[tuple[str, str]]:
    """List what the owner of the table needs to know about the guest."""
    for name in PASSED:
        if name in connection.headers:
            yield name, connection.headers[name]
    if connection.client:
        yield "x-forwarded-for", connection.client.host
    yield "x-forwarded-proto", connection.scope["scheme"].replace("ws", "http")
    yield RELAYED, "1"


def target(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Give path and query as they came."""
    path, query = connection.scope["raw_path"], connection.scope["query_string"]
    return (path + b"?" + query if query else path).decode("ascii")


class NextDoor:
    """The other processes of the server, as this one asks them."""

    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None

    async def ask(self, request: Request[Any, Any, Any], address: str) -> Response[bytes]:
        """Ask the owner of a table, and hand its answer on as it came."""
        import httpx  # noqa: PLC0415  a house of one process needs none of it

        client = self._client = self._client or httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        headers = {"accept-encoding": "identity", **dict(passed_headers(request))}
        url = f"http://{address}{target(request)}"
        asked = client.build_request(request.method, url, headers=headers, content=await request.body())
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await client.send(asked, stream=True)
                try:
                    body = b"".join([part async for part in answer.aiter_raw()])
                finally:
                    await answer.aclose()
        except (httpx.HTTPError, TimeoutError) as error:
            raise no_answer() from error
        kind = answer.headers.get("content-type", "application/octet-stream").removesuffix("; charset=utf-8")
        response = Response(body, status_code=answer.status_code, media_type=kind)
        response.headers.update((name, value) for name, value in answer.headers.items() if name not in _DROPPED)
        return response

    async def close(self) -> None:
        """Hang up."""
        if self._client is not None:
            await self._client.aclose()


async def relay_socket(socket: WebSocket[Any, Any, Any], address: str) -> None:
    """Let a guest and the owner of a table talk through this process."""
    host, _, port = address.rpartition(":")
    headers = [(name, value) for name, value in passed_headers(socket) if name != "host"]
    try:
        owner = await connect(
            f"ws://{socket.headers['host']}{target(socket)}",
            host=host,
            port=int(port),
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=_BIGGEST,
        )
    except (OSError, TimeoutError, InvalidHandshake) as error:
        raise no_answer() from error
    async with owner:
        await socket.accept()
        both = {asyncio.create_task(to_owner(socket, owner)), asyncio.create_task(to_guest(socket, owner))}
        _, pending = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def to_owner(socket: WebSocket[Any, Any, Any], owner: ClientConnection) -> None:
    """Hand the guest's words on until the guest hangs up."""
    while (message := await socket.receive())["type"] == "websocket.receive":
        words = message.get("text")
        await owner.send(words if isinstance(words, str) else bytes(message.get("bytes") or b""))


async def to_guest(socket: WebSocket[Any, Any, Any], owner: ClientConnection) -> None:
    """Hand the owner's words on until the owner hangs up, for whatever reason."""
    try:
        async for words in owner:
            text = words if isinstance(words, str) else words.decode()
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
    except ConnectionClosed:
        pass
    code = owner.close_code or 1012
    await socket.send({"type": "websocket.close", "code": 1012 if code == 1006 else code, "reason": ""})
