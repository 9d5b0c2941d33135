"""A table at one moment, and all that is needed to come here again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import msgspec

from taphouse.core.facts import Fact
from taphouse.core.game import Game
from taphouse.core.house import Value, in_words
from taphouse.core.moves import Seat
from taphouse.core.record import SeatRow
from taphouse.core.rng import Rng, seed_from
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.testing.broken import Broken
from taphouse.testing.driver import Turn, names_for, quick


class Scene:
    """One game in progress, from its deal on, under the eyes of the kit."""

    def __init__(
        self, game: Game, seats: int, house: Mapping[str, Value], *, seed: str, generator: str, most: int
    ) -> None:
        self.game = game
        self.seed = seed
        """The text that the game's seed is made of."""
        self.most = most
        """How many moves the game may take before the kit loses its patience."""
        rows = [SeatRow(name) for name in names_for(seats)]
        self.table = Table(game, rows, house, seed_from(seed), generator)
        self.pieces = sorted(game.pieces(self.table.state))
        """Every piece, as it was after the deal."""
        self.eyes: list[Seat | None] = [*(Seat(seat) for seat in range(seats)), None]
        """Everybody who looks: the seats, and a spectator."""

    @property
    def state(self) -> State:
        """The state now. Laws try things on copies of it."""
        return self.table.state

    @property
    def number(self) -> int:
        """How many moves were made."""
        return len(self.table.record.moves)

    def chance(self, law: str) -> Rng:
        """Give a law its own chance at this moment, the same whatever other laws do."""
        return quick(f"{self.seed} / {law} at {self.number}")

    def look(self, state: State, eyes: Seat | None) -> View:
        """Show a state, this or another, to a pair of eyes of this table."""
        return self.game.view(state, eyes, self.table.names)

    def seen(self, state: State, eyes: Seat | None) -> bytes:
        """Give what a pair of eyes sees, in bytes."""
        return msgspec.json.encode(self.look(state, eyes))

    def told(self, state: State, eyes: Seat | None) -> list[Fact]:
        """Give what a pair of eyes is told of the events that a state still holds."""
        return told(self.game, state.events or [], eyes, self.table.names)

    def written(self, state: State) -> bytes:
        """Give the position of a state, in bytes of one canonical form."""
        return msgspec.json.encode(self.game.position(state), order="deterministic")

    def move_text(self, turn: Turn) -> str:
        """Write a turn as transcripts do."""
        return f"{turn[0]}: {self.game.write_move(turn[1])}"

    @contextmanager
    def under(self, law: str) -> Iterator[None]:
        """Report whatever goes wrong meanwhile as a breach of that law."""
        try:
            yield
        except Broken:
            raise
        except Exception as error:
            raise self.broken(law, f"while this law was checked, the game gave {error!r}") from error

    def broken(self, law: str, sentence: str) -> Broken:
        """Make the error that says what was found here."""
        record = self.table.record
        house = " ".join(f"{name}={in_words(value)}" for name, value in record.house.items())
        last = f" ({record.moves[-1].seat}: {record.moves[-1].text})" if record.moves else ""
        where = (
            f"{record.game} (rules {record.rules}), {len(record.seats)} seats, house {house}, "
            f"generator {record.generator}, seed {self.seed!r}, after move {self.number}{last}"
        )
        return Broken(law, sentence, where, self.game.position(self.state))


def name_of(eyes: Seat | None) -> str:
    """Call a pair of eyes by name."""
    return "a spectator" if eyes is None else f"seat {eyes}"
