"""What guests ask for and give."""

from typing import Final, final

from mypy_extensions import i64

from taphouse.games.friends_with_beverages.cards import (
    GUEST_COUNT,
    POINTS,
    TOOLS,
    Guest,
    ingredients_of,
    tools_needed,
)
from taphouse.games.friends_with_beverages.thinking.hand import ONE


@final
class Recipe:
    """What a guest asks for and gives."""

    def __init__(self, guest: int) -> None:
        self.guest = guest
        goods: i64 = 0
        for kind in ingredients_of(guest):
            goods += ONE[kind]
        self.goods: i64 = goods
        """The ingredients, counted as in a hand."""
        self.tools: i64 = TOOLS[guest]
        """The types of equipment, as a set; ``size``: how many."""
        self.size: i64 = tools_needed(Guest(guest))
        self.points: i64 = POINTS[guest]


RECIPES: Final = [Recipe(guest) for guest in range(GUEST_COUNT)]
"""Every guest's, by number."""
