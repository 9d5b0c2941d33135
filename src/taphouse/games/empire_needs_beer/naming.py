"""How pieces and places are called in facts."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from taphouse.core.bits import members
from taphouse.games.empire_needs_beer.cards import (
    ALL_COLOURS,
    BASIC,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    ORDER_IDS,
    PLACE_IDS,
    REGION_IDS,
    units_of,
)
from taphouse.games.empire_needs_beer.words import said

MOST_SEATS: Final = 4
COLOUR_REFS: Final = tuple(said.colour_ref(name) for name in COLOUR_IDS)
PLACE_REFS: Final = tuple(said.place_ref(name) for name in PLACE_IDS)
"""The warehouse, then the regions."""
ORDER_REFS: Final = tuple(said.order_ref(name) for name in ORDER_IDS)


def card_id(card: int, owner: int) -> str:
    """The notation of a card; a basic action has its owner's number: ``BA1@0``."""
    return f"{CARD_IDS[card]}@{owner}" if card < BASIC else CARD_IDS[card]


def barrel_id(place: int, seat: int, colour: int) -> str:
    """The barrels of a colour at a place of a seat, short because there are many: ``blue@o0`` for orange, seat 0."""
    return f"{COLOUR_IDS[colour]}@{PLACE_IDS[place][0]}{seat}"


_CARD_REFS: Final = [[said.card_ref(card_id(card, seat)) for card in range(CARDS)] for seat in range(MOST_SEATS)]


def card_ref(card: int, owner: int) -> said.CardRef:
    """A card in a fact; a basic action is that of its owner."""
    return _CARD_REFS[owner][card]


def unit_id(region: int, number: int, colours: int) -> str:
    """So many barrels of some colours in a region, as an order asks for them or lacks them: ``2-red-black``."""
    which = "any" if colours == ALL_COLOURS else "-".join(COLOUR_IDS[colour] for colour in members(colours))
    return f"{number}-{which}-{REGION_IDS[region]}"


@cache
def unit(region: int, number: int, colours: int) -> said.UnitRef:
    """The same in a fact."""
    return said.unit_ref(unit_id(region, number, colours))


@cache
def needs_of(order: int) -> list[said.UnitRef]:
    """What an order asks for."""
    return [unit(*each) for each in units_of(order)]


def lacks_of(order: int, met: Sequence[int]) -> list[said.UnitRef]:
    """What an order still lacks, of whose entries so many barrels are there."""
    units = zip(units_of(order), met, strict=True)
    return [unit(region, number - there, colours) for (region, number, colours), there in units if there < number]
