"""The contract of a game as a whole: what it is, how a table is set up, how its moves are written and seen."""

from collections.abc import Mapping, Sequence
from importlib.resources import files

from msgspec import Struct

from taphouse.core.bot import Bot
from taphouse.core.errors import BadHouse, BadPosition, BadValue, TaphouseError, quoted, shortened
from taphouse.core.facts import Fact, plain, typed
from taphouse.core.house import Option, Value, settle
from taphouse.core.judge import Judge
from taphouse.core.levels import LEVELS
from taphouse.core.moves import HOUSE, Event, Move, Seat
from taphouse.core.rng import Rng, rng_from_position
from taphouse.core.state import State
from taphouse.core.view import View
from taphouse.core.words import said

MOST_LEARNED = 2**53


class Meta(Struct, frozen=True, kw_only=True):
    """The card of a game in the lobby: everything about it that can be told without its rules.

    Its pitch, age note and credits stand in its words, as ``about-pitch``, ``about-age`` and ``about-credits``.
    """

    id: str
    title: str
    seats_min: int
    seats_max: int
    seats_best: int
    minutes: tuple[int, int]
    rules_version: int
    """Goes up when a change of the rules makes old records play differently."""
    rule_prefix: str
    """The letters before the numbers of its rules."""


class Preset(Struct, frozen=True):
    """A way to play that has a name: a shortcut that sets options."""

    name: str
    about: str
    house: dict[str, Value]
    """The options that differ from the defaults."""


class Place(Struct, frozen=True, omit_defaults=True):
    """What is settled about a seat before anybody sits down there."""

    team: str = ""
    """The team that it plays for, by the name that views have; its words stand in the game's, as ``team-...``."""
    colour: str = ""
    """The colour that it plays with, by the name that views have; its words stand in the game's, as ``colour-...``."""
    tint: str = ""
    """That colour as it is painted, such as ``#c0392b``."""


class Wait(Struct, frozen=True):
    """A move that the house makes by itself when its time has come."""

    move: Move
    seconds: float
    since: int = 0
    """The occasion, such as the number of the round: while the same move waits on the same one, time runs on."""


class Talk(Struct, frozen=True, omit_defaults=True):
    """What somebody may say while a game is played, and who hears it."""

    aloud: bool = True
    """May speak to the whole table."""
    aside: bool = False
    """May speak to the own team alone."""
    team: tuple[int, ...] = ()
    """Who hears what is said aside, the own seat among them; whoever is listed here hears the others, too."""
    why: Fact | None = None
    """Where nothing may be said aloud, why; elsewhere what to keep in mind, if anything."""


class Fields(dict[str, object]):
    """The fields of a position, which note what is read, so that whoever stumbles can say where."""

    latest = ""

    def __getitem__(self, name: str) -> object:
        self.latest = name
        if name not in self:
            raise BadPosition(said.no_such_field(name=quoted(name)))
        return super().__getitem__(name)

    def get(self, name: str, default: object = None) -> object:
        """Read a field that may be missing."""
        self.latest = name
        return super().get(name, default)


