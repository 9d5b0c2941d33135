"""uvicorn's WebSocket protocol with a short way in and out. The house calls it the wire.

Through ASGI every message wakes a task, passes several coroutines and, on the way in, stops and
starts the reading. The news of a table go to many sockets at once, and a command is taken at once
anyhow: a wire hands the bytes over and writes them, and a command that is one short frame it reads
itself. Handshake, all other frames and closing stay as they are.

Nothing that a guest sends makes the server keep more than a little: pongs are sent only while there
is room for them, a message has few parts, and the one who asks far too often, or does not read for
long, is hung up on.
"""

import asyncio
import zlib
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from taphouse.server.protocol.problems import problem
from taphouse.server.rate_limit import Limit
from taphouse.server.sockets.connections import PEER, connections_of
from taphouse.server.sockets.frames import is_whole, short_message
from taphouse.server.sockets.http_protocol import STALLED_SECONDS
from taphouse.server.sockets.inbox import Inbox
from taphouse.server.sockets.outlet import SocketOutlet, post_of
from taphouse.server.words import said

EXTENSION = "taphouse.wire"
"""Where the application finds the wire in its scope."""
WIRE = "wire"
PARTS = 64
"""A message comes in no more parts than these."""
CLOSING_SECONDS = 3.0
"""That long may the other side take to close, once it was told goodbye."""
PINGS_AT_ONCE, PINGS_PER_SECOND = 40, 4.0
"""Pings, and pongs that nobody asked for, of one socket."""


STRANGER = problem("not_yours", said.page_of_others())
MISTAKE = problem("failed", said.mistake_of_ours(), come_back=True)
NO_SOCKET = problem("malformed", said.socket_garbled())
REJECTED = {HTTPStatus.FORBIDDEN: STRANGER, HTTPStatus.INTERNAL_SERVER_ERROR: MISTAKE}
"""Why no socket is opened, where the application has not said so itself."""


class Handshake(ServerProtocol):
    """Refuses a socket as any other request is refused: with a code and a sentence."""

    def reject(self, status: StatusLike, text: str) -> Response:
        """Say why not; the words of the library are for programmers."""
        response = super().reject(status, msgspec.json.encode(REJECTED.get(HTTPStatus(status), NO_SOCKET)).decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        return response


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    on_room: Callable[[], None] | None = None
    """Called when the other side has read enough to be sent more."""
    on_message: Callable[[bytes], None] | None = None
    """Called with every message, which then does not go through ASGI."""
    _is_even = True
    """Whether every frame so far ended where the bytes of its arrival did: then the next ones begin with a frame."""
    key: str | None = None
    """Under which the connection is counted."""
    _stalled: asyncio.TimerHandle | None = None
    _pings: Limit | None = None

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:  # noqa: ANN401  as uvicorn calls it
        super().__init__(config, *args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.outlet = SocketOutlet(self._deliver, post_of(self.loop))
        # Each message is packed by itself: then no connection has to remember the last ones, and what
        # goes to many is packed once for all of them.
        packing = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn = Handshake(extensions=[packing], max_size=config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on with the count of a connection that has asked for a socket."""
        super().connection_made(transport)
        self.close_timeout = CLOSING_SECONDS
        there = connections_of(self.config)
        peer = self.client[0] if self.client else ""
        self.app_state = {**self.app_state, PEER: peer}
        self.key = there.enter(self, peer)
        if self.key is None:
            self.hang_up()
        else:
            there.heard(self, self.key)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that is gone."""
        self._read_on()
        if self.key is not None:
            connections_of(self.config).leave(self, self.key)
            self.key = None
        super().connection_lost(exc)
        self.outlet.has_room = True

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**self.scope["extensions"], EXTENSION: {WIRE: self}}
        self.outlet.packs = any(
            isinstance(extension, PerMessageDeflate) and extension.local_max_window_bits == zlib.MAX_WBITS
            for extension in self.conn.extensions
        )

    def forget_handshake(self) -> None:
        """Drop what was said before the conversation: it would be kept for as long as that lasts."""
        self.request.headers.clear()
        self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        """Read a short message that came alone and whole; leave everything else to those who know how."""
        if self.on_message is not None and self._is_even and not self.frames:
            message = short_message(data)
            if message is not None:
                if not self.close_sent:
                    self.on_message(message)
                return
        if self.handshake_initiated:
            self._is_even = self._is_even and is_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message over."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.on_message(data)

    def handle_ping(self) -> None:
        """Answer, unless too much is unread already: only the latest ping has to be answered."""
        output = self.conn.data_to_send()
        if self._may_ping() and self.writable.is_set():
            self.transport.write(b"".join(output))

    def handle_pong(self, event: Frame) -> None:
        """Take an answer to a ping of ours; count any other."""
        if bytes(event.data) == self.pending_ping_payload or self._may_ping():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message."""
        if len(self.frames) >= PARTS:
            self.hang_up()
        else:
            super().handle_cont(event)

    def _may_ping(self) -> bool:
        if self._pings is None:
            self._pings = Limit(PINGS_PER_SECOND, PINGS_AT_ONCE)
        if self._pings.take(""):
            return True
        self.hang_up()
        return False

    def hang_up(self) -> None:
        """End it at once."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """Wait for somebody who does not read, but not for ever."""
        super().pause_writing()
        self.outlet.has_room = False
        self._stalled = self._stalled or self.loop.call_later(STALLED_SECONDS, self.hang_up)

    def _read_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def resume_writing(self) -> None:
        """Tell the one who waits that there is room again."""
        self._read_on()
        super().resume_writing()
        self.outlet.has_room = True
        if self.on_room is not None:
            self.on_room()

    def _deliver(self, frames: bytes) -> None:
        """Write what is ready to be read, unless the conversation is over."""
        if not self.disconnected and not self.close_sent:
            self.transport.write(frames)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what goes through ASGI, such as the end, after all that was written before."""
        self.outlet.flush()
        words = message.get("text")
        if isinstance(words, str) and self.outlet.packs and self.handshake_complete and not self.close_sent:
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
            self.outlet.write([words.encode()])
            self.outlet.flush()
        else:
            await super().send(message)

    def shutdown(self) -> None:
        """Hang up, after all that was written."""
        self.outlet.flush()
        super().shutdown()


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """Find the wire of a connection; there is none behind another server."""
    found: Wire | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get(WIRE)
    return found
