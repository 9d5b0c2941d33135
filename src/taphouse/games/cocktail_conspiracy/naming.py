"""Things as facts name them: cards, teams, places, and what a cocktail is made of."""

from functools import cache
from typing import Final

from taphouse.core.facts import SEATS, Fact
from taphouse.core.words.said import team_ref
from taphouse.games.cocktail_conspiracy.cards import CODES, COLOUR_IDS, COLOURS, WANTED
from taphouse.games.cocktail_conspiracy.words import said

TEAM_LETTERS: Final = "ABC"
STOOL: Final = 8
"""In the story, a virtual place is this plus the number of its team."""
CARD_REFS: Final = [said.card_ref(code) for code in CODES]
TEAM_REFS: Final = [team_ref(letter) for letter in TEAM_LETTERS]
STOOL_REFS: Final = [said.stool_ref(letter) for letter in TEAM_LETTERS]
_PLACES: Final = [*map(str, SEATS[:STOOL]), *map(str, STOOL_REFS)]


def place_ref(told: int) -> str:
    """A place by the number that the story gives it: whoever sits there, or the stool of a team."""
    return _PLACES[told]


@cache
def tokens_of(combination: int) -> list[int]:
    """The colours of the five tokens, pairs first."""
    wanted = WANTED[combination]
    pairs = [colour for colour in range(COLOURS) for _ in range(2) if wanted[colour] == 2]
    return pairs + [colour for colour in range(COLOURS) if wanted[colour] == 1]


@cache
def cocktail_of(combination: int) -> list[Fact]:
    """What a combination is made of: 2 cherry, 2 mint and 1 curaçao."""
    wanted = WANTED[combination]
    return [
        said.measure(number=number, ingredient=said.ingredient_ref(COLOUR_IDS[colour]))
        for number in (2, 1)
        for colour in range(COLOURS)
        if wanted[colour] == number
    ]
