"""The decisions of a turn, FWB-022: their seat may also play an event, or go on to the next phase."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.step import Moves, Verb
from taphouse.games.friends_with_beverages.cards import EXHIBITION
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import events
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import Decision, in_hand
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


class OfTurn(Decision):
    """A decision of the active seat in its phase: it may play an event instead, FWB-117, and go on, FWB-023."""

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Ask the active seat."""
        table.step = self
        table.asked = table.active

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Carry out a move of its own."""
        raise NotImplementedError

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Play an event, go on to the next phase, or do what this phase is for."""
        if verb is v.PLAY:
            events.play(table, seat, EXHIBITION + n)
        elif verb is v.DONE:
            table.phase = self.after
        else:
            self.decide(table, seat, verb, n)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-117: why an event cannot be played, or another move not be made."""
        if verb is v.PLAY:
            resource = RESOURCE_REFS[EXHIBITION + int(n)]
            if table.hands.copies(seat, EXHIBITION + n) == 0:
                return IllegalMove("FWB-117", said.event_not_held(resource=resource))
            return IllegalMove("FWB-117", said.nothing_to_find(resource=resource))
        return super().why_not(table, seat, verb, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The event that is played."""
        return in_hand(table, seat, EXHIBITION + n) if verb is v.PLAY else ()


def put_events(table: "State", moves: Moves) -> None:
    """FWB-117: the events that the active seat may play."""
    if events.can_play(table, table.active):
        for i in range(2):
            if table.hands.copies(table.active, EXHIBITION + i) != 0:
                moves.put(v.PLAY.first + i)
