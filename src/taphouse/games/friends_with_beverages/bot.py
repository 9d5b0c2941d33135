"""The smallest player that knows what it is here for."""

from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.view import View

FIRST = ("serve", "rush", "install", "take", "accept", "bottle no", "nose 1", "no")
"""What it likes best, by the first words of a move."""


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Serve, install and take what can be had; otherwise anything."""
        for words in FIRST:
            liked = [move for move in view.moves if f"{move.text} ".startswith(f"{words} ")]
            if liked:
                return Move(liked[self.rng.below(len(liked))].move)
        return Move(view.moves[self.rng.below(len(view.moves))].move) if view.moves else None
