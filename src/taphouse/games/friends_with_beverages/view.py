"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from msgspec import Struct

from taphouse.core.facts import Fact
from taphouse.core.view import Item, View


class Resource(Item, frozen=True, omit_defaults=True):
    """A resource card: an ingredient, a piece of equipment, an event or an interrupt."""

    kind: str = ""
    """What all copies share: ``SPI``, ``JUG``, ``lucky_find``."""
    sort: str = ""
    """``ingredient``, ``equipment``, ``event`` or ``interrupt``."""
    copies: int = 0
    """How many of the kind there are in the whole deck, as printed; events and interrupts say nothing."""
    effect: str = ""
    """With words: what an event or interrupt does at this table."""


class GuestCard(Item, frozen=True, omit_defaults=True):
    """FWB-004: a guest with everything that is printed on the card."""

    country: str = ""
    """With words, like ``liqueur`` and ``trivia``, a fact worth knowing about the country."""
    flag: str = ""
    """The country's code of two letters."""
    liqueur: str = ""
    ingredients: tuple[str, ...] = ()
    """Kinds, a double listed twice."""
    equipment: tuple[str, ...] = ()
    points: int = 0
    strip4: int = 0
    """The crossed-out icon at the bottom left, from 1: a position of the Guest Market."""
    strip3: int = 0
    """The same at the bottom right: a slot in the game with three guests."""
    trivia: str = ""


class Need(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that a guest's recipe asks for."""

    kind: str
    need: int = 1
    """How many cards; a type of equipment always once."""
    have: int = 0
    """How many of them are at hand: ingredients only for the owner's eyes, equipment once it is ready in the shed."""
    where: str = ""
    """``hand`` (all of it), ``shed``, ``sideways``, ``card`` (equipment that is still in the hand), or nothing."""


class Place(Struct, omit_defaults=True, gc=False):
    """A slot of a seat with its guest."""

    slot: int
    """From 1, as positions and slots are always called."""
    guest: GuestCard
    served: bool = False
    needs: list[Need] = []
    """Of an open guest only."""
    missing: int = 0
    """How many cards and types are still to be found; for other eyes than the owner's: types not ready in the shed."""
    wild: int = 0
    """Owner: how many Abundances serving it now would take."""
    servable: bool = False
    """Owner: whether hand and shed suffice now; ``rushable``: whether they would with one thing left out."""
    rushable: bool = False


class Host(Struct, omit_defaults=True, gc=False):
    """Everything of one seat that lies open."""

    seat: int
    guests: list[Place]
    shed: list[Resource]
    """Pieces of equipment; those marked ``sideways`` do not work yet."""
    hand: int
    """How many cards; ``served``: how many guests; ``points``: what these are worth."""
    served: int = 0
    points: int = 0
    bottle: bool | None = None
    """Honour answers, once all are in."""
    nose: int = 0
    rank: int = 0
    """The place in the nose ranking, 1 for the biggest; 0 while it is unknown."""
    driver: bool = False
    toasted: bool = False
    """Whether this seat has used up its one toast of the game."""
    given: int = 0
    """How many cards it has given away in this trade window."""


class Result(Struct, frozen=True, omit_defaults=True, gc=False):
    """What became of a seat while an interrupt or event was carried out, in the order of happening."""

    seat: int
    effect: str
    """``drew``, ``lost``, ``lost_piece``, ``lost_guest``, ``new_guest``, ``served``, ``took``, ``immune``,
    ``untouched`` or ``passed``."""
    what: str = ""
    """The card or guest, where it is open to all."""
    said: Fact | None = None
    """The same as a fact: ``lost Mixing Jug``."""


class Met(Struct, omit_defaults=True, gc=False):
    """An interrupt or event that came up since the last turn ended."""

    card: Resource
    seat: int
    """Who drew or played it."""
    depth: int = 0
    """How many others were open when it came; the stack is the open ones."""
    open: bool = False
    """Whether it is still being carried out."""
    advanced: bool = False
    """Whether it has an advanced line, and that counts here."""
    results: list[Result] = []
    decides: int | None = None
    """Who is asked something about it now, or the first of several; what, the view says in ``asked``."""


class Trade(Struct, omit_defaults=True, gc=False):
    """The trade window."""

    holder: int
    """Who received the Round Token: every trade is with this seat."""
    proposer: int
    offers_left: int
    give: str = ""
    """The kind offered, once the offer stands; ``want``, ``to``: the kind asked for, and of whom."""
    want: str = ""
    to: int | None = None


class Payment(Struct, omit_defaults=True, gc=False):
    """A recipe being paid."""

    seat: int
    slot: int
    omitted: str = ""
    """The kind that Festival Rush leaves out."""
    due: list[str] = []
    """The cards still to be laid, by kind, in the order in which the rest would go."""


class LastRound(Struct, frozen=True, omit_defaults=True):
    """Why the game ends after this round."""

    why: str
    """``served``: somebody has served all guests. ``guest_deck``: there is no guest left to draw."""
    seat: int | None = None
    turns: int = 0
    """How many turns are still to be played, this one included."""


class Served(Struct, frozen=True):
    """The guest that was served last."""

    seat: int
    slot: int
    guest: GuestCard


class FwbView(View, kw_only=True):
    """The table of Friends with Beverages through one pair of eyes."""

    decision: str
    """What is asked now, by the name of the decision; ``over`` at the end. A choice in several steps looks to others
    as it began."""
    phase: str
    """Where the turn is: arrival, pass, trade, draw, swap, equipment, complete, refresh, hand_limit or turn_end."""
    active: int
    """The holder of the Turn Token; ``leader``: of the Round Token. Before everybody has arrived nobody has them."""
    leader: int
    turn: int
    """The number of the turn that is played, from 1; ``round``: of the round, n turns each."""
    round: int
    next_pass: int
    """After how many more turns, this one included, the Round Token is passed."""
    draw_points: int
    """Left in phase 1."""
    guests_per_player: int
    capacity: int
    hand_limit: int
    modules: list[str]
    """The options that are on and change what lies on the table: delayed, second_hand, discard_market, advanced,
    trading, immediate."""
    market: list[Resource | None]
    """Two slots, the first next to the deck."""
    prices: list[int]
    """What each costs in draw points."""
    second_hand: Resource | None
    discard: list[str]
    """The whole Resource Discard, bottom first, by notation; ``discard_top``: its top card."""
    discard_top: Resource | None
    discard_price: int
    """What the top costs in draw points; 0: it cannot be drawn."""
    resource_deck: int
    """How many cards are left; ``guest_deck``: how many guests."""
    guest_deck: int
    guest_market: list[GuestCard | None]
    """Four positions, the first next to the deck."""
    guest_discard: list[GuestCard]
    notice: Resource | None
    """Cultural Exchange while it is active; ``swap_price``: what a swap costs in cards."""
    swap_price: int
    hosts: list[Host]
    met: list[Met]
    """Interrupts and events since the last turn ended, oldest first; the open ones are the stack, outermost first."""
    flipped: list[Resource]
    """What lies aside for the moment: flipped by Equipment Recall."""
    turned: GuestCard | None
    """The guest drawn from the deck that may be accepted or rejected."""
    looked: list[GuestCard]
    """Cultural Exchange, for its drawer only: the guests on top of the deck, the next one first."""
    trade: Trade | None
    payment: Payment | None
    answered: list[int]
    """Who has given a secret answer that waits for the others."""
    answers: list[str]
    """One Shot, once all are in: each seat's answer."""
    victim: int | None
    """From whose shed a piece is to be taken or removed, while somebody is asked which."""
    last_round: LastRound | None
    last_served: Served | None
