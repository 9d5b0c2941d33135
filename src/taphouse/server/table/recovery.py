"""Reading a table again from the store, after anything that may have left it half changed."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from taphouse.core.errors import TaphouseError
from taphouse.server.parts.situation import Situation
from taphouse.server.store import Store, Stored, StoreFailure

PAUSES = (0.05, 0.5, 2.0)
"""Seconds between the attempts."""

log = structlog.get_logger()


async def read_again(store: Store, now: Situation, restore: Callable[[Stored], Awaitable[None]]) -> bool:
    """Let the table be as the store says; False if it cannot be read, or not replayed."""
    for pause in PAUSES:
        try:
            stored = await store.load(now.id, now.settings.chat_kept)
        except StoreFailure:
            await asyncio.sleep(pause)
            continue
        if stored is None:
            break
        try:
            await restore(stored)
        except TaphouseError:
            log.exception("table cannot be replayed", table=now.id)
            break
        return True
    return False