class Game:
    """One game. There is one object of it; a table asks it for states, views and words."""

    meta: Meta
    options: tuple[Option, ...]
    presets: tuple[Preset, ...] = ()
    """Ways to play that people ask for by name, the usual one first; none if the options say it all."""
    move_count: int
    """Moves are numbered from 0 to one less than this."""
    longest: int
    """No random game of default options takes more moves than this, at any number of seats."""
    pace: float = 8.0
    """Seconds that people take for a decision, all in all, by which the lab estimates minutes. A question that several
    answer at once takes the time of one decision."""
    bots: Mapping[str, type[Bot]]
    """The game's own players by name; ``house`` is the one that sits down by default."""
    judge: type[Judge] = Judge
    """What search is told of it."""
    gentle: Mapping[str, Value] | None = None
    """The house of a first game, short and friendly: the options that differ from the defaults; ``about-gentle`` of its
    words says in what. Nobody is asked anything on their honour there. Without it, a first game is as any other."""
    levels: Mapping[str, int] = LEVELS
    """How strong its bots are at each level."""
    package: str
    """Where RULES.md lies."""

    def house(self, seats: int, chosen: Mapping[str, Value] | None = None) -> dict[str, Value]:
        """Settle the options of a table, or say in a sentence why there can be no such table."""
        house = settle(self.options, chosen or {})
        for option in self.options:
            for seat in option.seats_of(house.get(option.id, option.default)):
                if seat >= seats:
                    raise BadHouse(said.names_no_seat(name=said.option_ref(option.id), number=seat + 1, last=seats))
        try:
            self.check_table(seats, house)
        except BadHouse as error:
            error.package = self.package
            raise
        return house

    def check_table(self, seats: int, house: Mapping[str, Value]) -> None:
        """Refuse numbers of seats and combinations of options that the game does not have."""
        if not self.meta.seats_min <= seats <= self.meta.seats_max:
            least, most = self.meta.seats_min, self.meta.seats_max
            raise BadHouse(said.so_many_seats(title=typed(self.meta.title), least=least, most=most, number=seats))

    def advice(self, seats: int, house: Mapping[str, Value]) -> list[Fact]:
        """Tell what people should know before they sit down to this table, such as uneven teams; usually nothing."""
        return []

    def places(self, seats: int, house: Mapping[str, Value]) -> list[Place]:
        """Tell what people should know of each seat before they choose one; the options are settled."""
        return [Place() for _ in range(seats)]

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        """Set up a table whose options are settled, up to the first decision; ``listen``: with its story."""
        raise NotImplementedError

    def talk(self, state: State, seat: Seat | None) -> Talk:
        """Say who may talk to whom while the game is played. As it stands: everybody, to everybody.

        It may hang only on what everybody knows, or on what the seat itself does.
        """
        return Talk()

    def house_waits(self, state: State) -> list[Wait]:
        """Tell which moves the house makes by itself, and when. They may hang only on what everybody knows.

        As it stands: at once, where the table waits for the house alone. Where nobody looks at a clock
        (simulations, the terminal), the house moves only then.
        """
        return [Wait(state.legal_moves(HOUSE)[0], 0.0)] if state.next_to_act() == HOUSE else []

    def bot_waits(self, state: State, seat: Seat) -> float:
        """Say how many seconds a bot gives people before it moves here, however quick it is; usually none.

        It may hang only on what everybody knows, or on what the seat itself does.
        """
        return 0.0

    def running_scores(self, state: State) -> list[int]:
        """Give the score of each seat so far, as everybody can see it; nothing where this game has none."""
        return []

    def measures(self, state: State) -> dict[str, float]:
        """Measure, at the end of a game, what the lab cannot see by itself, such as ``rounds``.

        The lab gives the mean of each over many games; their words stand in the game's, as ``measure-...``.
        """
        return {}

    def house_move(self, state: State) -> Move | None:
        """Give the move of the house if the table waits for nobody else."""
        if state.next_to_act() != HOUSE:
            return None
        return min(self.house_waits(state), key=lambda wait: wait.seconds).move

    def write_move(self, move: Move) -> str:
        """Write a move in notation, the same at every table."""
        raise NotImplementedError

    def read_move(self, text: str) -> Move:
        """Read a move from notation; BadNotation if it is none."""
        raise NotImplementedError

    def view(self, state: State, seat: Seat | None, names: Sequence[str] = ()) -> View:
        """Show the table to a seat, or to a spectator."""
        raise NotImplementedError

    def views(self, state: State, seats: Sequence[Seat | None], names: Sequence[str] = ()) -> Sequence[View]:
        """Show the table to several at once; a game may look up once what all of them see."""
        return [self.view(state, seat, names) for seat in seats]

    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        """Tell something that happened, as that seat may hear it; None if it may not."""
        line = self.tell(event, seat, names)
        return plain(line) if line else None

    def tell(self, event: Event, seat: Seat | None, names: Sequence[str]) -> str:
        """Tell something that happened in a sentence, for a game that has no facts yet."""
        raise NotImplementedError

    def catalogue(self, house: Mapping[str, Value]) -> Mapping[str, Mapping[str, object]]:
        """Give what never changes about each piece at a table, by its notation.

        Each has a ``kind``, by which words call it, and the parts that its name is made of; besides, whatever a
        client draws it by: points, prices, colours. It hangs on the settled options alone.
        """
        return {}

    def pieces(self, state: State) -> list[str]:
        """List every physical piece, wherever it lies: always the same ones."""
        raise NotImplementedError

    def position(self, state: State) -> dict[str, object]:
        """Write a whole game in progress down as JSON data."""
        body = state.position()
        return {
            "game": self.meta.id,
            "rules": self.meta.rules_version,
            "seats": state.seats,
            **body,
            "learned": state.learned,
            "rng": state.rng.position(),
        }

    def from_position(self, data: Mapping[str, object]) -> State:
        """Rebuild the game in progress that ``position`` wrote."""
        if data.get("game") != self.meta.id:
            given = shortened(repr(data.get("game")))
            raise BadPosition(said.position_of_another(given=typed(given), game=quoted(self.meta.id)))
        seats, house, learned = data.get("seats"), data.get("house"), data.get("learned", 0)
        if not isinstance(seats, int) or not isinstance(house, dict) or not isinstance(learned, int):
            raise BadPosition(said.position_incomplete())
        if not 0 <= learned <= MOST_LEARNED:
            raise BadPosition(said.learned_too_much(most=MOST_LEARNED))
        fields = Fields(data)
        try:
            state = self.rebuild(seats, self.house(seats, house), rng_from_position(data.get("rng")), fields)
        except TaphouseError as error:
            if isinstance(error, BadPosition) and not isinstance(error, BadValue):
                error.package = self.package
                raise
            field = quoted(fields.latest)
            bad = BadPosition(said.in_field(name=field, what=error.fact) if fields.latest else error.fact)
            bad.package = self.package
            raise bad from error
        except Exception as error:
            # Whatever a game stumbles over, compiled or not, is wrong with what it was given.
            where = quoted(fields.latest) if fields.latest else None
            why = typed(f"{type(error).__name__}: {error}")
            raise BadPosition(said.not_rebuilt(error=why, name=where)) from error
        state.learned = learned
        return state

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        """Rebuild the state from what ``State.position`` wrote; anything missing or absurd is an error."""
        raise NotImplementedError

    def rules_text(self) -> str:
        """Give the game's RULES.md."""
        return files(self.package).joinpath("RULES.md").read_text(encoding="utf-8")
