"""Which trades a player proposes: what it misses least for what it needs most, and no offer twice."""

from typing import Final

from taphouse.games.friends_with_beverages import numbers as m
from taphouse.games.friends_with_beverages.cards import EVENTS
from taphouse.games.friends_with_beverages.outlook import Outlook, craving
from taphouse.games.friends_with_beverages.side import holder_of

LEAST: Final = 0.3
"""What an offer must promise, in draws."""
DOUBT: Final = 0.3
"""How likely somebody accepts for whom the card offered does nothing."""


class Offers:
    """The offers that one seat has made in this game."""

    def __init__(self) -> None:
        self.made: set[tuple[int, int, int]] = set()
        """Kind given, kind wanted, and of whom."""
        self.plan: tuple[int, int, int] | None = None

    def give(self, outlook: Outlook) -> int:
        """Plan an offer and begin with the kind given, or make none."""
        holder = holder_of(outlook.view, "round-token")
        partners = [holder] if holder != outlook.seat else other_seats(outlook)
        gives = [move.move - m.GIVE for move in outlook.view.moves if m.GIVE <= move.move < m.GIVE + EVENTS]
        hopes = self.hopes(outlook, gives, partners)
        self.plan = max(hopes, key=lambda offer: hopes[offer], default=None)
        if self.plan is None or hopes[self.plan] < LEAST:
            return m.PASS
        self.made.add(self.plan)
        return m.GIVE + self.plan[0]

    def hopes(self, outlook: Outlook, gives: list[int], partners: list[int]) -> dict[tuple[int, int, int], float]:
        """What each new offer promises: its worth, by the chance that the other has the card and likes the trade."""
        left = outlook.unseen
        odds = [copies / max(1, sum(left)) for copies in left]
        gains = [outlook.gain(kind) if odds[kind] > 0 else 0.0 for kind in range(EVENTS)]
        losses = {give: outlook.loss(give) for give in gives}
        hopes = {}
        for seat in partners:
            host = outlook.sides[seat]
            likes = [craving(host, kind) for kind in range(EVENTS)]
            for give, loss in losses.items():
                for want, gain in enumerate(gains):
                    if gain > loss and want != give and (give, want, seat) not in self.made:
                        has = 1 - (1 - odds[want]) ** host.hand
                        liking = (DOUBT + likes[give]) / (DOUBT + likes[give] + likes[want])
                        hopes[give, want, seat] = (gain - loss) * has * liking
        return hopes

    def want(self, outlook: Outlook) -> int:
        """Ask for the kind that was planned, or for what brings most."""
        legal = [move.move for move in outlook.view.moves]
        if self.plan is not None and m.WANT + self.plan[1] in legal:
            return m.WANT + self.plan[1]
        return max(legal, key=lambda move: outlook.gain(move - m.WANT))

    def partner(self, outlook: Outlook) -> int:
        """Ask the seat that was planned, or the one with most cards."""
        legal = [move.move for move in outlook.view.moves]
        if self.plan is not None and m.ASK + self.plan[2] in legal:
            return m.ASK + self.plan[2]
        return max(legal, key=lambda move: outlook.sides[move - m.ASK].hand)


def other_seats(outlook: Outlook) -> list[int]:
    """Everybody else."""
    return [side.seat for side in outlook.sides if side.seat != outlook.seat]
