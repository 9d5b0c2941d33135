"""Cards and guests as they are shown: by their notation, for what never changes about them stands in the catalogue."""

from functools import cache

from taphouse.core.view import Item
from taphouse.games.friends_with_beverages.cards import write_card, write_guest
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.words import said


@cache
def resource(card: int, marks: tuple[str, ...] = (), price: int | None = None) -> Item:
    """Show a resource card; where it can be drawn, with what it costs."""
    return Item(id=write_card(card), marks=marks, price=price)


@cache
def guest_card(guest: int, marks: tuple[str, ...] = (), wild: int = 0) -> Item:
    """Show a guest; if it can be served with Abundance, with how many."""
    return Item(id=write_guest(guest), marks=marks, now=said.ready_with(number=wild) if wild > 0 else None)


def lacking(guest: int, kinds: list[int]) -> Item:
    """Show an open guest to its owner, with what is still to be found for it."""
    return Item(id=write_guest(guest), now=said.lacks(lacks=[RESOURCE_REFS[kind] for kind in kinds]))
