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

    def __init__(self, seats: int, house: House, rng: Rng) -> None:  # noqa: PLR0915  all that lies on the table
        super().__init__(seats, rng, BOOK)
        self.house = house
        self.asked: i64 = 0
        """The seat that is asked, where it is one. FWB-009: ``active`` is the holder of the Turn Token ..."""
        self.leader: i64 = 0
        """... and this one of the Round Token."""
        self.turns: i64 = 0
        """How many turns are over."""
        self.points: i64 = 0
        """FWB-024: draw points left."""
        self.held: vec[i64] = vec[i64]()
        """The hands: ``held[EVENTS * seat + kind]`` is a set of copies."""
        self.sizes: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        """For each kind the copies that lie in a hand and that everybody knows to lie there."""
        self.fresh: vec[i64] = vec[i64]()
        """FWB-065: for each kind the copies that came into a hand in this period; with ``delayed`` only."""
        self.seen: vec[i64] = vec[i64]()
        """For each card the latest generation in which everybody knew it to be in the Resource Deck ..."""
        self.drawn: vec[i64] = vec[i64]()
        """... and for one in a hand, unseen, the generation in which it was drawn."""
        self.generation: i64 = 0
        """Goes up whenever everybody sees what goes into the deck: to a new epoch if that is all of it."""
        self.deck = Pile(0)
        self.discard = Pile(0)
        self.market: vec[i64] = vec[i64]()
        self.second_hand: i64 = NO_CARD
        self.notice: i64 = NO_CARD
        """FWB-089: the Cultural Exchange that is active."""
        self.aside = Pile(0)
        """Flipped by Equipment Recall."""
        self.stays: i64 = 0
        """FWB-084: the interrupts and events met in this period, as a set."""
        self.guest_deck = Pile(0)
        self.guest_discard = Pile(0)
        self.guest_market: vec[i64] = vec[i64]()
        self.box = Pile(0)
        """FWB-011: the guests that stay out of this game."""
        self.looks = Looks(0)
        """FWB-090: who has seen which guests on top of the deck."""
        self.guests: vec[i64] = vec[i64]()
        """``guests[SLOTS * seat + slot]``; ``served``: for each seat the slots that are completed, as a set."""
        self.served: vec[i64] = vec[i64]()
        self.shed: vec[i64] = vec[i64]()
        """For each seat the types installed, as a set; ``sideways``: those that do not work yet."""
        self.sideways: vec[i64] = vec[i64]()
        self.pieces: vec[i64] = vec[i64]()
        """``pieces[TYPES * seat + type]``: the card that was installed."""
        self.guest_out = False
        """FWB-133: whether the last guest was drawn; ``trigger``: who first had served all guests, or -1."""
        self.trigger: i64 = -1
        self.served_now = False
        """FWB-070: whether the active seat has served somebody this turn."""
        self.taken_out: i64 = 0
        """FWB-060: the pieces taken out of the second-hand slot this turn, as a set."""
        self.paying: i64 = -1
        """FWB-139: the way in which a swap is to be paid, or -1."""
        self.sweeps = False
        """FWB-043: whether the swap was paid with equipment; ``position_from``: the market position it is for."""
        self.position_from: i64 = -1
        self.turned: i64 = NO_CARD
        """FWB-040: the guest drawn from the deck."""
        self.installing: i64 = NO_CARD
        """FWB-052: the card for which room is made."""
        self.pay_slot: i64 = 0
        """The recipe being paid; ``pay_omit``: the kind left out, or -1; ``pay_extra``: types still to be supplied."""
        self.pay_omit: i64 = -1
        self.pay_extra: i64 = 0
        self.due: vec[i64] = vec[i64]()
        """How many cards of each kind are still to be laid for it."""
        self.options: i64 = 0
        """The types among which is chosen, as a set, or the type recalled."""
        self.shown: i64 = -1
        """FWB-114: the two pieces to give at an Exhibition, or -1."""
        self.shown_too: i64 = -1
        self.tally: i64 = 0
        """FWB-100: how many cards the drawer of a cancellation has discarded so far."""
        self.victim: i64 = 0
        """FWB-104: from whom a piece is taken."""
        self.trader: i64 = 0
        """FWB-125: who makes offers, counted from the holder; ``offers``: how many are left."""
        self.offers: i64 = 0
        self.give: i64 = 0
        """The offer: the kind given, the kind wanted, and of whom."""
        self.want: i64 = 0
        self.partner: i64 = 0
        self.given: vec[i64] = vec[i64]()
        """FWB-127: how many cards each seat has given away."""
        self.bottles: vec[i64] = vec[i64]()
        """FWB-019: 1 yes, 0 no, -1 not answered; ``noses``: 0 not answered; ``ranks``: 0 for the biggest."""
        self.noses: vec[i64] = vec[i64]()
        self.ranks: vec[i64] = vec[i64]()
        self.shots: vec[i64] = vec[i64]()
        """FWB-109: what each seat answers."""
        self.toasted: i64 = 0
        """The seats that have had their one toast, as a set."""
        self.period = Period()
        self.last_guest: i64 = NO_CARD
        """The guest served last, by whom, and in which slot."""
        self.last_seat: i64 = 0
        self.last_slot: i64 = 0
        self.ended_by: i64 = ALL_SERVED

    def make_room(self) -> None:
        """Make room for everything that lies on the table, once; a copy brings its own."""
        n = self.seats
        self.held = vec[i64]([0] * (EVENTS * n))
        self.sizes = vec[i64]([0] * n)
        self.known = vec[i64]([0] * EVENTS)
        self.fresh = vec[i64]([0] * EVENTS)
        self.seen = vec[i64]([0] * CARDS)
        self.drawn = vec[i64]([0] * CARDS)
        self.deck = Pile(CARDS)
        self.discard = Pile(CARDS)
        self.market = vec[i64]([NO_CARD, NO_CARD])
        self.aside = Pile(CARDS)
        self.guest_deck = Pile(GUEST_COUNT)
        self.guest_discard = Pile(GUEST_COUNT)
        self.guest_market = vec[i64]([NO_CARD] * MARKET)
        self.box = Pile(GUEST_COUNT)
        self.looks = Looks(n)
        self.guests = vec[i64]([NO_CARD] * (SLOTS * n))
        self.served = vec[i64]([0] * n)
        self.shed = vec[i64]([0] * n)
        self.sideways = vec[i64]([0] * n)
        self.pieces = vec[i64]([NO_CARD] * (TYPES * n))
        self.due = vec[i64]([0] * DUE)
        self.given = vec[i64]([0] * n)
        self.bottles = vec[i64]([-1] * n)
        self.noses = vec[i64]([0] * n)
        self.ranks = vec[i64]([-1] * n)
        self.shots = vec[i64]([SHOT_NO] * n)

    def start(self) -> None:
        """FWB-010 to FWB-021: lay the table out, up to the first question."""
        self.make_room()
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

    def copy(self) -> "State":  # noqa: PLR0915  every field once
        """Give an equal state, apart from this one."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.step = self.step
        twin.asked = self.asked
        twin.phase = self.phase
        twin.active = self.active
        twin.leader = self.leader
        twin.turns = self.turns
        twin.points = self.points
        twin.held = self.held[:]
        twin.sizes = self.sizes[:]
        twin.known = self.known[:]
        twin.fresh = self.fresh[:]
        twin.seen = self.seen[:]
        twin.drawn = self.drawn[:]
        twin.generation = self.generation
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.market = self.market[:]
        twin.second_hand = self.second_hand
        twin.notice = self.notice
        twin.aside = self.aside.copy()
        twin.stays = self.stays
        twin.guest_deck = self.guest_deck.copy()
        twin.guest_discard = self.guest_discard.copy()
        twin.guest_market = self.guest_market[:]
        twin.box = self.box.copy()
        twin.looks = self.looks.copy()
        twin.guests = self.guests[:]
        twin.served = self.served[:]
        twin.shed = self.shed[:]
        twin.sideways = self.sideways[:]
        twin.pieces = self.pieces[:]
        twin.guest_out = self.guest_out
        twin.trigger = self.trigger
        twin.served_now = self.served_now
        twin.taken_out = self.taken_out
        twin.paying = self.paying
        twin.sweeps = self.sweeps
        twin.position_from = self.position_from
        twin.turned = self.turned
        twin.installing = self.installing
        twin.pay_slot = self.pay_slot
        twin.pay_omit = self.pay_omit
        twin.pay_extra = self.pay_extra
        twin.due = self.due[:]
        twin.options = self.options
        twin.shown = self.shown
        twin.shown_too = self.shown_too
        twin.tally = self.tally
        twin.victim = self.victim
        twin.trader = self.trader
        twin.offers = self.offers
        twin.give = self.give
        twin.want = self.want
        twin.partner = self.partner
        twin.given = self.given[:]
        twin.bottles = self.bottles[:]
        twin.noses = self.noses[:]
        twin.ranks = self.ranks[:]
        twin.shots = self.shots[:]
        twin.toasted = self.toasted
        twin.period = self.period.copy()
        twin.agenda = self.agenda.copy()
        twin.last_guest = self.last_guest
        twin.last_seat = self.last_seat
        twin.last_slot = self.last_slot
        twin.ended_by = self.ended_by
        return twin
