"""A stand-in until the real one."""

from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.view import View


class HouseBot(Bot):
    """Sits down by default."""

    def choose(self, view: View) -> Move | None:
        """Pick anything."""
        return Move(view.moves[self.rng.below(len(view.moves))].move)
