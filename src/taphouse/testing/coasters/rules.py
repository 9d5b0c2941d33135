"""Coasters: everybody turns up a coaster at once; the highest takes the round.

A game is a list of steps: each knows who is asked, which moves are open, what a move does and why another is not
open. What may be done besides, at any time, is a reaction. The book at the end lists them and numbers all moves.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Final

from mypy_extensions import i64

from taphouse.core.errors import BadValue, IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Seat
from taphouse.core.outcome import Outcome, places_by
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER, Book, Kind, Moves, Step, StepState, Verb
from taphouse.testing.coasters.words import said
from taphouse.testing.coasters.words.said import coaster_ref

COASTERS: Final = 16
NOTHING: Final = 0
NAMES: Final = [str(number) for number in range(1, COASTERS + 1)]
"""The coasters in notation."""

HAS_CHOSEN, TOOK_BACK, TURNED_UP, WON_ROUND, DREW, CALLED_TIME = range(6)
"""What happens, for the story: each with a seat and a coaster."""

CHOOSE: Final = Verb("choose", Kind("coaster", NAMES, "coaster"))
TAKE: Final = Verb("take back")
CALL: Final = Verb("call time")


class Choosing(Step["State"]):
    """CO-002: all choose one of their coasters at once, in secret."""

    name = "choose"
    rule = "CO-002"
    verbs: tuple[Verb, ...] = (CHOOSE,)
    together = True

    def due(self, table: "State") -> bool:
        """CO-002: nothing else is ever asked."""
        return True

    def awaited(self, table: "State", seat: i64) -> bool:
        """CO-002: whoever has not chosen yet."""
        return Seat(seat) in table.undecided()

    def awaits_house(self, table: "State") -> bool:
        """CO-007: only against the clock."""
        return table.awaits_house()

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """CO-002: a coaster of one's own."""
        if seat != HOUSE:
            for coaster in table.hands[seat]:
                moves.put(CHOOSE.first + coaster - 1)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """CO-002, CO-004: choose, and go on asking; when all have chosen, turn up."""
        table.step = self
        table.chosen[seat] = n + 1
        table.note(HAS_CHOSEN, seat, n + 1)
        if not table.to_act():
            table.turn_up()

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CO-002: one coaster of the own hand."""
        if seat == HOUSE:
            return IllegalMove("CO-007", said.house_calls_time())
        if table.chosen[seat] != NOTHING:
            return IllegalMove("CO-002", said.chosen_already())
        return IllegalMove("CO-002", said.not_held(coaster=coaster_ref(NAMES[n])))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for a coaster."""
        return said.ask_choose()


