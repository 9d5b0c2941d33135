"""Cards, orders and barrels as they are shown: by notation, the catalogue has the rest."""

from functools import cache, lru_cache

from taphouse.core.view import Item
from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, ORDER_IDS
from taphouse.games.empire_needs_beer.naming import barrel_id, card_id, lacks_of
from taphouse.games.empire_needs_beer.words import said


@cache
def action(card: int, owner: int, marks: tuple[str, ...] = ()) -> Item:
    """Show an action card."""
    return Item(id=card_id(card, owner), marks=marks)


@cache
def burned_by(seat: int, card: int) -> Item:
    """Show an action card that a seat has removed from the game."""
    return Item(id=card_id(card, seat), seat=seat)


@cache
def order(number: int, marks: tuple[str, ...] = ()) -> Item:
    """Show an order."""
    return Item(id=ORDER_IDS[number], marks=marks)


@lru_cache(maxsize=8192)
def order_to_serve(number: int, met: tuple[int, ...], marks: tuple[str, ...]) -> Item:
    """Show an order; once some of its barrels are there, with what it still lacks."""
    if not any(met):
        return order(number, marks)
    return Item(id=ORDER_IDS[number], marks=marks, now=said.lacks(lacks=lacks_of(number, met)))


@cache
def barrels(place: int, seat: int, colour: int, number: int) -> Item:
    """Show the barrels of a colour at a place."""
    return Item(id=barrel_id(place, seat, colour), number=number)


@cache
def supply_of(colour: int, left: int) -> Item:
    """Show what is left of a colour."""
    return Item(id=f"{COLOUR_IDS[colour]}@supply", number=left, marks=() if left else ("sold-out",))
