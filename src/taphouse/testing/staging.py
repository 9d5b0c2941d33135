"""Tables that the tests of a game set up in words, and chance that holds still at them."""

from typing import ClassVar, Self, cast

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick, Rng
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.view import View
from taphouse.words.at_table import explained
from taphouse.words.languages import words_of
from taphouse.words.speaking import spoken
from taphouse.words.words import Words


class Orderly(Rng):
    """Chance that changes nothing: a pile that it shuffles stays in its order, and of several the last is picked."""

    def below(self, n: i64) -> i64:
        """Give the highest number."""
        return n - 1

    def copy(self) -> "Orderly":
        """Give another like this."""
        return type(self)()

    def position(self) -> dict[str, object]:
        """Write down any generator: what it holds never matters."""
        return Quick(0).position()


class Lowest(Orderly):
    """Chance that always gives the lowest number: the bottom card of a pile comes to its top."""

    def below(self, n: i64) -> i64:
        """Give nothing at all."""
        return n - n


class Stage:
    """A table that was set up in words; a game adds what its tests ask about it."""

    game: ClassVar[Game]
    people: ClassVar = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo", "Gus", "Hal")

    def __init__(self, state: State, chance: Rng | None = None) -> None:
        """Set a table up; with its own chance, and as if nothing had happened before."""
        self.state = state
        if chance is not None:
            state.rng = chance
            state.events = []

    @classmethod
    def dealt(cls, seats: int, rng: Rng | None = None, **house: Value) -> Self:
        """Deal a table by given chance, listened to from the deal on."""
        return cls(cls.game.deal(seats, cls.game.house(seats, house), rng or Quick(1), listen=True))

    @property
    def names(self) -> tuple[str, ...]:
        """The people at this table."""
        return self.people[: self.state.seats]

    @property
    def waits_for(self) -> list[int]:
        """The seats that are asked."""
        return [int(seat) for seat in self.state.to_act()]

    @property
    def winners(self) -> list[int] | None:
        """Who won the game, or None while it goes on."""
        outcome = self.state.outcome()
        return None if outcome is None else outcome.winners()

    def play(self, seat: int, *texts: str) -> None:
        """Make moves of one seat, one after the other."""
        for text in texts:
            self.state.apply(Seat(seat), self.game.read_move(text))

    def moves(self, seat: int) -> list[str]:
        """List what is open to a seat."""
        return [self.game.write_move(move) for move in self.state.legal_moves(Seat(seat))]

    def story(self, seat: int | None = None) -> list[str]:
        """Tell what has happened since the table was set up, as a seat or a spectator hears it."""
        words = self.words(seat)
        return [words.say(fact) for fact in told(self.game, self.state.events or [], eyes_of(seat), self.names)]

    def words(self, seat: int | None = None) -> Words:
        """Give the words of this table for a seat or a spectator."""
        house = cast("dict[str, Value]", self.state.position()["house"])
        return words_of(self.game, seat, self.names, catalogue=self.game.catalogue(house))

    def look(self, seat: int | None = None) -> View:
        """Show the table to a seat or a spectator, with words."""
        return spoken(self.seen(seat), self.words(seat))

    def seen(self, seat: int | None = None) -> View:
        """Show the same without words, as it is sent."""
        return self.game.view(self.state, eyes_of(seat), self.names)

    def refusal(self, seat: int, move: str | int) -> IllegalMove:
        """Try what is not allowed; nothing may change."""
        before = self.game.position(self.state)
        number = Move(move) if isinstance(move, int) else self.game.read_move(move)
        try:
            self.state.apply(Seat(seat), number)
        except IllegalMove as refused:
            assert self.game.position(self.state) == before, "a refused move has changed the table"
            return explained(refused, words_of(self.game, catalogue=self.words().catalogue))
        raise AssertionError(f"{move!r} was not refused")


def eyes_of(seat: int | None) -> Seat | None:
    """Say who looks: a seat, or a spectator."""
    return None if seat is None else Seat(seat)
