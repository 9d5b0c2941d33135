"""A player that counts cards, weighs the odds of keeping its bid, and remembers its wingman."""

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import View
from taphouse.games.with_friends_like_these.memory import NUMBER, Memory
from taphouse.games.with_friends_like_these.odds import Outlook, exactly
from taphouse.games.with_friends_like_these.reasons import why_bid, why_play
from taphouse.games.with_friends_like_these.view import WithFriendsView

TRICK_FOR_WINGMAN = 3.0
"""Points that a trick is worth which the own wingman needs, and costs that spoils the wingman's target."""
TRICK_FOR_OTHERS = 0.3
"""The same for everybody else, whom one would rather see fail."""
CAUTION = 0.85
"""How much less every trick of a bid counts with a wingman who never wins what they should."""


class HouseBot(Bot):
    """Bids what most likely pays, then plays whatever leaves the best chance to be paid."""

    watches = True

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.memory = Memory()

    def see(self, view: View) -> None:
        """Remember what lies on the table."""
        assert isinstance(view, WithFriendsView)
        self.memory.note(view)

    def choose(self, view: View) -> Move | None:
        """Bid or play; a weaker player now and then does anything."""
        assert isinstance(view, WithFriendsView)
        if view.eyes is None or not view.moves:
            return None
        self.memory.note(view)
        if self.rng.below(100) >= self.strength:
            return Move(view.moves[self.rng.below(len(view.moves))].move)
        outlook = Outlook(view, view.eyes, self.memory)
        worth = self._bids(view, outlook) if view.phase == "bidding" else self._plays(view, outlook)
        return Move(max(zip(worth, view.moves, strict=True), key=lambda pair: pair[0])[1].move)

    def why(self, view: View, move: Move) -> Fact | None:
        """Say how often the bid is kept, or what the card does for the own target."""
        assert isinstance(view, WithFriendsView)
        assert view.eyes is not None
        do = next(each.do for each in view.moves if each.move == move)
        assert do is not None
        outlook = Outlook(view, view.eyes, self.memory)
        if view.phase == "bidding":
            return why_bid(do["number"], self._odds(view, outlook))
        return why_play(view, outlook, NUMBER[do["card"].removeprefix("card:")])

    def _bids(self, view: WithFriendsView, outlook: Outlook) -> list[float]:
        """WF-060, WF-091: the points that each bid promises; high bids only with a wingman one can trust."""
        odds = self._odds(view, outlook)
        wingman = (outlook.me + view.pass_offset) % len(view.seats)
        caution = CAUTION + (1 - CAUTION) * trust(view, wingman) if view.pass_offset else 1.0
        bids = [move.do["number"] for move in view.moves if move.do]
        return [odds[bid] * (10 + bid) * caution**bid for bid in bids]

    def _odds(self, view: WithFriendsView, outlook: Outlook) -> list[float]:
        """For each number: the chance that the hand wins just so many tricks."""
        return exactly((outlook.wins_later(card) for card in outlook.hand), view.hand_size)

    def _plays(self, view: WithFriendsView, outlook: Outlook) -> list[float]:
        """The points that each card promises: for the own target, and by what it does to the others'."""
        later = {card: outlook.wins_later(card) for card in outlook.hand}
        target, need = view.targets[outlook.me] or 0, outlook.need[outlook.me]
        worth = []
        cards = [NUMBER[move.do["card"].removeprefix("card:")] for move in view.moves if move.do]
        for card in cards:
            odds = exactly((chance for other, chance in later.items() if other != card), len(later))
            now = outlook.wins_now(card)
            kept = now * _entry(odds, need - 1) + (1 - now) * _entry(odds, need)
            worth.append(kept * (10 + target) + (0 if outlook.beats_all(card) else _left_to(view, outlook)))
        return worth


def trust(view: WithFriendsView, seat: int) -> float:
    """How often a seat has won what it should with Wingman; one half before it has played."""
    seats = len(view.seats)
    kept = sum(over.won[seat] == over.bids[(seat - over.round) % seats] for over in view.finished)
    return (kept + 1) / (len(view.finished) + 2)


def _entry(odds: list[float], number: int) -> float:
    return odds[number] if 0 <= number < len(odds) else 0.0


def _left_to(view: WithFriendsView, outlook: Outlook) -> float:
    """WF-090: what it is worth to leave the trick to the seat that wins it so far."""
    if view.winning is None or outlook.need[view.winning] < 0:
        return 0.0
    helps = 1 if outlook.need[view.winning] > 0 else -1
    if view.winning == (outlook.me + view.pass_offset) % len(view.seats):
        return helps * TRICK_FOR_WINGMAN
    return -helps * TRICK_FOR_OTHERS
