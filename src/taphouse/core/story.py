"""The story of a game: what happened, as facts that one pair of eyes may hear. Only here events become facts."""

from collections.abc import Sequence
from typing import Protocol

from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.moves import Event, Seat


class Aside(Protocol):
    """A fact of the story that no move brought."""

    moves: int
    """It stands after so many moves of the record."""

    def told(self, eyes: int | None, names: Sequence[str]) -> Fact:
        """Tell it to one pair of eyes."""


def told(game: Game, events: Sequence[Event], eyes: Seat | None, names: Sequence[str]) -> list[Fact]:
    """Tell what happened; whatever those eyes may not know is left out."""
    facts = [game.told(event, eyes, names) for event in events]
    return [fact for fact in facts if fact is not None]


class Story:
    """The facts of a story that grows, for one pair of eyes, as far as they were asked for.

    Those that have been heard are dropped: of a long game they would be the largest part.
    """

    def __init__(self, eyes: Seat | None, since: int = 0) -> None:
        """Take the eyes, and how many events they have seen as a spectator only: before somebody took that seat."""
        self.eyes = eyes
        self.since = since
        self._event_of: list[int] = []
        """The event that each line tells; for an aside, the one before which it stands."""
        self._latest: list[Fact] = []
        """The lines that have not been dropped."""
        self._heard = 0
        self._asides = 0

    @property
    def size(self) -> int:
        """How many lines there are."""
        return len(self._event_of)

    def has(self, first: int) -> bool:
        """Whether the lines from that number on are all at hand."""
        return first >= self.size - len(self._latest)

    def lines(self, first: int) -> list[Fact]:
        """Give the lines from that number on, which must be at hand."""
        return self._latest[first + len(self._latest) - self.size :]

    def drop(self) -> None:
        """Forget what the lines so far say; only their number counts from now on."""
        self._latest = []

    def listen(
        self,
        game: Game,
        names: Sequence[str],
        events: Sequence[Event],
        counts: Sequence[int],
        asides: Sequence[Aside] = (),
    ) -> None:
        """Add the lines of what happened since, and the asides that stand before it.

        ``counts``: how many events there were after the deal, after one move, after two ...
        ``asides`` stand in the order of their places.
        """
        heard = self._heard
        if heard == len(events) and self._asides == len(asides):
            return
        self._heard = len(events)
        tell, eyes = game.told, self.eyes
        for number in range(heard, len(events)):
            self._listen_aside(names, counts, asides, number)
            fact = tell(events[number], eyes if number >= self.since else None, names)
            if fact is not None:
                self._latest.append(fact)
                self._event_of.append(number)
        self._listen_aside(names, counts, asides, len(events))

    def _listen_aside(self, names: Sequence[str], counts: Sequence[int], asides: Sequence[Aside], events: int) -> None:
        """Add the asides up to that number of events."""
        while self._asides < len(asides) and counts[asides[self._asides].moves] <= events:
            self._latest.append(asides[self._asides].told(self.eyes, names))
            self._event_of.append(events)
            self._asides += 1

    def before(self, events: int) -> int:
        """Count the lines of the first so many events."""
        return sum(event < events for event in self._event_of)

    def cut(self, events: int, asides: int) -> None:
        """Forget all that came after that number of events and asides."""
        kept = self.before(events)
        gone = self.size - kept
        if gone:
            del self._latest[-gone:], self._event_of[kept:]
        self._heard = min(self._heard, events)
        self._asides = min(self._asides, asides)
