"""uvicorn's HTTP protocol with time limits: somebody who lets the server wait too long is hung up on.

uvicorn waits for ever for the rest of a half-sent request, and for somebody to read an answer.
"""

import asyncio

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from taphouse.server.protocol.bodies import Problem
from taphouse.server.protocol.problems import problem
from taphouse.server.sockets.connections import PEER, connections_of
from taphouse.server.words import said

HEAD_SECONDS = 10.0
"""For the first line and the headers of a request, from the connection or its first byte on."""
BODY_SECONDS = 20.0
"""For the body of a request."""
STALLED_SECONDS = 20.0
"""That long may somebody leave unread what was sent."""

FULL = problem("too_fast", said.connections_too_many(), come_back=True)
LATE = problem("malformed", said.request_late(), come_back=True)

GARBAGE = problem("malformed", said.request_garbled())


class HttpLine(H11Protocol):
    """One connection, until it ends or becomes a socket."""

    key: str | None = None
    """Under which it is counted; None if it was not let in."""
    _timer: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _waits_for: object = None
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let somebody in, if there is room, and wait for the first request."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.app_state = {**self.app_state, PEER: peer}
        self.key = connections_of(self.config).enter(self, peer)
        if self.key is None:
            self._refuse("503 Service Unavailable", FULL)
        else:
            self._expect(h11.IDLE, HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget somebody who is gone."""
        self._expect(None)
        self._read_on()
        if self.key is not None:
            connections_of(self.config).leave(self, self.key)
            self.key = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, and see what is still owed."""
        if self.key is None:
            return
        super().data_received(data)
        if not self._is_socket:
            self._look_at(self.conn.their_state, self.key)

    def _look_at(self, state: object, key: str) -> None:
        """See how far a request has come."""
        if state is not h11.IDLE:
            connections_of(self.config).heard(self, key)
        if state is h11.SEND_BODY:
            self._expect(state, BODY_SECONDS)
        elif state is h11.IDLE:
            self._expect(state, HEAD_SECONDS)
        else:
            self._expect(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, which goes on with the count."""
        self._is_socket = True
        self._expect(None)
        if self.key is not None:
            connections_of(self.config).leave(self, self.key)
            self.key = None
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Wait for somebody who does not read, but not for ever."""
        super().pause_writing()
        self._stalled = self._stalled or self.loop.call_later(STALLED_SECONDS, self.hang_up)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._read_on()

    def hang_up(self) -> None:
        """End it at once."""
        self.transport.abort()

    def _read_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _expect(self, what: object, seconds: float = 0.0) -> None:
        """Wait so long for something, counted from when it was first waited for."""
        if what is self._waits_for and what is not None:
            return
        self._waits_for = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what is not None:
            self._timer = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self._refuse("408 Request Timeout", LATE)

    def send_400_response(self, msg: str) -> None:
        """Say that what came is no HTTP, as any other problem is said."""
        self._refuse("400 Bad Request", GARBAGE)

    def _refuse(self, status: str, problem: Problem) -> None:
        body = msgspec.json.encode(problem)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()
