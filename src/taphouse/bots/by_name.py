"""Bots by name: the players that can sit down to a game, and those that strangers bring along."""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from taphouse.bots.random_bot import RandomBot
from taphouse.bots.search import Search
from taphouse.core.bot import Bot
from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.game import Game
from taphouse.core.house import whole
from taphouse.core.levels import STRONG
from taphouse.core.meant import meant_or_known
from taphouse.core.rng import Rng
from taphouse.core.words import said

HOUSE_BOT = "house"
"""The game's own bot, which sits down by default."""
RANDOM = "random"
SEARCH = "search"
"""Tries its moves out; what stands behind its name is its budget in milliseconds."""
MOST = 100
"""The greatest strength."""
LONGEST = 10_000
"""The greatest budget."""
GROUP = "taphouse.bots"
"""The entry point by which an installed package brings bots along."""


Who = str | type[Bot]
"""A bot as it is called for: by name, or its class."""

Kind = Callable[..., Bot]
"""A kind of bot: makes one of its chance and, if that is told, its strength."""


def bots_of(game: Game) -> dict[str, Kind]:
    """Give every bot of ours that can sit down to a game, by name."""
    return {**game.bots, RANDOM: RandomBot, SEARCH: partial(Search, game)}


def find_bot(game: Game, name: str) -> Kind:
    """Find a bot by its name: one of ours, one of an installed package, or ``package:Class``."""
    known = bots_of(game)
    if name in known:
        return known[name]
    entries = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if name in entries or ":" in name:
        return load_bot(entries.get(name, name))
    unknown = said.no_such_bot(title=typed(game.meta.title), name=quoted(name))
    raise TaphouseError(followed(unknown, meant_or_known(name, sorted({*known, *entries}))))


def is_installed(game: Game, text: str) -> bool:
    """Whether a bot is called for that is here already; any other would be imported from wherever it lies."""
    name = text.partition(":")[0]
    return text in game.levels or name in bots_of(game) or name in {entry.name for entry in entry_points(group=GROUP)}


def look_in(folder: Path) -> None:
    """Let modules of a folder be found, after all that is installed."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def load_bot(text: str) -> type[Bot]:
    """Import a stranger's bot, ``package.module:Class``, from what is installed or lies in this folder."""
    module, _, name = text.partition(":")
    look_in(Path.cwd())
    try:
        found = getattr(import_module(module), name)
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise TypeError(f"{name} is no Bot")  # noqa: TRY301  wrong like anything else that is
    except Exception as error:
        why = f"{type(error).__name__}: {error}".rstrip(".")
        raise TaphouseError(said.broken_bot(name=quoted(text), error=typed(why))) from error
    return found


def name_of(who: Who) -> str:
    """Write down who was called for."""
    return who if isinstance(who, str) else f"{who.__module__}:{who.__qualname__}"


def make_bot(game: Game, who: Who, rng: Rng) -> Bot:
    """Let a bot sit down as it is called for: see ``read_bot``."""
    if not isinstance(who, str):
        return who(rng)
    kind, strength = read_bot(game, who)
    return kind(rng, strength)


def read_bot(game: Game, text: str) -> tuple[Kind, int]:
    """Read a bot and its strength: ``house``, ``house:50``, ``house:easy``, ``search:200``, ``package:Class:50``.

    A level alone is the game's own bot.
    """
    if text in game.levels:
        return find_bot(game, HOUSE_BOT), game.levels[text]
    name, colon, strength = text.rpartition(":")
    if name == SEARCH:
        return find_bot(game, SEARCH), read_budget(strength)
    if not colon:
        return find_bot(game, text), game.levels[STRONG]
    if ":" not in name and name not in bots_of(game) and strength.isidentifier():
        return find_bot(game, text), game.levels[STRONG]
    return find_bot(game, name), read_strength(game, strength)


def read_strength(game: Game, text: str) -> int:
    """Read the name of a level, or a number from 0 to 100."""
    if text in game.levels:
        return game.levels[text]
    number = whole(text)
    if number is None or not 0 <= number <= MOST:
        raise TaphouseError(said.no_bot_of_level(name=quoted(text), known=[typed(name) for name in game.levels]))
    return number


def read_budget(text: str) -> int:
    """Read how many milliseconds search has for a decision."""
    number = whole(text)
    if number is None or not 1 <= number <= LONGEST:
        raise TaphouseError(said.no_such_budget(given=quoted(text), most=LONGEST))
    return number
