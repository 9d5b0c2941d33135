"""What an act may use of its table: what is so, the one writer, those who look on, and what all tables share."""

from collections.abc import Callable, Sequence
from typing import Protocol

from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.sender import Who
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import Sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.parts.write_lock import Lock
from taphouse.server.protocol.commands import Command
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.audience import Audience
from taphouse.server.store import Change, ChatRow, TableRow
from taphouse.server.tasks import Tasks
from taphouse.server.words import said


class Writer(Protocol):
    """The one writer of a table, as acts know it. To write, hold the lock."""

    @property
    def lock(self) -> Lock:
        """Lets one at a time change the table."""

    async def keep(
        self,
        draft: Sheet,
        who: Who | None = None,
        command: Command | None = None,
        *,
        dealt: Dealt | None = None,
        made: Sequence[TableRow] = (),
        said: Sequence[ChatRow] = (),
    ) -> None:
        """Write a changed sheet, then let it count."""

    async def make_move(
        self, seat: int, move: Move, *, by: str = "", who: Who | None = None, command: Command | None = None
    ) -> None:
        """Make a move, write it, and show it."""

    async def take_back(self, seat: int, keep: int, who: Who, command: Command, leave: str = "") -> None:
        """Leave only the first ``keep`` moves."""

    async def write(self, change: Change) -> None:
        """Put a change on disk."""


class Context:
    """A table, as acts know it."""

    def __init__(
        self,
        now: Situation,
        shared: Shared,
        writer: Writer,
        audience: Audience,
        tasks: Tasks,
        *,
        wake_bots: Callable[[], None],
        shut: Callable[[Fact], None],
    ) -> None:
        self.now = now
        self.shared = shared
        self.writer = writer
        self.audience = audience
        self.tasks = tasks
        self.wake_bots = wake_bots
        """Let the bots look whether they are to move."""
        self.shut = shut
        """Send everybody home, with the reason, after the command that closed the table is answered."""

    async def name_of(self, who: Who) -> str:
        """Give the name of somebody who may not sit yet."""
        person = await self.shared.person(who.person) if who.person else None
        if person is None:
            raise Refusal("not_yours", said.name_first())
        return person.name
