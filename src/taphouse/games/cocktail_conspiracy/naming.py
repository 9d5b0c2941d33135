"""Names of colours, cards, teams and combinations in the players' words."""

from functools import cache
from typing import Final

from taphouse.core.telling import listed
from taphouse.games.cocktail_conspiracy.cards import BIG, COLOURS, SMALL, WANTED

INGREDIENTS: Final = ("cherry", "mint", "curaçao", "lemon", "plum")
"""What the five colours are: red, green, blue, yellow, purple."""
TINTS: Final = ("#c8102e", "#2e9e5b", "#1f5fbf", "#f2c100", "#7a3e9d")
TEAM_LETTERS: Final = "ABC"
ANSWER_WORDS: Final = ("right now", "within the hour", "today", "longer ago")


@cache
def name_of(card: int) -> str:
    """What a player calls a card: ``Cherry with mint``, ``Double plum``."""
    big, small = int(BIG[card]), int(SMALL[card])
    if big == small:
        return f"Double {INGREDIENTS[big]}"
    return f"{INGREDIENTS[big].capitalize()} with {INGREDIENTS[small]}"


@cache
def tokens_of(combination: int) -> list[int]:
    """The colours of the five tokens, pairs first."""
    wanted = WANTED[combination]
    pairs = [colour for colour in range(COLOURS) for _ in range(2) if wanted[colour] == 2]
    return pairs + [colour for colour in range(COLOURS) if wanted[colour] == 1]


@cache
def recipe_of(combination: int) -> str:
    """A combination in words: ``2 cherry, 2 mint and 1 curaçao``."""
    wanted = WANTED[combination]
    parts = [
        f"{number} {INGREDIENTS[colour]}" for number in (2, 1) for colour in range(COLOURS) if wanted[colour] == number
    ]
    return listed(parts)


def team_name(team: int) -> str:
    """A team within a sentence."""
    return f"team {TEAM_LETTERS[team]}"
