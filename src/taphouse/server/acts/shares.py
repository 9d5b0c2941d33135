"""Shares: what people add to the chance of a deal. Promised by a hash before the deal, opened when the host deals.

From ``start`` on nobody can add or change a promise. Everybody who promised a share opens it; the one who
does not within a few seconds is left out, and the record says so. All of it is on disk before it is seen.
"""

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.core.shares import fits, is_hex
from taphouse.server.acts.context import Context
from taphouse.server.acts.dealing import deal, must_be_before_the_deal
from taphouse.server.parts.questions import SWAP
from taphouse.server.parts.sender import Who
from taphouse.server.parts.sheet import Sheet
from taphouse.server.protocol.commands import Command, OpenShare, PromiseShare, Start
from taphouse.server.protocol.problems import Refusal
from taphouse.server.timer import Timer
from taphouse.server.words import said

log = structlog.get_logger()


class Dealing:
    """Waits for the shares that were promised, but not for long."""

    def __init__(self, table: Context) -> None:
        self.table = table
        self._timer = Timer(lambda: self.table.tasks.start(self._deal()))

    def look(self) -> None:
        """Begin to wait, go on, or stop, after anything changed."""
        if not self.table.now.sheet.is_dealing:
            self.stop()
        else:
            self._timer.start(self.table.now.settings.share_patience)

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()

    async def _deal(self) -> None:
        """Deal without the shares that did not come."""
        table = self.table
        async with table.writer.lock:
            if table.now.is_gone or not table.now.sheet.is_dealing:
                return
            try:
                await _deal(table, table.now.sheet.copy())
            except TaphouseError:
                log.warning("not dealt", table=table.now.id, exc_info=True)
                self.look()


async def promise_share(table: Context, who: Who, command: PromiseShare) -> None:
    """Promise a share by its hash; a later promise takes the place of an earlier one."""
    seat = who.seated()
    draft = must_be_before_the_deal(table.now.sheet)
    if not table.now.wants_shares:
        raise Refusal("not_now", said.no_shares())
    if not is_hex(command.commitment):
        raise Refusal("malformed", said.share_misspelt())
    draft.chairs[seat].commitment = command.commitment
    await table.writer.keep(draft, who, command)


async def open_share(table: Context, who: Who, command: OpenShare) -> None:
    """Open the share that was promised; with the last one the cards are dealt."""
    seat = who.seated()
    if not table.now.sheet.is_dealing:
        raise Refusal("not_now", said.share_too_early())
    draft = table.now.sheet.copy()
    if not fits(command.share, draft.chairs[seat].commitment):
        raise Refusal("malformed", said.share_of_somebody_else())
    draft.chairs[seat].share = command.share
    if any(chair.commitment and not chair.share for chair in draft.chairs):
        await table.writer.keep(draft, who, command)
    else:
        await _deal(table, draft, who, command)


async def start(table: Context, who: Who, command: Start) -> None:
    """Host: fill open seats with bots and deal; where shares were promised, fix the promises and have them opened."""
    who.must_host()
    draft = must_be_before_the_deal(table.now.sheet)
    if not any(chair.commitment for chair in draft.chairs):
        await _deal(table, draft, who, command)
        return
    table.now.game.house(len(draft.chairs), draft.house)
    draft.dealing = True
    await table.writer.keep(draft, who, command)


async def _deal(table: Context, draft: Sheet, who: Who | None = None, command: Command | None = None) -> None:
    table.now.questions.drop(SWAP)
    dealt = deal(table.now.game, draft, table.now.seed, table.shared.now(), table.now.settings.snapshot_every)
    await table.writer.keep(draft, who, command, dealt=dealt)
