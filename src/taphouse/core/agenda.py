"""Steps still to be carried out, the next one on top.

Nested effects (an interrupt inside a refill inside a draw) push the steps that follow them and
return; the game's ``apply`` works the agenda off until somebody has to decide. The agenda is data
in the state, so a state can be copied and written down in the middle of anything.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

_WIDTH: Final = 4


@final
class Agenda:
    """A stack of steps; each is a kind of the game's own and up to three numbers."""

    def __init__(self, like: "Agenda | None" = None) -> None:
        self.steps: vec[i64] = vec[i64]() if like is None else like.steps[:]
        self.size: i64 = 0 if like is None else like.size

    def push(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Put a step on top: it comes before everything that already waits."""
        at = self.size * _WIDTH
        while len(self.steps) < at + _WIDTH:
            self.steps = append(self.steps, 0)
        self.steps[at] = kind
        self.steps[at + 1] = a
        self.steps[at + 2] = b
        self.steps[at + 3] = c
        self.size += 1

    def pop(self) -> tuple[i64, i64, i64, i64]:
        """Take the next step: its kind and three numbers."""
        self.size -= 1
        at = self.size * _WIDTH
        return self.steps[at], self.steps[at + 1], self.steps[at + 2], self.steps[at + 3]

    def clear(self) -> None:
        """Forget everything that waits."""
        self.size = 0

    def copy(self) -> "Agenda":
        """Give an equal agenda, apart from this one."""
        return Agenda(self)

    def listed(self) -> list[list[int]]:
        """Write the steps down, the next one last."""
        return [[int(self.steps[i * _WIDTH + j]) for j in range(_WIDTH)] for i in range(self.size)]

    def fill(self, steps: list[list[int]]) -> None:
        """Replace the contents by steps as ``listed`` wrote them."""
        self.clear()
        for kind, a, b, c in steps:
            self.push(kind, a, b, c)
