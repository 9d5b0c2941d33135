"""The contract of a player that is no person."""

from mypy_extensions import mypyc_attr

from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits on one seat for one game, and plays on possible worlds.

    A *world* is a state in which everything that the seat cannot know was dealt anew. A bot may look at
    anything there: what it learns of others is chance. With equal chance of its own it chooses the same
    in every world of the same moment, unless it ``samples``.
    """

    def __init__(self, rng: Rng, strength: int = 100) -> None:
        self.rng = rng
        """The bot's own chance, apart from the game's."""
        self.strength = strength
        """From 0 to 100: how seldom it slips."""
        self.hears = False
        """Whether it remembers: ``hear`` then gets the whole story, fact by fact."""
        self.samples = False
        """Whether it tries out worlds, so that its choice may hang on which ones came up."""

    def hear(self, facts: list[Fact]) -> None:
        """Take note of what happened since it heard last, as the seat may know it."""

    def forget(self) -> None:
        """Remember nothing of the story: the past has changed, and is told again from the deal on."""

    def ponders(self, world: State, seat: Seat) -> float:
        """Say how many times as long as usual a person would think here; called before ``choose``, and quick.

        Where bots play among themselves, nobody waits.
        """
        return 1.0

    def choose(self, world: State, seat: Seat) -> Move | None:
        """Pick one of the seat's moves; None leaves an optional move alone while the seat is not awaited.

        The world is the bot's own: it may play on in it. Only a game's own bots leave it as it is, since search
        asks them in thought.
        """
        raise NotImplementedError

    def is_honour(self, world: State, seat: Seat) -> bool:
        """Whether the question is about the person, who alone knows the answer: there is no advice for that."""
        return False

    def why(self, world: State, seat: Seat, move: Move) -> Fact | None:
        """Say why it chose that move, right after ``choose`` and for the same moment; None if it has no reason to give.

        What it says is for whoever sits there: nothing in it is known only to others.
        """
        return None
