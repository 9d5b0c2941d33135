"""Choosing among the moves that are open."""

from typing import final

from mypy_extensions import i64

from taphouse.core.step import Moves, Verb
from taphouse.games.friends_with_beverages.thinking.worth import NEVER


@final
class Best:
    """The best of several moves, the first one among equals."""

    def __init__(self, move: i64 = -1, value: float = NEVER) -> None:
        self.move = move
        self.value = value

    def weigh(self, move: i64, value: float) -> None:
        """Take this one if it is better."""
        if value > self.value or self.move < 0:
            self.move = move
            self.value = value


def offered(moves: Moves, verb: Verb) -> list[int]:
    """The open moves of a verb, counted from its first."""
    found: list[int] = []
    for at in range(moves.size):
        number = moves.numbers[at] - verb.first
        if 0 <= number < verb.size:
            found.append(int(number))
    return found
