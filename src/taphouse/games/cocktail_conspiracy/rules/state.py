"""Cocktail Conspiracy: complete your team's secret cocktail in front of one of you, and spoil the others'.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.games.cocktail_conspiracy.cards import DECK_SIZE, NO_CARD, UNIT
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, House
from taphouse.games.cocktail_conspiracy.naming import STOOL
from taphouse.games.cocktail_conspiracy.rules import choices, dealing, knowledge, position, turn, victory
from taphouse.games.cocktail_conspiracy.rules.memory import Memory
from taphouse.games.cocktail_conspiracy.rules.moves import NOTHING, OVER, RPS_THROW, TURN_ACTION, UNSAID, VICTORY
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE, seating_for


@final
class State(Contract):
    """The whole table, as only the house may see it. Hands and places are sets of cards."""

    def __init__(self, seats: int, house: House, rng: Rng) -> None:  # noqa: PLR0915  all that lies on the table
        super().__init__(seats, rng)
        self.house = house
        self.seating = seating_for(seats, int(house.teams), masquerade=house.mode == MASQUERADE)
        self.n: i64 = seats
        self.decision: i64 = TURN_ACTION
        """What is asked now."""
        self.active: i64 = NOBODY
        """The seat whose turn it is."""
        self.decider: i64 = NOBODY
        """The seat that is asked, unless several are at once."""
        self.at: i64 = 0
        """CC-085: where the turn order stands."""
        self.turns: i64 = 0
        self.hands: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        """How many cards each hand holds."""
        self.lying: vec[i64] = vec[i64]()
        """CC-030: the cards at each place; ``tallies``: their big icons, ``counts``: their number."""
        self.tallies: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        self.deck = Pile(0)
        self.discards: i64 = 0
        """CC-054: the discard pile as a set, since its order never matters; ``discarded``: its number."""
        self.discarded: i64 = 0
        self.teams: vec[i64] = vec[i64]()
        """The team of each place. A copy shares it, and all vectors below: they are replaced, not changed."""
        self.combinations: vec[i64] = vec[i64]()
        """CC-013: the combination of each team."""
        self.masters: i64 = 0
        """CC-069: the masters, as a set; none where teams know their combination."""
        self.ruled_out: vec[i64] = vec[i64]()
        """CC-062: for each place the combinations that it cannot be after, since it did not win with them."""
        self.action: i64 = NOTHING
        """What the latest turn was: who did what with which card at which place, and what came of it."""
        self.actor: i64 = NOBODY
        self.card: i64 = NO_CARD
        self.target: i64 = NO_PLACE
        self.matched: i64 = NO_CARD
        self.played_to: i64 = NO_PLACE
        self.matched_to: i64 = NO_PLACE
        self.drops: vec[i64] = vec[i64]()
        """CC-031: cards that left a full place in the latest turn, each followed by the place."""
        self.threw_away: i64 = 0
        """How many hand cards were discarded; ``drew``: how many drawn."""
        self.drew: i64 = 0
        self.toasting = False
        """CC-036: whether the card hangs in the air, to be sent on with a matching one."""
        self.overflow: i64 = NO_PLACE
        """CC-031: the place with seven cards that is asked about."""
        self.also: i64 = NO_PLACE
        """CC-033: the place to look at after that."""
        self.plan: vec[i64] = vec[i64]()
        """CC-088: what the first keeper of a virtual place proposes: a matching card and two places, or a card."""
        self.counter: vec[i64] = vec[i64]()
        """What the second keeper proposes instead; ``countering``: whether that is asked now."""
        self.countering = False
        self.answers: vec[i64] = vec[i64]()
        """CC-022: when each seat drank last."""
        self.throws: vec[i64] = vec[i64]()
        """CC-023: what each seat throws; ``thrown``: the latest throws that were shown."""
        self.thrown: vec[i64] = vec[i64]()
        self.contenders: i64 = 0
        """Who is still in, as a set; ``throws_made``: how often they have thrown."""
        self.throws_made: i64 = 0
        self.memory = Memory()
        self.ended_by: i64 = VICTORY
        self.winners: i64 = 0
        """The teams that have won, as a set; ``won``: the places by which they did."""
        self.won: i64 = 0

    def make_room(self) -> None:
        """Make room for cards and answers, once for a table; a copy brings its own."""
        n, places = self.seats, int(self.seating.places)
        self.hands = vec[i64]([0] * n)
        self.sizes = vec[i64]([0] * n)
        self.lying = vec[i64]([0] * places)
        self.tallies = vec[i64]([0] * places)
        self.counts = vec[i64]([0] * places)
        self.deck = Pile(DECK_SIZE)
        self.teams = self.seating.sides[:]
        self.combinations = vec[i64]([0] * int(self.house.teams))
        self.ruled_out = vec[i64]([0] * places)
        self.answers = vec[i64]([UNSAID] * n)
        self.throws = self.answers[:]
        self.thrown = self.answers[:]

    def start(self) -> None:
        """Set the table up."""
        self.make_room()
        dealing.deal(self)

    def asks_several(self) -> bool:
        """Whether everybody concerned answers at once, in secret."""
        return self.decision <= RPS_THROW

    def is_answering(self, seat: i64) -> bool:
        """CC-022, CC-023: whether a seat still has to answer, or to throw."""
        if self.decision == RPS_THROW:
            return self.contenders & BIT[seat] != 0 and self.throws[seat] == UNSAID
        return self.answers[seat] == UNSAID

    def to_act(self) -> list[Seat]:
        """Whoever decides; or everybody who has not answered yet."""
        if self.decision == OVER:
            return []
        if not self.asks_several():
            return [Seat(int(self.decider))]
        return [Seat(int(seat)) for seat in range(self.n) if self.is_answering(seat)]

    def next_to_act(self) -> Seat:
        """Name the first seat the table waits for."""
        if self.decision == OVER:
            return NOBODY
        if not self.asks_several():
            return Seat(int(self.decider))
        seat: i64 = 0
        while not self.is_answering(seat):
            seat += 1
        return Seat(int(seat))

    def whose_turn(self) -> Seat:
        """Name the active seat; nobody before CC-023 has found who begins."""
        return Seat(int(self.active))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the moves of a seat by number; declarations of victory come last."""
        return choices.legal_moves(self, seat)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves, without listing them where that takes time."""
        return choices.random_move(self, seat, rng)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and all that follows by itself."""
        turn.apply(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return victory.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down."""
        return position.written(self)

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        return knowledge.resample(self, NOBODY if seat is None else i64(seat), rng)

    def lay(self, place: i64, card: i64) -> None:
        """A card comes to lie at a place."""
        self.lying[place] |= BIT[card]
        self.tallies[place] += UNIT[card]
        self.counts[place] += 1

    def lift(self, place: i64, card: i64) -> None:
        """A card leaves a place."""
        self.lying[place] &= ~BIT[card]
        self.tallies[place] -= UNIT[card]
        self.counts[place] -= 1

    def put_away(self, card: i64) -> None:
        """A card goes face down to the discard pile."""
        self.discards |= BIT[card]
        self.discarded += 1

    def told(self, place: i64) -> int:
        """Give the number by which the story names a place."""
        return STOOL + int(self.teams[place]) if place == self.seating.virtual else int(place)

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.decision = self.decision
        twin.active = self.active
        twin.decider = self.decider
        twin.at = self.at
        twin.turns = self.turns
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.lying = self.lying[:]
        twin.tallies = self.tallies[:]
        twin.counts = self.counts[:]
        twin.deck = self.deck.copy()
        twin.discards = self.discards
        twin.discarded = self.discarded
        twin.teams = self.teams
        twin.combinations = self.combinations
        twin.masters = self.masters
        twin.ruled_out = self.ruled_out[:]
        twin.action = self.action
        twin.actor = self.actor
        twin.card = self.card
        twin.target = self.target
        twin.matched = self.matched
        twin.played_to = self.played_to
        twin.matched_to = self.matched_to
        twin.drops = self.drops
        twin.threw_away = self.threw_away
        twin.drew = self.drew
        twin.toasting = self.toasting
        twin.overflow = self.overflow
        twin.also = self.also
        twin.plan = self.plan
        twin.counter = self.counter
        twin.countering = self.countering
        twin.answers = self.answers
        twin.throws = self.throws
        twin.thrown = self.thrown
        twin.contenders = self.contenders
        twin.throws_made = self.throws_made
        twin.memory = self.memory.copy()
        twin.ended_by = self.ended_by
        twin.winners = self.winners
        twin.won = self.won
        return twin
