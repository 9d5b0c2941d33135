"""Which migrations there are."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "migrations" / "versions"


@cache
def latest() -> str:
    """Give the number of the latest migration, as the database keeps it; file names begin with it."""
    return max(path.name[1:5] for path in FOLDER.glob("v*.py"))
