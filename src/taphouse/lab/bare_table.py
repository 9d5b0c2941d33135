"""A game in progress without record and story."""

from mypy_extensions import mypyc_attr

from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, NOBODY, Event, Move, Seat
from taphouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class BareTable:
    """Just enough of a table for the lab to count games."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.names = [f"Seat {seat + 1}" for seat in range(state.seats)]
        self.began = state.whose_turn()
        """Who took the first turn; NOBODY as long as there was none."""
        self.made = 0
        """How many moves there were."""
        self.decisions = 0
        """How many of them people would have made: all but those of the house."""
        self.moments = 0
        """The same, but a question that several answer at once counts once: they think at the same time."""
        self.turns = 0
        """How often it became somebody else's turn."""
        self._latest = self.began

    @property
    def events(self) -> list[Event]:
        """Everything that happened, if somebody listens."""
        return self.state.events or []

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move."""
        several = len(self.state.to_act()) > 1
        self.state.apply(seat, move)
        self.made += 1
        if seat != HOUSE:
            self.decisions += 1
            self.moments += not several
        turn = self.state.whose_turn()
        if turn != self._latest:
            self._latest = turn
            self.turns += turn != NOBODY
        if self.began == NOBODY:
            self.began = turn
