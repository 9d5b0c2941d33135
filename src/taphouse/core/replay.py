"""A replay: the states of a game after any number of its moves."""

from taphouse.core.record import play_row
from taphouse.core.state import State
from taphouse.core.table import Table


class Replay:
    """The states of one table by number of moves. Some are kept, and the others are played again from there."""

    def __init__(self, table: Table, every: int = 1) -> None:
        """Take the table, and after how many moves a state is kept."""
        self.table = table
        self.every = every
        record = table.record
        self._kept: list[State] = [table.game.deal(len(record.seats), record.house, table.chance())]
        """After 0, ``every``, twice ``every`` ... moves."""

    def state_at(self, number: int) -> State:
        """Give the state after that number of moves, for nobody to change."""
        while len(self._kept) * self.every <= number:
            first = (len(self._kept) - 1) * self.every
            self._kept.append(self._played(self._kept[-1], first, first + self.every))
        kept = number // self.every
        first = kept * self.every
        return self._kept[kept] if first == number else self._played(self._kept[kept], first, number)

    def _played(self, state: State, first: int, last: int) -> State:
        state = state.copy()
        for row in self.table.record.moves[first:last]:
            play_row(self.table.game, state, row)
        return state

    def cut(self, table: Table) -> None:
        """Go on with a table from which moves were taken back."""
        self.table = table
        del self._kept[len(table.record.moves) // self.every + 1 :]
