"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
Colours are ``blue``, ``green``, ``red``, ``yellow``; regions ``orange``, ``black``, ``purple``; a
player's barrels stand in the ``warehouse`` or in a region. Things are named by notation: cards ``BA1@0``
(basic, of seat 0), ``AC07``, ``AC21-b``; orders ``DW2``; barrels of a colour at a place ``blue@orange-0``, with
their number, and those that are left ``blue@supply``. The catalogue has the rest about them.

The discards show their owner all cards, and the others, if the house says so, the top one. Zones of a seat end in
its number: ``hand-0``, ``draw-0``, ``discard-0``, ``secret-0``, ``completed-0``, ``warehouse-0``, ``orange-0``,
``black-0``, ``purple-0``. Zones of the table: ``middle``, ``orders``, ``removed-orders``, ``display``,
``advance``, ``play``, ``removed-actions``, ``supply``.
"""

from msgspec import Struct

from taphouse.core.view import View


class Progress(Struct, frozen=True, omit_defaults=True, gc=False):
    """How far this seat is with an order that it may complete, of the middle or its own secret one."""

    order: str
    met: tuple[int, ...]
    """For each of the entries that it asks for: how many of its barrels already stand where they should."""
    complete: bool = False
    """Whether it can be completed with the very next move: light it up."""
    uses: tuple[str, ...] = ()
    """The barrels that count towards it now, each by the id of its colour at its place."""


class Fame(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat's score if the game ended now; at the end, its score."""

    orders: int = 0
    bonuses: int = 0
    sets: int = 0
    total: int = 0


class Player(Struct, frozen=True, omit_defaults=True, gc=False):
    """One seat's side of the table, as everybody sees it, besides what lies in its zones."""

    seat: int
    fame: Fame
    source: str = "deal"
    """Where its secret order came from: ``deal``, ``middle``, ``deck``, or ``none`` if it has none."""
    sip: str = ""
    """Its answer to when the last sip was, once all are in; one's own at once."""


class Part(Struct, frozen=True, gc=False):
    """A part of the card in play."""

    part: str
    done: bool
    possible: bool
    """Whether it can be done now."""


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

    decision: str
    """What is asked now: last_sip, purple_bonus, task, resolve, swap_warehouse, swap_region, remove_used,
    new_secret, end_discard, or over."""
    active: int
    """Whose turn it is; -1 until it is known who begins."""
    first: int
    """Who began; a round ends before this seat's turn."""
    round: int
    """The round that is played, counted from 1."""
    round_limit: int
    turns: int
    """Turns that have begun so far."""
    time_left: int
    time_given: int
    """The time units that this turn began with: 4, or 5 with the orange majority."""
    majorities: list[str]
    """The regions whose bonus the active seat got at the start of this turn."""
    last_round: bool
    """Whether the order deck is empty, so that this round is the last."""
    middle: list[str] = []
    """The four slots of open orders, if some are empty: then that is empty text. The same for the display."""
    display: list[str] = []
    deck_top_for_sale: bool
    """Whether the top of the advance deck is."""
    dropped: list[list[str]]
    """What each seat discarded when it last ended a turn; everybody saw it, also if it is shuffled in."""
    leads: list[int | None]
    """Who would have the majority in each region now: strictly more barrels than anybody else."""
    players: list[Player]
    in_play: str = ""
    parts: list[Part] = []
    """The parts of the card in play."""
    incoming: Incoming | None = None
    completing: Completing | None = None
    progress: list[Progress] = []
    """For the seat that looks: the orders towards which some barrel counts, of the middle, then its secret one."""
