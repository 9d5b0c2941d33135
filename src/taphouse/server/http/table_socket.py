"""The route of a table's socket: bytes of one connection to one table, in and out."""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import Headers
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketSendEvent

from taphouse.core.facts import Fact, followed
from taphouse.server.http.context import Door, TheDoor
from taphouse.server.protocol.messages import Bye, Refused
from taphouse.server.protocol.problems import Elsewhere, Refusal, UnknownTable, fact_of, in_words
from taphouse.server.sockets.listener import Listener
from taphouse.server.sockets.relay import is_relayed, no_answer, relay_socket
from taphouse.server.sockets.websocket_protocol import Wire, wire_of
from taphouse.server.store import StoreFailure
from taphouse.server.table.live_table import LiveTable
from taphouse.server.words import said
from taphouse.words.languages import spoken_language

logger = structlog.get_logger()
encode = msgspec.json.Encoder().encode
Socket = WebSocket[Any, Any, Any]

GONE = 1000
"""The conversation is over; Bye said whether to come back."""
FAILED = 1011
"""A mistake of ours, which the log has; worth coming back."""
REFUSED = 4403
"""Not let in; Bye said why."""
LONGEST = 40
"""So much of a name that is none goes into the log."""


class IdOnly(msgspec.Struct):
    """As much of a command as an early refusal needs."""

    id: str = ""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], entrance: TheDoor) -> None:
    """Let somebody look at a table and, if a seat is theirs, play."""
    # Headers that the socket itself is asked for would be kept for as long as it is open.
    if not entrance.admission.may_ask(Headers(socket.scope["headers"])):
        await socket.close(code=REFUSED)
        return
    address, home = entrance.admission.address(socket), entrance.identity.home_key(socket, table)
    if entrance.admission.connections.is_full and not home and entrance.identity.known(socket) is None:
        await turn_away(socket, said.house_full(), come_back=True)
        return
    crowd, key = (entrance.admission.home_sockets, address and home) if home else (entrance.admission.sockets, address)
    is_known = bool(home) or entrance.identity.known(socket) is not None
    if key and not crowd.enter(key):
        if home or not (is_known and entrance.admission.strangers.make_room(address)):
            why = said.too_many_sockets(whose="own" if home else "address")
            await turn_away(socket, why if is_known else followed(why, said.named_come_first()), come_back=True)
            return
        crowd.enter(key, in_place=True)
    stranger = None if is_known else wire_of(socket.scope)
    if stranger is not None:
        entrance.admission.strangers.came(address, stranger)
    entrance.enter()
    try:
        await serve_table(socket, table, entrance)
    finally:
        entrance.leave()
        if stranger is not None:
            entrance.admission.strangers.went(address, stranger)
        if key:
            crowd.leave(key)


async def serve_table(socket: Socket, name: str, door: Door) -> None:
    """Find the table and the place at it, then talk until one side hangs up."""
    try:
        door.admission.must_not_guess(socket, name)
        try:
            person = await door.identity.person_id(socket)
            table = await door.bar.table(name)
        except Elsewhere as elsewhere:
            await pass_on(socket, elsewhere.address)
            return
        except UnknownTable:
            door.admission.missed(socket)
            raise
        listener = listener_for(socket, table, door, person)
        table.attach(listener)
    except Refusal as refusal:
        await turn_away(socket, fact_of(refusal), come_back=refusal.code in ("too_fast", "failed"))
        return
    except StoreFailure as error:
        logger.warning("table not found", table=name[:LONGEST], error=str(error))
        await turn_away(socket, said.trouble(), come_back=True)
        return
    try:
        await socket.accept()
        await talk(socket, table, listener, door)
    finally:
        table.detach(listener)


async def pass_on(socket: Socket, address: str) -> None:
    """Let the process that owns the table talk; once only, for a table on the move must not go in circles."""
    if is_relayed(socket):
        raise no_answer()
    await relay_socket(socket, address)


def listener_for(socket: Socket, table: LiveTable, door: Door, person: str | None) -> Listener:
    """Say who looks: an outside bot by its token, a person by the cookie, else a spectator."""
    resume, chat = socket.query_params.get("resume", ""), whole_number(socket.query_params.get("chat", ""))
    language = spoken_language(socket.query_params.get("words", ""))
    token = socket.query_params.get("token")
    if token is None:
        # The screen on the wall stands in a room full of eyes: it shows nobody's hand, no matter who opened it.
        listener = Listener(
            None if "watch" in socket.query_params else person, resume=resume, chat=chat, language=language
        )
        listener.is_known = person is not None
        listener.address = door.admission.address(socket)
        return listener
    seat_pass = door.signer.read_seat(token)
    if seat_pass is None or seat_pass.table != table.id or not table.now.sheet.admits(seat_pass.seat, seat_pass.serial):
        door.admission.missed(socket)
        raise Refusal("not_yours", said.bad_token())
    return Listener(None, seat_pass.seat, resume=resume, chat=chat, language=language)


