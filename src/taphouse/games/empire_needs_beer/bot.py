"""A player that reads a view."""

from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.view import View


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Pick any move."""
        if not view.moves:
            return None
        return Move(view.moves[self.rng.below(len(view.moves))].move)
