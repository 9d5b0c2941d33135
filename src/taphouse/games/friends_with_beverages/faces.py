"""Cards and guests as they are shown."""

from functools import cache

from taphouse.core.view import Item
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CODES,
    KIND_OF,
    POINTS,
    PRINTED,
    STRIP_3,
    STRIP_4,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.catalogue import sort_of
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.games.friends_with_beverages.view import GuestCard, Resource


@cache
def resource(card: int, marks: tuple[str, ...] = (), price: int | None = None) -> Resource:
    """FWB-006: show a resource card with the number of its copies; where it can be drawn, with what it costs."""
    kind = int(KIND_OF[card])
    return Resource(
        id=write_card(card),
        marks=marks,
        price=price,
        kind=CODES[kind],
        sort=sort_of(kind),
        copies=PRINTED[kind] if kind < ABUNDANCE else 0,
    )


@cache
def guest_card(guest: int) -> GuestCard:
    """FWB-004, FWB-005: show a guest with all that is printed on the card."""
    data = GUESTS[guest]
    return GuestCard(
        id=write_guest(guest),
        flag=data.flag,
        ingredients=tuple(data.ingredients.split()),
        equipment=tuple(data.equipment.split()),
        points=int(POINTS[guest]),
        strip4=int(STRIP_4[guest]) + 1,
        strip3=int(STRIP_3[guest]) + 1,
    )


@cache
def small_guest(guest: int, marks: tuple[str, ...] = ()) -> Item:
    """Show a guest as any client does, with its points."""
    return Item(id=write_guest(guest), marks=marks, points=int(POINTS[guest]))
