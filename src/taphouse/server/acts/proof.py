"""The proof at the end: the record is replayed from its seed, and everybody is told that it agrees."""

import asyncio

import structlog

from taphouse.core.errors import BadRecord
from taphouse.core.record import verify
from taphouse.server.acts.context import Context
from taphouse.server.protocol.problems import Refusal

log = structlog.get_logger()


async def prove(table: Context) -> None:
    """Check the record of a game that is over, and keep that it was checked."""
    assert table.now.dealt is not None
    try:
        await asyncio.to_thread(verify, table.now.game, table.now.dealt.table.record)
    except BadRecord:
        log.exception("record does not check", table=table.now.id)
        return
    async with table.writer.lock:
        draft = table.now.sheet.copy()
        draft.checked = True
        try:
            await table.writer.keep(draft)
        except Refusal:
            log.warning("check not kept", table=table.now.id)
