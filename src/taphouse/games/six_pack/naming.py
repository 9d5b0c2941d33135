"""Names of drinks, dominoes and places in the players' words.

A drink is told as one number: bottles 0 to 2, mixes 3 to 5, six more if the card is pink, twelve more in soft names.
"""

from functools import cache
from typing import Final

from taphouse.core.bits import members
from taphouse.core.telling import listed
from taphouse.games.six_pack.cards import COLOURS, DOMINO_NAMES
from taphouse.games.six_pack.rules.telling import column_told, row_told

NAMES: Final = (
    ("Beer", "Cola", "Lemonade", "Spezi", "Shandy", "Diesel"),
    ("Orange", "Cherry", "Soda", "Cherry Spritz", "Orange Spritz", "Sunrise"),
)
"""The drinks in the order of their letters, by pub names and soft ones."""
TINTS: Final = ("#d99a1c", "#6b3a2a", "#b9d14a", "#8a6a35", "#c9b02e", "#9c5f24")
CONTAINS: Final = ((), (), (), ("C", "L"), ("B", "L"), ("B", "C"))
SEAT_TINTS: Final = (
    "#c0392b", "#e07b1f", "#e8c522", "#3d9a4a", "#2f6fc4", "#8246a8", "#f2efe6", "#2b2b2e",
)  # fmt: skip


def name_of(drink: int, skin: int) -> str:
    """What a drink is called."""
    return NAMES[skin][drink]


def told(number: int) -> str:
    """Name a drink by the number with which the story tells it."""
    name = name_of(number % 6, number // 12)
    return f"{name} from the pink reserve" if number // 6 % 2 else name


def plain(number: int) -> str:
    """Name a drink without its border."""
    return name_of(number % 6, number // 12)


def cell_told(place: int) -> tuple[int, int]:
    """The cell that one number of the story means."""
    return int(column_told(place)), int(row_told(place))


def at(place: int) -> str:
    """A cell in a sentence."""
    x, y = cell_told(place)
    return f"{x},{y}"


@cache
def domino_label(domino: int, skin: int) -> str:
    """What a domino shows, in words."""
    return f"{name_of(domino // 3, skin)} and {name_of(domino % 3 + 3, skin)}"


def domino_id(seat: int, domino: int) -> str:
    """A domino among all dominoes of the table."""
    return f"{COLOURS[seat]}-{DOMINO_NAMES[domino]}"


def dominoes(held: int) -> str:
    """A set of dominoes in a sentence."""
    return listed([DOMINO_NAMES[domino] for domino in members(held)])
