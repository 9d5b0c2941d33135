"""The Empire Needs Beer!: this is the table; the chapters beside it say how the game goes on it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.games.empire_needs_beer.cards import (
    ADVANCE,
    CARDS,
    COLOURS,
    NO_CARD,
    NO_ORDER,
    ORDER_COUNT,
    PLACES,
    REGIONS,
    ROOM,
    SLOTS,
)
from taphouse.games.empire_needs_beer.house import House
from taphouse.games.empire_needs_beer.rules import choices, ending, knowledge, position, setup, turn
from taphouse.games.empire_needs_beer.rules.moves import (
    FROM_DEAL,
    GROUPS,
    LAST_SIP,
    NO_SIP,
    ORDERS_GONE,
    OVER,
    RESOLVING,
)


@final
class State(Contract):
    """The whole table, as only the house may see it. A hand is a set of cards."""

    def __init__(self, seats: int, house: House, rng: Rng) -> None:  # noqa: PLR0915  all that lies on the table
        super().__init__(seats, rng)
        self.house = house
        self.n: i64 = seats
        self.decision: i64 = RESOLVING
        """What is asked now."""
        self.open: vec[i64] = vec[i64]()
        """What may be answered: for each group of moves, those that are open."""
        self.choices: i64 = 0
        """How many moves that are."""
        self.active: i64 = NOBODY
        """The seat whose turn it is; NOBODY until it is known who begins."""
        self.first: i64 = NOBODY
        self.round: i64 = 0
        """How many rounds are over."""
        self.turns: i64 = 0
        """How many turns have begun."""
        self.time_left: i64 = 0
        self.time_given: i64 = 0
        """ENB-031, ENB-025: the time units of this turn at its start."""
        self.majorities: i64 = 0
        """ENB-029: the regions whose bonus the active seat got at the start of the turn, as a set."""
        self.hands: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        """The cards of each hand that everybody who counts along knows to be there."""
        self.draws: list[Pile] = []
        self.discards: list[Pile] = []
        self.dropped: vec[i64] = vec[i64]()
        """ENB-111: what each seat discarded when it last ended a turn, as sets; it may be shuffled in already."""
        self.burned: vec[i64] = vec[i64]()
        """ENB-090: the cards that each seat has removed from the game, as sets."""
        self.in_play: i64 = NO_CARD
        self.in_play_burned = False
        """ENB-089: whether the card in play has removed itself."""
        self.parts_left: i64 = 0
        """ENB-045: the parts of the card in play that are not done, as a set."""
        self.incoming: i64 = COLOURS
        """ENB-080: the colour of a barrel that waits for room at a place, or COLOURS for none."""
        self.incoming_to: i64 = 0
        self.barrels: vec[i64] = vec[i64]()
        """At ``16 * seat + 4 * place + colour``: how many barrels stand there."""
        self.supply: vec[i64] = vec[i64]()
        self.order_deck = Pile(0)
        self.removed_orders = Pile(0)
        self.middle: vec[i64] = vec[i64]()
        self.secret: vec[i64] = vec[i64]()
        self.sources: vec[i64] = vec[i64]()
        """ENB-068: where each secret order came from."""
        self.completed: vec[i64] = vec[i64]()
        """ENB-063: the orders of each seat, as sets."""
        self.completing: i64 = NO_ORDER
        """The order whose barrels are being removed; ``taken``: those that are, at ``4 * region + colour``."""
        self.taken: vec[i64] = vec[i64]()
        self.advance_deck = Pile(0)
        self.display: vec[i64] = vec[i64]()
        self.sips: vec[i64] = vec[i64]()
        """ENB-018: the answers to when the last sip was."""
        self.final_round = False
        """ENB-095: whether the order deck has run out."""
        self.ended_by: i64 = ORDERS_GONE

    def make_room(self) -> None:
        """Make room for pieces, once for a table; a copy brings its own."""
        n = self.seats
        self.open = vec[i64]([0] * GROUPS)
        self.hands = vec[i64]([0] * n)
        self.known = vec[i64]([0] * n)
        self.draws = [Pile(CARDS) for _ in range(n)]
        self.discards = [Pile(CARDS) for _ in range(n)]
        self.dropped = vec[i64]([0] * n)
        self.burned = vec[i64]([0] * n)
        self.barrels = vec[i64]([0] * (n * PLACES * COLOURS))
        self.supply = vec[i64]([0] * COLOURS)
        self.order_deck = Pile(ORDER_COUNT)
        self.removed_orders = Pile(ORDER_COUNT)
        self.middle = vec[i64]([NO_ORDER] * SLOTS)
        self.secret = vec[i64]([NO_ORDER] * n)
        self.sources = vec[i64]([FROM_DEAL] * n)
        self.completed = vec[i64]([0] * n)
        self.taken = vec[i64]([0] * (REGIONS * COLOURS))
        self.advance_deck = Pile(ADVANCE)
        self.display = vec[i64]([NO_CARD] * SLOTS)
        self.sips = vec[i64]([NO_SIP] * n)

    def start(self) -> None:
        """Set the table up, and find who begins."""
        self.make_room()
        setup.lay_out(self)

    def to_act(self) -> list[Seat]:
        """The active seat; or, while the last sip is asked for, everybody who has not answered."""
        if self.decision == OVER:
            return []
        if self.decision != LAST_SIP:
            return [Seat(int(self.active))]
        return [Seat(int(seat)) for seat in range(self.n) if self.sips[seat] == NO_SIP]

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        if self.decision == OVER:
            return NOBODY
        if self.decision != LAST_SIP:
            return Seat(int(self.active))
        seat: i64 = 0
        while self.sips[seat] != NO_SIP:
            seat += 1
        return Seat(int(seat))

    def whose_turn(self) -> Seat:
        """Name the active seat; nobody while the last sip is asked for."""
        return Seat(int(self.active))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the moves of a seat by number."""
        return choices.legal_moves(self, seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves without listing them."""
        return choices.random_move(self, rng)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        turn.apply(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return ending.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, NOBODY if seat is None else i64(seat), rng)

    def standing(self, seat: i64, place: i64) -> i64:
        """Count the barrels of a seat at a place."""
        at = (seat * PLACES + place) * COLOURS
        return self.barrels[at] + self.barrels[at + 1] + self.barrels[at + 2] + self.barrels[at + 3]

    def has_room(self, seat: i64, place: i64) -> bool:
        """ENB-077, ENB-079: four barrels in a warehouse, four in a territory."""
        return self.standing(seat, place) < ROOM

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves a hand; everybody sees it."""
        self.hands[seat] &= ~BIT[card]
        self.known[seat] &= ~BIT[card]
        self.learned += 1

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.decision = self.decision
        twin.open = self.open[:]
        twin.choices = self.choices
        twin.active = self.active
        twin.first = self.first
        twin.round = self.round
        twin.turns = self.turns
        twin.time_left = self.time_left
        twin.time_given = self.time_given
        twin.majorities = self.majorities
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.draws = [pile.copy() for pile in self.draws]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.dropped = self.dropped[:]
        twin.burned = self.burned[:]
        twin.in_play = self.in_play
        twin.in_play_burned = self.in_play_burned
        twin.parts_left = self.parts_left
        twin.incoming = self.incoming
        twin.incoming_to = self.incoming_to
        twin.barrels = self.barrels[:]
        twin.supply = self.supply[:]
        twin.order_deck = self.order_deck.copy()
        twin.removed_orders = self.removed_orders.copy()
        twin.middle = self.middle[:]
        twin.secret = self.secret[:]
        twin.sources = self.sources[:]
        twin.completed = self.completed[:]
        twin.completing = self.completing
        twin.taken = self.taken[:]
        twin.advance_deck = self.advance_deck.copy()
        twin.display = self.display[:]
        twin.sips = self.sips[:]
        twin.final_round = self.final_round
        twin.ended_by = self.ended_by
        return twin
