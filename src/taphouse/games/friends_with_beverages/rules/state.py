"""Friends with Beverages: collect ingredients, install equipment, and serve each of your guests.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.step import OVER, RESOLVING, StepState
from taphouse.core.words import said as common
from taphouse.games.friends_with_beverages.house import House
from taphouse.games.friends_with_beverages.rules import arrival, ending, knowledge, position, setup
from taphouse.games.friends_with_beverages.rules.book import BOOK
from taphouse.games.friends_with_beverages.rules.decision import Decision
from taphouse.games.friends_with_beverages.rules.ending import ALL_SERVED
from taphouse.games.friends_with_beverages.rules.happenings import Period
from taphouse.games.friends_with_beverages.rules.records import (
    Arrivals,
    Bill,
    Choice,
    Guests,
    Hands,
    Memory,
    Resources,
    Sheds,
    Swap,
    Trade,
    Turn,
)
from taphouse.games.friends_with_beverages.rules.shots import Immunity
from taphouse.games.friends_with_beverages.words import said


@final
class State(StepState):
    """The whole table, as no seat may see it."""

    def __init__(self, seats: int, house: House, rng: Rng, like: "State | None" = None) -> None:
        """Lay an empty table, or one like another, apart from it."""
        super().__init__(seats, rng, BOOK, like)
        self.house = house
        self.asked: i64 = 0 if like is None else like.asked
        """The seat that is asked, where it is one. FWB-009: ``active`` is the holder of the Turn Token ..."""
        self.leader: i64 = 0 if like is None else like.leader
        """... and this one of the Round Token."""
        self.turns: i64 = 0 if like is None else like.turns
        """How many turns are over."""
        self.trigger: i64 = -1 if like is None else like.trigger
        """FWB-131: who first had served all guests, or -1."""
        self.ended_by: i64 = ALL_SERVED if like is None else like.ended_by
        self.resources: Resources = Resources() if like is None else Resources(like.resources)
        self.hands: Hands = Hands(seats) if like is None else Hands(seats, like.hands)
        self.memory: Memory = Memory() if like is None else Memory(like.memory)
        self.guests: Guests = Guests(seats) if like is None else Guests(seats, like.guests)
        self.sheds: Sheds = Sheds(seats) if like is None else Sheds(seats, like.sheds)
        self.turn: Turn = Turn() if like is None else Turn(like.turn)
        self.swap: Swap = Swap() if like is None else Swap(like.swap)
        self.bill: Bill = Bill() if like is None else Bill(like.bill)
        self.choice: Choice = Choice() if like is None else Choice(like.choice)
        # Copies share what is replaced and never changed: answers, and without trading the trade window.
        self.trade: Trade = Trade(seats) if like is None else Trade(seats, like.trade) if house.trading else like.trade
        self.arrivals: Arrivals = Arrivals(seats) if like is None else like.arrivals
        self.immunity: Immunity = Immunity(seats) if like is None else like.immunity
        self.period: Period = Period() if like is None else Period(like.period)

    def start(self) -> None:
        """FWB-010 to FWB-021: lay the table out, up to the first question."""
        setup.lay_out(self)
        arrival.arrive(self)
        self.go_on()

    def to_act(self) -> list[Seat]:
        """The seat that is asked, or everybody who has still to give a secret answer."""
        step = self.step
        if step is OVER:
            return []
        if not step.together:
            return [Seat(int(self.asked))]
        return [Seat(int(seat)) for seat in range(self.n) if step.awaited(self, seat)]

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        step = self.step
        if step is OVER:
            return NOBODY
        if not step.together:
            return Seat(int(self.asked))
        seat: i64 = 0
        while not step.awaited(self, seat):
            seat += 1
        return Seat(int(seat))

    def whose_turn(self) -> Seat:
        """Name the active seat; nobody while all arrive."""
        return NOBODY if self.step is arrival.ARRIVAL else Seat(int(self.active))

    def is_awaited(self, seat: i64) -> bool:
        """Whether the table waits for a seat."""
        step = self.step
        if step is OVER:
            return False
        return step.awaited(self, seat) if step.together else seat == self.asked

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        before = self.step
        super().apply(seat, move)
        after = self.step
        if not (isinstance(after, Decision) and after.is_quiet(self, before)):
            self.learned += 1

    def go_on(self) -> None:
        """Work the agenda off, then go on with the turn, until somebody is asked.

        FWB-133: when the agenda is empty, an action is over.
        """
        while self.step is RESOLVING:
            if self.agenda.size == 0 and self.guests.gone and self.house.at_once:
                ending.end_guests_gone(self)
            else:
                self.take_step()

    def take_step(self) -> None:
        """Take the next step: of the agenda, or of the turn."""
        if self.agenda.size > 0:
            index, a, b, c = self.agenda.pop()
            self.book.steps[index].enter(self, a, b, c)
            return
        step = self.phase
        while step is not None and not step.due(self):
            step = step.after
        assert step is not None
        self.phase = step
        step.enter(self, 0, 0, 0)

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """FWB-001, FWB-009: say why a move is not open to a seat."""
        if seat < 0 or seat >= self.n:
            return IllegalMove("FWB-001", common.no_such_seat(number=int(seat) + 1, last=int(self.n)))
        if 0 <= number < len(self.book.verbs) and self.step is not OVER and not self.is_awaited(seat):
            if self.step.together:
                return IllegalMove(self.step.rule, said.answer_is_in())
            return IllegalMove("FWB-009", said.not_asked(who=SEATS[int(self.asked)]))
        if 0 <= number < len(self.book.verbs) and self.step is not OVER:
            verb = self.book.verbs[number]
            return self.step.why_not(self, seat, verb, number - verb.first)
        return super().why_not(seat, number)

    def over_rule(self) -> str:
        """The rule by which the game is over."""
        return "FWB-131"

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return ending.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, self.n if seat is None else i64(seat), rng)

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)
