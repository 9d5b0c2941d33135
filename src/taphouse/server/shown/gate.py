"""The gate: everything that leaves a table passes here, in bytes, for exactly one pair of eyes.

Nothing else in the server turns a game into bytes. What one pair of eyes is shown is encoded once,
however many connections look through it, and never built from what another pair was shown.
"""

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec import Raw, Struct

from taphouse.core.facts import Fact, plain
from taphouse.core.moves import Seat
from taphouse.core.record import Record, write_record
from taphouse.core.state import State
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.core.words import said
from taphouse.server.parts.taken_back import Note
from taphouse.server.protocol.bodies import Frame
from taphouse.server.protocol.messages import AnyMessage, Shown
from taphouse.words.at_table import words_at
from taphouse.words.speaking import spoken, with_text

_ENCODER = msgspec.json.Encoder()
_PAPER = bytearray()
"""Large messages are written here and then copied: a new sheet that grows with each costs twice as much."""

Eyes = int | None
"""A seat, or None for whoever only watches."""


def message_bytes(message: AnyMessage) -> bytes:
    """Write a message that is not about the game itself."""
    return _ENCODER.encode(message)


def _large(message: Struct) -> bytes:
    """Write a message of some size; only ever on the event loop's thread."""
    _ENCODER.encode_into(message, _PAPER)
    return bytes(_PAPER)


class Story:
    """The lines of the story for one pair of eyes, as far as they were asked for."""

    def __init__(self) -> None:
        self.lines: list[Fact] = []
        self._event_of: list[int] = []
        """The event that each line tells; for a note, the one before which it stands."""
        self._heard = 0
        self._noted = 0

    def listen(self, table: Table, eyes: Eyes, names: Sequence[str], notes: Sequence[Note]) -> None:
        """Add the lines of what happened since, and of what was taken back before it."""
        events, heard = table.events, self._heard
        if heard == len(events) and self._noted == len(notes):
            return
        self._heard = len(events)
        tell, seat = table.game.told, _seat(eyes)
        words = words_at(table, eyes)
        for number in range(heard, len(events)):
            self._listen_to_notes(table, eyes, names, notes, number)
            fact = tell(events[number], seat, names)
            if fact is not None:
                self.lines.append(with_text(fact, words))
                self._event_of.append(number)
        self._listen_to_notes(table, eyes, names, notes, len(events))

    def _listen_to_notes(
        self, table: Table, eyes: Eyes, names: Sequence[str], notes: Sequence[Note], events: int
    ) -> None:
        """Add what was taken back until so many events had happened; notes stand in the order of their places."""
        while self._noted < len(notes) and table.told[notes[self._noted].moves] <= events:
            self.lines.append(with_text(plain(notes[self._noted].told(eyes, names)), words_at(table, eyes)))
            self._event_of.append(events)
            self._noted += 1

    def before(self, events: int) -> int:
        """Count the lines of the first so many events."""
        return sum(event < events for event in self._event_of)

    def cut(self, table: Table, notes: Sequence[Note]) -> None:
        """Forget what came after the events that are left, notes included; those stand at the end from now on."""
        events = len(table.events)
        kept = self.before(events)
        del self.lines[kept:], self._event_of[kept:]
        self._heard = min(self._heard, events)
        self._noted = min(self._noted, sum(table.told[note.moves] < events for note in notes))


