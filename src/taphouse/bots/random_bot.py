"""A player that picks any of its moves."""

from taphouse.core.bot import Bot
from taphouse.core.moves import Move
from taphouse.core.view import View


class RandomBot(Bot):
    """Plays anything legal; leaves optional moves alone nine times out of ten."""

    def choose(self, view: View) -> Move | None:
        """Pick a move by chance."""
        awaited = view.eyes is not None and view.seats[view.eyes].awaited
        if not awaited and self.rng.below(10) != 0:
            return None
        return Move(view.moves[self.rng.below(len(view.moves))].move)
