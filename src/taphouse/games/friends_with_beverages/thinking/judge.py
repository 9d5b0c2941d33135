"""What search is told of Friends with Beverages: how everybody stands when their turn comes again."""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, hope_of, share_of
from taphouse.core.moves import Seat
from taphouse.core.state import State as AnyState
from taphouse.games.friends_with_beverages.rules.ending import ends_by_serving, points_of
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook

SERVED: Final = 3.0
"""Draws that it is worth to have served a guest, and for each of its points: a guest who waits is worth less."""
A_POINT: Final = 0.3
LEAD: Final = 4.0
"""So many draws are a clear lead, and in the last turns so many points."""
RIVALS: Final = 0.3
"""What part of the luck of others counts, as long as nobody ends the game: one can do little about it."""


@final
class TurnJudge(Judge):
    """Looks at guests and hands once everybody has had a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 190
        self.before: list[float] = []
        """How everybody stood before; nothing in the last turns, which are about points."""

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Everybody has one turn."""
        self.turns = world.seats
        table = cast("State", world)
        self.before = [] if is_last(table) else [stands(table, other) for other in range(table.n)]

    def value(self, state: AnyState, seat: Seat) -> float:
        """FWB-134: the win, once it is settled; until then what everybody has and can hope for."""
        outcome = state.outcome()
        if outcome is not None:
            return share_of(outcome.winners(), seat)
        table = cast("State", state)
        hopes = [stands(table, other) for other in range(table.n)]
        if len(self.before) > 0 and not is_last(table):
            for other in range(len(hopes)):
                if other != seat:
                    hopes[other] = self.before[other] + RIVALS * (hopes[other] - self.before[other])
        return hope_of(hopes, seat, LEAD)


def is_last(table: State) -> bool:
    """FWB-131 to FWB-133: whether everybody has at most one turn left."""
    return ends_by_serving(table) or table.guests.gone


def stands(table: State, seat: i64) -> float:
    """What a seat has served, and how well it stands with the rest; in its last turn only points count."""
    outlook = Outlook(table, seat)
    points = float(points_of(table, seat))
    if is_last(table):
        return points + outlook.now
    return SERVED * float(count(table.guests.served[seat])) + A_POINT * points + outlook.now
