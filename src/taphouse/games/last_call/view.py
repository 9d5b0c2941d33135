"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from msgspec import Struct

from taphouse.core.view import Item, View


class Card(Item, frozen=True, omit_defaults=True):
    """A card with everything that is printed on it; a feature that it lacks is empty."""

    suit: str = ""
    """The glass; that of My Shout, Let's Get Wild and Pass the Bottle is printed but never matters."""
    colour: str = ""
    shape: str = ""
    event: str = ""
    effect: str = ""
    """One line: what an event card goes on, and what it does."""


class LastRound(Struct, frozen=True):
    """How the last round ended, with all hands as they were shown then."""

    winners: list[int]
    how: str
    hands: list[list[Card]]


class LastCallView(View, kw_only=True):
    """The table of Last Call through one pair of eyes."""

    match: str
    shout: str
    tough_break_final: str
    """How the house has settled these options; the others show in the moves."""
    decision: str
    """What is asked now: turn, after_draw, take_that, cheers, declare_suit, pass_card, heard_far, or over."""
    active: int
    """Whose turn it is."""
    direction: int
    """1 for clockwise, -1 for anticlockwise."""
    top: Card
    """The card to match; ``suit``, ``colour`` and ``shape``: what of it counts, or nothing."""
    suit: str
    colour: str
    shape: str
    declared: str
    """The suit that was named on the top card, or nothing."""
    sidestep: Card | None
    draw_count: int
    pending: int
    """How many cards the waiting Take Thats add up to."""
    watched: list[int]
    """The seats that have gone down to one card by a play."""
    called: list[int]
    """Those among them who were heard to call: the story told it to everybody. No table marks it (R30)."""
    has_chosen: list[int]
    """Who has chosen a card to pass on."""
    chosen: str
    """The card that this seat has chosen; ``drawn``: the one that it has just drawn."""
    drawn: str
    sizes: list[int]
    round: int
    turns: int
    scores: list[int]
    """Round wins or points, in a match; ``target``: how many of them win it."""
    target: int
    last_round: LastRound | None
