"""What search is told of Last Call: a round is played to its end, and nobody who thinks forgets to cry."""

from typing import cast, final

from mypy_extensions import i64

from taphouse.core.bits import members
from taphouse.core.bot import Bot
from taphouse.core.judge import Judge, share_of
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.last_call.rules.calls import CATCH
from taphouse.games.last_call.rules.state import State
from taphouse.games.last_call.thinking.cries import with_cries


@final
class RoundJudge(Judge):
    """Looks who has won when the round is over."""

    def __init__(self) -> None:
        super().__init__()
        self.pace = 1000
        self.round: i64 = 0

    def begin(self, world: AnyState, seat: Seat, house: Bot) -> None:
        """Remember which round it is."""
        self.round = cast("State", world).round

    def candidates(self, world: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        """LC-040, LC-060: a card is played with all that is to be cried; catching is left to the house bot."""
        table = cast("State", world)
        return [move for move in moves if table.book.verbs[move] is not CATCH and with_cries(table, seat, move) == move]

    def stops(self, state: AnyState) -> bool:
        """Stop before the next round is played."""
        return cast("State", state).round != self.round

    def value(self, state: AnyState, seat: Seat) -> float:
        """LC-080: whoever went out has won the round; of a match each round counts by itself."""
        table = cast("State", state)
        winners = members(table.last_winners)
        return share_of(winners, seat) if winners else 1.0 / state.seats
