"""How the house is: whether its books can be read and written, and whether there is room for guests."""

import asyncio
import errno
import os
from collections.abc import Callable
from time import monotonic

import structlog
from msgspec import Struct

from taphouse.server.bar.tables import Bar
from taphouse.server.sockets.connections import Connections
from taphouse.server.store import StoreFailure

PATIENCE = 2.0
"""Seconds within which the storage must answer."""
FRESH = 1.0
"""Seconds for which an answer is believed: asking often costs the storage nothing."""
LATELY = 30.0
"""A write that failed within so many seconds counts, unless one has succeeded since."""

logger = structlog.get_logger()


class Health(Struct, kw_only=True):
    """How the house is."""

    ok: bool
    why: str = ""
    """What is wrong, in sentences."""
    store: bool
    store_seconds: float
    """How long the storage took to answer."""
    connections: int
    connections_most: int
    sockets: int
    tables: int
    """Unfinished ones."""


class Physician:
    """Looks after the house."""

    def __init__(self, bar: Bar, connections: Connections, sockets: Callable[[], int]) -> None:
        """Take the tables, the count of connections, and who tells how many sockets are open."""
        self.bar = bar
        self.connections = connections
        self.sockets = sockets
        self._look: asyncio.Task[float] | None = None
        self._at = -FRESH

    async def examine(self) -> Health:
        """Say how the house is now."""
        seconds, trouble = 0.0, ""
        try:
            async with asyncio.timeout(PATIENCE):
                seconds = await asyncio.shield(self._store_look())
        except TimeoutError:
            trouble = f"The storage has not answered for {PATIENCE:.0f} seconds."
        except StoreFailure as error:
            logger.warning("storage not read", error=str(error), cause=str(error.__cause__))
            trouble = "The storage cannot be read."
        failed = self.bar.store.failed_at
        if not trouble and failed and monotonic() - failed < LATELY:
            trouble = "The storage does not take what is written."
        there = self.connections
        crowd = "The house is full: only people it knows are let in." if there.is_full else ""
        why = " ".join(filter(None, (trouble, crowd, _files())))
        return Health(
            ok=not why,
            why=why,
            store=not trouble,
            store_seconds=round(seconds, 6),
            connections=there.total,
            connections_most=there.most,
            sockets=self.sockets(),
            tables=sum(self.bar.statuses().values()),
        )

    def _store_look(self) -> "asyncio.Task[float]":
        """Look into the storage; one look at a time, however many ask."""
        stale = self._look is None or (self._look.done() and monotonic() - self._at > FRESH)
        if self._look is None or stale:
            self._at = monotonic()
            self._look = asyncio.get_running_loop().create_task(self._timed())
        return self._look

    async def _timed(self) -> float:
        begun = monotonic()
        await self.bar.store.look()
        return monotonic() - begun


def _files() -> str:
    """Say whether no file can be opened any more."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            logger.exception("no file can be opened")
            return "The system lets the house open no more files."
    return ""
