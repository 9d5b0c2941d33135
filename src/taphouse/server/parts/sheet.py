"""The sheet of a table: all about it except the game itself. It is stored whole."""

from hmac import compare_digest

import msgspec
from msgspec import Struct, field

from taphouse.core.facts import Fact, typed
from taphouse.core.house import Value
from taphouse.core.record import Hint, SeatRow
from taphouse.core.shares import Share
from taphouse.server.protocol.problems import Refusal
from taphouse.server.store import TableRow
from taphouse.server.words import said

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
"""The status of a table; closed: given up before its game was over."""
FREE, PERSON, BOT, OUTSIDE, GONE = "open", "person", "bot", "outside", "gone"
"""What sits on a chair; gone: its person has left for good in the middle of a game, and a bot decides."""


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
    commitment: str = ""
    """Before the deal: the hash of the share that this seat adds to the chance."""
    share: str = ""
    """Before the deal: that share, once it is opened."""
    ready: bool = False
    """Before the deal: its person has said so."""
    was: str = ""
    """The name that it had at the deal, if its person has taken another since."""

    @property
    def is_somebody(self) -> bool:
        """Whether somebody from outside decides here: a person, or a bot that connects by itself."""
        return self.kind in (PERSON, OUTSIDE)

    @property
    def is_run_here(self) -> bool:
        """Whether one of our own bots decides here now."""
        return self.kind == BOT or self.stood_in


class Sitter(Struct):
    """Somebody who took a seat after the deal, in the place of a bot."""

    number: int
    seat: int
    person: str
    name: str
    moves: int
    """How many moves were made before: what only this seat knew of them is not told."""
    chat: int
    """The latest line of chat before: what was said aside until then is not told."""
    was: str
    """Who sat there at the deal, and which bot it was."""
    bot: str = ""

    @property
    def token(self) -> str:
        """How the journal says that this person decided: names may change, and be forgotten."""
        return f"{SITTER}{self.number}"


KNOCKS, SEATING, STOOL, LATER = "knocks", "seating", "stool", "later"
"""A guest waits at the door, is about to sit down, sits on a stool to play the next game, or was told: not now."""
HOST_OPENS, ANYONE_OPENS, STANDS_OPEN = "host", "anyone", "open"
"""Who lets guests take a seat: the host, anybody who sits there, or the guests themselves."""
SITTER = "sitter "


class Guest(Struct, omit_defaults=True):
    """Somebody who came to a game that was dealt already, and asked for a seat."""

    number: int
    person: str
    name: str
    state: str = KNOCKS
    seat: int = -1
    """The seat that is handed over after the move that is being chosen there."""
    unanswered: bool = False
    """Nobody answered in time: now anybody who sits there may."""
    turned: int = 0
    """How often the answer was: not now."""


class Won(Struct):
    """How often somebody has won in an evening."""

    person: str
    name: str
    wins: int = 0


class Removed(Struct):
    """Somebody whom the host has taken off the table, and who is not to sit down again."""

    number: int
    person: str
    name: str


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
    dealing: bool = False
    """The host deals: the promises of shares are fixed, and the shares are being opened."""
    shares: list[Share] = field(default_factory=list)
    """From the deal on: what people added to the chance."""
    touched_at: int
    """Times are milliseconds since 1970."""
    touched: int = 0
    """When it was touched last, in seconds of open time."""
    seen: dict[str, int] = field(default_factory=dict)
    """When each person was at the table last, in seconds of open time, as far as it was written down."""
    gentle: bool = False
    """It is somebody's first game, in the gentle house."""
    friendly: bool = False
    """Moves may be taken back without those who are not there."""
    hints: bool = False
    """Whoever plays may ask for hints, though other people play."""
    hinted: list[Hint] = field(default_factory=list)
    """Which were given."""
    hushed: list[str] = field(default_factory=list)
    """Whose words go unheard."""
    removed: list[Removed] = field(default_factory=list)
    """Who may not sit down until the host lets them in."""
    door: str = HOST_OPENS
    """Who lets guests take a seat once the cards are dealt."""
    guests: list[Guest] = field(default_factory=list)
    """Who came late and has no seat."""
    knocks: int = 0
    """How many guests there were: no two have the same number."""
    sitters: list[Sitter] = field(default_factory=list)
    """Who took a seat after the deal."""
    games: int = 0
    """How many games were played before this one in the same series."""
    series: list[Won] = field(default_factory=list)
    """Who has won how many of them."""
    next_table: str = ""
    closed_by: str = ""
    """The name of the host who closed it, if it is known."""
    ended: str = ""
    """Why the game ended before it was over, in a word; empty if it did not."""
    checked: bool = False
    """The record was replayed from the seed at the end, and everything agreed."""
    answered: list[str] = field(default_factory=list)
    """Commands that changed this sheet, as earlier versions wrote them here; now they have rows of their own."""

    @property
    def is_unfinished(self) -> bool:
        """Whether anybody may still want to play here."""
        return self.status in (OPEN, RUNNING)

    @property
    def why_closed(self) -> Fact:
        """What everybody is told about a table that was closed."""
        return said.closed_by(who=typed(self.closed_by)) if self.closed_by else said.closed_by_host()

    @property
    def why_ended(self) -> Fact | None:
        """What everybody is told about a game that ended before it was over."""
        if not self.ended:
            return None
        return said.ended_by(who=typed(self.closed_by)) if self.closed_by else said.ended_by_host()

    @property
    def is_dealing(self) -> bool:
        """Whether the promises of shares are fixed, and the shares are being opened."""
        return self.dealing and self.status == OPEN

    def chair(self, seat: int) -> Chair:
        """Find a chair; Refusal if there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unknown", said.no_seat_of_number(number=seat + 1))
        return self.chairs[seat]

    def admits(self, seat: int, key: str) -> bool:
        """Whether the key of a token still opens that seat."""
        chairs = self.chairs
        return 0 <= seat < len(chairs) and chairs[seat].kind == OUTSIDE and compare_digest(chairs[seat].key, key)

    def copy(self) -> "Sheet":
        """Give a draft, to be written before it counts."""
        return read_sheet(write_sheet(self))

    def hand_to(self, person: str) -> None:
        """Let somebody be the host, and be heard from now on: nobody but the host asks for quiet."""
        self.host = person
        self.hushed = [other for other in self.hushed if other != person]

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
        rows = [SeatRow(chair.name, {BOT: chair.bot, OUTSIDE: OUTSIDE}.get(chair.kind, "")) for chair in self.chairs]
        for sitter in reversed(self.sitters):
            rows[sitter.seat] = SeatRow(sitter.was, sitter.bot)
        return rows

    def guest(self, number: int) -> Guest | None:
        """Find a guest."""
        return next((guest for guest in self.guests if guest.number == number), None)

    def guest_of(self, person: str | None) -> Guest | None:
        """Find the guest that a person is."""
        return next((guest for guest in self.guests if guest.person == person), None) if person else None

    def sitter(self, seat: int | None) -> Sitter | None:
        """Find whoever took that seat late and still sits there."""
        for sitter in reversed(self.sitters):
            if sitter.seat == seat:
                return sitter if sitter.person and sitter.person == self.chairs[seat].person else None
        return None


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
