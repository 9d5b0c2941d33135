"""The sheet of a table: all about it except the game itself. It is stored whole."""

import msgspec
from msgspec import Struct, field

from taphouse.core.house import Value
from taphouse.core.record import SeatRow
from taphouse.server.store import TableRow

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
"""The status of a table; closed: given up before its game was over."""
FREE, PERSON, BOT, OUTSIDE = "open", "person", "bot", "outside"
"""What sits on a chair."""


class Chair(Struct, omit_defaults=True):
    """What sits on a seat."""

    kind: str = FREE
    name: str = ""
    person: str = ""
    bot: str = ""
    strength: int = 100
    key: str = ""
    """What an outside bot's token must carry; a new one each time the seat is given away."""
    stood_in: bool = False

    @property
    def is_somebody(self) -> bool:
        """Whether somebody from outside decides here: a person, or a bot that connects by itself."""
        return self.kind in (PERSON, OUTSIDE)

    @property
    def is_run_here(self) -> bool:
        """Whether one of our own bots decides here now."""
        return self.kind == BOT or self.stood_in


class Sheet(Struct, omit_defaults=True, kw_only=True):
    """One table, on paper."""

    id: str
    game: str
    status: str = OPEN
    host: str
    """The person."""
    chairs: list[Chair]
    house: dict[str, Value]
    """What was chosen; from the deal on, all options as they were settled."""
    rules: int = 0
    """The version of the rules by which it was dealt."""
    listed: bool = False
    clock: str = "none"
    pace: str = "human"
    made_at: int
    dealt_at: int = 0
    touched_at: int
    """Times are milliseconds since 1970."""
    hushed: list[str] = field(default_factory=list)
    """Whose words go unheard."""
    next_table: str = ""
    closed_by: str = ""
    """The name of the host who closed it."""
    checked: bool = False
    """The record was replayed from the seed at the end, and everything agreed."""
    answered: list[str] = field(default_factory=list)
    """Commands that changed this sheet, as earlier versions wrote them here; now they have rows of their own."""

    @property
    def is_unfinished(self) -> bool:
        """Whether anybody may still want to play here."""
        return self.status in (OPEN, RUNNING)

    @property
    def why_closed(self) -> str:
        """What everybody is told about a table that was closed."""
        return f"{self.closed_by} has closed this table."

    def copy(self) -> "Sheet":
        """Give a draft, to be written before it counts."""
        return read_sheet(write_sheet(self))

    def seat_of(self, person: str | None) -> int | None:
        """Find a person's seat."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return None

    def names(self) -> list[str]:
        """List the names of those who sit."""
        return [chair.name for chair in self.chairs if chair.kind != FREE]

    def people(self) -> list[str]:
        """List the persons who sit or host."""
        return [person for person in dict.fromkeys([self.host, *(chair.person for chair in self.chairs)]) if person]

    def rows(self) -> list[SeatRow]:
        """Write the seats into a record."""
        return [SeatRow(chair.name, {BOT: chair.bot, OUTSIDE: OUTSIDE}.get(chair.kind, "")) for chair in self.chairs]


def write_sheet(sheet: Sheet) -> str:
    """Write a sheet as JSON."""
    return msgspec.json.encode(sheet).decode()


def read_sheet(text: str) -> Sheet:
    """Read a sheet."""
    return msgspec.json.decode(text, type=Sheet)


def row_of(sheet: Sheet, seed: bytes) -> TableRow:
    """Make the row of a sheet."""
    return TableRow(
        id=sheet.id,
        game=sheet.game,
        status=sheet.status,
        seed=seed,
        sheet=write_sheet(sheet),
        touched_at=sheet.touched_at,
    )
