"""What search is told of Six-Pack: points, and how near everybody is to the next one."""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, hope_of, share_of
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.six_pack.bot import worth
from taphouse.games.six_pack.rules.looking import CHECK
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.thinking.distance import PLACES, distance
from taphouse.games.six_pack.thinking.thought import NEVER, Thought

FIELD: Final = 6
"""So many moves deserve a look: those that the house bot likes best."""
A_CARD: Final = 0.15
"""What part of a point each card costs that is wrong or missing in the own six-pack."""
LEAD: Final = 1.25
"""So many points are a clear lead."""


@final
class TurnJudge(Judge):
    """Looks at points and the table once everybody has been host."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 75

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Everybody is host once."""
        self.turns = world.seats

    def candidates(self, world: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves that the house bot likes best; to look for a six-pack is left to it."""
        table = cast("State", world)
        if table.step is CHECK:
            return []
        if len(moves) <= FIELD:
            return moves
        thought = Thought(table, seat)
        ranked: list[tuple[int, int]] = []
        for move in moves:
            verb = table.book.verbs[move]
            ranked.append((int(worth(thought, verb, i64(move) - verb.first, NEVER)), int(move)))
        ranked.sort()
        return [Move(move) for _, move in ranked[:FIELD]]

    def value(self, state: AnyState, seat: Seat) -> float:
        """SP-090: the win, once it is settled; until then points, and how near the next one is."""
        outcome = state.outcome()
        if outcome is not None:
            winners = outcome.winners()
            return share_of(winners, seat) if winners else 1.0 / state.seats
        table = cast("State", state)
        return hope_of([stands(table, other) for other in range(table.n)], seat, LEAD)


def stands(table: State, seat: i64) -> float:
    """Points, less what is missing to the next one."""
    far: i64 = max(0, distance(table.board, table.hands[seat]))
    return float(table.points[seat]) - A_CARD * float(far) / float(PLACES)
