"""A move that is tried out, and what it gains beside another one."""

from math import sqrt
from typing import Final, final

from taphouse.core.moves import Move

SURE: Final = 1e-9
"""Where all worlds agree there is no doubt, but nothing is gained by nothing either."""


@final
class Trial:
    """The difference that a move makes, world by world."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.worlds = 0
        """In how many it was tried."""
        self._sum = 0.0
        self._squares = 0.0

    def add(self, gain: float) -> None:
        """Note what it gained in one more world."""
        self.worlds += 1
        self._sum += gain
        self._squares += gain * gain

    def gain(self) -> float:
        """What it gains on the average."""
        return self._sum / self.worlds

    def doubt(self) -> float:
        """The standard error of that."""
        if self.worlds < 2:
            return 1.0
        mean = self.gain()
        spread = self._squares / self.worlds - mean * mean
        return sqrt(max(0.0, spread) / (self.worlds - 1)) + SURE
