"""The games that are installed here, found by the entry point ``taphouse.games``.

An entry names a package with a ``meta`` module (META, loadable without the rules) and a ``game``
module (GAME). Our games come in by the same door as a stranger's.
"""

from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TypeVar

from taphouse.core.errors import BrokenGame, UnknownGame, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.game import Game, Meta
from taphouse.core.meant import meant_or_known
from taphouse.core.words import said

GROUP = "taphouse.games"

Kind = TypeVar("Kind", Game, Meta)


@cache
def _packages() -> dict[str, str]:
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


@cache
def list_games() -> tuple[Meta, ...]:
    """Give the cards of all games, without loading their rules; one whose card cannot be read is left out."""
    metas: list[Meta] = []
    for name in _packages():
        with suppress(BrokenGame):
            metas.append(_load(name, "meta", "META", Meta))
    return tuple(sorted(metas, key=lambda meta: meta.title))


def find_game(name: str) -> Game:
    """Load a game by its id; UnknownGame or BrokenGame."""
    if name not in _packages():
        raise UnknownGame(followed(said.unknown_game(name=quoted(name)), meant_or_known(name, _packages())))
    return _load(name, "game", "GAME", Game)


def load_games() -> tuple[list[Game], list[BrokenGame]]:
    """Load every game, by title; and tell what is wrong with those that cannot be."""
    games: list[Game] = []
    broken: list[BrokenGame] = []
    for name in _packages():
        try:
            games.append(find_game(name))
        except BrokenGame as error:
            broken.append(error)
    return sorted(games, key=lambda game: game.meta.title), broken


def _load(name: str, module: str, thing: str, kind: type[Kind]) -> Kind:
    """Import something of a game. Whatever a stranger's code does wrong then, the others must not suffer."""
    package = _packages()[name]
    try:
        found = getattr(import_module(f"{package}.{module}"), thing)
        if not isinstance(found, kind):
            raise TypeError(f"{thing} is no {kind.__name__}")  # noqa: TRY301  wrong like anything else that is
    except Exception as error:
        why = f"{type(error).__name__}: {error}".rstrip(".")
        broken = said.broken_game(name=quoted(name), module=typed(f"{package}.{module}"), error=typed(why))
        raise BrokenGame(broken) from error
    return found
