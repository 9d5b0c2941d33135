"""What a seat can guess about a goal that it does not know, and how near a place is to it."""

from collections.abc import Callable
from functools import cache
from operator import mul

from taphouse.games.cocktail_conspiracy.cards import COLOURS, COMBINATIONS, FULFILS, WANTED, WEIGHTS, shortfall
from taphouse.games.cocktail_conspiracy.house import LIMIT

WORTH = (1000.0, 30.0, 14.0, 7.0, 4.0, 2.0, 1.0, 0.5)
"""What it is worth to be so far from a goal; 0 wins."""
LAID_FOREIGN, LAID_SURPLUS = 0.33, 0.6
"""How much less likely a goal is for which a laid card would have been foreign, or one too many."""
GAVE_NEEDED, GAVE_SURPLUS = 0.25, 0.8
"""How much less likely a goal is for which a card that was given away was needed, or one too many."""
HELPED, HARMED = 1.5, 0.7
"""Behind a mask: how much likelier a friend is somebody who helps one's own place, and who does the opposite."""


def counts_of(tally: int) -> list[int]:
    """How many cards of each colour a tally has."""
    return [tally >> 3 * colour & 7 for colour in range(COLOURS)]


@cache
def worths(tally: int) -> tuple[float, ...]:
    """What a place is worth for each combination; of seven cards its player puts the worst away."""
    counts = counts_of(tally)
    if sum(counts) > LIMIT:
        options = [worths(tally - 8**colour) for colour in range(COLOURS) if counts[colour]]
        return tuple(max(kinds) for kinds in zip(*options, strict=True))
    short = [int(shortfall(combination, tally)) for combination in range(COMBINATIONS)]
    return tuple(WORTH[min(steps, len(WORTH) - 1)] for steps in short)


@cache
def laid(colour: int, before: int) -> tuple[float, ...]:
    """How likely somebody lays a colour on their own side, for each combination, where so many lie already."""
    return _by_want(lambda want: LAID_FOREIGN if want == 0 else 1.0 if before < want else LAID_SURPLUS, colour)


@cache
def given(colour: int, before: int) -> tuple[float, ...]:
    """How likely somebody gives a colour away, for each combination, where so many lay, the card included."""
    return _by_want(lambda want: 1.0 if want == 0 else GAVE_NEEDED if before <= want else GAVE_SURPLUS, colour)


def _by_want(likely: Callable[[int], float], colour: int) -> tuple[float, ...]:
    return tuple(likely(wanted[colour]) for wanted in WANTED)


class Guess:
    """How likely each combination is, for one team or behind one mask."""

    def __init__(self) -> None:
        self.weights = [float(weight) for weight in WEIGHTS]
        self.prior = sum(self.weights)
        self.kindness = 1.0
        """Behind a mask: how much likelier a friend is whoever did what they did to one's own place."""
        self._worths: dict[int, float] = {}

    def learn(self, likely: tuple[float, ...]) -> None:
        """Somebody did something that is so likely for each combination."""
        self.weights = list(map(mul, self.weights, likely))
        self._worths.clear()

    def rule_out(self, tally: int) -> None:
        """A place with these cards has not won."""
        ruled = int(FULFILS[tally])
        if ruled:
            self.weights = [0.0 if ruled >> i & 1 else weight for i, weight in enumerate(self.weights)]
            self._worths.clear()

    def did(self, gain: float) -> None:
        """Whoever wears this mask has made one's own place worth more or less."""
        if gain:
            self.kindness *= HELPED if gain > 0 else HARMED

    def is_known(self, combination: int) -> None:
        """From now on it is certain."""
        self.weights = [float(i == combination) for i in range(COMBINATIONS)]
        self._worths.clear()

    def odds_of(self, combination: int) -> float:
        """How much likelier everything is if this, one's own, is the goal than if any other may be."""
        total = sum(self.weights)
        odds = self.weights[combination] / float(WEIGHTS[combination]) * self.prior / total if total else 0.0
        return odds * self.kindness

    def worth(self, tally: int) -> float:
        """What a place is worth to whoever is after this, as far as one can guess."""
        known = self._worths.get(tally)
        if known is None:
            total = sum(self.weights)
            known = sum(map(mul, self.weights, worths(tally))) / total if total else 0.0
            self._worths[tally] = known
        return known
