"""What one seat may see of the table.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled. Cards go by their
notation; what is printed on them stands in the catalogue.
"""

from msgspec import Struct, field

from taphouse.core.view import View


class LastRound(Struct, frozen=True):
    """How the last round ended, with all hands as they were shown then."""

    winners: list[int]
    how: str
    """``went_out``, ``turn_limit`` or ``blocked``."""
    hands: list[list[str]]


class LastCallView(View, kw_only=True):
    """The table of Last Call through one pair of eyes."""

    decision: str
    """The step that asks: turn, after_draw, take_that, cheers, declare_suit, pass_card, heard_far, or over."""
    active: int
    """Whose turn it is."""
    direction: int = 1
    """1 for clockwise, -1 for anticlockwise."""
    to_match: list[str] = field(default_factory=list)
    """What of the top card counts: a suit, and perhaps a colour and a shape."""
    declared: str = ""
    """The suit that was named on the top card, or nothing."""
    pending: int = 0
    """How many cards the waiting Take Thats add up to."""
    watched: list[int] = field(default_factory=list)
    """The seats that have gone down to one card by a play."""
    called: list[int] = field(default_factory=list)
    """Those among them who were heard to call: the story told it to everybody. No table marks it (R30)."""
    round: int
    turns: int
    match: str = "single"
    scores: list[int] = field(default_factory=list)
    """Round wins or points, in a match; ``target``: how many of them win it."""
    target: int = 0
    shout: str = "my_shout"
    tough_break_final: str = "draw"
    tenth_mixer: str = "house"
    """How the house has settled these options; the others show in the moves."""
    last_round: LastRound | None = None
