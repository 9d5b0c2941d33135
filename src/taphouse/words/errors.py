"""What an error says, for whoever meets it outside of a table."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from taphouse.core.errors import TaphouseError
from taphouse.words.languages import ENGLISH, table_of
from taphouse.words.words import Catalogue, Words


def sentence(error: TaphouseError, language: str = ENGLISH) -> str:
    """Say what an error is about; pieces of a game are called as at a table with the usual options."""
    words = Words(table_of(error.package, language), _pieces(error.package), language=language)
    key = str(error.fact["say"])
    return words.say(error.fact) if words.has(key) else key


@cache
def _pieces(package: str) -> Catalogue:
    if find_spec(f"{package}.meta") is None:
        return {}
    game = import_module(f"{package}.game").GAME
    return game.catalogue(game.house(game.meta.seats_best, {}))  # type: ignore[no-any-return]
