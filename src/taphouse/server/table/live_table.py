"""A table with people around it: it owns the parts, and tells them what the others did."""

import asyncio
from typing import Protocol

from taphouse.server.acts.context import Context
from taphouse.server.acts.greeting import greet
from taphouse.server.acts.hosting import Hosting
from taphouse.server.acts.proof import prove
from taphouse.server.acts.shares import Dealing
from taphouse.server.parts.deduplication import Known
from taphouse.server.parts.questions import UNDO
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import CLOSED, OUTSIDE, OVER, Sheet, read_sheet
from taphouse.server.parts.situation import Situation
from taphouse.server.protocol.messages import TableInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.audience import Audience
from taphouse.server.shown.gate import Gate
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import LostLease, Stored
from taphouse.server.table.bot_driver import BotDriver
from taphouse.server.table.command_desk import Desk
from taphouse.server.table.recovery import read_again
from taphouse.server.table.writer import Writer
from taphouse.server.tasks import Tasks


class Keeper(Protocol):
    """Whoever keeps the tables of a process in memory."""

    def shut(self, table: "LiveTable", why: str) -> None:
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
        self.hosting = Hosting(self.context)
        self.dealing = Dealing(self.context)
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
        self.hosting.look()
        if listener.person in self.now.sheet.people():
            self.tasks.start(greet(self.context, listener.person))
        self.now.touch()

    def detach(self, listener: Listener) -> None:
        """Let somebody go. Harmless if it is gone already."""
        self.audience.detach(listener)
        self.hosting.look()
        self.desk.forget(listener)
        self.now.touch()

    async def command(self, listener: Listener, data: bytes) -> None:
        """Carry out one command, or refuse it, and wait until that is done."""
        await self.desk.command(listener, data)

    async def info(self, person: str | None) -> TableInfo:
        """Tell all about the table except the game."""
        async with self.writer.lock:
            who = self.audience.person(person)
            return self.audience.info(who.seat, hosts=who.hosts)

    async def frame(self, person: str | None, eyes: int | None, number: int, language: str = "") -> bytes:
        """Give one step of the replay as a Frame in JSON.

        Through any eyes after the end; before, only through one's own or a spectator's (Refusal ``not_yours``).
        """
        async with self.writer.lock:
            self.now.touch()
            gate, sheet = self._gate(), self.now.sheet
            dealt = gate.dealt
            if eyes is not None:
                sheet.chair(eyes)
            if eyes is not None and sheet.status != OVER and eyes != sheet.seat_of(person):
                raise Refusal("not_yours", "Until the end you see the game through your own eyes only.")
            if not 0 <= number <= dealt.moves:
                raise Refusal("unknown", f"There is no step {number}; the game has 0 to {dealt.moves}.")
            state = await asyncio.to_thread(dealt.replay().state_at, number)
            return gate.frame(state, eyes, number, language)

    async def record_bytes(self) -> bytes:
        """Give the record to anybody who knows the table; Refusal ``not_now`` before the end."""
        async with self.writer.lock:
            self.now.touch()
            data = self._gate().record()
            if data is None:
                raise Refusal("not_now", "The record is opened when the game is over.")
            return data

    def _gate(self) -> Gate:
        gate = self.audience.gate
        if gate is None:
            raise Refusal("not_now", "The cards are not dealt yet.")
        return gate

    async def seat_key(self, person: str, seat: int) -> str:
        """Host: give the key of a seat for an outside bot, to be signed into a token with table and seat.

        Refusal ``not_yours`` if not the host, ``not_now`` if no outside bot is to sit there.
        """
        async with self.writer.lock:
            self.audience.person(person).must_host()
            chair = self.now.sheet.chair(seat)
            if chair.kind != OUTSIDE:
                raise Refusal("not_now", "Keep that seat for an outside bot first.")
            return chair.key

    # What follows from something that was written, or could not be.

    def adopt(self, sheet: Sheet) -> None:
        """Let another sheet count."""
        self.now.sheet = sheet
        self._shared.index.put(sheet)
        self.now.run_clocks(None)
        self.audience.drop_revoked()
        self.audience.info_changed()
        self.hosting.look()
        self.dealing.look()
        self.bots.changed()

    def game_changed(self, mover: int | None) -> None:
        """Show that something happened in the game: a move of that seat, or of nobody in particular."""
        # Everybody who agrees agrees to what was named: as soon as anything else happens, the question lapses.
        now = self.now
        dropped = now.questions.lapse(UNDO)
        if now.run_clocks(mover) or dropped:
            self.audience.info_changed()
        self.bots.changed()
        self.audience.game_changed()
        if now.sheet.status == OVER:
            now.questions.drop_all()
            if not now.sheet.checked:
                self.tasks.start(prove(self.context))

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
        self.desk.known = Known.from_store(stored, sheet)
        self.bots.start_over()
        self.adopt(sheet)
        self.game_changed(None)
        self.audience.start_over()
        if sheet.status == CLOSED:
            self._shut(sheet.why_closed)

    def _shut(self, why: str) -> None:
        self._keeper.shut(self, why)

    def is_idle(self, moment: float) -> bool:
        """Whether the table may leave memory: nobody looks, nobody thinks, nothing is being written."""
        busy = self.audience.listeners or self.tasks.is_busy or self.writer.lock.is_taken or self.bots.is_busy
        return not busy and moment - self.now.used_at > self.now.settings.idle_after

    def retire(self, why: str) -> None:
        """Leave memory: stop the bots, hang up on everybody."""
        self.now.is_gone = True
        self.bots.stop()
        self.hosting.stop()
        self.dealing.stop()
        self.now.questions.drop_all()
        self.audience.close(why)
