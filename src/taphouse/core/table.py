"""A table: one game being played, with its record and its story."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.record import (
    MARK_EVERY,
    Mark,
    MoveRow,
    Record,
    SeatRow,
    check_version,
    first_link,
    hash_of_seed,
    hash_of_state,
    next_link,
    outcome_row,
    proof_of,
    refusals_named,
    seed_of,
)
from taphouse.core.rng import Rng, make_rng
from taphouse.core.shares import Share, check_shares, deal_seed
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.view import View
from taphouse.core.words import said

STORY_LINES = 12
"""How many of the latest lines go with a view."""


class Table:
    """One writer for one game: moves go in, the record grows, views and story come out."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatRow],
        house: Mapping[str, Value],
        seed: bytes,
        generator: str = "sealed",
        *,
        shares: Sequence[Share] = (),
        code: str = "",
    ) -> None:
        self.game = game
        self.seed = seed
        settled = game.house(len(seats), house)
        check_shares(shares, len(seats))
        self.record = Record(
            game=game.meta.id,
            rules=game.meta.rules_version,
            house=settled,
            seats=list(seats),
            generator=generator,
            table=code,
            seed_hash=hash_of_seed(seed),
            shares=list(shares),
        )
        self.state = game.deal(len(seats), settled, self.chance(), listen=True)
        self.events: list[Event] = self.state.events or []
        self.state.events = []
        self.told: list[int] = [len(self.events)]
        """How many events there were after the deal, after one move, after two ..."""
        self.earlier: list[State] = []
        """The states before the latest moves, as far back as they could be taken back."""
        self.called: dict[int, str] = {}
        """Who sits there now, where that is not whom the record names: somebody who took the seat late."""
        self.links: list[bytes] = [first_link(self.record)]
        """The running hash of the record after the deal, after one move, after two ..."""

    @classmethod
    def resume(cls, game: Game, record: Record, seed: bytes | None = None) -> "Table":
        """Sit down again at a game: replay its record. A running one needs the secret seed."""
        check_version(game, record)
        if seed is not None:
            record = replace(record, seed=seed.hex())
        seed, generator = seed_of(record), record.generator
        table = cls(game, record.seats, record.house, seed, generator, shares=record.shares, code=record.table)
        table.record.practice = record.practice
        table.record.taken_back = list(record.taken_back)
        table.record.hints = list(record.hints)
        table.play_back(record.moves)
        if record.ended:
            table.give_up(record.ended)
        return table

    def play_back(self, rows: Iterable[MoveRow], after_each: Callable[[], None] | None = None) -> None:
        """Make the moves of a record; BadRecord names the one that cannot be made."""
        for number, row in enumerate(rows, start=1):
            with refusals_named(self.game, row, number):
                self.apply(Seat(row.seat), self.game.read_move(row.text), row.at, row.by)
            if after_each is not None:
                after_each()

    def chance(self) -> Rng:
        """Give the chance of this table as it is before the deal: of the secret seed and of what people added."""
        record = self.record
        return make_rng(record.generator, deal_seed(self.seed, record.shares, record.table))

    @property
    def names(self) -> list[str]:
        """The names at the seats, as they are now."""
        return [self.called.get(seat, row.name) for seat, row in enumerate(self.record.seats)]

    def call_decider(self, seat: int, before: str, after: str) -> None:
        """Let the moves that somebody decided late stand under another name, and link the record anew."""
        record = self.record
        for row in record.moves:
            if row.seat == seat and row.by == before:
                row.by = after
        self.links = [first_link(record)]
        for row in record.moves:
            self.links.append(next_link(self.links[-1], row))
        for mark in record.marks:
            mark.link = self.links[mark.moves].hex()

    def apply(self, seat: Seat, move: Move, at: int = 0, by: str = "") -> None:
        """Carry out a move and record it; IllegalMove leaves everything as it was."""
        if self.record.ended:
            raise IllegalMove("", said.given_up())
        before = self.state.copy()
        try:
            self.state.apply(seat, move)
        except IllegalMove as refusal:
            refusal.package = self.game.package
            raise refusal.naming(self.names) from None
        rows = self.record.moves
        if self.state.learned != before.learned or (rows and rows[-1].seat != seat):
            self.earlier.clear()
        if self.state.learned == before.learned:
            self.earlier.append(before)
        rows.append(MoveRow(int(seat), self.game.write_move(move), at, by))
        self.links.append(next_link(self.links[-1], rows[-1]))
        self._listen()
        self._mark()

    def _listen(self) -> None:
        if self.state.events:
            self.events += self.state.events
        self.state.events = []
        self.told.append(len(self.events))

    def _mark(self) -> None:
        outcome = self.state.outcome()
        if len(self.record.moves) % MARK_EVERY == 0 or outcome is not None:
            self._take_fingerprint()
        if outcome is not None:
            self.record.outcome = outcome_row(outcome)
            self._reveal()

    def _take_fingerprint(self) -> None:
        moves, fingerprint = len(self.record.moves), hash_of_state(self.game, self.state)
        self.record.marks.append(Mark(moves, fingerprint, self.links[-1].hex()))

    def _reveal(self) -> None:
        self.record.seed = self.seed.hex()
        self.seal()

    def seal(self) -> None:
        """Prove the record as it stands; to be called again if anything in it is changed after the end."""
        self.record.proof = proof_of(self.record)

    def give_up(self, why: str) -> None:
        """End the game before it is over, in a word such as ``closed``: the record reveals its seed and is proved."""
        if self.record.outcome is not None or self.record.ended:
            raise IllegalMove("", said.over_already())
        if not self.record.marks or self.record.marks[-1].moves < len(self.record.moves):
            self._take_fingerprint()
        self.earlier.clear()
        self.record.ended = why
        self._reveal()

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat may take its latest move back: nobody learned anything, nobody else has acted."""
        return bool(self.earlier) and self.record.moves[-1].seat == seat

    def undo(self, seat: Seat) -> None:
        """Take the latest move back."""
        if not self.may_undo(seat):
            raise IllegalMove("", said.cannot_undo())
        self.state = self.earlier.pop()
        self.state.events = []
        self.record.moves.pop()
        self.links.pop()
        self.record.marks = [mark for mark in self.record.marks if mark.moves <= len(self.record.moves)]
        self.told.pop()
        del self.events[self.told[-1] :]

    def awaited(self) -> list[int]:
        """List the seats that the table waits for, the house itself left out."""
        return [int(seat) for seat in self.state.to_act() if seat >= 0]

    def story(self, seat: Seat | None, since: int | None = None, until: int | None = None) -> list[Fact]:
        """Tell what happened after the first ``since`` moves (else: from the deal on), as that seat may hear it.

        ``until``: no more than the first so many moves.
        """
        first = 0 if since is None else self.told[since]
        last = len(self.events) if until is None else self.told[until]
        return told(self.game, self.events[first:last], seat, self.names)

    def view(self, seat: Seat | None) -> View:
        """Show the table to a seat or a spectator, with the latest facts of the story."""
        view = self.game.view(self.state, seat, self.names)
        latest = self.events[-2 * STORY_LINES :]
        view.story = told(self.game, latest, seat, self.names)[-STORY_LINES:]
        return view
