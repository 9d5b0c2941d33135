"""Cards as they are shown."""

from functools import cache

from taphouse.core.bits import members
from taphouse.core.view import Item
from taphouse.games.cocktail_conspiracy.cards import BIG, COLOUR_IDS, SMALL, write_card
from taphouse.games.cocktail_conspiracy.view import Card


@cache
def card(number: int, marks: tuple[str, ...] = ()) -> Card:
    """Show a card."""
    return Card(
        id=write_card(number), marks=marks, big=COLOUR_IDS[int(BIG[number])], small=COLOUR_IDS[int(SMALL[number])]
    )


def cards_of(cards: int) -> list[Item]:
    """Show a set of cards without marks."""
    return [card(number) for number in members(cards)]


def codes_of(cards: int) -> list[str]:
    """Name a set of cards by notation."""
    return [write_card(number) for number in members(cards)]
