"""A player that picks any of its moves."""

from typing import final

from taphouse.core.bot import Bot
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State


@final
class RandomBot(Bot):
    """Plays anything legal; leaves optional moves alone nine times out of ten."""

    def choose(self, world: State, seat: Seat) -> Move | None:
        """Pick a move by chance."""
        if seat not in world.to_act() and self.rng.below(10) != 0:
            return None
        return world.random_move(seat, self.rng)
