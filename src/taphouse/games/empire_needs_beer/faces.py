"""Cards, orders and barrels as they are shown."""

from functools import cache

from msgspec.structs import replace

from taphouse.games.empire_needs_beer.cards import BASIC, CARD_IDS, COLOUR_IDS, KIND_OF, ORDER_IDS, PLACE_IDS, RACE_IDS
from taphouse.games.empire_needs_beer.cards import units_of as units_in
from taphouse.games.empire_needs_beer.naming import (
    BEERS,
    KINDS,
    LETTERS,
    RACE_NAMES,
    RACE_TINTS,
    SCHOOL_TINTS,
    TINTS,
    effect_of,
    needs_in_words,
    some,
)
from taphouse.games.empire_needs_beer.orders import ORDERS
from taphouse.games.empire_needs_beer.view import ActionCard, Barrel, OrderCard, Unit


def card_id(card: int, owner: int) -> str:
    """The notation of a card; a basic action has its owner's number: ``BA1@0``."""
    return f"{CARD_IDS[card]}@{owner}" if card < BASIC else CARD_IDS[card]


@cache
def action(card: int, owner: int, marks: tuple[str, ...] = ()) -> ActionCard:
    """Show an action card for all to read."""
    return replace(in_pile(card, owner), marks=marks, effect=effect_of(card), flavour=KINDS[KIND_OF[card]][6])


@cache
def in_pile(card: int, owner: int) -> ActionCard:
    """Show an action card among others, with what has to be known of it."""
    kind, name, school, price, _, parts, _ = KINDS[KIND_OF[card]]
    return ActionCard(
        id=card_id(card, owner),
        label=name,
        face=kind,
        note=" + ".join(parts),
        tint=SCHOOL_TINTS[school],
        kind=kind,
        school=school,
        price=price,
        parts=parts,
    )


@cache
def burned_by(seat: int, card: int) -> ActionCard:
    """Show an action card that a seat has removed from the game."""
    return replace(in_pile(card, seat), seat=seat)


@cache
def order(number: int, marks: tuple[str, ...] = ()) -> OrderCard:
    """Show an order."""
    _, name, _, removes, fame, bonus, flavour = ORDERS[number]
    units = units_of(number)
    pays = f", +1 a {bonus} barrel at the end" if bonus else ""
    return OrderCard(
        id=ORDER_IDS[number],
        label=f"{name} ({RACE_NAMES[number // 9]})",
        face=f"{fame} Fame",
        note=f"{needs_in_words(number)}; {removes} go back{pays}",
        tint=RACE_TINTS[number // 9],
        marks=marks,
        race=RACE_IDS[number // 9],
        units=units,
        used=sum(unit.count for unit in units),
        removes=removes,
        fame=fame,
        bonus=bonus,
        flavour=flavour,
    )


@cache
def units_of(number: int) -> tuple[Unit, ...]:
    """What an order asks for, entry by entry."""
    return tuple(
        Unit(PLACE_IDS[region + 1], count, tuple(word for i, word in enumerate(COLOUR_IDS) if colours & (1 << i)))
        for region, count, colours in units_in(number)
    )


def barrel_id(place: int, seat: int, colour: int, number: int) -> str:
    """The name of a barrel at a place: ``orange-0-blue-1`` is the first blue one of seat 0 in orange."""
    return f"{PLACE_IDS[place]}-{seat}-{COLOUR_IDS[colour]}-{number}"


@cache
def barrel(place: int, seat: int, colour: int, number: int) -> Barrel:
    """Show a barrel."""
    return Barrel(
        id=barrel_id(place, seat, colour, number),
        label=f"{COLOUR_IDS[colour]} barrel of {BEERS[colour]}",
        face=LETTERS[colour],
        tint=TINTS[colour],
        seat=seat,
        colour=COLOUR_IDS[colour],
    )


@cache
def supply_of(colour: int, left: int) -> Barrel:
    """Show what is left of a colour."""
    return Barrel(
        id=f"supply-{COLOUR_IDS[colour]}",
        label=f"{BEERS[colour]}: {some(left, f'{COLOUR_IDS[colour]} barrel')} left",
        face=LETTERS[colour],
        note=str(left),
        tint=TINTS[colour],
        marks=() if left else ("sold out",),
        colour=COLOUR_IDS[colour],
        count=left,
    )
