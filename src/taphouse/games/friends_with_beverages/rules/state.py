"""Friends with Beverages: collect ingredients, install equipment, and serve each of your guests.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.step import OVER, RESOLVING, StepState
from taphouse.core.words import said as common
from taphouse.games.friends_with_beverages.cards import (
    CARDS,
    EVENTS,
    GUEST_COUNT,
    MARKET,
    NO_CARD,
    SLOTS,
    TYPES,
)
from taphouse.games.friends_with_beverages.house import House
from taphouse.games.friends_with_beverages.rules import arrival, ending, knowledge, position, setup
from taphouse.games.friends_with_beverages.rules.book import BOOK
from taphouse.games.friends_with_beverages.rules.decision import Decision
from taphouse.games.friends_with_beverages.rules.ending import ALL_SERVED
from taphouse.games.friends_with_beverages.rules.happenings import Period
from taphouse.games.friends_with_beverages.rules.looks import Looks
from taphouse.games.friends_with_beverages.rules.shots import SHOT_NO
from taphouse.games.friends_with_beverages.words import said

DUE: Final = 16
"""Kinds that can be paid for a recipe."""


@final
class State(StepState):
    """The whole table, as only the house may see it. A hand is, for each kind, the set of its copies."""

    def __init__(self, seats: int, house: House, rng: Rng, like: "State | None" = None) -> None:  # noqa: PLR0915  all that lies there
        """Lay an empty table, or one like another, apart from it."""
        super().__init__(seats, rng, BOOK)
        n = seats
        if like is not None:
            self.learned = like.learned
            self.step = like.step
            self.phase = like.phase
            self.active = like.active
            self.agenda = like.agenda.copy()
        self.house = house
        self.asked: i64 = 0 if like is None else like.asked
        """The seat that is asked, where it is one. FWB-009: ``active`` is the holder of the Turn Token ..."""
        self.leader: i64 = 0 if like is None else like.leader
        """... and this one of the Round Token."""
        self.turns: i64 = 0 if like is None else like.turns
        """How many turns are over."""
        self.points: i64 = 0 if like is None else like.points
        """FWB-024: draw points left."""
        self.held: vec[i64] = vec[i64]([0] * (EVENTS * n)) if like is None else like.held[:]
        """The hands: ``held[EVENTS * seat + kind]`` is a set of copies."""
        self.sizes: vec[i64] = vec[i64]([0] * n) if like is None else like.sizes[:]
        self.known: vec[i64] = vec[i64]([0] * EVENTS) if like is None else like.known[:]
        """For each kind the copies that lie in a hand and that everybody knows to lie there."""
        self.fresh: vec[i64] = vec[i64]([0] * EVENTS) if like is None else like.fresh[:]
        """FWB-065: for each kind the copies that came into a hand in this period; with ``delayed`` only."""
        self.seen: vec[i64] = vec[i64]([0] * CARDS) if like is None else like.seen[:]
        """For each card the latest generation in which everybody knew it to be in the Resource Deck ..."""
        self.drawn: vec[i64] = vec[i64]([0] * CARDS) if like is None else like.drawn[:]
        """... and for one in a hand, unseen, the generation in which it was drawn."""
        self.generation: i64 = 0 if like is None else like.generation
        """Goes up whenever everybody sees what goes into the deck: to a new epoch if that is all of it."""
        self.deck: Pile = Pile(CARDS) if like is None else like.deck.copy()
        self.discard: Pile = Pile(CARDS) if like is None else like.discard.copy()
        self.market: vec[i64] = vec[i64]([NO_CARD, NO_CARD]) if like is None else like.market[:]
        self.second_hand: i64 = NO_CARD if like is None else like.second_hand
        self.notice: i64 = NO_CARD if like is None else like.notice
        """FWB-089: the Cultural Exchange that is active."""
        self.aside: Pile = Pile(CARDS) if like is None else like.aside.copy()
        """Flipped by Equipment Recall."""
        self.stays: i64 = 0 if like is None else like.stays
        """FWB-084: the interrupts and events met in this period, as a set."""
        self.guest_deck: Pile = Pile(GUEST_COUNT) if like is None else like.guest_deck.copy()
        self.guest_discard: Pile = Pile(GUEST_COUNT) if like is None else like.guest_discard.copy()
        self.guest_market: vec[i64] = vec[i64]([NO_CARD] * MARKET) if like is None else like.guest_market[:]
        self.box: Pile = Pile(GUEST_COUNT) if like is None else like.box.copy()
        """FWB-011: the guests that stay out of this game."""
        self.looks: Looks = Looks(n) if like is None else like.looks.copy()
        """FWB-090: who has seen which guests on top of the deck."""
        self.guests: vec[i64] = vec[i64]([NO_CARD] * (SLOTS * n)) if like is None else like.guests[:]
        """``guests[SLOTS * seat + slot]``; ``served``: for each seat the slots that are completed, as a set."""
        self.served: vec[i64] = vec[i64]([0] * n) if like is None else like.served[:]
        self.shed: vec[i64] = vec[i64]([0] * n) if like is None else like.shed[:]
        """For each seat the types installed, as a set; ``sideways``: those that do not work yet."""
        self.sideways: vec[i64] = vec[i64]([0] * n) if like is None else like.sideways[:]
        self.pieces: vec[i64] = vec[i64]([NO_CARD] * (TYPES * n)) if like is None else like.pieces[:]
        """``pieces[TYPES * seat + type]``: the card that was installed."""
        self.guest_out: bool = False if like is None else like.guest_out
        """FWB-133: whether the last guest was drawn; ``trigger``: who first had served all guests, or -1."""
        self.trigger: i64 = -1 if like is None else like.trigger
        self.served_now: bool = False if like is None else like.served_now
        """FWB-070: whether the active seat has served somebody this turn."""
        self.taken_out: i64 = 0 if like is None else like.taken_out
        """FWB-060: the pieces taken out of the second-hand slot this turn, as a set."""
        self.paying: i64 = -1 if like is None else like.paying
        """FWB-139: the way in which a swap is to be paid, or -1."""
        self.sweeps: bool = False if like is None else like.sweeps
        """FWB-043: whether the swap was paid with equipment; ``position_from``: the market position it is for."""
        self.position_from: i64 = -1 if like is None else like.position_from
        self.turned: i64 = NO_CARD if like is None else like.turned
        """FWB-040: the guest drawn from the deck."""
        self.installing: i64 = NO_CARD if like is None else like.installing
        """FWB-052: the card for which room is made."""
        self.pay_slot: i64 = 0 if like is None else like.pay_slot
        """The recipe being paid; ``pay_omit``: the kind left out, or -1; ``pay_extra``: types still to be supplied."""
        self.pay_omit: i64 = -1 if like is None else like.pay_omit
        self.pay_extra: i64 = 0 if like is None else like.pay_extra
        self.due: vec[i64] = vec[i64]([0] * DUE) if like is None else like.due[:]
        """How many cards of each kind are still to be laid for it."""
        self.options: i64 = 0 if like is None else like.options
        """The types among which is chosen, as a set, or the type recalled."""
        self.shown: i64 = -1 if like is None else like.shown
        """FWB-114: the two pieces to give at an Exhibition, or -1."""
        self.shown_too: i64 = -1 if like is None else like.shown_too
        self.tally: i64 = 0 if like is None else like.tally
        """FWB-100: how many cards the drawer of a cancellation has discarded so far."""
        self.victim: i64 = 0 if like is None else like.victim
        """FWB-104: from whom a piece is taken."""
        self.trader: i64 = 0 if like is None else like.trader
        """FWB-125: who makes offers, counted from the holder; ``offers``: how many are left."""
        self.offers: i64 = 0 if like is None else like.offers
        self.give: i64 = 0 if like is None else like.give
        """The offer: the kind given, the kind wanted, and of whom."""
        self.want: i64 = 0 if like is None else like.want
        self.partner: i64 = 0 if like is None else like.partner
        self.given: vec[i64] = vec[i64]([0] * n) if like is None else like.given[:]
        """FWB-127: how many cards each seat has given away."""
        self.bottles: vec[i64] = vec[i64]([-1] * n) if like is None else like.bottles[:]
        """FWB-019: 1 yes, 0 no, -1 not answered; ``noses``: 0 not answered; ``ranks``: 0 for the biggest."""
        self.noses: vec[i64] = vec[i64]([0] * n) if like is None else like.noses[:]
        self.ranks: vec[i64] = vec[i64]([-1] * n) if like is None else like.ranks[:]
        self.shots: vec[i64] = vec[i64]([SHOT_NO] * n) if like is None else like.shots[:]
        """FWB-109: what each seat answers."""
        self.toasted: i64 = 0 if like is None else like.toasted
        """The seats that have had their one toast, as a set."""
        self.period: Period = Period() if like is None else like.period.copy()
        self.last_guest: i64 = NO_CARD if like is None else like.last_guest
        """The guest served last, by whom, and in which slot."""
        self.last_seat: i64 = 0 if like is None else like.last_seat
        self.last_slot: i64 = 0 if like is None else like.last_slot
        self.ended_by: i64 = ALL_SERVED if like is None else like.ended_by

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
            if self.agenda.size == 0 and self.guest_out and self.house.at_once:
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

    def ready(self, seat: i64) -> i64:
        """FWB-057, FWB-063: the types in a shed that work."""
        return self.shed[seat] & ~self.sideways[seat]

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)
