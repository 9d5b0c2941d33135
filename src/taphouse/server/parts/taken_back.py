"""What was taken back beyond what is free: how the journal keeps it, and how the story tells it.

A step that takes moves back says in ``by`` whose leave it had, and in ``move`` what a spectator
had heard of those moves, with marks in the place of names: people may change theirs.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from taphouse.core.facts import Fact, plain
from taphouse.core.house import seats_in, write_seats
from taphouse.core.moves import Seat
from taphouse.core.record import TakenBack
from taphouse.core.story import told
from taphouse.core.table import Table
from taphouse.core.telling import Teller
from taphouse.words.languages import words_of

PRACTICE = "practice"
"""Only bots could agree."""
AGREED = "agreed "
"""The seats that said yes follow."""
LINES = 3
"""So many lines of what was taken back are told; the number of moves says the rest."""

_NAME = "\ue000{}\ue001"


class Note(Struct):
    """One line of the story that no move brought: that moves were taken back."""

    moves: int
    """It stands after so many moves of the record."""
    taken: TakenBack
    words: str
    leave: str

    def told(self, eyes: int | None, names: Sequence[str]) -> Fact:
        """Tell it to one pair of eyes."""
        return plain(self._line(eyes, names))

    def _line(self, eyes: int | None, names: Sequence[str]) -> str:
        taken, teller = self.taken, Teller(None if eyes is None else Seat(eyes), names)
        what = "a move" if len(taken.texts) == 1 else f"{len(taken.texts)} moves"
        words = self.words
        for seat, name in enumerate(names):
            words = words.replace(_NAME.format(seat), name)
        quoted = f" (“{words}”)" if words else ""
        return f"{teller.who(taken.seat)} took {what} back{quoted}. {self._leave(teller)}"

    def _leave(self, teller: Teller) -> str:
        if self.leave == PRACTICE:
            return "This game is practice now."
        if not self.taken.agreed:
            return "Nobody else was there."
        return f"{teller.several(self.taken.agreed)} agreed."


def agreed_by(seats: Collection[int]) -> str:
    """Write whose leave it had."""
    return AGREED + write_seats(seats)


def seats_agreed(leave: str) -> list[int]:
    """Read who said yes."""
    return seats_in(leave.removeprefix(AGREED)) if leave.startswith(AGREED) and leave != AGREED else []


def heard_of(table: Table, keep: int) -> str:
    """Write what a spectator heard of the moves from that number on, with marks for the names."""
    names = [_NAME.format(seat) for seat in range(len(table.names))]
    words = words_of(table.game, None, names, catalogue=table.game.catalogue(table.record.house))
    facts = told(table.game, table.events[table.told[keep] :], None, names)
    return " ".join(words.say(fact) for fact in facts[:LINES])
