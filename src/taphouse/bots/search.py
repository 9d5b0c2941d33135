"""A player for any game: tries its moves out on many worlds, and leaves the house bot's move only for a better one.

All moves are tried on the same worlds and with the same chance, and house bots play on from there. The field is
halved again and again, and whatever is clearly worse than the house bot's own move is dropped before.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from taphouse.bots.onward import Onward
from taphouse.bots.trial import Trial
from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.judge import Judge, chance
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick, Rng
from taphouse.core.state import State

BETTER: Final = 1.5
"""By so many standard errors another move must be better than the house bot's."""
WORSE: Final = 2.5
"""What is worse by so many is dropped ..."""
BATCH: Final = 8
"""... after so many worlds each time."""
LEAST: Final = 2
"""In so many worlds at least each move is tried before the field is halved."""
_HALF_SEED: Final = 2147483647


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Its strength is its budget: about so many milliseconds for a decision.

    They are counted in moves that house bots make meanwhile, so that the same seed gives the same game anywhere.
    """

    def __init__(self, game: Game, rng: Rng, strength: int = 100) -> None:
        super().__init__(rng, strength)
        self.game = game
        self.judge: Judge = game.judge()
        self.house: Bot = game.bots["house"](rng)
        """What it knows of the story, the house bot knows."""
        self.hears = self.house.hears
        self.samples = True
        self.moves = 0
        """How many moves were made in thought for the latest decision ..."""
        self.ways = 0
        """... on so many ways to an end."""

    def hear(self, facts: list[Fact]) -> None:
        """Let the house bot take note."""
        self.house.hear(facts)

    def forget(self) -> None:
        """Let the house bot forget."""
        self.house.forget()

    def ponders(self, world: State, seat: Seat) -> float:
        """As long as the house bot."""
        return self.house.ponders(world, seat)

    def is_honour(self, world: State, seat: Seat) -> bool:
        """As the house bot."""
        return self.house.is_honour(world, seat)

    def why(self, world: State, seat: Seat, move: Move) -> Fact | None:
        """What the house bot would say for it."""
        return self.house.why(world, seat, move)

    def choose(self, world: State, seat: Seat) -> Move | None:
        """Search where there is something to choose; out of turn, and on its honour, it does as the house bot does."""
        self.moves = self.ways = 0
        usual = self.house.choose(world, seat)
        if usual is None or seat not in world.to_act() or self.house.is_honour(world, seat):
            return usual
        self.judge.begin(world, seat, self.house)
        moves = self.judge.candidates(world, seat, world.legal_moves(seat))
        others = [Trial(move) for move in moves if move != usual]
        return self._best(world, seat, usual, others) if others else usual

    def _best(self, world: State, seat: Seat, usual: Move, others: list[Trial]) -> Move:
        """The move that is better than the usual one beyond doubt, if there is one."""
        judge = self.judge
        onward = Onward(self.game, judge, judge.players(world, self.house), seat)
        budget = self.strength * judge.pace
        stages = len(others).bit_length()
        for stage in range(stages):
            due = budget * (stage + 1) // stages
            worlds = 0
            while others and (worlds < LEAST or onward.moves < due):
                self._compare(onward, self._likely(world, seat), usual, others)
                worlds += 1
                if others[0].worlds % BATCH == 0:
                    others = [each for each in others if each.gain() + WORSE * each.doubt() > 0.0]
            others.sort(key=_loss)
            if stage < stages - 1:
                others = others[: (len(others) + 1) // 2]
        self.moves, self.ways = onward.moves, onward.ways
        if others and others[0].gain() > BETTER * others[0].doubt():
            return others[0].move
        return usual

    def _likely(self, world: State, seat: Seat) -> State:
        """Deal another world: rather one that explains what the others did."""
        judge = self.judge
        found = world.resample(seat, self.rng)
        if judge.tries == 1:
            return found
        total = judge.odds(found, seat)
        for _ in range(judge.tries - 1):
            other = world.resample(seat, self.rng)
            odds = judge.odds(other, seat)
            total += odds
            if chance(self.rng) * total < odds:
                found = other
        return found

    def _compare(self, onward: Onward, world: State, usual: Move, others: list[Trial]) -> None:
        """Try all in one world, each with the same chance."""
        fate = Quick(self.rng.below(_HALF_SEED) * _HALF_SEED + self.rng.below(_HALF_SEED))
        before = onward.value_of(world, usual, fate.copy())
        for each in others:
            each.add(onward.value_of(world, each.move, fate.copy()) - before)


def _loss(trial: Trial) -> float:
    return -trial.gain()
