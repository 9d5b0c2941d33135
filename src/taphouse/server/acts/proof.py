"""The proof at the end: the record is replayed from its seed, and everybody is told that it agrees."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import BadRecord
from taphouse.core.record import verify
from taphouse.server.protocol.problems import Refusal

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable

log = structlog.get_logger()


async def prove(table: "LiveTable") -> None:
    """Check the record of a game that is over, and keep that it was checked."""
    assert table.dealt is not None
    try:
        await asyncio.to_thread(verify, table.game, table.dealt.table.record)
    except BadRecord:
        log.exception("record does not check", table=table.id)
        return
    async with table.lock:
        draft = table.sheet.copy()
        draft.checked = True
        try:
            await table.keep(draft)
        except Refusal:
            log.warning("check not kept", table=table.id)
