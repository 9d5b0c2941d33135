"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
A cell is ``x,y``: x grows to the right, y downwards, and both may be negative. An even sum is a cell
for a bottle, an odd one for a mixed drink. A card on the table is named by its drink, ``b``, and told apart by its
cell; it is marked ``new`` until the next host acts, and ``pink`` if it comes from the reserve. The empty cells about
which a drink is asked are the holes of the board. A domino is named by its colour and halves, ``red-Bc``.

What else there is to know stands in the common part of a view: whose turn it is and who has answered in the notes of
the seats, what a seat is asked in its ``owes``, points and refused claims in the counters, and which cells, cards and
windows can be chosen in the moves.
"""

from msgspec import Struct, field

from taphouse.core.facts import Fact
from taphouse.core.view import View


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


class Stay(Struct, frozen=True, gc=False):
    """A card that the host may not take away, and why."""

    x: int
    y: int
    why: Fact


class Pour(Struct, frozen=True, omit_defaults=True, gc=False):
    """A drink that the host may choose now, and what follows by itself."""

    move: int
    pink: bool = False
    """Whether it is a pink card."""
    follows: tuple[Place, ...] = ()
    """The top-ups that are certain, in their order."""
    asks: Cell | None = None
    """The cell about which the host will be asked after them, if any."""


class Line(Struct, frozen=True, gc=False):
    """A row or column that the host may clear."""

    move: int
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
    pack: tuple[Covered, ...] = ()
    """If it holds: how the three dominoes lie; nothing if it was refused."""
    scored: str = ""
    """The domino that stays as the point, once that is known: ``red-Bc``."""

    @property
    def holds(self) -> bool:
        """Whether the six cards are those of the three dominoes."""
        return len(self.pack) > 0


class Step(Struct, frozen=True, gc=False):
    """Something that was done to the table since the host began: lay, take, fill or clear."""

    what: str
    x: int
    y: int


class SixPackView(View, kw_only=True):
    """The table of Six-Pack through one pair of eyes."""

    piles: list[str] = field(default_factory=list)
    """For the host in ``serve``: the zones of the supply from which can be served."""
    stays: list[Stay] = field(default_factory=list)
    """For the host in ``serve``: the cards that may not be taken away."""
    pours: list[Pour] = field(default_factory=list)
    """For the host in ``serve_drink`` and ``fill``: what each drink would bring."""
    lines: list[Line] = field(default_factory=list)
    """For the host in ``clear_line``: what each line takes away."""
    areas: list[Area] = field(default_factory=list)
    """For the host in ``clear_keep``: the areas of which one stays."""
    tried: list[Window] = field(default_factory=list)
    """While this seat looks: the full windows that were refused to its three dominoes already."""
    round: int = 0
    """The round of looking in this turn, from 1."""
    answer: Fact | None = None
    """The own secret answer, as its move says what it does, until it is opened."""
    hinted: bool = False
    """Whether the hint of this turn has come; ``hint``: what it told this seat."""
    hint: Hint | None = None
    opened: list[Claim] = field(default_factory=list)
    """The claims of the latest phase 3 that had any looking, in the order in which they were checked."""
    mixed: list[str] = field(default_factory=list)
    """When each seat last mixed a drink (``today``, ``longer_ago``), once all have said so."""
    steps: list[Step] = field(default_factory=list)
    """What was done to the table since the host began; it stays until the next host does something."""
