"""The contract of a game in progress."""

from mypy_extensions import mypyc_attr

from taphouse.core.moves import NOBODY, Event, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole table, as no seat may see it.

    A game writes a subclass. It is compiled where a C compiler is at hand, and just as valid in
    plain Python.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        """How many seats play."""
        self.rng = rng
        """The chance of this game. It never reaches a view, a story, a refusal or a bot."""
        self.learned = 0
        """Goes up whenever anybody learns something hidden, or does what cannot be taken back.

        Moves that leave it alone can be undone as long as nobody else has acted.
        """
        self.events: list[Event] | None = None
        """What happened, for the story, while somebody listens; None costs a simulation nothing."""

    def to_act(self) -> list[Seat]:
        """List the seats the table waits for: one, several at once, or none when the game is over.

        The house itself, if the table waits for it, comes last.
        """
        raise NotImplementedError

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for, or NOBODY when the game is over."""
        waiting = self.to_act()
        return waiting[0] if waiting else NOBODY

    def whose_turn(self) -> Seat:
        """Name the seat whose turn it is, whoever is asked meanwhile; NOBODY before the first turn.

        As it stands: nobody's, for a game in which all decide together.
        """
        return NOBODY

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List every move open to the seat now, optional ones out of turn included, in a pinned order."""
        raise NotImplementedError

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick ``legal_moves(seat)[rng.below(how many)]``; a game may do so without making the list."""
        moves = self.legal_moves(seat)
        return moves[rng.below(len(moves))]

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move and all that follows by itself, up to the next decision.

        Refuses with IllegalMove and changes nothing if the move is not open to the seat.
        """
        raise NotImplementedError

    def copy(self) -> "State":
        """Give an equal state that shares nothing changeable with this one; nobody listens to it."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, or None while it goes on."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """Write the state down as JSON data, pieces by their notation, so that the game rebuilds it exactly."""
        raise NotImplementedError

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Copy the state with all that the seat (None: a spectator) cannot know dealt anew.

        Whatever the seat does know stays as it is; the future chance is new, too.
        """
        raise NotImplementedError

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell whoever listens that something happened."""
        if self.events is not None:
            self.events.append((kind, a, b, c))
