"""Brings a database up to date, from whatever version it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from taphouse.server.store.contract import BadStore
from taphouse.server.words import said

HERE = Path(__file__).parent


def migrate(connection: Connection) -> None:
    """Apply every migration that the database has not seen."""
    config = Config()
    # Alembic reads percent signs as placeholders, and a path may have one.
    config.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        # The database is at a step of which this version knows nothing.
        raise BadStore(said.newer_database()) from error
