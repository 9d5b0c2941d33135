"""What happens at the door of a table without a command: a stool after a while, and a seat after a bot's move."""

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.acts.context import Context
from taphouse.server.acts.late_friends import hand_over
from taphouse.server.clock import now as this_moment
from taphouse.server.parts.sheet import BOT, GONE, KNOCKS, OVER, RUNNING, SEATING, STOOL, Guest
from taphouse.server.timer import Timer

AFTER_FAILURE = 1.0
"""Seconds until it is tried again."""

log = structlog.get_logger()


class DoorKeeping:
    """Looks after the guests of one table."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._timer = Timer(self.look)
        self._is_busy = False

    def look(self) -> None:
        """Begin to wait, go on, or stop, after anything changed."""
        now = self.table.now
        now.door.look(now.sheet)
        if now.is_gone or not now.sheet.guests:
            self.stop()
            return
        if any(self._is_due(guest) for guest in now.sheet.guests):
            if not self._is_busy:
                self._is_busy = True
                self.table.tasks.start(self._tend())
            return
        ends = [end for guest in now.sheet.guests if (end := now.door.until(guest)) is not None]
        self._timer.stop()
        if ends:
            self._timer.start(max(0.0, min(ends) - this_moment()) + 0.01)

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()

    def _is_due(self, guest: Guest) -> bool:
        """Whether something is to be done about a guest now."""
        now, dealt = self.table.now, self.table.now.dealt
        if guest.state not in (KNOCKS, SEATING):
            return False
        if now.sheet.status == OVER or dealt is None:
            return True
        if guest.state == SEATING:
            is_new = now.door.is_new(guest, dealt.decisions.numbers[guest.seat])
            return is_new or guest.seat not in dealt.awaited()
        until = now.door.until(guest)
        return until is not None and this_moment() >= until

    async def _tend(self) -> None:
        """Do what is due, one guest at a time."""
        try:
            async with self.table.writer.lock:
                while (guest := self._next()) is not None:
                    await self._settle(guest.number)
        except TaphouseError:
            log.warning("guest not seen to", table=self.table.now.id, exc_info=True)
            self._timer.start(AFTER_FAILURE)
            return
        finally:
            self._is_busy = False
        self.look()

    def _next(self) -> Guest | None:
        if self.table.now.is_gone:
            return None
        return next((guest for guest in self.table.now.sheet.guests if self._is_due(guest)), None)

    async def _settle(self, number: int) -> None:
        table, draft = self.table, self.table.now.sheet.copy()
        guest = draft.guest(number)
        assert guest is not None
        is_there = table.now.presence.is_there(guest.person)
        may_sit = guest.state == SEATING and draft.status == RUNNING and is_there
        if may_sit and draft.chairs[guest.seat].kind in (BOT, GONE):
            await hand_over(table, draft, guest)
            return
        if is_there:
            guest.unanswered = guest.state == KNOCKS
            guest.state, guest.seat = STOOL, -1
        else:
            draft.guests.remove(guest)
        await table.writer.keep(draft)
