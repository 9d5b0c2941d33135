"""What every storage keeps and can do."""

from asyncio import Future
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import astuple

from taphouse.core.errors import TaphouseError
from taphouse.server.protocol.problems import SERVER
from taphouse.server.store.person import Person


class StoreFailure(TaphouseError):  # noqa: N818  not a fault of the one who meets it
    """The storage did not take or give what it was asked for; the reason is in the cause."""

    package = SERVER


class BadStore(TaphouseError):  # noqa: N818
    """You named a storage that cannot be opened."""

    package = SERVER


class Conflict(StoreFailure):
    """A row of that name exists already: somebody else wrote it."""


class LostLease(StoreFailure):
    """Our process was silent for too long, and its tables belong to others now."""


class TableRow(Struct, kw_only=True):
    """A table: what can be asked for by columns, and the sheet with the rest."""

    id: str
    game: str
    status: str
    seed: bytes
    """Secret until the game is over."""
    sheet: str
    """JSON."""
    touched_at: int
    """Milliseconds since 1970."""


class Step(Struct, kw_only=True):
    """One line of a table's journal: a move, or that moves were taken back. Lines are only ever added."""

    table: str
    number: int
    """Counted from 1 without gaps: the same number twice cannot be stored."""
    seat: int
    move: str = ""
    """In notation; nothing for an undo."""
    keep: int = -1
    """How many moves of the record an undo leaves; -1 for a move."""
    at: int = 0
    """Milliseconds since the deal."""
    by: str = ""
    """Who decided, if not the owner of the seat."""
    author: str = ""
    command: str = ""
    """The command that asked for it, so that a repeat is known after anything."""
    digest: str = ""
    """What that command said, in short, so that another one of the same name is told apart; empty: not known."""


class ChatRow(Struct, kw_only=True):
    """One line of chat."""

    table: str
    number: int
    seat: int
    """-1 for somebody without a seat."""
    name: str
    text: str
    reaction: str
    at: int
    author: str
    command: str
    heard_by: str = ""
    """The seats that hear it, as an option names several; empty for everybody."""
    digest: str = ""
    """Of the command, as in a step."""


class Answer(Struct, kw_only=True):
    """A command that was carried out and is in no other row, so that a repeat is known."""

    table: str
    author: str
    command: str
    at: int
    """Milliseconds since 1970."""
    digest: str = ""
    """Of the command, as in a step."""


class Change(Struct, kw_only=True):
    """Rows that are written together or not at all."""

    made: list[TableRow] = field(default_factory=list)
    kept: list[TableRow] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    forgotten: list[str] = field(default_factory=list)
    """People to be forgotten, and their names in what was said."""
    signed_out: list[str] = field(default_factory=list)
    """People whose other devices have lost their access: nothing to be written, but other processes must hear of it."""
    open_seconds: int = 0
    """The open time, if it is to be written down; it never goes back."""
    cleared: list[str] = field(default_factory=list)
    """Tables to be forgotten with all that belongs to them."""


class Stored(Struct, kw_only=True):
    """Everything about one table."""

    row: TableRow
    steps: list[Step]
    chat: list[ChatRow]
    """The latest lines, oldest first."""
    answered: list[tuple[str, str, str]] = field(default_factory=list)
    """Author, command and digest of the latest words and other commands that are no steps, oldest first."""


class Store:
    """What every storage can do."""

    commits = 0
    """How many transactions were written."""
    failed_at = 0.0
    """When the storage last did not take a change, by the monotonic clock; 0 once it has taken one again."""

    async def close(self) -> None:
        """Finish all writes and let go."""
        raise NotImplementedError

    def write(self, change: Change) -> Future[None]:
        """Put a change on disk, together with whatever others write at the same moment; done when it is there.

        Ends in StoreFailure if it is not there, or if nobody knows: read before you go on.
        """
        raise NotImplementedError

    async def load(self, table: str, chat: int) -> Stored | None:
        """Read a table, its journal and the latest lines of its chat."""
        raise NotImplementedError

    async def row(self, table: str) -> TableRow | None:
        """Read a table without its journal."""
        raise NotImplementedError

    async def unfinished(self) -> list[TableRow]:
        """Read all tables that are neither over nor closed, the latest first, without their journals."""
        raise NotImplementedError

    async def person(self, person: str) -> Person | None:
        """Find somebody."""
        raise NotImplementedError

    async def tables_of(self, person: str) -> list[str]:
        """List the tables of any status whose sheets name a person."""
        raise NotImplementedError

    async def open_seconds(self) -> int:
        """Tell the open time as it was written down last."""
        raise NotImplementedError

    async def look(self) -> None:
        """Read a little, to see whether that can be done; StoreFailure if not."""
        raise NotImplementedError

    async def claim(self, table: str) -> str | None:
        """Become the owner of a table: None if it is ours now, or else the owner's address."""
        return None

    async def release(self, table: str) -> None:
        """Let others own a table."""

    def on_news(self, changed: Callable[[str], None], lost: Callable[[], None], person: Callable[[str], None]) -> None:
        """Say whom to call when another process changed a table or a person, and when our own lease is lost."""


COMMANDS_KEPT = 20_000
"""How many of the latest commands of a table are known when they are repeated."""


class Columns:
    """The columns of each kind of row, in one order, and what a row puts into them."""

    TABLE = ("id", "game", "status", "seed", "sheet", "touched_at")
    STEP = ("table_id", "number", "seat", "move", "keep", "at", "decided_by", "author", "command", "digest")
    CHAT = ("table_id", "number", "seat", "name", "text", "reaction", "at", "author", "command", "heard_by", "digest")
    ANSWER = ("table_id", "author", "command", "at", "digest")
    PERSON = ("id", "name", "epoch")


Row = TypeVar("Row", TableRow, Step, ChatRow)


def rows_of(kind: type[Row], found: Iterable[Iterable[Any]]) -> list[Row]:
    """Make rows of what was read, column by column."""
    return [kind(**dict(zip(kind.__struct_fields__, values, strict=True))) for values in found]


def values_of(row: Struct) -> tuple[Any, ...]:
    """Give the values of a row in the order of its columns."""
    return astuple(row)
