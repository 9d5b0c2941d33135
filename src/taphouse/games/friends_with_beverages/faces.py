"""Cards and guests as they are shown."""

from functools import cache

from taphouse.core.view import Item
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
    EVENTS,
    KIND_OF,
    NAMES,
    POINTS,
    PRINTED,
    STRIP_3,
    STRIP_4,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.games.friends_with_beverages.naming import (
    EVENT_TINT,
    INTERRUPT_TINT,
    SIGNS,
    TINTS,
    effect_line,
    sort_of,
)
from taphouse.games.friends_with_beverages.view import GuestCard, Left, Resource


@cache
def resource(card: int, advanced: bool = False, marks: tuple[str, ...] = ()) -> Resource:  # noqa: FBT001, FBT002  a key
    """FWB-006: show a resource card with the number of its copies, an event or interrupt with what it does."""
    kind = int(KIND_OF[card])
    plain = kind < ABUNDANCE
    return Resource(
        id=write_card(card),
        label=NAMES[kind],
        face=CODES[kind] if plain else SIGNS.get(kind, "!"),
        note=f"{PRINTED[kind]} in the whole deck" if plain else sort_of(kind),
        tint=TINTS[kind] if plain else EVENT_TINT if kind < EVENTS else INTERRUPT_TINT,
        marks=marks,
        kind=CODES[kind],
        sort=sort_of(kind),
        copies=PRINTED[kind] if plain else 0,
        effect=effect_line(kind, advanced=advanced),
    )


@cache
def guest_card(guest: int) -> GuestCard:
    """FWB-004, FWB-005: show a guest with all that is printed on the card."""
    data = GUESTS[guest]
    return GuestCard(
        id=write_guest(guest),
        label=f"{data.country}: {data.liqueur}",
        face=data.flag.upper(),
        note=f"{POINTS[guest]} points",
        country=data.country,
        flag=data.flag,
        liqueur=data.liqueur,
        ingredients=tuple(data.ingredients.split()),
        equipment=tuple(data.equipment.split()),
        points=int(POINTS[guest]),
        strip4=int(STRIP_4[guest]) + 1,
        strip3=int(STRIP_3[guest]) + 1,
        trivia=data.trivia,
    )


@cache
def small_guest(guest: int, marks: tuple[str, ...] = ()) -> Item:
    """Show a guest as any client does: name, points, and what it takes."""
    card = guest_card(guest)
    needs = f"{' '.join(card.ingredients)} / {' '.join(card.equipment)}"
    return Item(id=card.id, label=f"{card.label} ({card.points})", face=card.face, note=needs, marks=marks)


@cache
def left_guest(guest: int) -> Left:
    """Show a guest in the discard."""
    card = guest_card(guest)
    return Left(card.id, card.country, card.flag, card.liqueur, card.points)
