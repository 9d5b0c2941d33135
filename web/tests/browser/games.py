"""How each game is played in the browser: its own ``tests/browser/playing.py`` knows.

What that must have, and may have, is a ``Player``.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from re import Pattern
from typing import Protocol, cast

import pytest
from playwright.sync_api import Locator, Page

from taphouse.core.house import Value
from taphouse.core.registry import find_game, list_games


class Player(Protocol):
    """How a game is played."""

    SCENES: Sequence[str]
    """What is asked at its table: something that comes up every turn, something that needs much room."""

    def answer(self, page: Page, /) -> None:
        """Answer whatever is asked."""


class Opener(Player, Protocol):
    """A game that begins with a question that lies over the seats."""

    def opening(self, page: Page, /) -> Locator:
        """Find the answers to that question."""


class Finisher(Player, Protocol):
    """A game that is played to its end here, with everything that comes after."""

    SOON_OVER: tuple[int, Mapping[str, Value]]
    """The seats and the house of a game that is soon over."""
    UNIQUE: Pattern[str]
    """The names that only one card has."""


def player_of(game: str) -> Player:
    """Find out how a game is played."""
    return cast("Player", import_module(f"{find_game(game).package}.tests.browser.playing"))


def finisher_of(game: str) -> Finisher:
    """Find out how a game is played to its end."""
    return cast("Finisher", player_of(game))


def opener_of(game: str) -> Opener | None:
    """Find out how a game begins, if it begins with a question."""
    return cast("Opener", player_of(game)) if hasattr(player_of(game), "opening") else None


def _each(games: Iterable[str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", list(games))


ALL = [meta.id for meta in list_games()]
EVERY_GAME = _each(ALL)
EVERY_FINISHER = _each(game for game in ALL if hasattr(player_of(game), "SOON_OVER"))
