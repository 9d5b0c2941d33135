"""How near cards are to each goal: what so many of each colour are worth for each combination, made once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.cocktail_conspiracy.cards import COLOURS, COMBINATIONS, shortfall
from taphouse.games.cocktail_conspiracy.house import LIMIT

WORTH: Final = vec[float]([1000.0, 30.0, 14.0, 7.0, 4.0, 2.0, 1.0, 0.5])
"""What it is worth to be so far from a goal; 0 wins."""
FARTHEST: Final = 7
UNITS: Final = vec[i64]([8**colour for colour in range(COLOURS)])
"""What a card of each colour adds to a tally."""
FULL: Final = LIMIT + 1
"""No place ever holds more cards."""


def count_of(tally: i64) -> i64:
    """How many cards a tally has."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += tally // UNITS[colour] & 7
    return total


def of_colour(tally: i64, colour: i64) -> i64:
    """How many cards of a colour a tally has."""
    return tally // UNITS[colour] & 7


def _row(tally: int) -> list[float]:
    """For each combination: what a tally is worth. Of seven cards the worst will be put away."""
    if count_of(tally) <= LIMIT:
        return [WORTH[min(int(shortfall(goal, tally)), FARTHEST)] for goal in range(COMBINATIONS)]
    row = [0.0] * COMBINATIONS
    for colour in range(COLOURS):
        if of_colour(tally, colour) > 0:
            left = tally - int(UNITS[colour])
            for goal in range(COMBINATIONS):
                row[goal] = max(row[goal], WORTH[min(int(shortfall(goal, left)), FARTHEST)])
    return row


def _tallies() -> list[int]:
    return [tally for tally in range(8**COLOURS) if count_of(tally) <= FULL]


def _starts() -> list[int]:
    starts = [-1] * 8**COLOURS
    for number, tally in enumerate(_tallies()):
        starts[tally] = number * COMBINATIONS
    return starts


def _worths() -> list[float]:
    worths: list[float] = []
    for tally in _tallies():
        worths += _row(tally)
    return worths


_START: Final = vec[i64](_starts())
"""For each tally, where its row begins."""
_WORTHS: Final = vec[float](_worths())


def worth_for(goal: i64, tally: i64) -> float:
    """What cards are worth for somebody who is after this combination."""
    return _WORTHS[_START[tally] + goal]


def worth_by(odds: vec[float], tally: i64) -> float:
    """What cards are worth for somebody who is after each combination with these odds."""
    start = _START[tally]
    total = 0.0
    for goal in range(COMBINATIONS):
        total += odds[goal] * _WORTHS[start + goal]
    return total
