"""Health: whether the storage can be read and written, and whether there is room for more people."""

import asyncio
import errno
import os
from collections.abc import Callable
from time import monotonic

import structlog
from msgspec import Struct

from taphouse.core.facts import Fact
from taphouse.server.bar.tables import Bar
from taphouse.server.protocol.problems import in_words
from taphouse.server.sockets.connections import Connections
from taphouse.server.store import StoreFailure
from taphouse.server.words import said

PATIENCE = 2.0
"""Seconds within which the storage must answer."""
FRESH = 1.0
"""Seconds for which an answer is believed: asking often costs the storage nothing."""
LATELY = 30.0
"""Seconds for which a write that failed counts, unless one has succeeded since."""

logger = structlog.get_logger()


class Health(Struct, kw_only=True):
    """How the server is."""

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
    """Looks after the server."""

    def __init__(self, bar: Bar, connections: Connections, sockets: Callable[[], int]) -> None:
        """Take the tables, the count of connections, and who tells how many sockets are open."""
        self.bar = bar
        self.connections = connections
        self.sockets = sockets
        self._look: asyncio.Task[float] | None = None
        self._at = -FRESH

    async def examine(self) -> Health:
        """Say how the server is now."""
        seconds, trouble = 0.0, list[Fact]()
        try:
            async with asyncio.timeout(PATIENCE):
                seconds = await asyncio.shield(self._store_look())
        except TimeoutError:
            trouble.append(said.storage_silent(number=int(PATIENCE)))
        except StoreFailure as error:
            logger.warning("storage not read", error=str(error), cause=str(error.__cause__))
            trouble.append(said.storage_unread())
        failed = self.bar.store.failed_at
        if not trouble and failed and monotonic() - failed < LATELY:
            trouble.append(said.storage_unwritten())
        there = self.connections
        crowd = [said.only_known_people()] if there.is_full else []
        why = " ".join(in_words(fact) for fact in (*trouble, *crowd, *_files()))
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


def _files() -> list[Fact]:
    """Say whether no file can be opened any more."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        if error.errno in (errno.EMFILE, errno.ENFILE):
            logger.exception("no file can be opened")
            return [said.no_more_files()]
    return []
