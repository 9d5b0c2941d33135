"""A process that thinks for bots which search: a world comes in, a move goes out; it remembers nothing.

It is told no more than the bot may know: a world of its seat, what that seat has heard, and a budget.
"""

import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import cast

import msgspec
from msgspec import Struct

from taphouse.bots.by_name import SEARCH, find_bot
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.rng import make_rng, seed_from

KINDNESS = 10
"""People's moves come first."""
MEMORY = 1 << 30
"""Bytes that it may take."""


class Question(Struct):
    """What is to be thought about, as one line of JSON."""

    package: str
    """Where the game lies."""
    world: dict[str, object]
    """A position in which everything that the seat cannot know was dealt anew."""
    seat: int
    heard: list[Fact]
    """The story of the seat, for a bot that remembers."""
    budget: int
    chance: str


def answer(question: Question) -> int | None:
    """Think."""
    game = cast("Game", import_module(f"{question.package}.game").GAME)
    bot = find_bot(game, SEARCH)(make_rng("quick", seed_from(question.chance)), question.budget)
    bot.hear(question.heard)
    return bot.choose(game.from_position(question.world), Seat(question.seat))


def be_modest() -> None:
    """Take no more than a worker may, where the system has a word for that."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  not on Windows

        os.nice(KINDNESS)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """Answer line by line, until nobody asks any more."""
    be_modest()
    for line in sys.stdin.buffer:
        move = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(move) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
