"""Lines of chat that only some seats hear."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Everything said before was for everybody."""
    op.add_column("chat", sa.Column("heard_by", sa.String, nullable=False, server_default=""))
