"""The contract of a judge: what a game tells search, beside its rules and its house bot."""

from math import exp

from mypy_extensions import mypyc_attr

from taphouse.core.bot import Bot
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State

_PARTS = 1 << 30
_FAR = 50.0
"""Further ahead or behind nobody is reckoned: the sums stay finite."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how far search plays on, what it is worth to arrive there, which moves and which worlds deserve a look.

    As it stands it serves any game: house bots play on to the end, and who has won counts. A game that knows
    more of itself has a judge of its own. Each judge serves one bot on one seat.
    """

    def __init__(self) -> None:
        self.pace = 50
        """How many moves house bots make in about a millisecond: by that, search counts its time."""
        self.turns = 0
        """After so many turns they stop; 0: they play on to the end, or to where ``stops`` says."""
        self.reacts = False
        """Whether seats that are not awaited are asked, too: where it matters who moves out of turn."""
        self.tries = 1
        """Of so many worlds one is taken, by the ``odds`` of each."""

    def begin(self, world: State, seat: Seat, house: Bot) -> None:
        """Remember how things stand before a decision; ``house`` is the house bot of the seat, and what it heard."""

    def players(self, world: State, house: Bot) -> list[Bot]:
        """Give a bot for each seat to play on in thought: it knows no more than whoever sits there can know.

        It is asked on the table itself as it is in thought, and leaves that alone.
        """
        return [type(house)(house.rng) for _ in range(world.seats)]

    def candidates(self, world: State, seat: Seat, moves: list[Move]) -> list[Move]:
        """List the moves that deserve a look; none leaves the decision to the house bot."""
        return moves

    def odds(self, world: State, seat: Seat) -> float:
        """How likely a world is beside others, by what the other seats did in it."""
        return 1.0

    def stops(self, state: State) -> bool:
        """Whether this is a good place to stop."""
        return False

    def value(self, state: State, seat: Seat) -> float:
        """What it is worth to a seat to arrive there: how much of the win it can hope for."""
        outcome = state.outcome()
        winners = [] if outcome is None else outcome.winners()
        return share_of(winners, seat) if winners else 1.0 / state.seats


def share_of(winners: list[int], seat: int) -> float:
    """How much of a win a seat has: several share it."""
    return 1.0 / len(winners) if seat in winners else 0.0


def hope_of(stands: list[float], side: int, scale: float) -> float:
    """How much of a win a side can hope for that stands so well beside others; ``scale`` is a clear lead."""
    total = 0.0
    for each in stands:
        total += exp(max(-_FAR, min(_FAR, (each - stands[side]) / scale)))
    return 1.0 / total


def chance(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return float(int(rng.below(_PARTS))) / float(_PARTS)
