"""Stored games: a folder of records, each of which must still be the game that it was."""

from pathlib import Path

from taphouse.core.game import Game
from taphouse.core.record import Record, load_record, verify


def records_in(folder: Path) -> dict[str, Record]:
    """Read all records of a folder, by the names of their files."""
    return {path.stem: load_record(path) for path in sorted(folder.glob("*.json"))}


def check_stored(game: Game, record: Record) -> None:
    """Play a stored game again: it verifies, is sealed, and has come to its end."""
    final = verify(game, record)
    assert record.generator == "sealed"
    assert final.to_act() == []


def ends_of(records: dict[str, Record]) -> set[str]:
    """Name the ways in which stored games ended."""
    return {record.outcome.reason for record in records.values() if record.outcome}