def whole_number(text: str) -> int:
    """Read a number of a resuming client; whatever is none counts as nothing known."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0


async def talk(socket: Socket, table: LiveTable, listener: Listener, door: Door) -> None:
    """Read and write side by side until either ends."""
    wire = wire_of(socket.scope)
    known = door.identity.known(socket)
    person = known.person if known is not None else ""
    ear = Ear(table, listener, door, door.admission.address(socket), person=person, wire=wire)
    if wire is not None:
        wire.forget_handshake()
        wire.on_room = listener.wake
        wire.on_message = ear.hear
        listener.connect(wire.outlet)
    both = {
        asyncio.create_task(listen(socket, ear)),
        asyncio.create_task(speak(socket, listener)),
    }
    _, pending = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for end in await asyncio.gather(*both, return_exceptions=True):
        if isinstance(end, Exception) and not isinstance(end, OSError | WebSocketDisconnect):
            logger.error("socket failed", table=table.id, exc_info=end)
            await socket.send({"type": "websocket.close", "code": FAILED, "reason": ""})


async def speak(socket: Socket, listener: Listener) -> None:
    """Send whatever the table has for this listener, then close."""
    while (data := await listener.next()) is not None:
        await socket.send(text(data))
    await socket.send({"type": "websocket.close", "code": GONE, "reason": ""})


async def listen(socket: Socket, ear: "Ear") -> None:
    """Hear every message, until the other side is gone; where a wire calls the ear, only the end arrives here."""
    while (data := content(await socket.receive())) is not None:
        ear.hear(data)


class Ear:
    """Takes what one connection says for commands, and hands them over in their order."""

    def __init__(
        self,
        table: LiveTable,
        listener: Listener,
        door: Door,
        address: str,
        *,
        person: str = "",
        wire: Wire | None = None,
    ) -> None:
        self.wire = wire
        self.table = table
        self.listener = listener
        self.door = door
        self.address = address
        self.person = person
        self.log = logger.bind(table=table.id)
        self.tells_all = self.log.is_enabled_for(logging.DEBUG)
        """Whether the log wants to hear of every command."""
        listener.charge = self.charge

    def charge(self, home: str) -> bool:
        """Count a command, by their own name of somebody at the table; False when there are too many."""
        return not self.address or self.door.admission.take_command(self.address, home, self.person)

    def hear(self, data: bytes) -> None:
        """Begin to carry out a command."""
        if self.listener.is_closed:
            if self.wire is not None and not self.wire.outlet.has_room:
                # Goodbye waits to be read by somebody who only talks.
                self.wire.hang_up()
            return
        try:
            self.table.desk.begin(self.listener, data, partial(self._ended, data, perf_counter()))
        except Exception as error:  # noqa: BLE001  a mistake of ours must not reach the socket's own machinery
            self._fail(data, error)

    def _fail(self, data: bytes, error: BaseException) -> None:
        """Admit a mistake of ours: the log has it all, the answer nothing of it."""
        self.log.error("command failed", exc_info=error)
        refuse(self.listener, data, "failed", said.mistake_nothing_changed())

    def _ended(self, data: bytes, begun: float, error: BaseException | None) -> None:
        if isinstance(error, asyncio.CancelledError):
            return
        if error is not None:
            self._fail(data, error)
        seconds = perf_counter() - begun
        self.door.metrics.took(seconds)
        if self.tells_all:
            self.log.debug("command", size=len(data), seconds=round(seconds, 6))


def content(message: Mapping[str, Any]) -> bytes | None:
    """Take the bytes out of what arrived; None when the other side is gone."""
    if message["type"] != "websocket.receive":
        return None
    words = message.get("text")
    return words.encode("utf-8", "surrogatepass") if isinstance(words, str) else bytes(message.get("bytes") or b"")


def text(data: bytes) -> WebSocketSendEvent:
    """Make a message of text."""
    return {"type": "websocket.send", "text": data.decode(), "bytes": None}


def refuse(listener: Listener, data: bytes, code: str, why: Fact) -> None:
    """Answer a command that the table never saw."""
    try:
        name = msgspec.json.decode(data, type=IdOnly).id[:40]
    except (msgspec.DecodeError, RecursionError):
        name = ""
    listener.push(encode(Refused(id=name, code=code, why=in_words(why, listener.language), fact=why)))


async def turn_away(socket: Socket, why: Fact, *, come_back: bool = False) -> None:
    """Say why not, and close."""
    await socket.accept()
    language = spoken_language(socket.query_params.get("words", ""))
    await socket.send(text(encode(Bye(why=in_words(why, language), come_back=come_back, fact=why))))
    await socket.close(code=REFUSED)
