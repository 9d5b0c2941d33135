"""Brings a database up to date, from whatever version it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

HERE = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Apply every migration that the database has not seen."""
    config = Config()
    # Alembic reads percent signs as placeholders, and a path may have one.
    config.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
