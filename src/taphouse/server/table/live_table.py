"""A table with people around it."""

import asyncio
from collections.abc import Coroutine, Sequence
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING, NoReturn

import structlog
from msgspec import Struct

from taphouse.core.errors import TaphouseError
from taphouse.core.moves import Move, Seat
from taphouse.server.acts.chat import Chat
from taphouse.server.acts.greeting import greet
from taphouse.server.acts.hosting import Hosting
from taphouse.server.acts.proof import prove
from taphouse.server.acts.shares import Dealing
from taphouse.server.clock import now
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.deduplication import Known, digest_of
from taphouse.server.parts.move_clocks import HouseClock, run_clocks
from taphouse.server.parts.presence import Absence
from taphouse.server.parts.questions import UNDO, Questions
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import CLOSED, OPEN, OUTSIDE, OVER, RUNNING, Chair, Sheet, read_sheet, row_of
from taphouse.server.parts.write_lock import Lock
from taphouse.server.protocol.messages import Command, TableInfo
from taphouse.server.protocol.problems import Refusal
from taphouse.server.shown.audience import Audience
from taphouse.server.shown.table_info import table_info
from taphouse.server.sockets.listener import Listener
from taphouse.server.store import Answer, Change, ChatRow, LostLease, Step, Stored, StoreFailure, TableRow
from taphouse.server.table.bot_driver import Pace
from taphouse.server.table.command_desk import Desk
from taphouse.server.table.recovery import read_anew

if TYPE_CHECKING:
    from taphouse.server.bar.tables import Bar

MOVED = "The table is being moved. Come back in a moment."

log = structlog.get_logger()


class Made(Struct):
    """A move that is made, but not on disk yet."""

    seat: int
    change: Change
    draft: Sheet | None
    """The sheet that counts with it, if it changes that."""


