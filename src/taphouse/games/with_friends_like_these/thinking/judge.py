"""What search is told of With Friends Like These: a round is played to its end, and bids tell of hands."""

from math import exp, sqrt
from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, hope_of, share_of
from taphouse.core.moves import Seat
from taphouse.core.state import State as AnyState
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CLASS, STRENGTH, TRUMP
from taphouse.games.with_friends_like_these.rules.moves import NO_BID, PLAYING
from taphouse.games.with_friends_like_these.rules.state import State

A_ROUND: Final = 10.0
"""A lead of so many points is clear with one round left; with four, it takes twice as many."""
MISS: Final = 0.8
"""By about so many tricks a bid misses what its hand promises."""
WORLDS: Final = 8
IMPOSSIBLE: Final = 1e-9
"""Nothing is quite impossible."""


@final
class RoundJudge(Judge):
    """Looks at the scores when the round is over."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 150
        self.tries = WORLDS
        self.round: i64 = 0

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Remember which round it is."""
        self.round = cast("State", world).round

    def stops(self, state: AnyState) -> bool:
        """Stop before the next round is bid."""
        return cast("State", state).round != self.round

    def value(self, state: AnyState, seat: Seat) -> float:
        """WF-011: the win, once it is settled; until then points count the more the fewer rounds are left."""
        outcome = state.outcome()
        if outcome is not None:
            return share_of(outcome.winners(), seat)
        table = cast("State", state)
        left = float(table.house.rounds() - int(table.round))
        return hope_of([float(score) for score in table.total()], seat, A_ROUND * sqrt(left))

    def odds(self, world: AnyState, seat: Seat) -> float:
        """How well the bids of the others go with their hands."""
        table = cast("State", world)
        error = 0.0
        for other in range(table.n):
            if other != seat and table.bids[other] != NO_BID:
                off = float(int(table.bids[other])) - promise(table, other)
                error += off * off
        return exp(-error / (2.0 * MISS * MISS)) + IMPOSSIBLE


def promise(table: State, seat: i64) -> float:
    """How many tricks the hand that was dealt to a seat should take, wherever its cards are now (WF-080)."""
    fair = 4.0 / float(table.seats)
    total = 0.0
    player = table.wingman_of(seat) if table.phase == PLAYING else seat
    for deck in range(2):
        rest = table.places[2 * player + deck]
        while rest != 0:
            total += may_take(table, lowest(rest), fair)
            rest &= rest - 1
    for number in range(table.tricks_begun()):
        place = (player + table.n - table.leaders[number]) % table.n
        if number < table.tricks_done or place < table.laid:
            total += may_take(table, table.played[number * table.n + place] % DECK, fair)
    return total


def may_take(table: State, face: i64, fair: float) -> float:
    """The chance that a card takes a trick, at a glance; ``fair``: the fewer seats, the higher it is."""
    at = table.trump * DECK + face
    strength = float(int(STRENGTH[at]))
    if CLASS[at] == TRUMP:
        return 0.30 + 0.05 * (strength - 1.0)
    return (0.10 + 0.10 * (strength - 9.0)) * fair if strength >= 9.0 else 0.06 * fair
