"""Coasters against the clock: how a game lets the house move by itself.

Time is called after so many seconds of each round; and when all have chosen, the house turns up.
"""

from typing import cast

from taphouse.core.game import Wait
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.testing.coasters import rules
from taphouse.testing.coasters.game import Coasters


class State(rules.State):
    """Waits for the house once everybody has chosen."""

    def to_act(self) -> list[Seat]:
        """CO-002: everybody who has not chosen yet; else, CO-007, the house, which calls time at once."""
        return [] if self.over else self.undecided() or [HOUSE]


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
