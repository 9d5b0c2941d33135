"""Files that a command reads and writes; ``-`` is standard input or output."""

import sys
from pathlib import Path

import msgspec
import typer

from taphouse.core.reading import LARGEST, read_file
from taphouse.core.record import Record, load_record, read_record
from taphouse.terminal.language import tell
from taphouse.terminal.saves import write_file
from taphouse.terminal.words import said

STANDARD = Path("-")


def read_bytes(file: Path) -> bytes:
    """Read a whole file that is not too large."""
    return sys.stdin.buffer.read(LARGEST + 1) if file == STANDARD else read_file(file)


def read_record_file(file: Path) -> Record:
    """Read a record."""
    return read_record(read_bytes(file)) if file == STANDARD else load_record(file)


def name_of(file: Path) -> str:
    """Call a file in a sentence."""
    return tell(said.the_record()) if file == STANDARD else str(file)


def write_bytes(file: Path, data: bytes) -> None:
    """Write a whole file, or nothing of it."""
    if file == STANDARD:
        typer.echo(data, nl=False)
    else:
        write_file(file, data)


def print_data(data: object, *, err: bool = False) -> None:
    """Print something as JSON that people can read, too."""
    typer.echo(msgspec.json.format(msgspec.json.encode(data), indent=2), err=err)
