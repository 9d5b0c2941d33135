"""Earlier states of a game, quickly: kept after every so many moves, replayed from there."""

from collections.abc import Sequence

from taphouse.core.game import Game
from taphouse.core.moves import Seat
from taphouse.core.record import MoveRow
from taphouse.core.state import State


class Replay:
    """The states of one game by number of moves."""

    def __init__(self, game: Game, dealt: State, every: int) -> None:
        self.game = game
        self.every = every
        self._kept: list[State] = [dealt]
        """After 0, ``every``, twice ``every`` ... moves."""

    def state_at(self, rows: Sequence[MoveRow], number: int) -> State:
        """Give the state after the first so many of the rows, for nobody to change."""
        while (len(self._kept)) * self.every <= number:
            first = (len(self._kept) - 1) * self.every
            self._kept.append(self._played(self._kept[-1], rows[first : first + self.every]))
        first = number // self.every * self.every
        return self._played(self._kept[number // self.every], rows[first:number])

    def _played(self, state: State, rows: Sequence[MoveRow]) -> State:
        state = state.copy()
        for row in rows:
            state.apply(Seat(row.seat), self.game.read_move(row.text))
        return state

    def cut(self, number: int) -> None:
        """Forget the states after more moves than that."""
        del self._kept[number // self.every + 1 :]
