"""Tricks, and rounds that are over, as everybody may look them up."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.with_friends_like_these.cards import TRUMP_IDS, write


@final
class Trick:
    """A trick as it lies on the table. It never changes."""

    def __init__(self, trump: i64, leader: i64, cards: vec[i64], winner: i64) -> None:
        self.trump: i64 = trump
        self.leader: i64 = leader
        self.cards = cards
        """In the order in which they were laid, from the leader on."""
        self.winner: i64 = winner
        """Whose card wins so far, or has won."""

    def position(self) -> dict[str, object]:
        """Write the trick down."""
        return {"leader": int(self.leader), "cards": [write(int(card)) for card in self.cards]}


@final
class Finished:
    """A finished round. It never changes, so copies of a table share it."""

    def __init__(
        self, earlier: "Finished | None", bids: vec[i64], won: vec[i64], points: vec[i64], last_trick: Trick
    ) -> None:
        self.earlier = earlier
        """The round before."""
        self.bids = bids
        self.won = won
        self.points = points
        self.last_trick = last_trick

    def position(self) -> dict[str, object]:
        """Write the round down."""
        last = self.last_trick
        return {
            "bids": [int(bid) for bid in self.bids],
            "won": [int(tricks) for tricks in self.won],
            "points": [int(points) for points in self.points],
            "last_trick": {**last.position(), "winner": int(last.winner), "trump": TRUMP_IDS[last.trump]},
        }


def in_order(latest: Finished | None) -> list[Finished]:
    """List the finished rounds, the first one first."""
    rounds: list[Finished] = []
    while latest is not None:
        rounds.append(latest)
        latest = latest.earlier
    rounds.reverse()
    return rounds
