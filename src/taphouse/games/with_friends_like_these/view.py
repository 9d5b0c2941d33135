"""What one seat may see.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from msgspec import Struct

from taphouse.core.view import View


class RoundView(Struct, frozen=True):
    """A finished round, in numbers for each seat."""

    round: int
    cards: int
    bids: list[int]
    won: list[int]
    points: list[int]


class WithFriendsView(View, kw_only=True):
    """The table through one pair of eyes."""

    phase: str
    """``bidding``, ``playing`` or ``over``."""
    round: int
    """Counted from 1."""
    rounds: int
    hand_size: int
    """The cards each was dealt, and so the tricks of the round."""
    trick_number: int
    """The trick that is being played, counted from 1; 0 during the bidding."""
    dealer: int
    leader: int
    """Who led the present trick, or will lead it."""
    winning: int | None
    """Whose card wins the present trick so far."""
    trump: str
    """The trump suit, or ``none`` for No Trumps."""
    led: str
    """What has to be followed: a suit, ``trump``, or nothing yet."""
    bids: list[int | None]
    won: list[int]
    scores: list[int]
    forbidden: int | None
    """The bid that the dealer may not make, while the dealer is asked."""
    pass_offset: int
    """With Wingman: how many seats to the left the hands go."""
    plays: list[int]
    """For each seat, whose hand it plays: its own, or with Wingman another's."""
    targets: list[int | None]
    """For each seat, the tricks it should win: the bid on the hand it plays."""
    finished: list[RoundView]
    """The rounds that are over."""
