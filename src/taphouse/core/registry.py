"""The games that are installed here, found by the entry point ``taphouse.games``.

An entry names a package with a ``meta`` module (META, loadable without the rules) and a ``game``
module (GAME). Our games come in by the same door as a stranger's.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from taphouse.core.errors import UnknownGame
from taphouse.core.game import Game, Meta

GROUP = "taphouse.games"


@cache
def _packages() -> dict[str, str]:
    return {entry.name: entry.value for entry in sorted(entry_points(group=GROUP))}


@cache
def list_games() -> tuple[Meta, ...]:
    """Give the cards of all games, without loading their rules."""
    metas: list[Meta] = [import_module(f"{package}.meta").META for package in _packages().values()]
    return tuple(sorted(metas, key=lambda meta: meta.title))


def find_game(name: str) -> Game:
    """Load a game by its id."""
    package = _packages().get(name)
    if package is None:
        raise UnknownGame(f"There is no game called {name!r}. There are: {', '.join(_packages())}.")
    game: Game = import_module(f"{package}.game").GAME
    return game
