"""The catalogue of a table: what never changes about its pieces. It is written once, and named by its hash."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

import msgspec

from taphouse.core.game import Game
from taphouse.core.house import Value

KEPT: Final = 256
"""For so many different houses the catalogues are kept."""
NAME_LETTERS: Final = 16


def catalogue(game: Game, house: Mapping[str, Value]) -> tuple[str, bytes]:
    """The name and the bytes of the catalogue of a table with these options."""
    return _written(game, tuple(house.items()))


@lru_cache(maxsize=KEPT)
def _written(game: Game, house: tuple[tuple[str, Value], ...]) -> tuple[str, bytes]:
    data = msgspec.json.encode(game.catalogue(dict(house)), order="sorted")
    return sha256(data).hexdigest()[:NAME_LETTERS], data
