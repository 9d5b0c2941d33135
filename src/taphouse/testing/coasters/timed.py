"""Coasters against the clock: how a game lets the house move by itself.

Time is called after so many seconds of each round; and when all have chosen, the house turns up.
"""

from typing import cast

from taphouse.core.game import Wait
from taphouse.core.moves import Move
from taphouse.core.state import State as AnyState
from taphouse.testing.coasters import rules
from taphouse.testing.coasters.game import Coasters


class State(rules.State):
    """Waits for the house once everybody has chosen."""

    def awaits_house(self) -> bool:
        """CO-007: when everybody has chosen, the house calls time at once."""
        return not self.undecided()


class Timed(Coasters):
    """Coasters with so many seconds for each round."""

    kind = State

    def __init__(self, seconds: float = 20.0) -> None:
        self.seconds = seconds

    def house_waits(self, state: AnyState) -> list[Wait]:
        """CO-007: call time when a round has lasted long enough, however many have chosen meanwhile."""
        state = cast("State", state)
        if not state.over and state.undecided():
            return [Wait(Move(rules.TIME_UP), self.seconds, since=sum(state.won))]
        return super().house_waits(state)
