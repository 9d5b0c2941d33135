"""The house's own time, and which of a person's cookies count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Begin to count; every cookie that was given counts."""
    op.create_table("house", sa.Column("open_seconds", sa.BigInteger, nullable=False))
    op.execute("INSERT INTO house (open_seconds) VALUES (0)")
    op.add_column("people", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
