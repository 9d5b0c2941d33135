"""The barrels of one seat in one number, three bits for each colour at each place: ``4 * place + colour``.

So what might come of them costs one addition, and what a place holds is looked up in tables.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.empire_needs_beer.cards import COLOURS, PLACES, ROOM

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

SPOTS: Final = PLACES * COLOURS
ONE: Final = vec[i64]([1 << (3 * at) for at in range(SPOTS)])
"""One barrel at each spot."""
_WIDTH: Final = 12
"""The bits of a place."""
_HERE: Final = (1 << _WIDTH) - 1


def colours_in(here: int) -> list[int]:
    """How many of each colour a place holds."""
    return [here >> (3 * colour) & 7 for colour in range(COLOURS)]


HOLDINGS: Final = [here for here in range(_HERE + 1) if sum(colours_in(here)) <= ROOM]
"""ENB-077, ENB-079: all that a place can hold."""


def _numbers() -> list[int]:
    found = [0] * (_HERE + 1)
    for number, here in enumerate(HOLDINGS):
        found[here] = number
    return found


_HOLDING: Final = vec[i64](_numbers())
_STANDING: Final = vec[i64]([sum(colours_in(here)) for here in range(_HERE + 1)])


def barrels_of(table: "State", seat: i64) -> i64:
    """All barrels of a seat."""
    barrels: i64 = 0
    at = seat * SPOTS
    for spot in range(SPOTS):
        barrels += table.barrels[at + spot] * ONE[spot]
    return barrels


def number_at(barrels: i64, spot: i64) -> i64:
    """Count the barrels of a colour at a place."""
    return (barrels >> (3 * spot)) & 7


def standing(barrels: i64, place: i64) -> i64:
    """Count the barrels at a place."""
    return _STANDING[(barrels >> (_WIDTH * place)) & _HERE]


def holding(barrels: i64, place: i64) -> i64:
    """Number what a place holds, as ``HOLDINGS`` lists it."""
    return _HOLDING[(barrels >> (_WIDTH * place)) & _HERE]


def owned(barrels: i64, colour: i64) -> i64:
    """Count the barrels of a colour, wherever they stand."""
    total: i64 = 0
    for place in range(PLACES):
        total += number_at(barrels, COLOURS * place + colour)
    return total