class Gate:
    """What of one dealt game may leave, and for whom."""

    def __init__(self, table: Table, notes: list[Note]) -> None:
        self.table = table
        self.notes = notes
        """What was taken back by consent, in the order of time and of places."""
        self._names = table.names
        self._stories: dict[Eyes, Story] = {}
        self._views: dict[Eyes, Raw] = {}
        self._shown: dict[tuple[Eyes, int], bytes] = {}

    def changed(self) -> None:
        """Forget what was encoded, after a move."""
        self._views.clear()
        self._shown.clear()

    def cut(self, table: Table, note: Note | None) -> None:
        """Go on with a table from which moves were taken back, with a note about it unless it was free."""
        self.table = table
        moves = len(table.record.moves)
        for earlier in self.notes:
            earlier.moves = min(earlier.moves, moves)
        for story in self._stories.values():
            story.cut(table, self.notes)
        if note is not None:
            self.notes.append(note)
        self.changed()

    def kept(self, eyes: Eyes) -> int:
        """Tell how many lines for one pair of eyes still hold, right after moves were taken back."""
        story = self._stories.get(eyes)
        return 0 if story is None else len(story.lines)

    def keep_only(self, eyes: set[Eyes]) -> None:
        """Forget the stories for eyes through which nobody looks any more."""
        for gone in self._stories.keys() - eyes:
            del self._stories[gone]

    def view(self, eyes: Eyes) -> View:
        """Show the table to one pair of eyes: to encode, or for a bot that sits there."""
        return self.table.game.view(self.table.state, _seat(eyes), self._names)

    def story(self, eyes: Eyes) -> Story:
        """Tell the story so far to one pair of eyes."""
        story = self._stories.get(eyes)
        if story is None:
            story = self._stories[eyes] = Story()
        story.listen(self.table, eyes, self._names, self.notes)
        return story

    def shown(self, eyes: Eyes, story_from: int, decision: int, step: int) -> tuple[bytes, int]:
        """Write the table as it is now, with the story from the given line on; tell how many lines there are."""
        lines = self.story(eyes).lines
        data = self._shown.get((eyes, story_from))
        if data is None:
            message = Shown(
                number=len(self.table.record.moves),
                resume=f"{'' if eyes is None else eyes}.{step}.{len(lines)}",
                decision=decision,
                view=cast("View", self._latest_view(eyes)),
                story_from=story_from,
                story=lines[story_from:],
            )
            data = self._shown[eyes, story_from] = _large(message)
        return data, len(lines)

    def _latest_view(self, eyes: Eyes) -> Raw:
        """Show the table, and at once to all other eyes that follow the story: they will look next.

        Views are written and dropped while the processor still has them at hand; kept until the
        next move, they would cost several times as much to make and to forget.
        """
        if eyes not in self._views:
            table, looking = self.table, [_seat(each) for each in self._stories]
            for view in table.game.views(table.state, looking, self._names):
                if table.record.ended:
                    _stop(view)
                self._views[view.eyes] = Raw(_large(spoken(view, words_at(table, view.eyes))))
        return self._views[eyes]

    def frame(self, state: State, eyes: Eyes, number: int) -> bytes:
        """Write one step of the replay: the state after so many moves.

        What move it was is told to whoever made it, and to everybody after the end.
        """
        table = self.table
        first = 0 if number == 0 else table.told[number - 1]
        events = table.events[first : table.told[number]]
        words = words_at(table, eyes)
        told = [table.game.told(event, _seat(eyes), self._names) for event in events]
        told += [plain(note.told(eyes, self._names)) for note in self.notes if note.moves == number]
        row = table.record.moves[number - 1] if number else None
        known = row is not None and (is_revealed(table.record) or row.seat == eyes)
        frame = Frame(
            number=number,
            of=len(table.record.moves),
            view=spoken(table.game.view(state, _seat(eyes), self._names), words),
            story=[with_text(fact, words) for fact in told if fact is not None],
            move=row.text if row is not None and known else "",
        )
        return _large(frame)

    def record(self) -> bytes | None:
        """Write the record, seed and all, once the game is over."""
        return write_record(self.table.record) if is_revealed(self.table.record) else None


def _stop(view: View) -> None:
    """Ask nobody for anything: the game was given up."""
    view.moves = []
    view.asked = said.ended_early()
    for seat in view.seats:
        seat.awaited = False


def is_revealed(record: Record) -> bool:
    """Whether nothing of a game is secret any more: it is over, or was given up."""
    return record.outcome is not None or bool(record.ended)


def read_resume(text: str) -> tuple[Eyes, int, int] | None:
    """Read what a client said when it came back: its eyes, step and lines."""
    parts = text.split(".")
    if len(parts) != 3 or not all(part.isdecimal() and len(part) < 10 for part in parts if part):
        return None
    eyes, step, lines = parts
    return (int(eyes) if eyes else None, int(step or 0), int(lines or 0))


def _seat(eyes: Eyes) -> Seat | None:
    return None if eyes is None else Seat(eyes)
