"""Reading a table anew, after anything that may have left it half changed."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.store import StoreFailure

if TYPE_CHECKING:
    from taphouse.server.table.live_table import LiveTable

READ_AGAIN = (0.05, 0.5, 2.0)
"""Seconds between the attempts."""

log = structlog.get_logger()


async def read_anew(table: "LiveTable") -> bool:
    """Let the table be as the store says; False if it cannot be read, or not replayed."""
    for pause in READ_AGAIN:
        try:
            stored = await table.bar.store.load(table.id, table.settings.chat_kept)
        except StoreFailure:
            await asyncio.sleep(pause)
            continue
        if stored is None:
            break
        try:
            await table.restore(stored)
        except TaphouseError:
            log.exception("table cannot be replayed", table=table.id)
            break
        return True
    return False
