"""What a command said, in short: another one under the same id is told apart."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What earlier commands said is not known."""
    for table in ("steps", "chat", "answers"):
        op.add_column(table, sa.Column("digest", sa.String, nullable=False, server_default=""))
