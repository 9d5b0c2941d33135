"""Everything that goes over plain HTTP, as types; the browser's are made from this module, too."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from taphouse.core.facts import Fact
from taphouse.core.game import Preset
from taphouse.core.house import Value
from taphouse.core.measured import Figure
from taphouse.core.view import View
from taphouse.server.protocol.commands import SeatNumber
from taphouse.server.protocol.messages import TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=24)]


class OptionCard(Struct, omit_defaults=True):
    """One option of a game, for a form."""

    id: str
    about: str
    default: Value
    choices: list[Value]
    span: tuple[int, int] | None = None
    per_seat: bool = False
    some_seats: bool = False
    rule: str = ""


class LevelCard(Struct, omit_defaults=True):
    """How well a bot may play, by name."""

    name: str
    """``easy``, ``fair`` or ``strong``."""
    strength: int
    """What ``seat_bot`` takes."""
    usual: bool
    """Sits down where nobody has chosen."""
    against: str = ""
    """The level below it, or ``random``, with which it was measured; nothing where nobody did."""
    share: Figure | None = None
    """How much of those games it won."""


class GameCard(Struct, omit_defaults=True, kw_only=True):
    """A game in the lobby."""

    id: str
    title: str
    pitch: str
    seats_min: int
    seats_max: int
    seats_best: int
    minutes: tuple[int, int]
    age_note: str = ""
    credits: str = ""
    options: list[OptionCard]
    presets: list[Preset] = field(default_factory=list)
    """Names for ways to play; each sets all options anew."""
    bots: list[str]
    levels: list[LevelCard]
    """How well its bots may play, the weakest first."""


class AwaitedCard(Struct, omit_defaults=True):
    """Somebody for whom a table waits."""

    name: str
    away_since: int = 0
    """Seconds since 1970 when the last connection was lost; 0 for whoever is there, and for bots."""


class Standing(Struct, omit_defaults=True, kw_only=True):
    """How a running game stands, as somebody who sits there may know it."""

    your_turn: bool = False
    """The table waits for you."""
    awaited: list[AwaitedCard] = field(default_factory=list)
    """The others for whom it waits."""
    does: str = ""
    """With words: what they are to do, ``to bid``."""
    since: int = 0
    """Seconds since 1970 when the latest move was made, or the cards were dealt."""
    latest: Fact | None = None
    """The latest line of the story that you have heard."""


class TableCard(Struct, omit_defaults=True, kw_only=True):
    """A table in the list of the lobby."""

    id: str
    game: str
    title: str
    status: str
    names: list[str]
    open_seats: int
    host: str = ""
    you: str = ""
    """The name that your own seat goes by, on the cards of the tables at which you sit."""
    standing: Standing | None = None
    """On the cards of your own tables that run: how they stand. Without it, another process of the server knows."""


class TablePage(Struct, omit_defaults=True):
    """A page of the list of tables."""

    tables: list[TableCard]
    next: str = ""
    """Say this as ``after`` for the next page; nothing on the last one."""


class Me(Struct, omit_defaults=True):
    """Who is asking."""

    name: str = ""
    known: bool = False
    tables: list[TableCard] = field(default_factory=list)
    """Unfinished tables at which this person sits, at most fifty of the latest."""


class SetName(Struct, forbid_unknown_fields=True):
    """Give oneself a name."""

    name: Name


class MakeTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """Make a table; whoever does is its host and sits on seat 0."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    house: dict[str, Value] = field(default_factory=dict)
    listed: bool = False
    clock: str = "none"
    pace: str = "human"
    friendly: bool = False
    """Whoever is not there counts as agreeing when a move is to be taken back."""
    hints: bool = False
    """Whoever plays may ask for hints, though other people play; alone with bots they always may."""
    door: str = "host"
    """Who lets friends that come late take a bot's seat: ``host``, ``anyone`` at the table, or ``open``."""


class PlayNow(Struct, forbid_unknown_fields=True, kw_only=True):
    """Sit down against bots at once."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber = 0
    """0: as many as the game likes best."""
    gentle: bool = False
    """Somebody's first game: in the game's gentle house, short and friendly, with easy bots."""


class Made(Struct):
    """The table that was made."""

    id: str


class CheckHouse(Struct, forbid_unknown_fields=True, kw_only=True):
    """Ask whether there could be such a table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: SeatNumber
    house: dict[str, Value] = field(default_factory=dict)


class HouseAnswer(Struct, omit_defaults=True):
    """The settled options, or why there can be no such table."""

    ok: bool
    why: str = ""
    """One sentence in English."""
    fact: Fact | None = None
    """The same as a fact, of the game or of every game."""
    house: dict[str, Value] = field(default_factory=dict)


class Frame(Struct, kw_only=True):
    """One step of a replay through one pair of eyes."""

    number: int
    of: int
    view: View
    story: list[Fact]
    """What the latest move brought."""
    move: str = ""
    names: list[str] = field(default_factory=list)
    """Who sat there at that time, where somebody took a seat after the deal."""


class LessonCard(Struct):
    """A lesson in the list of a game."""

    id: str
    title: Fact
    minutes: int
    steps: int


class LessonAnswers(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where somebody is in a lesson: what they answered so far, and what they answer now."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)] = field(default_factory=list)
    """The good moves that were made, in notation; nothing for a step that was only read."""
    answer: Annotated[str, Meta(max_length=200)] | None = None
    """The answer to the step after those; left out to look only."""
    catalogue: Annotated[str, Meta(max_length=32)] = ""
    """The catalogue that is known already."""


class LessonFrame(Struct):
    """What a move brought, as the one who learns sees and hears it."""

    view: View
    story: list[Fact]


class LessonPage(Struct, omit_defaults=True, kw_only=True):
    """A step of a lesson, with the table as it stands there."""

    step: int
    """Its number from 0 on; as many as there are steps when the lesson is over."""
    steps: int
    minutes: int
    title: Fact
    say: Fact | None = None
    """What is said; its form ``task`` is what to do. None when the lesson is over."""
    wants: bool = False
    """Whether a move is wanted; else it is only to be read."""
    point: list[str] = field(default_factory=list)
    """What it speaks of: ``item:beer-7-a``, ``zone:draw``, ``seat:2``, ``cell:3,1``, ``part:hand``, ``do:draw``."""
    good: list[str] = field(default_factory=list)
    """Good moves by their notation, the best first."""
    poor: Fact | None = None
    """What is said to an answer that was not wanted, with its rule; its form ``why`` is the reason."""
    info: TableInfo
    frames: list[LessonFrame]
    """What happened since the answer before, one move after the other; the last is what is so now."""
    pieces: dict[str, dict[str, Any]] | None = None
    """The catalogue of the table, unless it is known already."""


class Problem(Struct, omit_defaults=True):
    """Why a request was refused."""

    code: str
    why: str
    """One sentence in English: what is so, and what to do."""
    come_back: bool = False
    """Whether the same request may succeed in a moment."""
    fact: Fact | None = None
    """The same as a fact."""


class BotToken(Struct):
    """The key with which an outside bot takes its seat."""

    token: str
