"""A player that keeps the table near its own six-pack and away from those of others."""

from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.view import View


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Pick a move."""
        return Move(view.moves[self.rng.below(len(view.moves))].move) if view.moves else None
