"""The game as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import cast

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.house import Option, Value
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.testing.coasters import view
from taphouse.testing.coasters.meta import META
from taphouse.testing.coasters.rules import BOOK, MOVES, TAKE_BACK, State


class HighBot(Bot):
    """Plays its highest coaster."""

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Pick the highest; never take a choice back."""
        moves = [move for move in world.legal_moves(seat) if move != TAKE_BACK]
        return max(moves) if moves else None


class Coasters(Game):
    """Coasters, all of it."""

    meta = META
    options = (
        Option("hand", (2, 3, 4), default=3, rule="CO-001"),
        Option("target", span=(2, 5), default=3, rule="CO-006", worth=(2, 3, 4, 5)),
    )
    move_count = MOVES
    longest = 200
    bots = {"house": HighBot}
    gentle = {"target": 2}
    package = "taphouse.testing.coasters"
    kind: type[State] = State
    """What is dealt: a variation has a State of its own."""

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Shuffle and deal."""
        state = self.kind(seats, dict(house), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def write_move(self, move: Move) -> str:
        """Write a move in notation."""
        return BOOK.write(move)

    def read_move(self, text: str) -> Move:
        """Read a move from notation."""
        return Move(BOOK.read(text))

    def view(self, state: AnyState, seat: Seat | None, names: Sequence[str] = ()) -> View:
        """Show the table."""
        return view.show(cast("State", state), seat)

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        """Tell something that happened."""
        return view.told(event, seat)

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """What never changes about the coasters."""
        return view.CATALOGUE

    def pieces(self, state: AnyState) -> list[str]:
        """List the coasters, wherever they are, and those that were played."""
        state = cast("State", state)
        return [str(c) for c in [*state.pile, *(c for hand in state.hands for c in hand), *state.played]]

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild a state."""
        state = self.kind(seats, dict(house), rng)
        state.restore(data)
        return state


GAME = Coasters()
