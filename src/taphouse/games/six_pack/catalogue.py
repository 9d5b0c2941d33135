"""What never changes about the pieces of a table, and how facts refer to them."""

from functools import cache, lru_cache
from typing import Final

from taphouse.core.bits import members
from taphouse.games.six_pack.cards import COLOURS, DOMINO_NAMES, DRINKS, LETTERS
from taphouse.games.six_pack.rules.telling import column_told, row_told
from taphouse.games.six_pack.words import said

NAMES: Final = (
    ("beer", "cola", "lemonade", "spezi", "shandy", "diesel"),
    ("orange", "cherry", "soda", "cherry_spritz", "orange_spritz", "sunrise"),
)
"""The drinks in the order of their letters, by pub names and soft ones."""
TINTS: Final = ("#d99a1c", "#6b3a2a", "#b9d14a", "#8a6a35", "#c9b02e", "#9c5f24")
CONTAINS: Final = ("", "", "", "CL", "BL", "BC")
"""The bottles in a mixed drink."""
SEAT_TINTS: Final = (
    "#c0392b", "#e07b1f", "#e8c522", "#6bb277", "#2f6fc4", "#6b2080", "#f2efe6", "#2b2b2e",
)  # fmt: skip

Piece = dict[str, object]
DRINK_REFS: Final = [said.drink_ref(letter) for letter in DRINKS]


@cache
def catalogue(skin: int) -> dict[str, Piece]:
    """Everything by its notation: six drinks, what is left of each kind, and the dominoes, plain and of each colour."""
    found: dict[str, Piece] = {}
    for number, letter in enumerate(DRINKS):
        contains = [said.drink_ref(bottle) for bottle in CONTAINS[number]]
        name = said.name_ref(NAMES[skin][number])
        found[letter] = {
            "kind": "drink", "name": name, "letter": letter, "side": "mix" if contains else "bottle",
            "contains": contains, "tint": TINTS[number],
        }  # fmt: skip
    for kind, letter in enumerate(LETTERS):
        found[f"supply-{letter}"] = {"kind": "supply", "bottle": DRINK_REFS[kind], "mix": DRINK_REFS[kind + 3]}
    for domino in DOMINO_NAMES:
        halves: Piece = {"kind": "domino", "bottle": said.drink_ref(domino[0]), "mix": said.drink_ref(domino[1])}
        found[domino] = halves
        for seat, colour in enumerate(COLOURS):
            found[f"{colour}-{domino}"] = {**halves, "colour": said.colour_ref(colour), "tint": SEAT_TINTS[seat]}
    return found


@cache
def domino_id(seat: int, domino: int) -> str:
    """A domino among all dominoes of the table."""
    return f"{COLOURS[seat]}-{DOMINO_NAMES[domino]}"


@cache
def domino_ref(seat: int, domino: int) -> said.DominoRef:
    """A domino of a seat, in a fact."""
    return said.domino_ref(domino_id(seat, domino))


def dominoes_ref(seat: int, held: int) -> list[said.DominoRef]:
    """A set of dominoes of a seat, in a fact."""
    return [domino_ref(seat, domino) for domino in members(held)]


@lru_cache(maxsize=4096)
def cell_ref(x: int, y: int) -> said.CellRef:
    """A cell in a fact, by its true coordinates."""
    return said.cell_ref(f"{x},{y}")


def place_ref(place: int) -> said.CellRef:
    """A cell in a fact, by the one number with which the story tells it."""
    return cell_ref(int(column_told(place)), int(row_told(place)))
