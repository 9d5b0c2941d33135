"""A game that was dealt: the core's table, and what the server derives from its journal."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from taphouse.core.game import Game
from taphouse.core.moves import Move, Seat
from taphouse.core.record import MoveRow, Record, TakenBack, hash_of_seed
from taphouse.core.replay import Replay
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.server.parts.decisions import Decisions
from taphouse.server.parts.sheet import Sheet, Sitter
from taphouse.server.parts.taken_back import PRACTICE, Note, heard_of, seats_agreed
from taphouse.server.protocol.messages import Eyes
from taphouse.server.store import Step

GENERATOR = "sealed"
NOBODY: Mapping[str, str] = MappingProxyType({})


class Dealt:
    """One game in progress or over."""

    def __init__(
        self, table: Table, steps: int, cuts: Iterable[tuple[int, int]], snapshot_every: int, notes: Iterable[Note] = ()
    ) -> None:
        self.table = table
        self.step = steps
        """How many moves and undos there were; never goes down."""
        self.cuts = list(cuts)
        """For each undo: its step, and how many moves it left."""
        # A step raises a counter by one at most: counted from here on, no number comes twice, whatever was forgotten.
        self.decisions = Decisions(table.state, steps + 1)
        self.notes = list(notes)
        """What was taken back by consent, in the order of time and of places."""
        self.joined: dict[int, int] = {}
        """After how many moves each seat was taken by somebody who came late."""
        self.version = 0
        """Goes up whenever there is something new to see."""
        self._snapshot_every = snapshot_every
        self._replay: Replay | None = None

    @classmethod
    def deal(cls, game: Game, sheet: Sheet, seed: bytes, snapshot_every: int) -> "Dealt":
        """Deal a new game."""
        shares, code = sheet.shares, sheet.id if sheet.shares else ""
        table = Table(game, sheet.rows(), sheet.house, seed, GENERATOR, shares=shares, code=code)
        return cls(table, 0, (), snapshot_every)

    def seat_late(self, sitter: Sitter) -> None:
        """Let somebody take a seat after the deal; the record names them at each move that they decide."""
        self.table.called[sitter.seat] = sitter.name
        self.joined[sitter.seat] = sitter.moves
        self.version += 1

    @classmethod
    def resume(cls, game: Game, sheet: Sheet, seed: bytes, steps: Sequence[Step], snapshot_every: int) -> "Dealt":
        """Replay a journal."""
        cuts = [(step.number, step.keep) for step in steps if step.keep >= 0]
        rows, notes = fold(steps, {sitter.token: sitter.name for sitter in sheet.sitters})
        table = Table.resume(game, _record(game, sheet, seed, rows, notes), seed)
        dealt = cls(table, len(steps), cuts, snapshot_every, notes)
        for sitter in sheet.sitters:
            dealt.seat_late(sitter)
        return dealt

    @property
    def moves(self) -> int:
        """How many moves the record has."""
        return len(self.table.record.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_revealed(self.table.record)

    def awaited(self) -> list[int]:
        """List the seats that the table waits for, the house itself left out."""
        return self.table.awaited()

    def view(self, eyes: Eyes) -> View:
        """Show the table to a bot that sits there."""
        return self.table.game.view(self.table.state, None if eyes is None else Seat(eyes), self.table.names)

    def move(self, seat: int, move: Move, at: int, by: str) -> None:
        """Carry out a move; IllegalMove leaves everything as it was."""
        rows = self.table.record.moves
        self.table.apply(Seat(seat), move, max(at, rows[-1].at if rows else 0), by)
        self.step += 1
        self.decisions.update(self.table.state, seat)
        self.version += 1

    def undo(self, table: Table, note: Note | None) -> None:
        """Go on with a table that has fewer moves; beyond what is free, the record and the story say so."""
        if note is not None:
            table.record.taken_back.append(note.taken)
            table.record.practice = table.record.practice or note.leave == PRACTICE
        self.table = table
        self.step += 1
        self.cuts.append((self.step, self.moves))
        self.decisions.update(table.state, None)
        self.version += 1
        for earlier in self.notes:
            earlier.moves = min(earlier.moves, self.moves)
        if note is not None:
            self.notes.append(note)
        if self._replay is not None:
            self._replay.cut(table)

    def give_up(self, why: str) -> None:
        """End before the game is over, with what stands."""
        self.table.give_up(why)
        self.version += 1

    def rename(self, seat: int, name: str) -> None:
        """Let a seat go by another name from now on, and tell the story with it."""
        table = self.table
        if seat in table.called:
            before, table.called[seat] = table.called[seat], name
            table.call_decider(seat, before, name)
        else:
            table.record.seats[seat].name = name
        if self.is_over:
            self.table.seal()
        self.version += 1

    def note_of(self, seat: int, keep: int, at: int, leave: str) -> Note:
        """Write down what is about to be taken back, and by whose leave."""
        texts = [row.text for row in self.table.record.moves[keep:]]
        taken = TakenBack(keep, seat, texts, seats_agreed(leave), at)
        return Note(keep, taken, heard_of(self.table, keep), leave)

    def without(self, keep: int) -> Table:
        """Replay the first ``keep`` moves of the record, apart from this game."""
        record = self.table.record
        shorter = replace(record, seats=list(record.seats), moves=record.moves[:keep], marks=[])
        table = Table.resume(self.table.game, shorter, self.table.seed)
        table.called = self.table.called
        return table

    def latest_move_of(self, seat: int) -> int | None:
        """Tell how many moves were made before the latest one of whoever sits there; None if they have made none."""
        rows = self.table.record.moves
        latest = next((number for number in range(len(rows) - 1, -1, -1) if rows[number].seat == seat), None)
        return latest if latest is not None and self.is_own(seat, rows[latest]) else None

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its latest move back without asking; nobody can take back what a bot did before."""
        return self.table.may_undo(Seat(seat)) and self.is_own(seat, self.table.record.moves[-1])

    def is_own(self, seat: int, row: MoveRow) -> bool:
        """Whether somebody who took the seat late decided that move; with all others it is always so."""
        return seat not in self.table.called or row.by == self.table.called[seat]

    def eyes_at(self, eyes: Eyes, number: int) -> Eyes:
        """Through whose eyes somebody sees the table after so many moves: as a spectator, before they took the seat."""
        return None if eyes is not None and number <= self.joined.get(eyes, -1) and not self.is_over else eyes

    def names_at(self, number: int) -> list[str]:
        """Tell who sat at the table after so many moves."""
        names = self.table.names
        for seat, moves in self.joined.items():
            if number < moves:
                names[seat] = self.table.record.seats[seat].name
        return names

    def events_before(self, eyes: Eyes) -> int:
        """Tell how many events those eyes have seen as a spectator only."""
        if eyes is None or eyes not in self.joined:
            return 0
        return self.table.told[min(self.joined[eyes], self.moves)]

    def replay(self) -> Replay:
        """Give the earlier states."""
        if self._replay is None:
            self._replay = Replay(self.table, self._snapshot_every)
        return self._replay


