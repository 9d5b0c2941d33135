"""Cards as they are shown."""

from functools import cache

from taphouse.core.bits import members
from taphouse.core.view import Item
from taphouse.games.cocktail_conspiracy.cards import write_card


@cache
def card(number: int, marks: tuple[str, ...] = ()) -> Item:
    """Show a card."""
    return Item(id=write_card(number), marks=marks)


def cards_of(cards: int) -> list[Item]:
    """Show a set of cards without marks."""
    return [card(number) for number in members(cards)]


def codes_of(cards: int) -> list[str]:
    """Name a set of cards by notation."""
    return [write_card(number) for number in members(cards)]
