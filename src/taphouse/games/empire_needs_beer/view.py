"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
Colours are ``blue``, ``green``, ``red``, ``yellow``; regions ``orange``, ``black``, ``purple``; a
player's barrels stand in the ``warehouse`` or in a region. Things are named by notation: cards ``BA1@0``
(basic, of seat 0), ``AC07``, ``AC21-b``; orders ``DW2``; barrels of a colour at a place ``blue@o0``, with
their number, and those that are left ``blue@supply``. The catalogue has the rest about them.

The discards show their owner all cards, and the others, if the house says so, the top one. Zones of a seat end in
its number: ``hand-0``, ``draw-0``, ``discard-0``, ``secret-0``, ``completed-0``, ``warehouse-0``, ``orange-0``,
``black-0``, ``purple-0``. Zones of the table: ``middle``, ``orders``, ``removed-orders``, ``display``,
``advance``, ``play``, ``removed-actions``, ``supply``. One in which nothing lies is left out, unless it is one's own.

Counters of the table: ``time`` of the turn (of 4, or 5 with the orange majority), ``round`` (counted from 1, of as
many as the house plays), and ``last`` in the last round, when the order deck is empty. Counters of a seat: ``fame``,
its score if the game ended now, with where it comes from. Who began, the notes of the seats tell.
"""

from msgspec import Struct

from taphouse.core.view import View, Zone


class Incoming(Struct, frozen=True, gc=False):
    """A barrel that waits for room: one of another colour has to make way."""

    colour: str
    place: str


class Completing(Struct, frozen=True, gc=False):
    """An order whose barrels are being removed."""

    order: str
    source: str
    """``middle`` or ``secret``."""
    removed: list[str]
    """What has gone back so far: ``orange blue``."""
    left: int
    """How many more have to go."""


class EmpireView(View, kw_only=True, gc=False):
    """The table of The Empire Needs Beer! through one pair of eyes."""

    active: int
    """Whose turn it is; -1 until it is known who begins."""
    turns: int
    """Turns that have begun so far."""
    sips: list[str] = []
    """When each seat had its last sip, in the first turn; while that is asked, one's own answer alone."""
    majorities: list[str] = []
    """The regions whose bonus the active seat got at the start of this turn."""
    middle: list[str] = []
    """The four slots of open orders, if some are empty: then that is empty text. The same for the display."""
    display: list[str] = []
    only_display: bool = False
    """Whether the top of the advance deck is not for sale."""
    dropped: list[list[str]] = []
    """What each seat discarded when it last ended a turn; everybody saw it, also if it is shuffled in."""
    leads: list[int | None] = []
    """Who would have the majority in each region now: strictly more barrels than anybody else."""
    in_play: str = ""
    parts: list[str] = []
    """How it stands with each part of the card in play: ``done``, ``open``, or ``idle`` if it cannot be done now."""
    incoming: Incoming | None = None
    completing: Completing | None = None
    uses: dict[str, list[str]] = {}
    """For the seat that looks: the barrels that count towards an order now, each by the id of its colour at its place;
    orders of the middle, then its secret one, towards which some do."""

    def zone(self, name: str) -> Zone:
        """Find a zone by its id; one in which nothing lies is not sent."""
        return next((zone for zone in self.zones if zone.id == name), Zone(name))

    @property
    def first(self) -> int:
        """Who began; a round ends before this seat's turn. -1 until it is known."""
        return next((seat.seat for seat in self.seats if "began" in seat.notes), -1)

    def counted(self, name: str) -> tuple[int, int]:
        """What a counter of the table stands at, and how high it can rise."""
        value = self.counters.get(name)
        return value if isinstance(value, tuple) else (0, 0)
