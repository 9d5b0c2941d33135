"""Bots by name: the players that can sit down to a game."""

from taphouse.bots.random_bot import RandomBot
from taphouse.core.bot import Bot
from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.game import Game
from taphouse.core.meant import meant_or_known
from taphouse.core.words import said

HOUSE_BOT = "house"
"""The game's own bot, which sits down by default."""
RANDOM = "random"


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
