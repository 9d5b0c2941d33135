"""Bots by name: the players that can sit down to a game."""

from taphouse.bots.random_bot import RandomBot
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
MOST = 100
"""The greatest strength."""


def bots_of(game: Game) -> dict[str, type[Bot]]:
    """Give every bot that can sit down to a game, by name."""
    return {**game.bots, RANDOM: RandomBot}


def find_bot(game: Game, name: str) -> type[Bot]:
    """Find a bot by its name."""
    known = bots_of(game)
    if name not in known:
        unknown = said.no_such_bot(title=typed(game.meta.title), name=quoted(name))
        raise TaphouseError(followed(unknown, meant_or_known(name, sorted(known))))
    return known[name]


def make_bot(game: Game, text: str, rng: Rng) -> Bot:
    """Let a bot sit down as it is called for: see ``read_bot``."""
    kind, strength = read_bot(game, text)
    return kind(rng, strength)


def read_bot(game: Game, text: str) -> tuple[type[Bot], int]:
    """Read a bot and its strength: ``house``, ``house:50``, ``house:easy``; a level alone is the game's own bot."""
    if text in game.levels:
        return find_bot(game, HOUSE_BOT), game.levels[text]
    name, colon, strength = text.partition(":")
    return find_bot(game, name), read_strength(game, strength) if colon else game.levels[STRONG]


def read_strength(game: Game, text: str) -> int:
    """Read the name of a level, or a number from 0 to 100."""
    if text in game.levels:
        return game.levels[text]
    number = whole(text)
    if number is None or not 0 <= number <= MOST:
        raise TaphouseError(said.no_bot_of_level(name=quoted(text), known=[typed(name) for name in game.levels]))
    return number
