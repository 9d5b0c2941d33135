"""Last Call: be rid of your cards first, by matching glass, colour or shape, and do not forget to call.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.agenda import Agenda
from taphouse.core.bits import BIT
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, NO_CARD
from taphouse.games.last_call.house import House
from taphouse.games.last_call.rules import choices, events, knowledge, position, rounds, turn
from taphouse.games.last_call.rules.memory import Memory
from taphouse.games.last_call.rules.moves import OVER, PASS_CARD, RESOLVING, UNNAMED, WENT_OUT


@final
class State(Contract):
    """The whole table, as only the house may see it. A hand is two sets of cards, one for each deck."""

    def __init__(self, seats: int, house: House, rng: Rng) -> None:  # noqa: PLR0915  all that lies on the table
        super().__init__(seats, rng)
        self.house = house
        self.n: i64 = seats
        self.decision: i64 = RESOLVING
        """What is asked now."""
        self.active: i64 = 0
        """The seat whose turn it is."""
        self.direction: i64 = 1
        """LC-022, LC-032: 1 for clockwise, -1 for the other way."""
        self.hands: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        """How many cards each hand holds."""
        self.draw_pile = Pile(0)
        self.discards = Pile(0)
        """The main pile; its top is what must be matched."""
        self.fitting: vec[i64] = vec[i64]()
        """LC-010: the cards that go on the pile as it is, by deck."""
        self.sidestep: i64 = NO_CARD
        """LC-070: the card that lies crosswise above the pile."""
        self.declared: i64 = UNNAMED
        """LC-012: the suit that was named on the top card."""
        self.pending: i64 = 0
        """LC-035: how many cards the waiting Take Thats add up to."""
        self.cheers = False
        """LC-038: whether the next seat must sip or draw."""
        self.drawn: i64 = NO_CARD
        """LC-024: the card drawn this turn that may still be played."""
        self.rejected: i64 = 0
        """LC-022: how many cards at the bottom of the draw pile everybody has seen."""
        self.turns: i64 = 0
        self.passes: i64 = 0
        """LC-083: passes in a row."""
        self.watched: i64 = 0
        """LC-063: the seats under watch, as a set; ``called``: those among them who called."""
        self.called: i64 = 0
        self.tried: vec[i64] = vec[i64]()
        """For each watched seat: who has used up the attempt to catch it."""
        self.until: vec[i64] = vec[i64]()
        """For each watched seat: whose next decision closes the watch, or NOBODY's."""
        self.fined: i64 = 0
        """LC-066: the seats whose single card was joined by nothing but cards for a wrong catch."""
        self.calling = False
        """Whether the play in progress was called; ``again``: whether its player goes on."""
        self.again = False
        self.turned: vec[i64] = vec[i64]()
        """LC-055: the Trigger Troubles and sidestep cards that have come up this turn."""
        self.chosen: vec[i64] = vec[i64]()
        """LC-048: what each seat will pass on."""
        self.agenda = Agenda()
        self.memory = Memory(self.n)
        self.round: i64 = 0
        self.starter: i64 = 0
        self.scores: vec[i64] = vec[i64]()
        """LC-084: round wins or points. A copy shares them, and the hands below: they are replaced, not changed."""
        self.last_hands: vec[i64] = vec[i64]()
        """The hands as they were shown at the end of the last round."""
        self.last_winners: i64 = 0
        self.last_how: i64 = WENT_OUT
        self.ended_by: i64 = WENT_OUT

    def make_room(self) -> None:
        """Make room for cards and scores, once for a table; a copy brings its own."""
        n = self.seats
        self.hands = vec[i64]([0] * (2 * n))
        self.sizes = vec[i64]([0] * n)
        self.draw_pile = Pile(CARDS)
        self.discards = Pile(CARDS)
        self.fitting = vec[i64]([0, 0])
        self.tried = vec[i64]([0] * n)
        self.until = vec[i64]([0] * n)
        self.turned = vec[i64]([0, 0])
        self.chosen = vec[i64]([NO_CARD] * n)
        self.scores = vec[i64]([0] * n)
        self.last_hands = vec[i64]([0] * (2 * n))

    def start(self) -> None:
        """LC-020: find who begins, and deal the first round."""
        self.make_room()
        rounds.start(self)
        if self.decision == RESOLVING:
            events.work_off(self)

    def to_act(self) -> list[Seat]:
        """The active seat; or, while cards are passed, everybody who has not chosen."""
        if self.decision == OVER:
            return []
        if self.decision != PASS_CARD:
            return [Seat(int(self.active))]
        return [Seat(int(seat)) for seat in range(self.n) if self.is_choosing(seat)]

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        if self.decision == OVER:
            return NOBODY
        if self.decision != PASS_CARD:
            return Seat(int(self.active))
        seat: i64 = 0
        while not self.is_choosing(seat):
            seat += 1
        return Seat(int(seat))

    def whose_turn(self) -> Seat:
        """Name the active seat."""
        return Seat(int(self.active))

    def is_choosing(self, seat: i64) -> bool:
        """LC-048: whether a seat still has to choose the card to pass; one without cards passes none."""
        return self.chosen[seat] == NO_CARD and self.sizes[seat] > 0

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the moves of a seat by number: plays, answers, then catches."""
        return choices.legal_moves(self, seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves without listing them."""
        return choices.random_move(self, seat, rng)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        turn.apply(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return rounds.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, self.n if seat is None else i64(seat), rng)

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in a hand."""
        return self.hands[2 * seat + DECK_OF[card]] & BIT_OF[card] != 0

    def in_hands(self, deck: i64) -> i64:
        """The cards of one deck that are in any hand."""
        cards: i64 = 0
        for seat in range(self.n):
            cards |= self.hands[2 * seat + deck]
        return cards

    def take_in(self, seat: i64, card: i64) -> None:
        """Put a card into a hand. LC-064: a watched hand is no longer a single card then."""
        self.hands[2 * seat + DECK_OF[card]] |= BIT_OF[card]
        self.sizes[seat] += 1
        self.watched &= ~BIT[seat]
        self.fined &= ~BIT[seat]

    def take_out(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand. LC-066: whoever was treated as if with a single card no longer is."""
        self.hands[2 * seat + DECK_OF[card]] &= ~BIT_OF[card]
        self.sizes[seat] -= 1
        if self.fined & BIT[seat] != 0:
            self.fined &= ~BIT[seat]
            self.watched &= ~BIT[seat]

    def next_seat(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        to = seat + self.direction
        if to == self.n:
            return 0
        return self.n - 1 if to < 0 else to

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.decision = self.decision
        twin.active = self.active
        twin.direction = self.direction
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.draw_pile = self.draw_pile.copy()
        twin.discards = self.discards.copy()
        twin.fitting = self.fitting[:]
        twin.sidestep = self.sidestep
        twin.declared = self.declared
        twin.pending = self.pending
        twin.cheers = self.cheers
        twin.drawn = self.drawn
        twin.rejected = self.rejected
        twin.turns = self.turns
        twin.passes = self.passes
        twin.watched = self.watched
        twin.called = self.called
        twin.tried = self.tried[:]
        twin.until = self.until[:]
        twin.fined = self.fined
        twin.calling = self.calling
        twin.again = self.again
        twin.turned = self.turned[:]
        twin.chosen = self.chosen[:]
        twin.agenda = self.agenda.copy()
        twin.memory = self.memory.copy()
        twin.round = self.round
        twin.starter = self.starter
        twin.scores = self.scores
        twin.last_hands = self.last_hands
        twin.last_winners = self.last_winners
        twin.last_how = self.last_how
        twin.ended_by = self.ended_by
        return twin
