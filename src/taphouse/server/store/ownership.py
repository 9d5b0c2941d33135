"""Which process owns which table, when several share one PostgreSQL.

Each process has a row that it must renew before its lease runs out. A process that finds a row that has
run out strikes it off, and in the same moment its tables are free. A process that was struck off
cannot write any more: every transaction holds on to the writer's own row, which must still be there.
All times are the database's.
"""

from secrets import token_hex

import asyncpg  # type: ignore[import-untyped]
from msgspec import Struct

from taphouse.core.errors import quoted
from taphouse.server.store.contract import LostLease
from taphouse.server.words import said

CLAIM = "UPDATE tables SET owner = $2 WHERE id = $1 AND (owner IS NULL OR owner = $2) RETURNING id"
OWNER = "SELECT p.id, p.address FROM tables t JOIN processes p ON p.id = t.owner WHERE t.id = $1"
RELEASE = "UPDATE tables SET owner = NULL WHERE id = $1 AND owner = $2"
REGISTER = "INSERT INTO processes (id, address, lease_until) VALUES ($1, $2, now() + $3 * interval '1 second')"
RENEW = "UPDATE processes SET lease_until = now() + $2 * interval '1 second' WHERE id = $1 RETURNING id"
STRIKE_OFF = "DELETE FROM processes WHERE lease_until < now() AND id <> $1 RETURNING id"
LEAVE = "DELETE FROM processes WHERE id = $1"
HOLD_ON = "SELECT id FROM processes WHERE id = $1 FOR KEY SHARE"

_TRIES = 5


class Lease(Struct, frozen=True, kw_only=True):
    """How a process is known to the others."""

    address: str = ""
    """Where they reach it, as host:port."""
    seconds: float = 6.0
    """How long it may be silent."""


class Ownership:
    """The tables of this process among those of all others."""

    def __init__(self, database: asyncpg.Pool, lease: Lease) -> None:
        self.database = database
        self.lease = lease
        self.process = ""
        """The name of this process; a new one after each loss, so that late writes of the old one are known."""

    async def register(self) -> None:
        """Begin as a new process."""
        process = token_hex(8)
        await self.database.execute(REGISTER, process, self.lease.address, self.lease.seconds)
        self.process = process

    async def renew(self) -> bool:
        """Stay alive for another lease, and strike off who did not; False if that has happened to us."""
        alive = await self.database.fetchval(RENEW, self.process, self.lease.seconds)
        await self.strike_off()
        return alive is not None

    async def strike_off(self) -> None:
        """Free the tables of every process whose lease has run out."""
        await self.database.execute(STRIKE_OFF, self.process)

    async def leave(self) -> None:
        """Free all own tables."""
        await self.database.execute(LEAVE, self.process)

    async def claim(self, table: str) -> str | None:
        """Own a table: None if it is ours now (or does not exist), or else the owner's address."""
        for _ in range(_TRIES):
            try:
                if await self.database.fetchval(CLAIM, table, self.process):
                    return None
            except asyncpg.ForeignKeyViolationError as error:
                raise LostLease(said.struck_off()) from error
            await self.strike_off()
            owner = await self.database.fetchrow(OWNER, table)
            if owner is not None:
                return str(owner["address"])
            if not await self.database.fetchval("SELECT id FROM tables WHERE id = $1", table):
                return None
        raise LostLease(said.changes_hands(name=quoted(table)))

    async def release(self, table: str) -> None:
        """Let others own a table."""
        await self.database.execute(RELEASE, table, self.process)

    async def hold_on(self, connection: asyncpg.Connection, process: str) -> None:
        """Make sure, until the end of the transaction, that nobody strikes off the writer."""
        if process != self.process or await connection.fetchval(HOLD_ON, process) is None:
            raise LostLease(said.silent_too_long())