def is_revealed(record: Record) -> bool:
    """Whether nothing of a game is secret any more: it is over, or was given up."""
    return record.outcome is not None or bool(record.ended)


def fold(steps: Iterable[Step], late: Mapping[str, str] = NOBODY) -> tuple[list[MoveRow], list[Note]]:
    """Fold a journal into the moves of its record, and what was taken back beyond what is free.

    ``late``: the names of those who took a seat late, by what the journal calls them.
    """
    rows: list[MoveRow] = []
    notes: list[Note] = []
    for step in steps:
        if step.keep < 0:
            rows.append(MoveRow(step.seat, step.move, step.at, late.get(step.by, step.by)))
            continue
        for note in notes:
            note.moves = min(note.moves, step.keep)
        if step.by:
            texts = [row.text for row in rows[step.keep :]]
            taken = TakenBack(step.keep, step.seat, texts, seats_agreed(step.by), step.at)
            notes.append(Note(step.keep, taken, step.move, step.by))
        del rows[step.keep :]
    return rows, notes


def _record(game: Game, sheet: Sheet, seed: bytes, rows: list[MoveRow], notes: list[Note]) -> Record:
    return Record(
        game=game.meta.id,
        rules=sheet.rules,
        house=sheet.house,
        seats=sheet.rows(),
        generator=GENERATOR,
        table=sheet.id if sheet.shares else "",
        seed_hash=hash_of_seed(seed),
        shares=sheet.shares,
        moves=rows,
        practice=any(note.leave == PRACTICE for note in notes),
        ended=sheet.ended,
        taken_back=[note.taken for note in notes],
        hints=list(sheet.hinted),
    )
