"""A table with people around it: it owns the parts, and tells them what the others did."""

from typing import Protocol

from taphouse.core.facts import Fact
from taphouse.server.acts.context import Context
from taphouse.server.acts.upkeep import Upkeep
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import CLOSED, Sheet, read_sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.shown.audience import Audience
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import LostLease, Stored
from taphouse.server.table.bot_driver import BotDriver
from taphouse.server.table.command_desk import Desk
from taphouse.server.table.queries import Queries
from taphouse.server.table.recovery import read_again
from taphouse.server.table.writer import Writer
from taphouse.server.tasks import Tasks


class Keeper(Protocol):
    """Keeps the tables of a process in memory."""

    def shut(self, table: "LiveTable", why: Fact) -> None:
        """Send everybody home from a table that was closed."""

    def give_up(self, table: "LiveTable") -> None:
        """Drop a table that can be neither written nor read."""


class LiveTable:
    """One table in memory. Commands go in one after the other; listeners are shown the rest."""

    def __init__(self, shared: Shared, keeper: Keeper, sheet: Sheet, seed: bytes) -> None:
        self.id = sheet.id
        self.now = Situation(shared.game(sheet.game), sheet, seed, shared.settings)
        self.writer = Writer(self.now, shared, self)
        self.tasks = Tasks()
        self.bots = BotDriver(self.now, shared, self.writer, self.recover)
        self.audience = Audience(self.now, self.bots.changed)
        self.context = Context(
            self.now,
            shared,
            self.writer,
            self.audience,
            self.tasks,
            wake_bots=self.bots.changed,
            shut=self._shut,
        )
        self.upkeep = Upkeep(self.context)
        self.queries = Queries(self.now, self.audience, self.writer.lock)
        self.desk = Desk(self.context, self.writer, self.recover)
        self._shared = shared
        self._keeper = keeper

    def attach(self, listener: Listener) -> None:
        """Let somebody look; the table card, chat and view follow by themselves.

        Call it right after ``await bar.table(...)``, without awaiting anything between. Refusal
        ``too_fast`` if there are too many listeners.
        """
        self.now.must_be_here()
        self.audience.attach(listener)
        self.upkeep.came(listener.person)
        self.now.touch()

    def detach(self, listener: Listener) -> None:
        """Let somebody go. Harmless if it is gone already."""
        self.audience.detach(listener)
        self.upkeep.went()
        self.desk.forget(listener)
        self.now.touch()

    async def command(self, listener: Listener, data: bytes) -> None:
        """Carry out one command, or refuse it, and wait until that is done."""
        await self.desk.command(listener, data)

    # What follows from something that was written, or could not be.

    def adopt(self, sheet: Sheet) -> None:
        """Let another sheet count."""
        self.now.sheet = sheet
        self._shared.index.put(sheet)
        self.now.run_clocks(None)
        self.audience.drop_revoked()
        self.audience.info_changed()
        self.upkeep.sheet_changed()
        self.bots.changed()

    def game_changed(self, mover: int | None) -> None:
        """Show that something happened in the game: a move of that seat, or of nobody in particular."""
        dropped = self.now.questions.game_changed()
        if self.now.run_clocks(mover) or dropped:
            self.audience.info_changed()
        self.bots.changed()
        self.audience.game_changed()
        self.upkeep.game_changed()

    def moves_taken_back(self) -> None:
        """Show that the game has fewer moves."""
        self.audience.lines_cut()
        self.bots.start_over()
        self.game_changed(None)
        self.audience.info_changed()

    async def recover_from(self, error: Exception) -> None:
        """Be as the store says again; a table that belongs to another process by now is given up."""
        if isinstance(error, LostLease):
            self._keeper.give_up(self)
        else:
            await self.recover()

    async def recover(self) -> None:
        """Read the table again, after anything that may have left it half changed; else let everybody come back."""
        if not await read_again(self._shared.store, self.now, self.restore):
            self._keeper.give_up(self)

    async def restore(self, stored: Stored) -> None:
        """Be as the store says."""
        sheet = read_sheet(stored.row.sheet)
        await self.now.restore(stored, sheet)
        self.desk.restore(stored, sheet)
        self.bots.start_over()
        self.adopt(sheet)
        self.game_changed(None)
        self.audience.start_over()
        if sheet.status == CLOSED:
            self._shut(sheet.why_closed)

    def _shut(self, why: Fact) -> None:
        self._keeper.shut(self, why)

    def is_idle(self, moment: float) -> bool:
        """Whether the table may leave memory: nobody looks, nobody thinks, nothing is being written."""
        busy = self.audience.listeners or self.tasks.is_busy or self.writer.lock.is_taken or self.bots.is_busy
        return not busy and moment - self.now.used_at > self.now.settings.idle_after

    def retire(self, why: Fact) -> None:
        """Leave memory: stop the bots, hang up on everybody."""
        self.now.is_gone = True
        self.bots.stop()
        self.upkeep.stop()
        self.now.questions.drop_all()
        self.audience.close(why)
