"""When the host has been gone for a while, the next person at the table who is there becomes the host."""

import structlog

from taphouse.core.facts import typed
from taphouse.server.acts.context import Context
from taphouse.server.parts.sheet import PERSON
from taphouse.server.protocol.problems import Refusal
from taphouse.server.timer import Timer
from taphouse.server.words import said

log = structlog.get_logger()


class Hosting:
    """Waits for the host of one table, as long as somebody is there who misses them."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._timer = Timer(lambda: self.table.tasks.start(self._pass_on()))

    def look(self) -> None:
        """Begin to wait, go on, or stop, after anybody came or went or anything changed."""
        if self._heir() is None:
            self.stop()
        else:
            self._timer.start(self.table.now.settings.stand_in_delay)

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()

    def _heir(self) -> int | None:
        """Find the next seat, clockwise from the host's, of somebody who is there; None while nobody need take over."""
        table, sheet = self.table, self.table.now.sheet
        if table.now.is_gone or not sheet.is_unfinished or table.now.presence.is_there(sheet.host):
            return None
        first, seats = sheet.seat_of(sheet.host) or 0, len(sheet.chairs)
        for step in range(seats):
            seat = (first + step) % seats
            chair = sheet.chairs[seat]
            if chair.kind == PERSON and table.now.presence.is_there(chair.person):
                return seat
        return None

    async def _pass_on(self) -> None:
        table = self.table
        async with table.writer.lock:
            seat = self._heir()
            if seat is None:
                return
            draft = table.now.sheet.copy()
            before, after = draft.seat_of(draft.host), draft.chairs[seat]
            draft.hand_to(after.person)
            heir = typed(after.name)
            if before is None:
                fact = said.host_away_unseated(heir=heir)
            else:
                fact = said.host_away(who=typed(draft.chairs[before].name), heir=heir)
            try:
                await table.writer.keep(draft, said=[table.now.chat.announcement(fact)])
            except Refusal:
                log.warning("hosting not passed on", table=table.now.id)
                self.look()
