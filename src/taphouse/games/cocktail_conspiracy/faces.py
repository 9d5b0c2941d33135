"""Cards as they are shown."""

from functools import cache

from taphouse.core.bits import members
from taphouse.core.view import Item
from taphouse.games.cocktail_conspiracy.cards import BIG, COLOUR_IDS, SMALL, write_card
from taphouse.games.cocktail_conspiracy.naming import INGREDIENTS, TINTS, name_of
from taphouse.games.cocktail_conspiracy.view import Card


@cache
def card(number: int, marks: tuple[str, ...] = ()) -> Card:
    """Show a card: its big icon large and as a tint, its small one as a note."""
    big, small = int(BIG[number]), int(SMALL[number])
    text = write_card(number)
    return Card(
        id=text,
        label=name_of(number),
        face=text[:2],
        note=f"{INGREDIENTS[big]}, small {INGREDIENTS[small]}",
        tint=TINTS[big],
        marks=marks,
        big=COLOUR_IDS[big],
        small=COLOUR_IDS[small],
    )


def cards_of(cards: int) -> list[Item]:
    """Show a set of cards without marks."""
    return [card(number) for number in members(cards)]


def codes_of(cards: int) -> list[str]:
    """Name a set of cards by notation."""
    return [write_card(number) for number in members(cards)]
