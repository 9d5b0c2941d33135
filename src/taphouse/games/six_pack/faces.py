"""Cards and dominoes as they are shown: by their notation, as all else about them stands in the catalogue."""

from functools import lru_cache

from taphouse.core.bits import members
from taphouse.core.view import Item
from taphouse.games.six_pack.cards import DRINKS
from taphouse.games.six_pack.catalogue import domino_id


@lru_cache(maxsize=8192)
def drink(x: int, y: int, number: int, *, fresh: bool) -> Item:
    """Show a card on a cell; from 6 on the number is that of a pink one."""
    marks = (*(("pink",) if number >= 6 else ()), *(("new",) if fresh else ()))
    return Item(id=DRINKS[number % 6], marks=marks, cell=f"{x},{y}")


@lru_cache(maxsize=512)
def domino(seat: int, number: int) -> Item:
    """Show a domino of a seat."""
    return Item(id=domino_id(seat, number))


def dominoes(seat: int, held: int) -> list[Item]:
    """Show a set of dominoes."""
    return [domino(seat, number) for number in members(held)]
