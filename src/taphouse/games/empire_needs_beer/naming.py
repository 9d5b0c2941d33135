"""Names of the pieces in the players' words."""

from typing import Final

from taphouse.core.telling import listed
from taphouse.games.empire_needs_beer.actions import ADVANCE_ACTIONS, BASIC_ACTIONS
from taphouse.games.empire_needs_beer.cards import COLOUR_IDS, KIND_OF, PLACE_IDS, units_of
from taphouse.games.empire_needs_beer.orders import ORDERS

BEERS: Final = ("Frostwater Lager", "Hopwitch Bitter", "Dragonblood Ale", "Sunmead Pils")
"""What is in a barrel of each colour."""
LETTERS: Final = ("B", "G", "R", "Y")
TINTS: Final = ("#3f86d2", "#4f9e52", "#c8402f", "#f0bf2c")
REGION_NAMES: Final = ("the Ember Steppe", "the Soot Peaks", "the Dusk Woods")
TILES: Final = ("time", "card", "barrel")
GIVES: Final = (
    "one more time unit this turn",
    "one more card at the start of the turn",
    "a barrel of any colour into the warehouse",
)
RACE_NAMES: Final = ("Dwarves", "Elves", "Trolls")
RACE_TINTS: Final = ("#a0622a", "#4d8a62", "#66708a")
SCHOOL_TINTS: Final = {
    "basic": "#7c6a4c",
    "alchemy": "#7a3f92",
    "logistics": "#1f6f6c",
    "guild": "#a3581c",
    "magic": "#3450a4",
}
SIP_WORDS: Final = ("right now", "today", "this week", "longer ago")

KINDS: Final = (*BASIC_ACTIONS, *ADVANCE_ACTIONS)


def card_name(card: int) -> str:
    """What a player calls a card."""
    return KINDS[KIND_OF[card]][1]


def order_name(order: int) -> str:
    """What a player calls an order."""
    return ORDERS[order][1]


def place_name(place: int) -> str:
    """Where barrels stand: ``the warehouse``, ``the Ember Steppe``."""
    return "the warehouse" if place == 0 else REGION_NAMES[place - 1]


def a_barrel(colour: int) -> str:
    """``a blue barrel``."""
    return f"a {COLOUR_IDS[colour]} barrel"


def effect_of(card: int) -> str:
    """One line: what a card does."""
    parts = KINDS[KIND_OF[card]][5]
    if len(parts) > 1 and parts[0] == parts[1]:
        sentence = _several(parts[0], len(parts))
    else:
        sentence = listed([_part_in_words(part) for part in parts])
    return f"{sentence[0].upper()}{sentence[1:]}."


def _part_in_words(part: str) -> str:
    if part == "draw":
        return "draw a card"
    if part == "change":
        return "change the colour of one of your barrels"
    verb, colour = part.split()
    return f"{verb} a barrel of any colour" if colour == "any" else f"{verb} a {colour} barrel"


def _several(part: str, number: int) -> str:
    if part == "remove":
        return f"remove up to {number} of your cards from the game"
    if part == "place any orange":
        return f"place up to {number} barrels of any colours in {REGION_NAMES[0]}"
    return f"{part.split(maxsplit=1)[0]} up to {number} barrels of any colours"


def needs_in_words(order: int) -> str:
    """What an order asks for, in short: ``2 red in black, 1 any in purple``."""
    words = []
    for region, number, colours in units_of(order):
        names = [COLOUR_IDS[colour] for colour in range(len(COLOUR_IDS)) if colours & (1 << colour)]
        which = "any" if len(names) == len(COLOUR_IDS) else "/".join(names)
        words.append(f"{number} {which} in {PLACE_IDS[region + 1]}")
    return ", ".join(words)


def some(number: int, thing: str) -> str:
    """Count things: ``1 barrel``, ``2 barrels``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
