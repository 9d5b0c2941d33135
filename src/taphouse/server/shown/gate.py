"""The gate: everything that leaves a game passes here, in bytes, for exactly one pair of eyes.

Nothing else in the server turns a game into bytes. What one pair of eyes is shown is encoded once,
however many connections look through it, and never built from what another pair was shown.
"""

from typing import cast

import msgspec
from msgspec import Raw, Struct

from taphouse.core.facts import Fact
from taphouse.core.moves import Seat
from taphouse.core.record import write_record
from taphouse.core.state import State
from taphouse.core.story import Story
from taphouse.core.view import View
from taphouse.core.words import said
from taphouse.server.parts.dealt_game import Dealt, is_revealed
from taphouse.server.protocol.bodies import Frame
from taphouse.server.protocol.messages import Eyes, Shown
from taphouse.words.at_table import words_at
from taphouse.words.languages import words_of
from taphouse.words.speaking import with_text, with_words
from taphouse.words.words import Words

Glance = tuple[str, Fact | None]
"""With words: what those are to do who are awaited, `to bid`; and what was heard last."""

_ENCODER = msgspec.json.Encoder()
_PAPER = bytearray()
"""Large messages are written here and then copied: a new sheet that grows with each costs twice as much."""


def _large(message: Struct) -> bytes:
    """Write a message of some size; only ever on the event loop's thread."""
    _ENCODER.encode_into(message, _PAPER)
    return bytes(_PAPER)


