"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False, index=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String, sa.ForeignKey("processes.id", ondelete="SET NULL"), index=True),
    )
    _of_a_table("steps", sa.Column("move", sa.String, nullable=False), sa.Column("keep", sa.Integer, nullable=False))
    _of_a_table(
        "chat",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )


def _of_a_table(name: str, *columns: sa.Column[str] | sa.Column[int]) -> None:
    decided = [sa.Column("decided_by", sa.String, nullable=False)] if name == "steps" else []
    op.create_table(
        name,
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *columns,
        sa.Column("at", sa.BigInteger, nullable=False),
        *decided,
        sa.Column("author", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
