"""A listener: one connection that looks at a table.

A listener has one slot for the latest view, one for the latest table card and a mark in the chat,
never an endless queue: a slow one skips views, but misses no line of the story. Only the answers
to its own commands queue up, and the one who lets too many of them lie is hung up on.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from mypy_extensions import mypyc_attr

from taphouse.core.facts import Fact
from taphouse.server.protocol.encoding import message_bytes
from taphouse.server.protocol.messages import Bye, Eyes
from taphouse.server.protocol.problems import in_words
from taphouse.server.words import said

FEW = 4
"""Answers that may lie unread before a reader counts as slow."""


class Source(Protocol):
    """Where news come from: a table."""

    def news(self, listener: "Listener") -> list[bytes]:
        """Give what the listener has not been shown yet, in its latest form."""


class Outlet(Protocol):
    """Where bytes can be written at once."""

    @property
    def has_room(self) -> bool:
        """Whether what is written now will leave soon."""

    def write(self, messages: Sequence[bytes]) -> None:
        """Send messages."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """One connection to one table. The transport makes it, attaches it, and sends what it gives.

    The transport runs ``while (data := await listener.next()) is not None: await socket.send(data)``,
    and then closes the socket; one that can write at once connects its outlet before.
    """

    def __init__(
        self,
        person: str | None = None,
        seat: int | None = None,
        *,
        resume: str = "",
        chat: int = 0,
        language: str = "",
    ) -> None:
        """Take a person's id (None: somebody unknown, who may only watch), or the seat of an outside bot.

        A client that comes back says what it has: ``resume`` of its latest view, and the number of
        its latest ``chat`` line. One that shows text asks for words in a ``language``.
        """
        self.person = person
        self.seat = seat
        self.resume = resume
        self.language = language
        """In which language it wants words beside the facts; in none, if it says them itself."""
        self.chat = chat
        """The number of the latest line of chat that it was sent."""
        self.address = ""
        """Where it comes from, if the transport says so."""
        self.is_known = person is not None or seat is not None
        """Whether the server knows who it is, though it may only watch."""
        self.key = ""
        """With an outside bot: the seat's key when it was let in."""
        self.source: Source | None = None
        self.most = 0
        """How many answers may lie unread; the table says so when it lets the listener in."""
        self.charge: Callable[[str], bool] | None = None
        """Counts a command beside those of others: of people at the table by their own name, of others by nothing."""
        self.info: object = None
        """What the table card depended on that it was last sent."""
        self.version = -1
        """The version of the table that it was last shown."""
        self.eyes: Eyes = None
        self.lines = 0
        """How many lines of the story it has, and they still hold."""
        self.is_closed = False
        self._answers: list[bytes] = []
        self._taken: list[bytes] = []
        self._woken: asyncio.Future[None] | None = None
        """Done when whoever waits for the next message should look again; there is none while nobody waits."""
        self._outlet: Outlet | None = None
        self._is_due = False
        self._failure: Exception | None = None

    def connect(self, outlet: Outlet) -> None:
        """Send through an outlet from now on; ``next`` then only waits for the end."""
        self._outlet = outlet
        self.wake()

    def wake(self) -> None:
        """Say that there may be something new, to be sent soon."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send_if_due)

    def _send_if_due(self) -> None:
        if self._is_due:
            self.send()

    def send(self) -> None:
        """Send all that is new; while the outlet has no room, it waits, and only the newest view is kept."""
        self._is_due = False
        if self._outlet is None:
            self._look_again()
            return
        if not self._outlet.has_room:
            return
        try:
            self._outlet.write(self.ready())
        except Exception as error:  # noqa: BLE001  the one who waits for the end is told, and ends this socket alone
            self._failure = error
        if self.is_closed or self._failure:
            self._look_again()

    def _look_again(self) -> None:
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)

    def push(self, data: bytes) -> None:
        """Queue an answer for this listener alone, after what it brought about; a slow reader gets that later."""
        if self._queue(data):
            self.wake()

    def push_now(self, data: bytes) -> None:
        """Queue an answer as ``push`` does, and send it now."""
        if self._queue(data):
            self.send()

    def _queue(self, data: bytes) -> bool:
        if self.is_closed:
            return False
        if len(self._answers) >= self.most > 0:
            self._answers.clear()
            self.close(said.left_unread())
            return False
        if self.source is not None and len(self._answers) < FEW:
            self._answers.extend(self.source.news(self))
        self._answers.append(data)
        return True

    def close(self, why: Fact, *, come_back: bool = True) -> None:
        """Say goodbye and end, after the answers that are due. Who gets none to a command may repeat it elsewhere."""
        if self.is_closed:
            return
        self.is_closed = True
        self.source = None
        self._answers.append(message_bytes(Bye(why=in_words(why, self.language), come_back=come_back, fact=why)))
        self.wake()

    def ready(self) -> list[bytes]:
        """Take everything that can be sent now, the newest view last."""
        messages, self._answers = self._answers, []
        if self.source is not None:
            messages += self.source.news(self)
        return messages

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None once there will be no more."""
        while not self._taken:
            if self._failure is not None:
                raise self._failure
            if self._outlet is None:
                self._taken.extend(self.ready())
            if self._taken:
                break
            if self.is_closed and not self._answers:
                return None
            self._woken = asyncio.get_running_loop().create_future()
            await self._woken
        return self._taken.pop(0)
