"""Taphouse: six drinks-themed tabletop games under one roof."""

from taphouse.core.registry import find_game, list_games

__all__ = ["find_game", "list_games"]
