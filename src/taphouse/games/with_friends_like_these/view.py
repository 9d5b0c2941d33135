"""What one seat may see.

Plain Python, like all structures that go over the wire: ``showing`` fills it in, and is compiled.
"""

from typing import Any, NamedTuple, cast

from msgspec import Struct

from taphouse.core.facts import Fact
from taphouse.core.view import View


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
    """The table through one pair of eyes.

    What stands at the seats and on the table is told there alone: who deals in the notes; bids, tricks and scores in
    the counters of the seats; round, trick, trumps and the tricks of the round in those of the table.
    """

    forbidden: int | None = None
    """The bid that the dealer may not make, while the dealer is asked."""
    pass_offset: int = 0
    """With Wingman: how many seats to the left the hands go."""
    plays: list[int] = []
    """With Wingman: for each seat, whose hand it plays."""
    past: list[int] = []
    """The rounds that are over, oldest first; of each the bids of all seats, the tricks they won, and their points."""
    passed: list[int] = []
    """With Wingman: of each of them, how many seats to the left the hands went."""
    refused: list[Refused] = []
    """For the seat that is asked for a card: those that it holds and may not play."""

    @property
    def phase(self) -> str:
        """``bidding``, ``playing`` or ``over``."""
        if self.outcome is not None:
            return "over"
        return "playing" if self.trick_number else "bidding"

    @property
    def round(self) -> int:
        """The round that is played, counted from 1."""
        return self._so_many("rounds-played")[0]

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return self._so_many("rounds-played")[1]

    @property
    def hand_size(self) -> int:
        """The cards each was dealt, and so the tricks of the round."""
        return cast("int", self._fact("bids-made")["tricks"])

    @property
    def trick_number(self) -> int:
        """The trick that is being played, counted from 1; 0 during the bidding."""
        return 0 if self.outcome is not None else self._so_many("tricks-played")[0]

    @property
    def trump(self) -> str:
        """The trump suit, or ``none`` for No Trumps."""
        return str(self._fact("trumps").get("suit", "suit:none")).removeprefix("suit:")

    @property
    def dealer(self) -> int:
        """Who deals."""
        return next(seat.seat for seat in self.seats if "dealer" in seat.notes)

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
        seats = len(self.seats)
        rows = [self.past[at : at + seats] for at in range(0, len(self.past), seats)]
        return [Round(at // 3 + 1, *rows[at : at + 3]) for at in range(0, len(rows), 3)]

    def _counted(self, name: str) -> list[int | None]:
        return [cast("int | None", seat.counters.get(name)) for seat in self.seats]

    def _so_many(self, name: str) -> tuple[int, int]:
        return cast("tuple[int, int]", self.counters.get(name, (0, 0)))

    def _fact(self, name: str) -> dict[str, Any]:
        return cast("dict[str, Any]", self.counters[name])
