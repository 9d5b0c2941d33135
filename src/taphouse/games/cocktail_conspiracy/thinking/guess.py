"""What a seat can guess about a goal that it does not know."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.cocktail_conspiracy.cards import COLOURS, COMBINATIONS, WANTED, WEIGHTS

LAID_FOREIGN: Final = 0.33
"""How much less likely a goal is for which a laid card would have been foreign ..."""
LAID_SURPLUS: Final = 0.6
"""... or one too many."""
GAVE_NEEDED: Final = 0.25
"""How much less likely a goal is for which a card that was given away was needed ..."""
GAVE_SURPLUS: Final = 0.8
"""... or one too many."""
HELPED: Final = 1.5
"""Behind a mask: how much likelier a friend is somebody who helps one's own place ..."""
HARMED: Final = 0.7
"""... and who does the opposite."""

_WANTS: Final = vec[i64]([wanted for goal in WANTED for wanted in goal])
"""How many cards of each colour each combination wants."""
PRIOR: Final = vec[float]([int(weight) / sum(WEIGHTS) for weight in WEIGHTS])
"""CC-018: how likely each combination is before anything has happened."""


@final
class Guess:
    """How likely each combination is, for one team or behind one mask."""

    def __init__(self) -> None:
        self.odds = PRIOR[:]
        self.kindness = 1.0
        """Behind a mask: how much likelier a friend is whoever did what they did to one's own place."""

    def laid(self, colour: i64, before: i64) -> None:
        """Somebody lays a colour on their own side, where so many lie already."""
        for goal in range(COMBINATIONS):
            wants = _WANTS[goal * COLOURS + colour]
            if wants == 0:
                self.odds[goal] *= LAID_FOREIGN
            elif before >= wants:
                self.odds[goal] *= LAID_SURPLUS
        self.odds = evened(self.odds)

    def gave(self, colour: i64, before: i64) -> None:
        """Somebody gives a colour away, of which so many lay there, the card included."""
        for goal in range(COMBINATIONS):
            wants = _WANTS[goal * COLOURS + colour]
            if wants > 0:
                self.odds[goal] *= GAVE_NEEDED if before <= wants else GAVE_SURPLUS
        self.odds = evened(self.odds)

    def did(self, gain: float) -> None:
        """Whoever wears this mask has made one's own place worth more or less."""
        if gain > 0:
            self.kindness *= HELPED
        elif gain < 0:
            self.kindness *= HARMED

    def without(self, ruled_out: i64) -> vec[float]:
        """CC-062: the odds, now that places with these combinations would have won."""
        if ruled_out == 0:
            return self.odds
        odds = self.odds[:]
        for goal in range(COMBINATIONS):
            if ruled_out & BIT[goal] != 0:
                odds[goal] = 0.0
        return evened(odds)


def evened(odds: vec[float]) -> vec[float]:
    """Odds that add up to one; none stay none."""
    total = 0.0
    for each in odds:
        total += each
    if total > 0:
        for goal in range(len(odds)):
            odds[goal] /= total
    return odds


def certain(combination: i64) -> vec[float]:
    """The odds of somebody who knows."""
    odds = vec[float]([0.0] * COMBINATIONS)
    odds[combination] = 1.0
    return odds
