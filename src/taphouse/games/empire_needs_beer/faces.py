"""Cards, orders and barrels as they are shown."""

from functools import cache

from msgspec.structs import replace

from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, KIND_OF, KINDS, ORDER_IDS, PLACE_IDS, RACE_IDS
from taphouse.games.empire_needs_beer.cards import units_of as units_in
from taphouse.games.empire_needs_beer.catalogue import barrel_id
from taphouse.games.empire_needs_beer.naming import card_id
from taphouse.games.empire_needs_beer.orders import ORDERS
from taphouse.games.empire_needs_beer.view import ActionCard, Barrel, OrderCard, Unit
from taphouse.games.empire_needs_beer.words.en import TABLE


def english(key: str) -> str:
    """What the browser still wants in English."""
    return str(TABLE[key])


def name_of(card: int) -> str:
    """What a player calls a card."""
    return english(f"action-{KINDS[KIND_OF[card]][0]}")


@cache
def action(card: int, owner: int, marks: tuple[str, ...] = ()) -> ActionCard:
    """Show an action card for all to read."""
    return replace(in_pile(card, owner), marks=marks)


@cache
def in_pile(card: int, owner: int) -> ActionCard:
    """Show an action card among others, with what has to be known of it."""
    kind, school, price, _, parts = KINDS[KIND_OF[card]]
    return ActionCard(id=card_id(card, owner), kind=kind, school=school, price=price, parts=parts)


@cache
def burned_by(seat: int, card: int) -> ActionCard:
    """Show an action card that a seat has removed from the game."""
    return replace(in_pile(card, seat), seat=seat)


@cache
def order(number: int, marks: tuple[str, ...] = ()) -> OrderCard:
    """Show an order."""
    _, _, removes, fame, bonus = ORDERS[number]
    units = units_of(number)
    return OrderCard(
        id=ORDER_IDS[number],
        points=fame,
        marks=marks,
        race=RACE_IDS[number // 9],
        units=units,
        used=sum(unit.count for unit in units),
        removes=removes,
        fame=fame,
        bonus=bonus,
    )


@cache
def units_of(number: int) -> tuple[Unit, ...]:
    """What an order asks for, entry by entry."""
    return tuple(
        Unit(PLACE_IDS[region + 1], count, tuple(word for i, word in enumerate(COLOUR_IDS) if colours & (1 << i)))
        for region, count, colours in units_in(number)
    )


@cache
def barrel(place: int, seat: int, colour: int, number: int) -> Barrel:
    """Show a barrel."""
    return Barrel(id=barrel_id(place, seat, colour, number), seat=seat, colour=COLOUR_IDS[colour])


@cache
def supply_of(colour: int, left: int) -> Barrel:
    """Show what is left of a colour."""
    return Barrel(
        id=f"supply-{COLOUR_IDS[colour]}",
        number=left,
        marks=() if left else ("sold out",),
        colour=COLOUR_IDS[colour],
        count=left,
    )
