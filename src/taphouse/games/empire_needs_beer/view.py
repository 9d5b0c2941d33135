"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
Colours are ``blue``, ``green``, ``red``, ``yellow``; regions ``orange``, ``black``, ``purple``; a
player's barrels stand in the ``warehouse`` or in a region. The discards show their owner all cards, and
the others, if the house says so, the top one. Zones of a seat end in its number:
``hand-0``, ``draw-0``, ``discard-0``, ``secret-0``, ``completed-0``, ``warehouse-0``, ``orange-0``,
``black-0``, ``purple-0``. Zones of the table: ``middle``, ``orders``, ``removed-orders``, ``display``,
``advance``, ``play``, ``removed-actions``, ``supply``.
"""

from msgspec import Struct

from taphouse.core.view import Item, View


class Barrel(Item, frozen=True, omit_defaults=True, gc=False):
    """A barrel at a place, ``orange-0-blue-2``, or the supply of a colour, ``supply-blue``."""

    colour: str = ""
    count: int = 1
    """How many barrels it stands for: one, or all that are left of the supply."""


class ActionCard(Item, frozen=True, omit_defaults=True, gc=False):
    """An action card: ``BA1@0`` (basic, of seat 0), ``AC07``, ``AC21-b``.

    In draw piles, discards and among the removed cards it comes without effect and flavour.
    """

    kind: str = ""
    """Copies share it: ``BA1``, ``AC21``."""
    school: str = ""
    """``basic``, ``alchemy``, ``logistics``, ``guild`` or ``magic``."""
    price: int = 0
    """1 to 3 time units; 0 for a basic action, which cannot be bought."""
    parts: tuple[str, ...] = ()
    """``take blue``, ``take any``, ``place red``, ``place any``, ``place any orange``, ``draw``, ``change``,
    ``remove``."""
    effect: str = ""
    """One line: what it does."""
    flavour: str = ""


class Unit(Struct, frozen=True, gc=False):
    """One entry of an order: so many barrels of these colours in this region; all four colours: any."""

    region: str
    count: int
    colours: tuple[str, ...]


class OrderCard(Item, frozen=True, omit_defaults=True, gc=False):
    """An order: ``DW2``."""

    race: str = ""
    """``dwarves``, ``elves`` or ``trolls``."""
    units: tuple[Unit, ...] = ()
    used: int = 0
    """How many barrels it asks for; ``removes``: how many of these go back to the supply."""
    removes: int = 0
    fame: int = 0
    bonus: str = ""
    """The colour that pays 1 Fame a barrel at the end, or nothing."""
    flavour: str = ""


class Barrels(Struct, frozen=True, gc=False):
    """How many barrels of each colour stand somewhere."""

    blue: int = 0
    green: int = 0
    red: int = 0
    yellow: int = 0


class Progress(Struct, frozen=True, gc=False):
    """How far this seat is with an order that it may complete: those of the middle, and its own secret one."""

    order: str
    source: str
    """``middle`` or ``secret``."""
    met: tuple[int, ...]
    """For each entry of ``units``: how many of its barrels already stand where they should."""
    missing: int
    """How many barrels are still missing; 0: fulfilled."""
    complete: bool
    """Whether it can be completed with the very next move: light it up."""
    uses: tuple[str, ...]
    """The barrels that count towards it now, by their item ids."""


class Region(Struct, frozen=True, gc=False):
    """A region with its majority tile."""

    id: str
    name: str
    tile: str
    """What the majority gives: ``time``, ``card`` or ``barrel``; ``gives``: the same in words."""
    gives: str
    counts: list[int]
    """The barrels of each seat."""
    majority: int | None
    """Who would have the majority now: strictly more barrels than anybody else."""


class Fame(Struct, frozen=True, gc=False):
    """A seat's score if the game ended now; at the end, its score."""

    orders: int
    bonuses: int
    sets: int
    total: int
    barrels: int
    """All barrels in warehouse and regions: they break ties."""


class Player(Struct, frozen=True, gc=False):
    """One seat's side of the table, as everybody sees it."""

    seat: int
    warehouse: Barrels
    regions: list[Barrels]
    """Its territories in orange, black and purple."""
    hand: int
    """How many cards are in the hand, the draw pile and the discard pile."""
    draw: int
    discard: int
    secret: str
    """Where its secret order came from: ``deal``, ``middle``, ``deck``, or ``none`` if it has none."""
    races: list[int]
    """Completed orders of dwarves, elves and trolls."""
    bonuses: list[str]
    """The colours of its end bonuses."""
    fame: Fame
    sip: str
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

    order: OrderCard
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
    last_seat: int
    """Who has the last turn of a round; -1 until it is known who begins."""
    orders_left: int
    """How many orders are in the deck."""
    middle: list[str]
    """The four slots of open orders by their ids; an empty slot is empty text. The same for the display."""
    display: list[str]
    deck_top: str
    """The open top card of the advance deck, or nothing."""
    deck_top_for_sale: bool
    dropped: list[list[str]]
    """What each seat discarded when it last ended a turn, by name; everybody saw it, also if it is shuffled in."""
    regions: list[Region]
    supply: Barrels
    players: list[Player]
    in_play: ActionCard | None
    parts: list[Part]
    """The parts of the card in play."""
    incoming: Incoming | None
    completing: Completing | None
    progress: list[Progress]
    """For the seat that looks: the orders of the middle by slot, then its secret one."""
    in_vain: list[str]
    """For the seat that is asked: the moves, in notation, that play a card which could do nothing now. They cost
    a time unit like any other: ask before one is made."""
    cheers: str
    """Once the game is over: what the button says with which everybody may raise a glass; it changes nothing."""
