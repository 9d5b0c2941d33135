"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
A cell is ``x,y``: x grows to the right, y downwards, and both may be negative. An even sum is a cell
for a bottle, an odd one for a mixed drink.
"""

from msgspec import Struct, field

from taphouse.core.facts import Fact
from taphouse.core.view import Item, View


class Drink(Item, frozen=True, omit_defaults=True, gc=False):
    """A card on the table; ``id`` is its drink and cell, as ``b@1,0``. Marked ``new`` until the next host acts."""

    x: int = 0
    y: int = 0
    kind: str = ""
    """B, C or L: the pile that it came from."""
    drink: str = ""
    """What shows: a capital letter is the bottle, a small one the mixed drink of that kind."""
    pink: bool = False


class Domino(Item, frozen=True, omit_defaults=True, gc=False):
    """A domino; ``id`` is its colour and what it shows, as ``red-Bc``."""

    bottle: str = ""
    mix: str = ""
    """Its two halves, as drinks: ``B`` and ``c``."""
    colour: str = ""
    """The colour of the seat it belongs to."""


class Box(Struct, frozen=True, gc=False):
    """The smallest rectangle around all cards: its first column and row, and how many of each there are."""

    left: int
    top: int
    width: int
    height: int


class Pile(Struct, frozen=True, gc=False):
    """What is left of a kind: plain cards, and the pink reserve. Below five in all the table will be cleared."""

    kind: str
    plain: int
    pink: int


class Place(Struct, frozen=True, omit_defaults=True, gc=False):
    """A drink that comes to lie on a cell."""

    x: int
    y: int
    drink: str
    pink: bool = False


class Cell(Struct, frozen=True, gc=False):
    """An empty cell and the drinks that may come there."""

    x: int
    y: int
    drinks: tuple[str, ...]


class Take(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card that the host may take away, and what may come into the hole."""

    x: int
    y: int
    drink: str
    refills: tuple[str, ...] = ()
    """Nothing: the cell stays empty."""
    returns: bool = False
    """Only the same drink can come back: the take is a pass."""


class Stay(Struct, frozen=True, gc=False):
    """A card that the host may not take away, and why."""

    x: int
    y: int
    why: Fact


class Pour(Struct, frozen=True, gc=False):
    """A drink that the host may choose now, and what follows by itself."""

    move: int
    drink: str
    x: int
    y: int
    pink: bool
    follows: tuple[Place, ...]
    """The top-ups that are certain, in their order."""
    asks: Cell | None
    """The cell about which the host will be asked after them, if any."""


class Line(Struct, frozen=True, gc=False):
    """A row or column that the host may clear."""

    move: int
    axis: str
    """``row`` or ``column``."""
    at: int
    """Its y or x."""
    goes: tuple[tuple[int, int], ...]
    """The cards that go in any case, as cells."""
    stays: int
    """How many stay."""
    areas: int
    """How many equal areas there are to choose from; 1: no question follows."""


class Area(Struct, frozen=True, gc=False):
    """An area that the host may keep."""

    move: int
    cells: tuple[tuple[int, int], ...]


class Window(Struct, frozen=True, gc=False, omit_defaults=True):
    """Six cards that lie together: three columns and two rows from here, or upright, two columns and three rows."""

    x: int
    y: int
    tall: bool = False


class Hint(Struct, frozen=True, gc=False):
    """What the screen tells this seat alone: its six-pack, or that there is none."""

    window: Window | None


class Covered(Struct, frozen=True, gc=False):
    """A domino as it lies in a shown six-pack: its bottle half and its mix half, as cells."""

    domino: str
    bottle: tuple[int, int]
    mix: tuple[int, int]


class Claim(Struct, frozen=True, gc=False, omit_defaults=True):
    """A claim that was opened."""

    seat: int
    round: int
    window: Window
    holds: bool
    pack: tuple[Covered, ...] = ()
    """If it holds: how the three dominoes lie."""
    scored: str = ""
    """The domino that stays as the point, once that is known: ``Bc``."""


class Step(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that was done to the table since the host began: lay, take, fill or clear."""

    what: str
    x: int
    y: int
    drink: str
    pink: bool = False


class SixPackView(View, kw_only=True):
    """The table of Six-Pack through one pair of eyes."""

    decision: str
    """What is asked: mixed_last, opening_bottle, opening_mix, serve, serve_drink, fill, check, score_domino,
    clear_line, clear_keep, or over. In a race, check and score_domino are open at the same time."""
    phase: int
    """1 serve, 2 top up, 3 look, 4 tidy up; 0 before the first turn and after the end."""
    host: int
    """Whose turn it is; -1 while nobody knows yet."""
    turn: int
    turn_limit: int
    target: int
    skin: str
    assist: str
    assist_delay: int
    spot_seconds: int
    screens: str
    fill_order: str
    box: Box | None
    piles: list[Pile]
    points: list[int]
    refused: list[int]
    """How many claims of each seat were refused in the whole game."""
    lays: list[Cell] = field(default_factory=list)
    """For the host in ``serve``: the cells to serve on; the drink is asked next."""
    takes: list[Take] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)
    """For the host in ``serve``: the cards to take away, and those that stay."""
    served: Cell | None = None
    """In ``serve_drink``: the cell that the host has chosen."""
    open_cells: list[Cell] = field(default_factory=list)
    """In ``fill``: the cells that are to be topped up, the next one first; those that must stay empty are left out."""
    pours: list[Pour] = field(default_factory=list)
    """For the host in ``serve_drink`` and ``fill``: what each drink would bring."""
    lines: list[Line] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)
    windows: list[Window] = field(default_factory=list)
    """In ``check``: every full window, whether it fits anybody or not."""
    round: int = 0
    """The round of looking in this turn, from 1."""
    looking: list[int] = field(default_factory=list)
    """Seats that have not answered in this round."""
    answered: list[int] = field(default_factory=list)
    """Seats that have; nobody else knows what."""
    scoring: list[int] = field(default_factory=list)
    """Seats that have to say which domino they score."""
    answer: str = ""
    """The own secret answer as a move, until it is opened: ``claim flat 0,0``, ``done``, ``score Bc``."""
    hinted: bool = False
    """Whether the hint of this turn has come; ``hint``: what it told this seat."""
    hint: Hint | None = None
    opened: list[Claim] = field(default_factory=list)
    """The claims of the latest phase 3 that had any looking, in the order in which they were checked."""
    mixed: list[str] = field(default_factory=list)
    """When each seat last mixed a drink, once all have said so."""
    steps: list[Step] = field(default_factory=list)
    """What was done to the table since the host began; it stays until the next host does something."""