class Gate:
    """What of one dealt game may leave, and for whom."""

    def __init__(self, dealt: Dealt) -> None:
        self.dealt = dealt
        self._names = dealt.table.names
        self._stories: dict[Eyes, Story] = {}
        self._views: dict[tuple[Eyes, str], Raw] = {}
        """By eyes and language; no language: facts alone."""
        self._shown: dict[tuple[Eyes, str, int], bytes] = {}
        self._words: dict[tuple[Eyes, str], Words] = {}
        self._glances: dict[tuple[Eyes, str], Glance] = {}
        self._version = dealt.version
        self._cuts = len(dealt.cuts)

    def _catch_up(self) -> None:
        """Forget what was encoded before the latest change, and the lines of moves that were taken back."""
        dealt = self.dealt
        if self._version == dealt.version:
            return
        self._version = dealt.version
        self._views.clear()
        self._shown.clear()
        self._glances.clear()
        if self._cuts != len(dealt.cuts):
            self._cuts = len(dealt.cuts)
            counts, events = dealt.table.told, len(dealt.table.events)
            asides = sum(counts[note.moves] < events for note in dealt.notes)
            for story in self._stories.values():
                story.cut(events, asides)

    def kept(self, eyes: Eyes) -> int:
        """Tell how many lines for one pair of eyes still hold, right after moves were taken back."""
        self._catch_up()
        story = self._stories.get(eyes)
        return 0 if story is None else story.size

    def keep_only(self, eyes: set[Eyes]) -> None:
        """Forget the stories for eyes through which nobody looks any more."""
        for gone in self._stories.keys() - eyes:
            del self._stories[gone]

    def story(self, eyes: Eyes) -> Story:
        """Tell the story so far to one pair of eyes."""
        self._catch_up()
        story = self._stories.get(eyes)
        if story is None:
            story = self._stories[eyes] = Story(_seat(eyes), self.dealt.events_before(eyes))
        self._tell(story)
        return story

    def _tell(self, story: Story) -> None:
        table = self.dealt.table
        story.listen(table.game, self._names, table.events, table.told, self.dealt.notes)

    def lines(self, story: Story, first: int) -> list[Fact]:
        """Give the lines from that number on; to somebody who comes late, the story is told anew."""
        if not story.has(first):
            story = Story(story.eyes, story.since)
            self._tell(story)
        return story.lines(first)

    def forget(self) -> None:
        """Drop all that was written and told: whoever looks at the table has it."""
        self._views.clear()
        self._shown.clear()
        for story in self._stories.values():
            story.drop()

    def glance(self, eyes: Eyes, language: str = "") -> Glance:
        """Tell what the table waits for and what those eyes heard last; with words for whoever asked for them."""
        self._catch_up()
        found = self._glances.get((eyes, language))
        if found is None:
            found = self._glances[eyes, language] = self._look(eyes, language)
        return found

    def _look(self, eyes: Eyes, language: str) -> Glance:
        table, seat = self.dealt.table, _seat(eyes)
        since, events = self.dealt.events_before(eyes), table.events
        told = (
            table.game.told(events[number], seat if number >= since else None, self._names)
            for number in reversed(range(len(events)))
        )
        latest = next((fact for fact in told if fact is not None), None)
        if not language:
            return "", latest
        words = self.words(eyes, language)
        task = f"task-{table.game.view(table.state, seat, self._names).task}"
        does = words.form(task, "", {}) if words.has(task) else ""
        return does, None if latest is None else with_text(latest, words)

    def lines_kept(self, eyes: Eyes, resume: str) -> int:
        """Tell how many lines of the story a client that comes back has, and that still hold."""
        claim = read_resume(resume)
        if claim is None or claim[0] != eyes or claim[1] > self.dealt.step:
            return 0
        _, step, lines = claim
        story = self.story(eyes)
        left = [keep for number, keep in self.dealt.cuts if number > step]
        if left:
            lines = min(lines, story.before(self.dealt.table.told[min(left)]))
        return min(lines, story.size)

    def words(self, eyes: Eyes, language: str) -> Words:
        """Give the words of this table for one pair of eyes, in a language."""
        words = self._words.get((eyes, language))
        if words is None:
            words = self._words[eyes, language] = words_at(self.dealt.table, eyes, language)
        return words

    def shown(self, eyes: Eyes, story_from: int, language: str = "") -> tuple[bytes, int]:
        """Write the table for eyes that have the first ``story_from`` lines; tell how many they have then."""
        decision = 0 if eyes is None else self.dealt.decisions.numbers[eyes]
        return self.shown_with(eyes, story_from, decision, language)

    def shown_with(self, eyes: Eyes, story_from: int, decision: int, language: str = "") -> tuple[bytes, int]:
        """Write the table as it is now, with the number of the decision that those eyes have to make.

        Facts alone, or for a client that asked for them with words besides.
        """
        heard = self.story(eyes)
        data = self._shown.get((eyes, language, story_from))
        if data is None:
            story = self.lines(heard, story_from)
            if language:
                words = self.words(eyes, language)
                story = [with_text(fact, words) for fact in story]
            message = Shown(
                number=self.dealt.moves,
                resume=f"{'' if eyes is None else eyes}.{self.dealt.step}.{heard.size}",
                decision=decision,
                view=cast("View", self._latest_view(eyes, language)),
                story_from=story_from,
                story=story,
            )
            data = self._shown[eyes, language, story_from] = _large(message)
        return data, heard.size

    def _latest_view(self, eyes: Eyes, language: str) -> Raw:
        """Show the table, and at once to all other eyes that follow the story: they will look next.

        Views are written and dropped while the processor still has them at hand; kept until the
        next move, they would cost several times as much to make and to forget. Words are added
        only for eyes whose reader asked for them.
        """
        if (eyes, language) not in self._views:
            table = self.dealt.table
            looking = [_seat(eyes)] if language else [_seat(each) for each in self._stories]
            for view in table.game.views(table.state, looking, self._names):
                if table.record.ended:
                    _stop(view)
                shown = with_words(view, self.words(view.eyes, language)) if language else view
                self._views[view.eyes, language] = Raw(_large(shown))
        return self._views[eyes, language]

    def frame(self, state: State, eyes: Eyes, number: int, language: str = "") -> bytes:
        """Write one step of the replay: the state after the first ``number`` moves.

        What move it was is told to the one who made it, and to everybody after the end.
        """
        table, names = self.dealt.table, self.dealt.names_at(number)
        eyes = self.dealt.eyes_at(eyes, number)
        story = table.story(_seat(eyes), number - 1 if number else None, number)
        story += [note.told(eyes, names) for note in self.dealt.notes if note.moves == number]
        view = table.game.view(state, _seat(eyes), names)
        if language:
            words = words_of(table.game, eyes, names, language, table.game.catalogue(table.record.house))
            view, story = with_words(view, words), [with_text(fact, words) for fact in story]
        row = table.record.moves[number - 1] if number else None
        known = row is not None and (is_revealed(table.record) or row.seat == eyes)
        frame = Frame(
            number=number,
            of=len(table.record.moves),
            names=names if self.dealt.joined else [],
            view=view,
            story=story,
            move=row.text if row is not None and known else "",
        )
        return _large(frame)

    def record(self) -> bytes | None:
        """Write the record, seed and all, once the game is over."""
        record = self.dealt.table.record
        return write_record(record) if is_revealed(record) else None


def _stop(view: View) -> None:
    """Ask nobody for anything: the game was given up."""
    view.moves = []
    view.asked = said.ended_early()
    for seat in view.seats:
        seat.awaited = False


def read_resume(text: str) -> tuple[Eyes, int, int] | None:
    """Read what a client said when it came back: its eyes, step and lines."""
    parts = text.split(".")
    if len(parts) != 3 or not all(part.isdecimal() and len(part) < 10 for part in parts if part):
        return None
    eyes, step, lines = parts
    return (int(eyes) if eyes else None, int(step or 0), int(lines or 0))


def _seat(eyes: Eyes) -> Seat | None:
    return None if eyes is None else Seat(eyes)
