"""Commands that changed the sheet of a table, each in a row of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Those before are in the sheets, and are read there."""
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("author", sa.String, primary_key=True),
        sa.Column("command", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
