"""The client's half of a WebSocket, with nothing to spare: a load generator must not be the slow one."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 0x1, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""Clients must mask what they send; with this key nothing changes, and masking costs nothing here."""


class Wire(asyncio.Protocol):
    """One connection to this machine. ``on_text`` gets the bytes of every message."""

    def __init__(self, port: int, path: str, on_text: Callable[[bytes], None], cookie: str = "") -> None:
        self.port = port
        self.path = path
        self.on_text = on_text
        self.cookie = cookie
        self.is_closing = False
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.transport: asyncio.Transport

    async def open(self) -> None:
        """Connect and shake hands."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.is_open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast("asyncio.Transport", transport)
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIGhvdXNlIGlzIG9wZQ==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode("latin-1"))

    def connection_lost(self, exc: Exception | None) -> None:
        """End, if we wanted to."""
        if not self.is_closing:
            raise ConnectionError("The other side hung up.") from exc

    def data_received(self, data: bytes) -> None:
        """Cut what arrives into messages."""
        if self.buffer:
            data = self.buffer + data
        if not self.is_open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise ConnectionError(head.decode("latin-1"))
            self.is_open.set_result(None)
        self.buffer = data[self.read_frames(data) :]

    def read_frames(self, data: bytes) -> int:
        """Hand on every whole frame; tell how many bytes they took."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin])
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin])
            if begin > size or begin + length > size:
                break
            self.take(data[at], data[begin : begin + length])
            at = begin + length
        return at

    def take(self, first: int, content: bytes) -> None:
        """Take one frame; neither server cuts a message into several."""
        kind = first & 0x0F
        if kind == TEXT and first & FINAL:
            self.on_text(content)
        elif kind == PING:
            self.write(PONG, content)
        elif kind != PONG:
            raise ConnectionError(f"A frame of kind {first:#x} is not expected here.")

    def send(self, content: bytes) -> None:
        """Send a message of text."""
        self.write(TEXT, content)

    def write(self, kind: int, content: bytes) -> None:
        """Send one frame."""
        size = len(content)
        length = bytes((MASKED | size,)) if size < 126 else bytes((MASKED | 126,)) + size.to_bytes(2)
        self.transport.write(bytes((FINAL | kind,)) + length + NO_MASK + content)

    def close(self) -> None:
        """Hang up."""
        self.is_closing = True
        self.transport.close()
