"""Moves that were taken back by consent: how the journal keeps that, and how the story tells it.

A step that takes moves back says in ``by`` whose leave it had, and in ``move`` what a spectator
had heard of those moves, as facts: people may change their names.
"""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from taphouse.core.facts import SEATS, Fact, followed, plain, seats_ref
from taphouse.core.house import seats_in, write_seats
from taphouse.core.record import TakenBack
from taphouse.core.story import told
from taphouse.core.table import Table
from taphouse.core.words import said

PRACTICE = "practice"
"""Only bots could agree."""
AGREED = "agreed "
"""The seats that said yes follow."""
LINES = 3
"""How many lines of what was taken back are told; the number of moves says the rest."""

_NAME = "\ue000{}\ue001"
"""How sentences that an earlier version wrote into the journal name a seat."""


class Note(Struct):
    """One line of the story that no move brought: that moves were taken back."""

    moves: int
    """It stands after that many moves of the record."""
    taken: TakenBack
    words: str
    """What was heard of them: facts in JSON, or a sentence of an earlier version."""
    leave: str

    def told(self, eyes: int | None, names: Sequence[str]) -> Fact:
        """Tell it to one pair of eyes."""
        taken = self.taken
        return said.moves_taken_back(
            who=SEATS[taken.seat],
            number=len(taken.texts),
            heard=self._heard(names),
            leave="practice" if self.leave == PRACTICE else "agreed" if taken.agreed else "alone",
            agreed=seats_ref(list(taken.agreed)),
        )

    def _heard(self, names: Sequence[str]) -> Fact | None:
        if self.words.startswith("["):
            first, *more = msgspec.json.decode(self.words, type=list[Fact])
            return followed(first, *more) if more else first
        words = self.words
        for seat, name in enumerate(names):
            words = words.replace(_NAME.format(seat), name)
        return plain(words) if words else None


def agreed_by(seats: Collection[int]) -> str:
    """Write whose leave it had."""
    return AGREED + write_seats(seats)


def seats_agreed(leave: str) -> list[int]:
    """Read who said yes."""
    return seats_in(leave.removeprefix(AGREED)) if leave.startswith(AGREED) and leave != AGREED else []


def heard_of(table: Table, keep: int) -> str:
    """Write what a spectator heard of the moves from that number on."""
    facts = told(table.game, table.events[table.told[keep] :], None, table.names)
    return msgspec.json.encode(facts[:LINES]).decode() if facts else ""
