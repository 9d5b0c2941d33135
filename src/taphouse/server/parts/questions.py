"""Questions to the table: what somebody would like to do, and what needs the yes of the other people who sit there."""

from msgspec import Struct

from taphouse.server.clock import now
from taphouse.server.parts.sheet import PERSON, Sheet
from taphouse.server.protocol.problems import Refusal
from taphouse.server.rate_limit import Limit
from taphouse.server.settings import Settings
from taphouse.server.words import said

UNDO, CLOSE, CLOCK, SWAP = "undo", "close", "clock", "swap"
"""What a question can be about: taking moves back, closing the table, less time, or swapping seats before the deal."""


class Question(Struct, kw_only=True):
    """One question that is open."""

    number: int
    """No two questions of a table have the same, so an answer never counts for another one."""
    about: str
    seat: int | None
    """The seat that asks; None for a host without a seat."""
    key: str
    """The same, as commands are known by."""
    waits_for: set[int]
    """The seats whose yes is missing."""
    agreed: set[int]
    """The seats that said yes."""
    until: float
    """The moment at which it lapses."""
    keep: int = 0
    """About taking back: how many moves are left then."""
    clock: str = ""
    """About the clock: which."""
    other: str = ""
    """About swapping: the person who is asked."""


class Unmet(Struct):
    """A question that came to nothing: the one who asked should hear of it."""

    question: Question
    no: int | None
    """The seat that said no; None if it lapsed."""
    at: float
    """The moment at which it ended."""


class Questions:
    """The open questions of one table, at most one about each thing. None outlives a restart."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: dict[str, Question] = {}
        self.unmet: dict[str, Unmet] = {}
        """The latest question about each thing that came to nothing, until the next one about it."""
        self._asked = 0
        self._limit = Limit(settings.questions_per_minute / 60, settings.questions_per_minute)
        self._no_until: dict[tuple[str, str], float] = {}
        """After a no: until when the one who asked must not ask about the same again."""

    def ask(
        self,
        about: str,
        *,
        seat: int | None,
        key: str,
        waits_for: set[int],
        keep: int = 0,
        clock: str = "",
        other: str = "",
    ) -> None:
        """Ask; Refusal if that was refused just now, or if questions come too fast."""
        if about in self.open:
            raise Refusal("not_now", said.asked_already())
        pause = self._no_until.get((key, about), 0.0) - now()
        if pause > 0:
            raise Refusal("too_fast", said.asked_after_no(number=int(pause) + 1))
        if not self._limit.take(key):
            raise Refusal("too_fast", said.asked_too_often())
        self._asked += 1
        self.unmet.pop(about, None)
        until = now() + self.settings.question_patience
        self.open[about] = Question(
            number=self._asked,
            about=about,
            seat=seat,
            key=key,
            waits_for=waits_for,
            agreed=set(),
            until=until,
            keep=keep,
            clock=clock,
            other=other,
        )

    def find(self, number: int) -> Question | None:
        """Find an open question."""
        return next((question for question in self.open.values() if question.number == number), None)

    def refuse(self, question: Question, seat: int) -> None:
        """End a question with the no of a seat, and let its asker wait before the next one."""
        self._no_until[question.key, question.about] = now() + self.settings.pause_after_no
        self._end(question, seat)

    def drop(self, about: str) -> bool:
        """Ask about that no longer; True if it was asked."""
        return self.open.pop(about, None) is not None

    def lapse(self, about: str) -> bool:
        """Let a question come to nothing without an answer; True if it was asked."""
        question = self.open.get(about)
        if question is not None:
            self._end(question, None)
        return question is not None

    def game_changed(self) -> bool:
        """Let the question about taking back lapse; True if it was asked.

        Everybody who agrees agrees to what was named: as soon as anything else happens, it is another question.
        """
        return self.lapse(UNDO)

    def drop_all(self) -> None:
        """Ask nothing any more."""
        self.open.clear()
        self.unmet.clear()

    def drop_late(self, moment: float) -> bool:
        """Drop what was not answered in time; True if there was anything."""
        late = [about for about, question in self.open.items() if moment >= question.until]
        for about in late:
            self.lapse(about)
        return bool(late)

    def _end(self, question: Question, no: int | None) -> None:
        del self.open[question.about]
        self.unmet[question.about] = Unmet(question, no, now())

    def next_end(self) -> float | None:
        """Tell when the next question lapses."""
        return min((question.until for question in self.open.values()), default=None)


def others_at(sheet: Sheet, seat: int | None) -> set[int]:
    """List the seats of all other people, whether they are there or not, and whether a bot stands in or not."""
    return {other for other, chair in enumerate(sheet.chairs) if chair.kind == PERSON and other != seat}
