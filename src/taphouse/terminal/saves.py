"""Games put aside: written whole or not at all, and found again.

A save is a record that names its seed. That is the player's own file: whoever plays fair does not
look into it.
"""

import os
from collections.abc import Collection
from contextlib import suppress
from itertools import count
from pathlib import Path

from msgspec.structs import replace
from platformdirs import user_state_path

from taphouse.core.errors import BadRecord
from taphouse.core.facts import typed
from taphouse.core.record import Record, load_record, write_record
from taphouse.core.table import Table
from taphouse.terminal.language import refused
from taphouse.terminal.words import said

KEPT = 20
"""So many autosaves are kept; older ones go."""


def state_folder() -> Path:
    """Where autosaves lie: where the system has such things, or where earlier versions put them."""
    place, older = user_state_path("taphouse", appauthor=False), Path.home() / ".local" / "state" / "taphouse"
    is_chosen = place.is_dir() or bool(os.environ.get("XDG_STATE_HOME"))
    return older if older.is_dir() and not is_chosen else place


def autosave_path(record: Record) -> Path:
    """Choose where a game is kept that sits down: a file that is free, or holds an earlier state of this very game."""
    for number in count(1):
        again = f"-{number}" if number > 1 else ""
        path = state_folder() / f"{record.game}-{record.seed_hash[:12]}{again}.json"
        if not path.exists() or holds_earlier(path, record):
            return path
    raise AssertionError("numbers do not end")


def holds_earlier(path: Path, record: Record) -> bool:
    """Whether nothing in this file is lost when the record is written over it."""
    try:
        older = load_record(path)
    except BadRecord:
        return False
    same = older.seed_hash == record.seed_hash and older.house == record.house and older.seats == record.seats
    return same and older.moves == record.moves[: len(older.moves)]


def default_path(record: Record) -> Path:
    """Where a game is saved if nobody says where: in the current folder."""
    return Path(f"{record.game}-{record.seed_hash[:6]}.json")


def file_named(name: str) -> Path:
    """Read the name of a file; a bare number is more likely a move that came too late."""
    if name.isdecimal():
        raise refused(said.no_name_for_file(name=typed(name)))
    return Path(name).expanduser()


def save(table: Table, path: Path) -> None:
    """Write a game that can be gone on with."""
    write_file(path, write_record(replace(table.record, seed=table.seed.hex())))


def save_as(table: Table, path: Path, own: Collection[Path]) -> None:
    """Save under a name that a person gave: over files of its ``own`` or an earlier state, never over anything else."""
    if path.exists() and path not in own and not holds_earlier(path, table.record):
        raise refused(said.file_exists(path=typed(str(path))))
    save(table, path)


def autosave(table: Table, path: Path) -> None:
    """Keep the game as it is now, in case it is interrupted."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused(said.no_folder(path=typed(str(path.parent)), error=typed(str(error.strerror)))) from error
    save(table, path)
    for old in autosaves()[KEPT:]:
        old.unlink(missing_ok=True)


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    draft = path.parent / f".{path.name}.{os.getpid()}"
    if path.is_dir() or (path.exists() and not path.is_file()):
        raise refused(said.no_file_to_write(path=typed(str(path))))
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise refused(said.file_unwritten(path=typed(str(path)), error=typed(str(error.strerror)))) from error


def autosaves() -> list[Path]:
    """List the autosaves, the latest first."""
    return sorted(state_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