class LiveTable:
    """One table in memory, with its only writer. Commands go in one after the other; listeners are shown the rest.

    Whatever is shown is on disk: a move is made in memory, written, and only then seen.
    """

    def __init__(self, bar: "Bar", sheet: Sheet, seed: bytes) -> None:
        self.bar = bar
        self.settings = bar.settings
        self.id = sheet.id
        self.game = bar.game(sheet.game)
        self.sheet = sheet
        self.seed = seed
        self.dealt: Dealt | None = None
        self.chat = Chat(bar.settings)
        delays = bar.settings
        self.absence = Absence(delays.stand_in_delay, delays.silence_delay, delays.silence_clocks)
        self.house_clock = HouseClock()
        self.questions = Questions(bar.settings)
        self.pace = Pace(self)
        self.audience = Audience(self)
        self.hosting = Hosting(self)
        self.dealing = Dealing(self)
        self.lock = Lock()
        self.is_gone = False
        """Not to be used any more: out of memory, or in other hands."""
        self.is_writing = False
        """The game in memory is ahead of the disk; nobody may look."""
        self.used_at = monotonic()
        self.desk = Desk(self)
        self._tasks: set[asyncio.Task[None]] = set()

    def attach(self, listener: Listener) -> None:
        """Let somebody look; the table card, chat and view follow by themselves.

        Call it right after ``await bar.table(...)``, without awaiting anything between. Refusal
        ``too_fast`` if there are too many listeners.
        """
        if self.is_gone:
            raise Refusal("failed", MOVED)
        self.audience.attach(listener)
        self.hosting.look()
        if listener.person in self.sheet.people():
            self.start(greet(self, listener.person))
        self.used_at = monotonic()

    def detach(self, listener: Listener) -> None:
        """Let somebody go. Harmless if it is gone already."""
        self.audience.detach(listener)
        self.hosting.look()
        self.desk.forget(listener)
        self.used_at = monotonic()

    async def info(self, person: str | None) -> TableInfo:
        """Tell all about the table except the game."""
        async with self.lock:
            who = self.audience.person(person)
            return table_info(self, who.seat, hosts=who.hosts)

    async def frame(self, person: str | None, eyes: int | None, number: int) -> bytes:
        """Give one step of the replay as a Frame in JSON.

        Through any eyes after the end; before, only through one's own or a spectator's (Refusal ``not_yours``).
        """
        async with self.lock:
            self.used_at = monotonic()
            dealt = self._dealt()
            if eyes is not None and not 0 <= eyes < len(self.sheet.chairs):
                raise Refusal("unknown", f"There is no seat {eyes + 1} at this table.")
            if eyes is not None and self.sheet.status != OVER and eyes != self.sheet.seat_of(person):
                raise Refusal("not_yours", "Until the end you see the game through your own eyes only.")
            if not 0 <= number <= dealt.moves:
                raise Refusal("unknown", f"There is no step {number}; the game has 0 to {dealt.moves}.")
            rows = dealt.table.record.moves
            state = await asyncio.to_thread(dealt.replay().state_at, rows, number)
            return dealt.gate.frame(state, eyes, number)

    async def record_bytes(self, person: str | None) -> bytes:
        """Give the record to anybody who knows the table; Refusal ``not_now`` before the end."""
        async with self.lock:
            self.used_at = monotonic()
            data = self._dealt().gate.record()
            if data is None:
                raise Refusal("not_now", "The record is opened when the game is over.")
            return data

    async def seat_key(self, person: str, seat: int) -> str:
        """Host: give the key of a seat for an outside bot, to be signed into a token with table and seat.

        Refusal ``not_yours`` if not the host, ``not_now`` if no outside bot is to sit there.
        """
        async with self.lock:
            self.audience.person(person).must_host()
            chair = self.chair(self.sheet, seat)
            if chair.kind != OUTSIDE:
                raise Refusal("not_now", "Keep that seat for an outside bot first.")
            return chair.key

    def admits(self, seat: int, key: str) -> bool:
        """Whether the key of a token still opens that seat."""
        chairs = self.sheet.chairs
        return 0 <= seat < len(chairs) and chairs[seat].kind == OUTSIDE and compare_digest(chairs[seat].key, key)

    async def command(self, listener: Listener, data: bytes) -> None:
        """Carry out one command, or refuse it, and wait until that is done."""
        await self.desk.command(listener, data)

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something besides; the table stays in memory until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def note_activity(self, listener: Listener) -> None:
        """Note a sign of life; whoever was warned that a bot may stand in is told that there is no hurry any more."""
        who, seat = self.audience.who(listener), self.audience.who(listener).seat
        warned = seat is not None and self.absence.warned_of(seat, self.sheet.chairs[seat], now()) is not None
        self.absence.did_something(who.key)
        if warned:
            self.audience.info_changed()

    # What the handlers of commands, and the bots, build on. Whoever calls holds the lock.

    def chair(self, sheet: Sheet, seat: int) -> Chair:
        """Find a chair of a sheet of this table."""
        if not 0 <= seat < len(sheet.chairs):
            raise Refusal("unknown", f"There is no seat {seat + 1} at this table.")
        return sheet.chairs[seat]

    def running(self) -> Dealt:
        """Give the game, if it is running."""
        if self.dealt is None or self.sheet.status == OPEN:
            raise Refusal("not_now", "The cards are not dealt yet.")
        if self.sheet.status != RUNNING:
            raise Refusal("not_now", "The game is over.")
        return self.dealt

    def _dealt(self) -> Dealt:
        if self.dealt is None:
            raise Refusal("not_now", "The cards are not dealt yet.")
        return self.dealt

    async def name_of(self, who: Who) -> str:
        """Give the name of somebody who may not sit yet."""
        person = await self.bar.person(who.person) if who.person else None
        if person is None:
            raise Refusal("not_yours", "Give yourself a name first.")
        return person.name

    async def make_move(
        self, seat: int, move: Move, *, by: str = "", who: Who | None = None, command: Command | None = None
    ) -> None:
        """Make a move of a seat or of the house, write it, and show it; IllegalMove changes nothing."""
        made = self.begin_move(seat, move, by=by, who=who, command=command)
        await self.write(made.change)
        self.end_move(made)

    def begin_move(
        self, seat: int, move: Move, *, by: str = "", who: Who | None = None, command: Command | None = None
    ) -> Made:
        """Make a move in memory, where nobody may look until ``end_move``; IllegalMove changes nothing."""
        if self.is_gone:
            raise Refusal("failed", MOVED)
        dealt, draft = self.running(), None
        self.is_writing = True
        try:
            dealt.move(seat, move, self.bar.now() - self.sheet.dealt_at, by)
        except TaphouseError:
            self.is_writing = False
            raise
        row = dealt.table.record.moves[-1]
        change = Change(steps=[self._step(who, command, seat=seat, move=row.text, at=row.at, by=by)])
        is_back = who is not None and self.sheet.chairs[seat].stood_in
        if dealt.is_over or is_back:
            draft = self.sheet.copy()
            if is_back:
                draft.chairs[seat].stood_in = False
            draft.status = OVER if dealt.is_over else RUNNING
            change.kept.append(self._row(draft))
        return Made(seat, change, draft)

    def end_move(self, made: Made) -> None:
        """Let a move be seen that is on disk."""
        self.is_writing = False
        self.bar.tally.moves += 1
        if made.draft is not None:
            self._adopt(made.draft)
        self._game_changed(made.seat)

    async def take_back(self, seat: int, keep: int, who: Who, command: Command, leave: str = "") -> None:
        """Leave only so many moves; the latest of that seat goes, and all that came after it.

        ``leave``: whose leave it has, if it is not free.
        """
        dealt = self.running()
        at = self.bar.now() - self.sheet.dealt_at
        note = dealt.note_of(seat, keep, at, leave) if leave else None
        shorter = await asyncio.to_thread(dealt.without, keep) if leave else dealt.table
        self.is_writing = True
        try:
            if not leave:
                shorter.undo(Seat(seat))
            dealt.undo(shorter, note)
            words = note.words if note is not None else ""
            step = self._step(who, command, seat=seat, keep=keep, at=at, by=leave, move=words)
            await self.write(Change(steps=[step]))
        finally:
            self.is_writing = False
        self.audience.lines_cut()
        self.pace.begin_anew()
        self._game_changed(None)
        self.audience.info_changed()

    def _step(
        self,
        who: Who | None,
        command: Command | None,
        *,
        seat: int,
        at: int,
        move: str = "",
        keep: int = -1,
        by: str = "",
    ) -> Step:
        step = Step(table=self.id, number=self._dealt().step, seat=seat, move=move, keep=keep, at=at, by=by)
        if who is not None and command is not None:
            step.author, step.command, step.digest = who.key, command.id, digest_of(command)
        return step

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
        """Write a changed sheet, then let it count.

        With it the game that it deals, the next table that it makes, or what the house says about it.
        """
        change = Change(kept=[self._row(draft)], made=list(made), chat=list(said))
        if who is not None and command is not None:
            at, digest = self.bar.now(), digest_of(command)
            change.answers.append(Answer(table=self.id, author=who.key, command=command.id, at=at, digest=digest))
        await self.write(change)
        if dealt is not None:
            self.dealt = dealt
        if draft.ended and self.dealt is not None and not self.dealt.is_over:
            self.dealt.give_up(draft.ended)
        for row in said:
            self.chat.add(row)
        self._adopt(draft)
        if dealt is not None:
            self._game_changed(None)

    def _row(self, draft: Sheet) -> TableRow:
        draft.touched_at = self.bar.now()
        draft.touched = self.bar.time.now()
        return row_of(draft, self.seed)

    async def write(self, change: Change) -> None:
        """Put a change on disk. If that fails, the table is read anew, and whoever asked is told."""
        if self.is_gone:
            raise Refusal("failed", MOVED)
        try:
            await self.bar.store.write(change)
        except StoreFailure as error:
            await self.not_written(error)

    async def not_written(self, error: Exception) -> NoReturn:
        """Read the table anew after a change that did not reach the disk, and refuse whoever asked for it."""
        self.bar.tally.failures += 1
        mistake = None if isinstance(error, StoreFailure) else error
        log.warning("write failed", table=self.id, error=str(error), exc_info=mistake)
        if isinstance(error, LostLease):
            self.bar.give_up(self)
        else:
            await self.recover()
        self.is_writing = False
        raise Refusal("failed", "That could not be written down, so it did not happen. Try again.") from error

    async def recover(self) -> None:
        """Read the table anew, after anything that may have left it half changed; else let everybody come back."""
        if not await read_anew(self):
            self.bar.give_up(self)

    async def restore(self, stored: Stored) -> None:
        """Be as the store says."""
        sheet, seed, dealt = read_sheet(stored.row.sheet), stored.row.seed, None
        if sheet.status in (RUNNING, OVER):
            every = self.settings.snapshot_every
            dealt = await asyncio.to_thread(Dealt.resume, self.game, sheet, seed, stored.steps, every)
        self.dealt = dealt
        self.seed = seed
        self.chat = Chat(self.settings, stored.chat)
        self.desk.known = Known.from_store(stored, sheet)
        self.is_writing = False
        self.questions.drop_all()
        self.house_clock = HouseClock()
        self.pace.begin_anew()
        self._adopt(sheet)
        self._game_changed(None)
        self.audience.start_over()
        if sheet.status == CLOSED:
            self.bar.shut(self, sheet.why_closed)

    def _adopt(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.bar.shelf.put(sheet)
        run_clocks(self, None)
        self.audience.drop_revoked()
        self.audience.info_changed()
        self.hosting.look()
        self.dealing.look()
        self.pace.changed()

    def _game_changed(self, mover: int | None) -> None:
        # Everybody who agrees agrees to what was named: as soon as anything else happens, the question lapses.
        dropped = self.questions.lapse(UNDO)
        if run_clocks(self, mover) or dropped:
            self.audience.info_changed()
        self.pace.changed()
        self.audience.game_changed()
        if self.sheet.status == OVER:
            self.questions.drop_all()
            if not self.sheet.checked:
                self.start(prove(self))

    def is_idle(self, now: float) -> bool:
        """Whether the table may leave memory: nobody looks, nobody thinks, nothing is being written."""
        busy = self.audience.listeners or self._tasks or self.lock.is_taken or self.pace.is_busy
        return not busy and now - self.used_at > self.settings.idle_after

    def retire(self, why: str) -> None:
        """Leave memory: stop the bots, hang up on everybody."""
        self.is_gone = True
        self.pace.stop()
        self.hosting.stop()
        self.dealing.stop()
        self.questions.drop_all()
        self.audience.close(why)
