"""What people add to the chance of a deal: promised by its hash while seats are taken, opened when the host deals.

From ``start`` on nobody can add or change a promise. Everybody who promised a share opens it; whoever
does not within a few seconds is left out, and the record says so. All of it is on disk before it is seen.
"""

from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.core.shares import fits, is_hex
from taphouse.server.acts.lobby import deal, must_be_before_the_deal
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import OPEN, Sheet
from taphouse.server.protocol.messages import Command, OpenShare, PromiseShare, ShareInfo, Start
from taphouse.server.protocol.problems import Refusal
from taphouse.server.timer import Timer

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable

log = structlog.get_logger()


class Dealing:
    """Waits for the shares that were promised, but not for long."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._timer = Timer(lambda: self.table.start(self._deal()))

    def look(self) -> None:
        """Begin to wait, go on, or stop, after anything changed."""
        if not is_dealing(self.table.sheet):
            self.stop()
        else:
            self._timer.start(self.table.settings.share_patience)

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()

    async def _deal(self) -> None:
        """Deal without the shares that did not come."""
        table = self.table
        async with table.lock:
            if table.is_gone or not is_dealing(table.sheet):
                return
            try:
                await _deal(table, table.sheet.copy())
            except TaphouseError:
                log.warning("not dealt", table=table.id, exc_info=True)
                self.look()


def is_dealing(sheet: Sheet) -> bool:
    """Whether the promises are fixed, and shares are being opened."""
    return sheet.dealing and sheet.status == OPEN


def wants_shares(table: "LiveTable") -> bool:
    """Whether people may still promise a share."""
    return table.settings.share_patience > 0 and table.sheet.status == OPEN and not table.sheet.dealing


def share_infos(sheet: Sheet) -> list[ShareInfo]:
    """Tell everybody who promised a share; what it is, once the cards are dealt."""
    if sheet.status != OPEN:
        return [ShareInfo(row.seat, row.commitment, row.share) for row in sheet.shares]
    chairs = enumerate(sheet.chairs)
    return [ShareInfo(seat, chair.commitment) for seat, chair in chairs if chair.commitment]


async def promise_share(table: "LiveTable", who: Who, command: PromiseShare) -> None:
    """Promise a share by its hash; a later promise takes the place of an earlier one."""
    seat = who.seated()
    draft = must_be_before_the_deal(table)
    if not wants_shares(table):
        raise Refusal("not_now", "This house deals without shares.")
    if not is_hex(command.commitment):
        raise Refusal("malformed", "Promise a share by its SHA-256: 64 digits in lower-case hexadecimal.")
    draft.chairs[seat].commitment = command.commitment
    await table.keep(draft, who, command)


async def open_share(table: "LiveTable", who: Who, command: OpenShare) -> None:
    """Open the share that was promised; with the last one the cards are dealt."""
    seat = who.seated()
    if not is_dealing(table.sheet):
        raise Refusal("not_now", "Shares are opened when the host deals, and only then.")
    draft = table.sheet.copy()
    if not fits(command.share, draft.chairs[seat].commitment):
        raise Refusal("malformed", "This is not the share that was promised from your seat.")
    draft.chairs[seat].share = command.share
    if any(chair.commitment and not chair.share for chair in draft.chairs):
        await table.keep(draft, who, command)
    else:
        await _deal(table, draft, who, command)


async def start(table: "LiveTable", who: Who, command: Start) -> None:
    """Host: fill open seats with bots and deal; where shares were promised, fix the promises and have them opened."""
    who.must_host()
    draft = must_be_before_the_deal(table)
    if not any(chair.commitment for chair in draft.chairs):
        await _deal(table, draft, who, command)
        return
    table.game.house(len(draft.chairs), draft.house)
    draft.dealing = True
    await table.keep(draft, who, command)


async def _deal(table: "LiveTable", draft: Sheet, who: Who | None = None, command: Command | None = None) -> None:
    dealt = deal(table.game, draft, table.seed, table.bar.now(), table.settings.snapshot_every)
    await table.keep(draft, who, command, dealt=dealt)
