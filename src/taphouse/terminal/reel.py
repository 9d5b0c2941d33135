"""A record played back: the table after any number of moves, through anybody's eyes."""

from msgspec.structs import replace

from taphouse.core.errors import quoted
from taphouse.core.game import Game
from taphouse.core.house import whole
from taphouse.core.moves import Seat
from taphouse.core.record import Record
from taphouse.core.replay import Replay
from taphouse.core.state import State
from taphouse.core.table import STORY_LINES, Table
from taphouse.core.view import View, Zone
from taphouse.terminal.language import language, refused
from taphouse.terminal.seen import seen
from taphouse.terminal.words import said
from taphouse.words.at_table import lines, words_at

ALL = "all"
SPECTATOR = "spectator"

Eyes = Seat | str
"""A seat, or one of the two words above."""


def read_eyes(text: str, seats: int) -> Eyes:
    """Read whose eyes somebody asks for; people count seats from 1."""
    word = text.strip().lower()
    if word in (ALL, SPECTATOR):
        return word
    seat = whole(word)
    if seat is not None and 1 <= seat <= seats:
        return Seat(seat - 1)
    raise refused(said.no_such_eyes(typed=quoted(text), last=seats, all=quoted(ALL), spectator=quoted(SPECTATOR)))


def seat_of(eyes: Eyes) -> Seat | None:
    """The seat that looks, if it is one."""
    return None if isinstance(eyes, str) else eyes


def look(game: Game, state: State, names: list[str], eyes: Eyes) -> View:
    """Show a state through those eyes; ``all`` see what any seat sees, side by side."""
    view = game.view(state, seat_of(eyes), names)
    if eyes == ALL:
        everybody = [game.view(state, Seat(seat), names) for seat in range(state.seats)]
        view.zones = [_seen_best(zone, everybody) for zone in view.zones]
    return view


def _seen_best(zone: Zone, views: list[View]) -> Zone:
    same = [other for view in views for other in view.zones if other.id == zone.id]
    return max([zone, *same], key=lambda other: sum(1 for item in other.items if item.id))


class Reel:
    """A recorded game, from its deal to its latest move."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.table = Table.resume(game, replace(record, marks=[], ended=""))
        self.replay = Replay(self.table)

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    def state(self, at: int) -> State:
        """Give the state after so many moves."""
        if not 0 <= at <= self.last:
            raise refused(said.no_such_move_here(number=self.last))
        return self.replay.state_at(at)

    def view(self, at: int, eyes: Eyes) -> View:
        """Show the table after so many moves, with the story up to there."""
        view = look(self.game, self.state(at), self.table.names, eyes)
        view.story = self.table.story(seat_of(eyes), until=at)[-STORY_LINES:]
        return seen(view, words_at(self.table, seat_of(eyes), language()))

    def story(self, at: int, eyes: Eyes) -> list[str]:
        """Tell what happened up to there, in sentences."""
        return lines(self.table.story(seat_of(eyes), until=at), words_at(self.table, seat_of(eyes), language()))
