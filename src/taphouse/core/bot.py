"""The contract of a player that is no person."""

from taphouse.core.facts import Fact
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.core.view import View


class Bot:
    """Sits on one seat for one game and knows only what its seat is shown."""

    watches = False
    """Whether ``see`` wants every view of the seat, not only those in which it may move."""

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        self.rng = rng
        """The bot's own chance, apart from the game's."""
        self.strength = strength
        """From 0 to 100: how seldom it slips."""

    def see(self, view: View) -> None:
        """Take note of what happened."""

    def ponders(self, view: View) -> float:
        """Say how many times as long as usual a person would think here; called before ``choose``, and quick.

        Where bots play among themselves, nobody waits.
        """
        return 1.0

    def choose(self, view: View) -> Move | None:
        """Pick one of ``view.moves``; None leaves an optional move alone while the seat is not awaited."""
        raise NotImplementedError

    def is_honour(self, view: View) -> bool:
        """Whether the question is about the person, who alone knows the answer: there is no advice for that."""
        return False

    def why(self, view: View, move: Move) -> Fact | None:
        """Say why it chose that move, right after ``choose`` and for the same view; None if it has no reason to give.

        What it says is for whoever sits there: nothing in it is known only to others.
        """
        return None
