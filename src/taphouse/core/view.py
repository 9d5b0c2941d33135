"""What one pair of eyes may see, as facts that any client understands.

A view is built up from what the seat may know, never by taking away from the whole. A game adds
fields of its own by subclassing ``View``; whoever knows only this module can still show the table
and play every move. Pieces are named by their notation; what never changes about them stands in the
game's catalogue. Labels and sentences are left empty: they are added at the edge (``taphouse.words``)
for whoever shows text.
"""

from msgspec import Struct, field

from taphouse.core.facts import Fact

Counted = int | tuple[int, int] | str | Fact
"""A number, a number out of so many (``(8, 15)``), a reference such as ``suit:beer``, or a fact to be said."""
Counters = dict[str, Counted]
"""What people look up now and then, by name."""


class Item(Struct, omit_defaults=True, frozen=True, gc=False):
    """A thing on the table: a card, a tile, a token. It never changes, so that views may share it."""

    id: str = ""
    """Its notation, or nothing for a thing that lies face down; the catalogue has what stands before an ``@``."""
    label: str = ""
    """With words: what a person calls it, ``10 of Beer``."""
    face: str = ""
    """With words: the few letters that a small card shows, ``10``."""
    note: str = ""
    """With words: a second small line, ``Beer``, ``12 of Wine``."""
    tint: str = ""
    """With words: a colour for it, as ``#rrggbb``; never the only way to tell it apart."""
    seat: int | None = None
    """Who laid it, where that matters."""
    marks: tuple[str, ...] = ()
    """What is special about it now: ``winning``, ``trump``."""
    back: str = ""
    """Of a thing that lies face down: what can be told by its back, as a reference; nothing if all are alike."""
    cell: str = ""
    """Where on a grid it lies: ``3,1``, its column and row."""
    number: int = 1
    """How many equal things it stands for."""
    price: int | None = None
    """What it costs now, where that changes from place to place; what never changes stands in the catalogue."""
    points: int | None = None
    """What it is worth now, likewise."""
    now: Fact | None = None
    """What it stands for now, where that changes: ``{"say": "stands-for", "rank": 12, "suit": "suit:beer"}``.

    The thing itself need not be named in it: as ``it`` it is added when that is said.
    """


class Zone(Struct, omit_defaults=True, gc=False):
    """A place where things lie."""

    id: str
    """Its name. What belongs to a seat ends in the number of it: ``hand-0``."""
    label: str = ""
    """With words: what a person calls it."""
    kind: str = "row"
    """How it lies: ``hand``, ``pile`` (only its top and number matter), ``row``, ``trick``, ``board``, ``grid``."""
    items: list[Item] = field(default_factory=list)
    """What can be seen of it."""
    count: int = 0
    """How many things lie there, seen or not; it may be left out where no more lie there than are seen."""
    told: bool = False
    """Whether everybody saw what came here, though it does not lie open: memory knows what eyes do not see."""
    known: list[str] = field(default_factory=list)
    """What these eyes know to lie here, in no order, by notation: the contents of a pile that one has seen grow."""
    holes: list[str] = field(default_factory=list)
    """Of a grid: the empty cells that matter now, as ``3,1``."""
    shared: bool = False
    """Whether it is nobody's, though its name ends in a number: ``trick-3``."""

    @property
    def seat(self) -> int | None:
        """Whose it is, if anybody's."""
        _, _, number = self.id.rpartition("-")
        return int(number) if number.isdecimal() and not self.shared else None

    @property
    def size(self) -> int:
        """How many things lie there, seen or not."""
        return max(self.count, sum(item.number for item in self.items))


class SeatView(Struct, omit_defaults=True, gc=False):
    """One seat, seen from across the table."""

    seat: int
    awaited: bool = False
    """Whether the table waits for this seat."""
    team: str = ""
    counters: Counters = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    """What is to be known of it, by name: ``dealer``, ``one-left``."""
    owes: str = ""
    """The step that waits for its answer, where that is not the ``task`` of the view."""


class MoveView(Struct, omit_defaults=True, frozen=True, gc=False):
    """A move that is open now. It never changes, so that views may share it."""

    move: int
    """Its number in the engine."""
    text: str
    """Its notation in records and commands: ``play beer-7-a +call``."""
    label: str = ""
    """With words: what a button says, ``Play 7 of Beer and call``."""
    on: tuple[str, ...] = ()
    """Things it concerns that ``do`` does not name: ``item:beer-7-a``, ``zone:draw``, ``seat:2``, ``cell:3,1``."""
    flags: tuple[str, ...] = ()
    """Additions that a player may forget: ``call``."""
    do: Fact | None = None
    """What it does: a verb and named arguments, ``{"say": "do-play", "card": "card:beer-7-a", "call": "yes"}``."""
    cost: Fact | None = None
    """What it costs, if anything: ``{"say": "cost-time", "number": 1}``."""
    idle: bool = False
    """Whether it would do nothing."""
    wastes: Fact | None = None
    """What it gives away for nothing, such as a guest that could be served: asked about before it is made."""


class OutcomeView(Struct, omit_defaults=True):
    """How the game ended."""

    reason: str
    scores: list[int]
    places: list[int]
    label: str = ""
    """With words: who won, and why it is over, in one sentence."""
    said: Fact | None = None
    """The same as a fact."""


class View(Struct, omit_defaults=True, kw_only=True, gc=False):
    """The table through one pair of eyes."""

    game: str
    eyes: int | None
    """The seat that looks, or None for a spectator."""
    seats: list[SeatView]
    zones: list[Zone]
    counters: Counters = field(default_factory=dict)
    goal: Fact | None = None
    """What this seat plays for, where that is its own: a combination, a bid."""
    labels: dict[str, str] = field(default_factory=dict)
    """With words: what the counters count, here and at the seats."""
    aim: str = ""
    """With words: the goal in one sentence."""
    asked: Fact | None = None
    """What the table waits for, as this seat is told: the question of a step, with its rule, or who else is asked."""
    prompt: str = ""
    """With words: the same in one sentence."""
    task: str = "play"
    """The step whose answer the table waits for: ``bid``, ``declare_suit``."""
    moves: list[MoveView] = field(default_factory=list)
    story: list[Fact] = field(default_factory=list)
    """The latest facts of the story, oldest first, as this seat may hear them."""
    outcome: OutcomeView | None = None

    def owed_by(self, seat: int) -> str:
        """The step that waits for the answer of a seat, if any does."""
        at = self.seats[seat]
        return at.owes or self.task if at.awaited else ""

    def zone(self, name: str) -> Zone:
        """Find a zone by its id."""
        for zone in self.zones:
            if zone.id == name:
                return zone
        raise KeyError(name)
