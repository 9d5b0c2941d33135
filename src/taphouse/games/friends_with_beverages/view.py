"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from msgspec import Struct

from taphouse.core.facts import Fact
from taphouse.core.view import View


class Host(Struct, omit_defaults=True, gc=False):
    """What was said of a seat on its honour, and what it has used up; all else lies in its zones and counters."""

    bottle: bool | None = None
    """Honour answers, once all are in."""
    nose: int = 0
    rank: int = 0
    """The place in the nose ranking, 1 for the biggest; 0 while it is unknown."""
    toasted: bool = False
    """Whether this seat has used up its one toast of the game."""
    given: int = 0
    """How many cards it has given away in this trade window."""


class Met(Struct, omit_defaults=True, gc=False):
    """An interrupt or event that came up since the last turn ended."""

    card: str
    """Its notation."""
    seat: int
    """Who drew or played it."""
    depth: int = 0
    """How many others were open when it came; the stack is the open ones."""
    open: bool = False
    """Whether it is still being carried out."""
    results: list[Fact] = []
    """What became of everybody, in the order of happening."""
    decides: int | None = None
    """Who is asked something about it now, or the first of several; what, the view says in ``asked``."""


class Trade(Struct, omit_defaults=True, gc=False):
    """The trade window."""

    proposer: int
    """Every trade is with the holder of the Round Token, who proposes one or is asked."""
    offers_left: int
    give: str = ""
    """The kind offered, once the offer stands; ``want``, ``to``: the kind asked for, and of whom."""
    want: str = ""
    to: int | None = None


class Payment(Struct, omit_defaults=True, gc=False):
    """A recipe being paid."""

    seat: int
    slot: int
    due: list[str] = []
    """The cards still to be laid, by kind, in the order in which the rest would go."""


class LastRound(Struct, frozen=True, omit_defaults=True):
    """Why the game ends after this round."""

    why: str
    """``served``: somebody has served all guests, or ``enough`` of them. ``guest_deck``: no guest is left to draw."""
    seat: int | None = None
    turns: int = 0
    """How many turns are still to be played, this one included."""


class Served(Struct, frozen=True):
    """The guest that was served last."""

    seat: int
    slot: int
    guest: str


class FwbView(View, kw_only=True):
    """The table of Friends with Beverages through one pair of eyes.

    What is asked is the task, ``over`` at the end; a choice in several steps looks to others as it began. Who has which
    token stands in the notes of the seats; the turn, the round, the phase and the draw points are counters; guests,
    sheds, markets and discards are zones, in which a guest that its owner could serve is marked ``ready``.
    """

    next_pass: int
    """After how many more turns, this one included, the Round Token is passed."""
    capacity: int
    """Of a shed; ``hand_limit``: of a hand at the end of a turn."""
    hand_limit: int
    modules: list[str] = []
    """The options that are on and change what can be done: delayed, discard_market, advanced, trading, immediate."""
    gaps: list[int] = []
    """The slots of the Resource Market, from 1, where nothing lies; ``vacant``: the positions of the Guest Market."""
    vacant: list[int] = []
    swap_price: int = 2
    """What a swap costs in cards."""
    hosts: list[Host] = []
    met: list[Met] = []
    """Interrupts and events since the last turn ended, oldest first; the open ones are the stack, outermost first."""
    looked: list[str] = []
    """Cultural Exchange, for its drawer only: the guests on top of the deck, the next one first."""
    trade: Trade | None = None
    payment: Payment | None = None
    answers: list[str] = []
    """One Shot, once all are in: each seat's answer."""
    victim: int | None = None
    """From whose shed a piece is to be taken or removed, while somebody is asked which."""
    last_round: LastRound | None = None
    last_served: Served | None = None
    to_serve: int = 0
    """How many served guests bring the end, where fewer than all do."""
