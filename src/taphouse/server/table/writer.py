"""The one writer of a table: whatever is shown is on disk. A move is made in memory, written, and only then seen."""

import asyncio
from collections.abc import Sequence
from typing import NoReturn, Protocol

import structlog
from msgspec import Struct

from taphouse.core.errors import TaphouseError
from taphouse.core.moves import Move, Seat
from taphouse.server.parts.dealt_game import Dealt
from taphouse.server.parts.deduplication import digest_of
from taphouse.server.parts.sender import Who
from taphouse.server.parts.shared import Shared
from taphouse.server.parts.sheet import OVER, RUNNING, Sheet, row_of
from taphouse.server.parts.situation import Situation
from taphouse.server.parts.write_lock import Lock
from taphouse.server.protocol.commands import Command
from taphouse.server.protocol.problems import Refusal
from taphouse.server.store import Answer, Change, ChatRow, Step, StoreFailure, TableRow
from taphouse.server.words import said

log = structlog.get_logger()


class Owner(Protocol):
    """Does what follows from something that was written, or could not be."""

    def adopt(self, sheet: Sheet) -> None:
        """Let another sheet count."""

    def game_changed(self, mover: int | None) -> None:
        """Show that something happened in the game: a move of that seat, or of nobody in particular."""

    def moves_taken_back(self) -> None:
        """Show that the game has fewer moves."""

    async def recover_from(self, error: Exception) -> None:
        """Be as the store says again."""


class Made(Struct):
    """A move that is made, but not on disk yet."""

    seat: int
    change: Change
    draft: Sheet | None
    """The sheet that counts with it, if it changes that."""


class Writer:
    """Writes what happens at one table. To call it, hold the lock."""

    def __init__(self, now: Situation, shared: Shared, owner: Owner) -> None:
        self.now = now
        self.shared = shared
        self.owner = owner
        self.lock = Lock()

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
        now = self.now
        now.must_be_here()
        dealt, draft = now.running(), None
        sitter = now.sheet.sitter(seat) if who is not None else None
        if sitter is not None:
            by = sitter.name
        now.is_writing = True
        try:
            dealt.move(seat, move, self.shared.now() - now.sheet.dealt_at, by)
        except TaphouseError:
            now.is_writing = False
            raise
        row = dealt.table.record.moves[-1]
        kept = by if sitter is None else sitter.token
        change = Change(steps=[self._step(who, command, seat=seat, move=row.text, at=row.at, by=kept)])
        is_back = who is not None and now.sheet.chairs[seat].stood_in
        if dealt.is_over or is_back:
            draft = now.sheet.copy()
            if is_back:
                draft.chairs[seat].stood_in = False
            draft.status = OVER if dealt.is_over else RUNNING
            change.kept.append(self._row(draft))
        return Made(seat, change, draft)

    def end_move(self, made: Made) -> None:
        """Let a move be seen that is on disk."""
        self.now.is_writing = False
        self.shared.tally.moves += 1
        if made.draft is not None:
            self.owner.adopt(made.draft)
        self.owner.game_changed(made.seat)

    async def take_back(self, seat: int, keep: int, who: Who, command: Command, leave: str = "") -> None:
        """Leave only the first ``keep`` moves; the latest of that seat goes, and all that came after it.

        ``leave``: whose leave it has, if it is not free.
        """
        now = self.now
        dealt = now.running()
        at = self.shared.now() - now.sheet.dealt_at
        note = dealt.note_of(seat, keep, at, leave) if leave else None
        shorter = await asyncio.to_thread(dealt.without, keep) if leave else dealt.table
        now.is_writing = True
        try:
            if not leave:
                shorter.undo(Seat(seat))
            dealt.undo(shorter, note)
            words = note.words if note is not None else ""
            step = self._step(who, command, seat=seat, keep=keep, at=at, by=leave, move=words)
            await self.write(Change(steps=[step]))
        finally:
            now.is_writing = False
        self.owner.moves_taken_back()

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
        step = Step(table=self.now.id, number=self.now.started().step, seat=seat, move=move, keep=keep, at=at, by=by)
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
        now = self.now
        change = Change(kept=[self._row(draft)], made=list(made), chat=list(said))
        if who is not None and command is not None:
            at, digest = self.shared.now(), digest_of(command)
            change.answers.append(Answer(table=now.id, author=who.key, command=command.id, at=at, digest=digest))
        await self.write(change)
        if dealt is not None:
            now.dealt = dealt
        if draft.ended and now.dealt is not None and not now.dealt.is_over:
            now.dealt.give_up(draft.ended)
        for row in said:
            now.chat.add(row)
        self.owner.adopt(draft)
        if dealt is not None:
            self.owner.game_changed(None)

    def _row(self, draft: Sheet) -> TableRow:
        draft.touched_at = self.shared.now()
        draft.touched = self.shared.time.now()
        return row_of(draft, self.now.seed)

    async def write(self, change: Change) -> None:
        """Put a change on disk. If that fails, the table is read again, and the one who asked is told."""
        self.now.must_be_here()
        try:
            await self.shared.store.write(change)
        except StoreFailure as error:
            await self.not_written(error)

    async def not_written(self, error: Exception) -> NoReturn:
        """Read the table again after a change that did not reach the disk, and refuse the one who asked for it."""
        self.shared.tally.failures += 1
        mistake = None if isinstance(error, StoreFailure) else error
        log.warning("write failed", table=self.now.id, error=str(error), exc_info=mistake)
        await self.owner.recover_from(error)
        self.now.is_writing = False
        raise Refusal("failed", said.not_written()) from error
