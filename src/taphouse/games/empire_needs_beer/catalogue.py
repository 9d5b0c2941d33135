"""What never changes about the pieces: what their names are made of, and what a client draws or weighs them by."""

from functools import cache
from typing import Final, Literal, cast

from taphouse.core.bits import members
from taphouse.core.facts import Fact
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer import naming as n
from taphouse.games.empire_needs_beer.cards import units_of
from taphouse.games.empire_needs_beer.naming import card_id, needs_of, unit_id
from taphouse.games.empire_needs_beer.orders import ORDERS
from taphouse.games.empire_needs_beer.words import said

TINTS: Final = ("#3f86d2", "#4f9e52", "#c8402f", "#f0bf2c")
RACE_TINTS: Final = ("#a0622a", "#4d8a62", "#66708a")
SCHOOL_TINTS: Final = {
    "basic": "#7c6a4c",
    "alchemy": "#7a3f92",
    "logistics": "#1f6f6c",
    "guild": "#a3581c",
    "magic": "#3450a4",
}

TILES: Final = ("time", "card", "barrel")
"""ENB-004: what the majority in each region gives."""

Piece = dict[str, object]
What = Literal["take", "place", "draw", "change", "remove"]
"""What a part of a card does."""


@cache
def catalogue() -> dict[str, Piece]:
    """Give every piece by its notation; it is the same at every table."""
    found: dict[str, Piece] = {c.CARD_IDS[card]: _card(card) for card in range(c.CARDS)}
    for seat in range(n.MOST_SEATS):
        found |= {card_id(card, seat): _card(card) for card in range(c.BASIC)}
    found |= {c.ORDER_IDS[order]: _order(order) for order in range(c.ORDER_COUNT)}
    found |= {name: _barrel(colour) for colour, name in enumerate(c.COLOUR_IDS)}
    found |= {unit_id(*unit): _unit(*unit) for unit in _units()}
    found |= {c.REGION_IDS[region]: {"kind": "place", "tile": TILES[region]} for region in range(c.REGIONS)}
    return found


@cache
def _card(card: int) -> Piece:
    """An action card; copies share their ``action``, and their code."""
    action, school, price, _, parts = c.KINDS[c.KIND_OF[card]]
    return {
        "kind": "card",
        "action": f"action:{action}",
        "code": {"text": action},
        "school": f"school:{school}",
        "price": price,
        "parts": [_part(part) for part in parts],
        "tint": SCHOOL_TINTS[school],
    }


def _order(order: int) -> Piece:
    name, _, removes, fame, bonus = ORDERS[order]
    race = order // 9
    piece: Piece = {
        "kind": "order",
        "title": f"title:{name}",
        "race": f"race:{c.RACE_IDS[race]}",
        "needs": needs_of(order),
        "used": int(c.USED[order]),
        "removes": removes,
        "fame": fame,
        "tint": RACE_TINTS[race],
    }
    if bonus:
        piece["bonus"] = f"colour:{bonus}"
    return piece


def _units() -> list[tuple[int, int, int]]:
    """Whatever an order can ask for or lack."""
    asked = [unit for order in range(c.ORDER_COUNT) for unit in units_of(order)]
    return sorted({(region, left, colours) for region, number, colours in asked for left in range(1, number + 1)})


def _unit(region: int, number: int, colours: int) -> Piece:
    """So many barrels in a region; without colours, of any."""
    piece: Piece = {"kind": "unit", "number": number, "place": n.PLACE_REFS[region + 1]}
    if colours != c.ALL_COLOURS:
        piece["colours"] = [n.COLOUR_REFS[colour] for colour in members(colours)]
    return piece


@cache
def _part(part: str) -> Fact:
    """A part of a card: without a colour, any will do; with a place, the barrel may go nowhere else."""
    what, _, rest = part.partition("-")
    colour, _, place = rest.partition("-")
    return said.part(
        what=cast("What", what),
        number=1,
        colour=n.COLOUR_REFS[c.COLOUR_IDS.index(colour)] if colour in c.COLOUR_IDS else None,
        place=n.PLACE_REFS[c.PLACE_IDS.index(place)] if place else None,
    )


def _barrel(colour: int) -> Piece:
    return {"kind": "barrel", "colour": n.COLOUR_REFS[colour], "tint": TINTS[colour]}
