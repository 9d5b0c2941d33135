"""Between processes of one house: what concerns a table goes to the process that owns it.

The owner listens on this machine only. It sees the guest's own cookie, origin and address, and
decides as if the guest had come to it directly.
"""

import asyncio
from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from taphouse.server.problems import Refusal

RELAYED = "x-taphouse-relayed"
PASSED = ("host", "cookie", "origin", "sec-fetch-site", "x-forwarded-host", "content-type", "accept-encoding")
PATIENCE = 5.0
_DROPPED = {"connection", "date", "server", "transfer-encoding", "content-length"}
_BIGGEST = 2**22


def is_relayed(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether another process of the house sent this here."""
    return RELAYED in connection.headers


def no_answer() -> Refusal:
    """Say that the owner of a table cannot be reached now."""
    return Refusal("failed", "The table is just moving house. Try again in a moment.")


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


async def relay_request(request: Request[Any, Any, Any], address: str) -> Response[bytes]:
    """Ask the owner of a table, and hand its answer on."""
    host, _, port = address.rpartition(":")
    body = await request.body()
    lines = [f"{request.method} {target(request)} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in passed_headers(request)]
    lines += [f"content-length: {len(body)}", "connection: close", "", ""]
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write("\r\n".join(lines).encode("latin-1") + body)
                answer = await reader.read(_BIGGEST)
                while more := await reader.read(_BIGGEST):
                    answer += more
            finally:
                writer.close()
    except (OSError, TimeoutError) as error:
        raise no_answer() from error
    return read_answer(answer)


def read_answer(answer: bytes) -> Response[bytes]:
    """Read an answer whose end is the end of the connection."""
    head, _, body = answer.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    if not status.startswith("HTTP/1.1 "):
        raise no_answer()
    fields = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in lines)]
    kind = next((value for name, value in fields if name == "content-type"), "application/octet-stream")
    response = Response(body, status_code=int(status.split()[1]), media_type=kind.removesuffix("; charset=utf-8"))
    for name, value in fields:
        if name not in _DROPPED and name != "content-type":
            response.headers[name] = value
    return response


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
