"""What one seat may see.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from typing import NamedTuple, cast

from msgspec import Struct

from taphouse.core.facts import Fact
from taphouse.core.view import View


class Rounds(Struct, omit_defaults=True, frozen=True):
    """The rounds that are over, oldest first, in numbers for each seat."""

    bids: list[list[int]]
    won: list[list[int]]
    points: list[list[int]]
    passed: list[int] = []
    """With Wingman: how many seats to the left the hands went."""


class Refused(Struct, frozen=True):
    """Cards that may not be played now, and why; what may be played instead is to be seen by the moves."""

    cards: list[str]
    why: Fact


class Round(NamedTuple):
    """A round that is over, in numbers for each seat."""

    round: int
    """Counted from 1."""
    bids: list[int]
    won: list[int]
    points: list[int]

    @property
    def cards(self) -> int:
        """The cards each was dealt: there is a trick for each."""
        return sum(self.won)


class WithFriendsView(View, kw_only=True):
    """The table through one pair of eyes. What stands at the seats and on the table is told there alone."""

    round: int
    """Counted from 1."""
    rounds: int
    hand_size: int
    """The cards each was dealt, and so the tricks of the round."""
    trick_number: int = 0
    """The trick that is being played, counted from 1; 0 during the bidding."""
    dealer: int
    leader: int
    """Who led the present trick, or will lead it."""
    trump: str
    """The trump suit, or ``none`` for No Trumps."""
    led: str = ""
    """What has to be followed: a suit, ``trump``, or nothing yet."""
    forbidden: int | None = None
    """The bid that the dealer may not make, while the dealer is asked."""
    pass_offset: int = 0
    """With Wingman: how many seats to the left the hands go."""
    plays: list[int] = []
    """With Wingman: for each seat, whose hand it plays."""
    past: Rounds | None = None
    refused: list[Refused] = []
    """For the seat that is asked for a card: those that it holds and may not play."""

    @property
    def phase(self) -> str:
        """``bidding``, ``playing`` or ``over``."""
        if self.outcome is not None:
            return "over"
        return "playing" if self.trick_number else "bidding"

    @property
    def bids(self) -> list[int | None]:
        """The bid of each seat that has made one."""
        return self._counted("bid")

    @property
    def won(self) -> list[int]:
        """The tricks that each seat has won."""
        return cast("list[int]", self._counted("won"))

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return cast("list[int]", self._counted("score"))

    @property
    def targets(self) -> list[int | None]:
        """For each seat, the tricks it should win: the bid on the hand it plays."""
        return self._counted("target" if self.pass_offset else "bid")

    @property
    def winning(self) -> int | None:
        """Whose card wins the present trick so far."""
        return next((item.seat for item in self.zone("trick").items if "winning" in item.marks), None)

    @property
    def finished(self) -> list[Round]:
        """The rounds that are over."""
        if self.past is None:
            return []
        rows = zip(self.past.bids, self.past.won, self.past.points, strict=True)
        return [Round(number, *row) for number, row in enumerate(rows, 1)]

    def _counted(self, name: str) -> list[int | None]:
        return [cast("int | None", seat.counters.get(name)) for seat in self.seats]
