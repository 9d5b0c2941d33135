"""Any game by name, installed or not."""

from importlib import import_module

from taphouse.core.game import Game
from taphouse.core.registry import find_game


def find(name: str) -> Game:
    """Find an installed game by its id, or any other by its package, which has a dot in its name."""
    if "." not in name:
        return find_game(name)
    game: Game = import_module(f"{name}.game").GAME
    return game
