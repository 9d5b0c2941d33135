"""Where tables, moves, chat and names are kept: SQLite by default, PostgreSQL by URL."""

from taphouse.core.errors import quoted
from taphouse.server.store.contract import (
    COMMANDS_KEPT,
    Answer,
    BadStore,
    Change,
    ChatRow,
    Conflict,
    LostLease,
    Step,
    Store,
    Stored,
    StoreFailure,
    TableRow,
)
from taphouse.server.store.ownership import Lease
from taphouse.server.words import said

__all__ = [
    "COMMANDS_KEPT",
    "Answer",
    "Change",
    "ChatRow",
    "Conflict",
    "Lease",
    "LostLease",
    "Step",
    "Store",
    "StoreFailure",
    "Stored",
    "TableRow",
    "open_store",
]


async def open_store(url: str, lease: Lease | None = None) -> Store:
    """Open the storage that a URL names, with its tables brought up to date.

    ``lease``: how this process is known to the others, with PostgreSQL.
    """
    if url.startswith("sqlite://"):
        from taphouse.server.store.sqlite import SqliteStore  # noqa: PLC0415  each store brings its own libraries

        return await SqliteStore.open(url)
    if url.startswith(("postgresql://", "postgres://")):
        from taphouse.server.store.postgres import PostgresStore  # noqa: PLC0415

        return await PostgresStore.open(url, lease or Lease())
    raise BadStore(said.no_such_store(url=quoted(url)))
