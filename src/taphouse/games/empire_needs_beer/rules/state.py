"""The Empire Needs Beer!: this is the table; the chapters beside it say how the game goes on it."""

from typing import Optional, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.step import OVER, RESOLVING, StepState
from taphouse.core.words import said
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.house import House
from taphouse.games.empire_needs_beer.rules import ending, knowledge, position, setup
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.book import BOOK
from taphouse.games.empire_needs_beer.rules.playing import RESOLVE
from taphouse.games.empire_needs_beer.rules.tasks import TASK


@final
class State(StepState):
    """The whole table, as no seat may see it. A hand is a set of cards."""

    def __init__(  # noqa: PLR0915  all that lies on the table
        self, seats: int, house: House, rng: Rng, like: Optional["State"] = None
    ) -> None:
        """Lay an empty table, or one like another."""
        super().__init__(seats, rng, BOOK)
        self.house = house
        self.active = NOBODY if like is None else like.active
        """The seat whose turn it is; NOBODY until it is known who begins."""
        self.first: i64 = NOBODY if like is None else like.first
        self.round: i64 = 0 if like is None else like.round
        """How many rounds are over."""
        self.turns: i64 = 0 if like is None else like.turns
        """How many turns have begun."""
        self.time_left: i64 = 0 if like is None else like.time_left
        self.time_given: i64 = 0 if like is None else like.time_given
        """ENB-031, ENB-025: the time units of this turn at its start."""
        self.majorities: i64 = 0 if like is None else like.majorities
        """ENB-029: the regions whose bonus the active seat got at the start of the turn, as a set."""
        self.hands: vec[i64] = vec[i64]([0] * seats) if like is None else like.hands[:]
        self.known: vec[i64] = vec[i64]([0] * seats) if like is None else like.known[:]
        """The cards of each hand that everybody who counts along knows to be there."""
        self.draws: list[Pile] = _piles(seats) if like is None else [pile.copy() for pile in like.draws]
        self.discards: list[Pile] = _piles(seats) if like is None else [pile.copy() for pile in like.discards]
        self.dropped: vec[i64] = vec[i64]([0] * seats) if like is None else like.dropped[:]
        """ENB-111: what each seat discarded when it last ended a turn, as sets; it may be shuffled in already."""
        self.burned: vec[i64] = vec[i64]([0] * seats) if like is None else like.burned[:]
        """ENB-090: the cards that each seat has removed from the game, as sets."""
        self.in_play: i64 = c.NO_CARD if like is None else like.in_play
        self.in_play_burned: bool = False if like is None else like.in_play_burned
        """ENB-089: whether the card in play has removed itself."""
        self.parts_left: i64 = 0 if like is None else like.parts_left
        """ENB-045: the parts of the card in play that are not done, as a set."""
        self.incoming: i64 = c.COLOURS if like is None else like.incoming
        """ENB-080: the colour of a barrel that waits for room at a place, or COLOURS for none."""
        self.incoming_to: i64 = c.WAREHOUSE if like is None else like.incoming_to
        self.barrels: vec[i64] = vec[i64]([0] * (seats * c.PLACES * c.COLOURS)) if like is None else like.barrels[:]
        """At ``16 * seat + 4 * place + colour``: how many barrels stand there."""
        self.supply: vec[i64] = vec[i64]([0] * c.COLOURS) if like is None else like.supply[:]
        self.order_deck: Pile = Pile(c.ORDER_COUNT) if like is None else like.order_deck.copy()
        self.removed_orders: Pile = Pile(c.ORDER_COUNT) if like is None else like.removed_orders.copy()
        self.middle: vec[i64] = vec[i64]([c.NO_ORDER] * c.SLOTS) if like is None else like.middle[:]
        self.secret: vec[i64] = vec[i64]([c.NO_ORDER] * seats) if like is None else like.secret[:]
        self.sources: vec[i64] = vec[i64]([h.FROM_DEAL] * seats) if like is None else like.sources[:]
        """ENB-068: where each secret order came from."""
        self.completed: vec[i64] = vec[i64]([0] * seats) if like is None else like.completed[:]
        """ENB-063: the orders of each seat, as sets."""
        self.completing: i64 = c.NO_ORDER if like is None else like.completing
        """The order whose barrels are being removed; ``taken``: those that are, at ``4 * region + colour``."""
        self.taken: vec[i64] = vec[i64]([0] * (c.REGIONS * c.COLOURS)) if like is None else like.taken[:]
        self.advance_deck: Pile = Pile(c.ADVANCE) if like is None else like.advance_deck.copy()
        self.display: vec[i64] = vec[i64]([c.NO_CARD] * c.SLOTS) if like is None else like.display[:]
        self.sips: vec[i64] = vec[i64]([h.NO_SIP] * seats) if like is None else like.sips[:]
        """ENB-018: the answers to when the last sip was."""
        self.final_round: bool = False if like is None else like.final_round
        """ENB-095: whether the order deck has run out."""
        self.ended_by: i64 = h.ORDERS_GONE if like is None else like.ended_by
        if like is not None:
            self.step = like.step
            self.learned = like.learned

    def start(self) -> None:
        """Set the table up, and find who begins."""
        setup.lay_out(self)
        self.settle()

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        number: i64 = move
        if not self.look_up(seat).has(number):
            raise self.why_not(seat, number)
        self.carry_out(seat, number)
        self.settle()

    def carry_out(self, seat: i64, number: i64) -> None:
        """Carry out a move that is open."""
        self.moves_of = -1
        step = self.step
        self.step = RESOLVING
        verb = self.book.verbs[number]
        step.apply(self, seat, verb, number - verb.first)

    def settle(self) -> None:
        """ENB-036, ENB-047, ENB-110: what leaves no choice is carried out without asking."""
        while True:
            if self.step is RESOLVING:
                self.step = TASK if self.in_play == c.NO_CARD else RESOLVE
            if self.step is OVER or self.step.together:
                return
            moves = self.look_up(self.active)
            if moves.size != 1:
                return
            self.carry_out(self.active, moves.numbers[0])

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """Say why a move is not open to a seat."""
        if seat < 0 or seat >= self.n:
            return IllegalMove("ENB-001", said.no_such_seat(number=int(seat) + 1, last=int(self.n)))
        return super().why_not(seat, number)

    def over_rule(self) -> str:
        """The game ends with a round."""
        return "ENB-094"

    def turn_rule(self) -> str:
        """Players take turns."""
        return "ENB-020"

    def whose_turn(self) -> Seat:
        """Name the active seat; nobody while the last sip is asked for."""
        return Seat(int(self.active))

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return ending.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, NOBODY if seat is None else i64(seat), rng)

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)

    def standing(self, seat: i64, place: i64) -> i64:
        """Count the barrels of a seat at a place."""
        at = (seat * c.PLACES + place) * c.COLOURS
        return self.barrels[at] + self.barrels[at + 1] + self.barrels[at + 2] + self.barrels[at + 3]

    def has_room(self, seat: i64, place: i64) -> bool:
        """ENB-077, ENB-079: four barrels in a warehouse, four in a territory."""
        return self.standing(seat, place) < c.ROOM

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; everybody sees it."""
        self.hands[seat] &= ~BIT[card]
        self.known[seat] &= ~BIT[card]
        self.learned += 1


def _piles(seats: int) -> list[Pile]:
    return [Pile(c.CARDS) for i in range(seats)]
