"""Coasters with planted bugs, to see whether the kit notices, and by which law."""

from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.rules import State
from taphouse.testing.kit import conform


class ByTheList(State):
    """Makes the moves that ``legal_moves`` lists, so that a bug planted there is a bug of the rules."""

    def apply(self, seat: Seat, move: Move) -> None:
        """Make a move."""
        if move not in self.legal_moves(seat):
            raise self.why_not(seat, move)
        super().apply(seat, move)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of them."""
        moves = self.legal_moves(seat)
        return moves[rng.below(len(moves))]


class Mutants(dict[str, tuple[str, Coasters, int]]):
    """Mutants by name, each with the law that must catch it, and how many seats it takes."""

    def caught_by(self, law: str, *mutants: type[State] | type[Coasters], seats: int = 3) -> None:
        """Enter mutants under a law: States with a bug, or games with one."""
        for mutant in mutants:
            game = mutant if issubclass(mutant, Coasters) else type(mutant.__name__, (Coasters,), {"kind": mutant})
            self[mutant.__name__] = law, game(), seats

    def law_that_catches(self, name: str) -> str:
        """Play a mutant until a law is broken; tell which."""
        _, game, seats = self[name]
        try:
            conform(game, seats, games=4)
        except Broken as broken:
            return broken.law
        return "no law"
