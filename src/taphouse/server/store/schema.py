"""The tables of the database, the same on both kinds."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text
from sqlalchemy.types import DateTime

METADATA = MetaData()

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("lease_until", DateTime(timezone=True), nullable=False),
)
"""With PostgreSQL: who is alive. A process that is struck off loses its tables in the same moment."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("status", String, nullable=False, index=True),
    Column("seed", LargeBinary, nullable=False),
    Column("sheet", Text, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("owner", String, ForeignKey("processes.id", ondelete="SET NULL"), index=True),
)

STEPS = Table(
    "steps",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", String, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("decided_by", String, nullable=False),
    Column("author", String, nullable=False),
    Column("command", String, nullable=False),
    Column("digest", String, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("author", String, nullable=False),
    Column("command", String, nullable=False),
    Column("heard_by", String, nullable=False, server_default=""),
    Column("digest", String, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("author", String, primary_key=True),
    Column("command", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("digest", String, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
"""Commands that changed the sheet of a table: known again when they are repeated."""

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

HOUSE = Table("house", METADATA, Column("open_seconds", BigInteger, nullable=False))
"""One row: for how long the server has been open in all."""
