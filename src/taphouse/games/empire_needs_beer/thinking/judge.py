"""What search is told of The Empire Needs Beer!: how everybody stands when their turn comes again."""

from typing import Final, cast, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, hope_of, share_of
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.empire_needs_beer.bot import valued
from taphouse.games.empire_needs_beer.cards import BASIC
from taphouse.games.empire_needs_beer.rules.ending import score
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.thinking.deck import SAVES, cards_in
from taphouse.games.empire_needs_beer.thinking.outlook import Outlook

FIELD: Final = 5
"""So many moves deserve a look: those that the house bot likes best."""
LEAD: Final = 8.0
"""So much Fame is a clear lead."""
PLAYS_A_TURN: Final = 0.3
"""How often a bought card is played; ``FEWER``: how much less often each further one."""
FEWER: Final = 0.15


@final
class TurnJudge(Judge):
    """Looks at Fame and hopes once everybody has had a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 85

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Everybody has one turn."""
        self.turns = world.seats

    def candidates(self, world: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        """The moves that the house bot likes best."""
        if len(moves) <= FIELD:
            return moves
        table = cast("State", world)
        values = valued(table, seat, table.look_up(seat))
        ranked = sorted([(-values[at], int(moves[at])) for at in range(len(moves))])
        return [Move(move) for _, move in ranked[:FIELD]]

    def value(self, state: AnyState, seat: Seat) -> float:
        """ENB-106: the win, once it is settled; until then what everybody has and can hope for."""
        outcome = state.outcome()
        if outcome is not None:
            return share_of(outcome.winners(), seat)
        table = cast("State", state)
        return hope_of([stands(table, other) for other in range(table.n)], seat, LEAD)


def stands(table: State, seat: i64) -> float:
    """Fame that a seat has, what its barrels promise, and what its bought cards will save."""
    outlook = Outlook(table, seat)
    plays = PLAYS_A_TURN * max(0.0, outlook.turns_left)
    bought = (table.hands[seat] | cards_in(table.draws[seat]) | cards_in(table.discards[seat])) >> BASIC
    saved = 0.0
    while bought != 0 and plays > 0.0:
        saved += SAVES[BASIC + lowest(bought)] * plays
        plays -= FEWER * plays
        bought &= bought - 1
    return float(score(table, seat)) + outlook.promise(outlook.barrels) + saved
