"""What one pair of eyes may see, in words that any client understands.

A view is built up from what the seat may know, never by taking away from the whole. A game adds
fields of its own by subclassing ``View``; whoever knows only this module can still show the table
and play every move.
"""

from msgspec import Struct, field


class Item(Struct, omit_defaults=True, frozen=True, gc=False):
    """A thing on the table: a card, a tile, a token. It never changes, so that views may share it."""

    id: str = ""
    """Its notation, or nothing for a thing that lies face down."""
    label: str = ""
    """What a person calls it: ``10 of Beer``."""
    face: str = ""
    """The few letters that a small card shows: ``10``."""
    note: str = ""
    """A second small line: ``Beer``, ``12 of Wine``."""
    tint: str = ""
    """A colour for it, as ``#rrggbb``; never the only way to tell it apart."""
    seat: int | None = None
    """Who laid it, where that matters."""
    marks: tuple[str, ...] = ()
    """Words for what is special about it now: ``winning``, ``trump``."""


class Zone(Struct, omit_defaults=True, gc=False):
    """A place where things lie."""

    id: str
    label: str
    kind: str = "row"
    """How it lies: ``hand``, ``pile`` (only its top and number matter), ``row``, ``trick``, ``board``."""
    seat: int | None = None
    """Whose it is, if anybody's."""
    items: list[Item] = field(default_factory=list)
    """What can be seen of it."""
    count: int = 0
    """How many things lie there, seen or not."""
    told: bool = False
    """Whether everybody saw what came here, though it does not lie open: memory knows what eyes do not see."""


class Counter(Struct, omit_defaults=True, frozen=True, gc=False):
    """A number or word that everybody looks up now and then. It never changes."""

    id: str
    label: str
    value: int | str


class SeatView(Struct, omit_defaults=True, gc=False):
    """One seat, seen from across the table."""

    seat: int
    awaited: bool = False
    """Whether the table waits for this seat."""
    team: str = ""
    counters: list[Counter] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """Short words on the plate: ``dealer``, ``one card left``."""


class MoveView(Struct, omit_defaults=True, frozen=True, gc=False):
    """A move that is open now. It never changes, so that views may share it."""

    move: int
    """Its number in the engine."""
    text: str
    """Its notation in records and commands: ``play beer-7-a +call``."""
    label: str
    """What a button says: ``Play 7 of Beer and call``."""
    on: tuple[str, ...] = ()
    """The things it concerns, as ``item:beer-7-a``, ``zone:draw``, ``seat:2``, ``cell:3,1``."""
    flags: tuple[str, ...] = ()
    """Additions that a player may forget: ``call``."""


class OutcomeView(Struct, omit_defaults=True):
    """How the game ended."""

    reason: str
    scores: list[int]
    places: list[int]
    label: str = ""
    """One sentence: who won, and why it is over."""


class View(Struct, omit_defaults=True, kw_only=True, gc=False):
    """The table through one pair of eyes."""

    game: str
    eyes: int | None
    """The seat that looks, or None for a spectator."""
    seats: list[SeatView]
    zones: list[Zone]
    counters: list[Counter] = field(default_factory=list)
    prompt: str = ""
    """What the table waits for, said to this seat."""
    task: str = "play"
    """What those who are awaited are to do, its verb first: ``bid``, ``name a suit``."""
    moves: list[MoveView] = field(default_factory=list)
    story: list[str] = field(default_factory=list)
    """The latest lines of the story, oldest first, as told to this seat."""
    outcome: OutcomeView | None = None

    def zone(self, name: str) -> Zone:
        """Find a zone by its id."""
        for zone in self.zones:
            if zone.id == name:
                return zone
        raise KeyError(name)