class TakingBack(Step["State"]):
    """CO-003: while others still think, you may take your choice back."""

    verbs: tuple[Verb, ...] = (TAKE,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """CO-003: for whoever has chosen."""
        if seat != HOUSE and table.chosen[seat] != NOTHING:
            moves.put(TAKE.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """CO-003: choose again."""
        table.chosen[seat] = NOTHING
        table.note(TOOK_BACK, seat)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CO-003: nothing was chosen."""
        if seat == HOUSE:
            return IllegalMove("CO-007", said.house_calls_time())
        return IllegalMove("CO-003", said.nothing_to_take_back())


class CallingTime(Step["State"]):
    """CO-007: the house's own move."""

    verbs: tuple[Verb, ...] = (CALL,)
    of_house = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """CO-007: for the house alone."""
        if seat == HOUSE:
            moves.put(CALL.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """CO-007: the house plays the lowest coaster of everybody who has not chosen."""
        table.call_time()

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """CO-007: seats do not call time."""
        return IllegalMove("CO-007", said.house_calls_time())


CHOOSING: Final = Choosing()
BOOK: Final = Book([CHOOSING], reactions=[TakingBack(), CallingTime()])
MOVES: Final = len(BOOK.texts)
TAKE_BACK: Final = int(TAKE.first)
TIME_UP: Final = int(CALL.first)

FIELDS: Final = ("pile", "hands", "chosen", "won", "turned_up", "played", "over")
"""Everything that changes: positions and copies follow from this."""


class State(StepState):
    """The whole table, as no seat may see it."""

    def __init__(self, seats: int, house: dict[str, Value], rng: Rng) -> None:
        super().__init__(seats, rng, BOOK)
        self.house = house
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[int] = [NOTHING] * seats
        self.won: list[int] = [0] * seats
        self.turned_up: list[int] = []
        self.played: list[int] = []
        self.over = ""

    def start(self) -> None:
        """CO-001: shuffle and deal; then whatever is due first is asked."""
        self.pile = list(range(1, COASTERS + 1))
        shuffle(self.pile, self.rng)
        for hand in self.hands:
            for _ in range(int(self.house["hand"])):
                hand.append(self.pile.pop())
            hand.sort()
        self.learned += 1
        self.go_on()

    def undecided(self) -> list[Seat]:
        """List who has something to choose and has not chosen."""
        return [Seat(seat) for seat in range(self.seats) if self.chosen[seat] == NOTHING and self.hands[seat]]

    def awaits_house(self) -> bool:
        """CO-007: without a clock, nobody waits for the house."""
        return False

    def over_rule(self) -> str:
        """The game is over by this rule."""
        return "CO-006"

    def call_time(self) -> None:
        """CO-007: the house plays the lowest coaster of everybody who has not chosen."""
        self.note(CALLED_TIME)
        for seat in self.undecided():
            self.chosen[seat] = self.hands[seat][0]
        self.turn_up()

    def turn_up(self) -> None:
        """CO-004: the highest wins the round."""
        self.learned += 1
        self.turned_up = self.chosen
        self.chosen = [NOTHING] * self.seats
        for seat, coaster in enumerate(self.turned_up):
            self.hands[seat].remove(coaster)
            self.played.append(coaster)
            self.note(TURNED_UP, seat, coaster)
        winner = self.turned_up.index(max(self.turned_up))
        self.won[winner] += 1
        self.note(WON_ROUND, winner)
        if self.won[winner] == int(self.house["target"]):
            self.end("rounds won")
            return
        self.draw(winner)
        if not any(self.hands):
            self.end("no coasters left")

    def draw(self, winner: int) -> None:
        """CO-005: everybody draws, from the winner on, if there is one for each."""
        if len(self.pile) < self.seats:
            return
        for step in range(self.seats):
            seat = (winner + step) % self.seats
            coaster = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], coaster])
            self.note(DREW, seat, coaster)

    def end(self, reason: str) -> None:
        """CO-006: nobody is asked any more."""
        self.over = reason
        self.step = OVER

    def outcome(self) -> Outcome | None:
        """CO-006: most rounds won wins."""
        return Outcome(self.over, list(self.won), places_by(self.won)) if self.over else None

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = type(self)(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.restore({name: getattr(self, name) for name in FIELDS})
        return twin

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return {"house": dict(self.house), **{name: deepcopy(getattr(self, name)) for name in FIELDS}}

    def restore(self, data: Mapping[str, object]) -> None:
        """Set a table up as it was written down."""
        for name in FIELDS:
            value, needed = data[name], type(getattr(self, name))
            if not isinstance(value, needed):
                raise BadValue(f"A {needed.__name__}", value)
            setattr(self, name, deepcopy(value))
        self.step = OVER if self.over else CHOOSING

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal the pile and the others' hands anew; who has chosen is known, what they chose is not."""
        twin = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        hidden = twin.pile + [coaster for other in others for coaster in twin.hands[other]]
        shuffle(hidden, rng)
        for other in others:
            twin.hands[other] = sorted(hidden.pop() for _ in twin.hands[other])
            if twin.chosen[other] != NOTHING:
                twin.chosen[other] = twin.hands[other][rng.below(len(twin.hands[other]))]
        twin.pile = hidden
        twin.rng = Quick(rng.below(2**31 - 1))
        return twin


def shuffle(coasters: list[int], rng: Rng) -> None:
    """Bring coasters into any order; all chance comes from a generator."""
    for i in range(len(coasters) - 1, 0, -1):
        j = rng.below(i + 1)
        coasters[i], coasters[j] = coasters[j], coasters[i]
