"""Cards and dominoes as they are shown."""

from functools import lru_cache

from taphouse.core.bits import members
from taphouse.games.six_pack.cards import COLOURS, DOMINO_NAMES, DRINKS, LETTERS
from taphouse.games.six_pack.naming import CONTAINS, SEAT_TINTS, TINTS, domino_id, domino_label, name_of
from taphouse.games.six_pack.view import Domino, Drink


@lru_cache(maxsize=8192)
def drink(x: int, y: int, number: int, skin: int, marks: tuple[str, ...]) -> Drink:
    """Show a card on a cell; from 6 on the number is that of a pink one."""
    letter = DRINKS[number % 6]
    name = name_of(number % 6, skin)
    pink = number >= 6
    return Drink(
        id=f"{letter}@{x},{y}",
        label=f"{name} at {x},{y}",
        face=letter,
        note=f"{name}, pink" if pink else name,
        tint=TINTS[number % 6],
        marks=marks,
        x=x,
        y=y,
        kind=LETTERS[number % 3],
        drink=letter,
        name=name,
        contains=CONTAINS[number % 6],
        pink=pink,
    )


@lru_cache(maxsize=512)
def domino(seat: int, number: int, skin: int) -> Domino:
    """Show a domino of a seat."""
    name = DOMINO_NAMES[number]
    return Domino(
        id=domino_id(seat, number),
        label=domino_label(number, skin),
        face=name,
        note=COLOURS[seat],
        tint=SEAT_TINTS[seat],
        seat=seat,
        bottle=name[0],
        mix=name[1],
        colour=COLOURS[seat],
    )


def dominoes(seat: int, held: int, skin: int) -> list[Domino]:
    """Show a set of dominoes."""
    return [domino(seat, number, skin) for number in members(held)]
