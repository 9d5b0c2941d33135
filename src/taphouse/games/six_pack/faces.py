"""Cards and dominoes as they are shown."""

from functools import lru_cache

from taphouse.core.bits import members
from taphouse.games.six_pack.cards import COLOURS, DOMINO_NAMES, DRINKS, LETTERS
from taphouse.games.six_pack.catalogue import domino_id
from taphouse.games.six_pack.view import Domino, Drink


@lru_cache(maxsize=8192)
def drink(x: int, y: int, number: int, *, fresh: bool) -> Drink:
    """Show a card on a cell; from 6 on the number is that of a pink one."""
    letter = DRINKS[number % 6]
    cell = f"{x},{y}"
    pink = number >= 6
    return Drink(
        id=f"{letter}@{cell}",
        marks=(*(("pink",) if pink else ()), *(("new",) if fresh else ())),
        cell=cell,
        x=x,
        y=y,
        kind=LETTERS[number % 3],
        drink=letter,
        pink=pink,
    )


@lru_cache(maxsize=512)
def domino(seat: int, number: int) -> Domino:
    """Show a domino of a seat."""
    name = DOMINO_NAMES[number]
    return Domino(id=domino_id(seat, number), seat=seat, bottle=name[0], mix=name[1], colour=COLOURS[seat])


def dominoes(seat: int, held: int) -> list[Domino]:
    """Show a set of dominoes."""
    return [domino(seat, number) for number in members(held)]
