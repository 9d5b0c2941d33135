"""Cocktail Conspiracy: complete your team's secret cocktail in front of one of you, and spoil the others'.

This is the table; the chapters beside it say how the game goes on it.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.moves import NOBODY, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.step import StepState
from taphouse.core.words.said import no_such_seat
from taphouse.games.cocktail_conspiracy.cards import DECK_SIZE, UNIT
from taphouse.games.cocktail_conspiracy.house import MASQUERADE, House
from taphouse.games.cocktail_conspiracy.naming import STOOL
from taphouse.games.cocktail_conspiracy.rules import dealing, knowledge, position, victory
from taphouse.games.cocktail_conspiracy.rules.asking import Asking
from taphouse.games.cocktail_conspiracy.rules.book import BOOK
from taphouse.games.cocktail_conspiracy.rules.declaring import DECLARE
from taphouse.games.cocktail_conspiracy.rules.keepers import NO_QUESTION, Agreed
from taphouse.games.cocktail_conspiracy.rules.kinds import UNSAID
from taphouse.games.cocktail_conspiracy.rules.latest import Latest
from taphouse.games.cocktail_conspiracy.rules.memory import Memory
from taphouse.games.cocktail_conspiracy.rules.rounds import FINISH
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE, Seating, seating_for


@final
class State(StepState):
    """The whole table, as no seat may see it. Hands and places are sets of cards.

    ``like``: a copy of another table. It shares the vectors that are replaced and never changed.
    """

    def __init__(self, seats: int, house: House, rng: Rng, like: "State | None" = None) -> None:  # noqa: PLR0915
        super().__init__(seats, rng, BOOK, like)
        n = seats
        self.house = house
        seating = like.seating if like else seating_for(seats, int(house.teams), masquerade=house.mode == MASQUERADE)
        places = int(seating.places)
        self.seating: Seating = seating
        self.phase = FINISH
        if like is None:
            self.active = NOBODY
        self.player: i64 = like.player if like else NOBODY
        """The seat whose turn it is; ``active`` is the one that is asked, unless several are at once."""
        self.at: i64 = like.at if like else 0
        """CC-085: where the turn order stands."""
        self.turns: i64 = like.turns if like else 0
        self.hands: vec[i64] = like.hands[:] if like else vec[i64]([0] * n)
        self.sizes: vec[i64] = like.sizes[:] if like else vec[i64]([0] * n)
        """How many cards each hand holds."""
        self.lying: vec[i64] = like.lying[:] if like else vec[i64]([0] * places)
        """CC-030: the cards at each place; ``tallies``: their big icons, ``counts``: their number."""
        self.tallies: vec[i64] = like.tallies[:] if like else vec[i64]([0] * places)
        self.counts: vec[i64] = like.counts[:] if like else vec[i64]([0] * places)
        self.deck: Pile = like.deck.copy() if like else Pile(DECK_SIZE)
        self.discards: i64 = like.discards if like else 0
        """CC-054: the discard pile as a set, since its order never matters; ``discarded``: its number."""
        self.discarded: i64 = like.discarded if like else 0
        self.teams: vec[i64] = like.teams if like else seating.sides[:]
        """The team of each place."""
        self.combinations: vec[i64] = like.combinations if like else vec[i64]([0] * int(house.teams))
        """CC-013: the combination of each team."""
        self.masters: i64 = like.masters if like else 0
        """CC-069: the masters, as a set; none where teams know their combination."""
        self.ruled_out: vec[i64] = like.ruled_out[:] if like else vec[i64]([0] * places)
        """CC-062: for each place the combinations that it cannot be after, since it did not win with them."""
        self.latest: Latest = Latest(like.latest) if like else Latest()
        self.toasting: bool = like.toasting if like else False
        """CC-036: whether the card hangs in the air, to be sent on with a matching one."""
        self.overflow: i64 = like.overflow if like else NO_PLACE
        """CC-031: the place with seven cards that is asked about."""
        self.also: i64 = like.also if like else NO_PLACE
        """CC-033: the place to look at after that."""
        self.question: Agreed = like.question if like else NO_QUESTION
        """CC-088: what is decided about the toast or the full place; two keepers agree about it."""
        self.plan: vec[i64] = like.plan if like else vec[i64]()
        """CC-088: what the first keeper of a virtual place proposes: a matching card and two places, or a card."""
        self.counter: vec[i64] = like.counter if like else vec[i64]()
        """What the second keeper proposes instead; ``countering``: whether that is asked now."""
        self.countering: bool = like.countering if like else False
        self.answers: vec[i64] = like.answers if like else vec[i64]([UNSAID] * n)
        """CC-022: when each seat drank last."""
        self.throws: vec[i64] = like.throws if like else vec[i64]([UNSAID] * n)
        """CC-023: what each seat throws; ``thrown``: the latest throws that were shown."""
        self.thrown: vec[i64] = like.thrown if like else vec[i64]([UNSAID] * n)
        self.contenders: i64 = like.contenders if like else 0
        """Who is still in, as a set; ``throws_made``: how often they have thrown."""
        self.throws_made: i64 = like.throws_made if like else 0
        self.memory: Memory = like.memory.copy() if like else Memory()
        self.ended_by: i64 = like.ended_by if like else victory.VICTORY
        self.winners: i64 = like.winners if like else 0
        """The teams that have won, as a set; ``won``: the places by which they did."""
        self.won: i64 = like.won if like else 0

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)

    def start(self) -> None:
        """Set the table up."""
        dealing.deal(self)

    def whose_turn(self) -> Seat:
        """Name the active player; nobody before CC-023 has found who begins."""
        return Seat(int(self.player))

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """CC-001: there is such a seat; whoever is not asked hears who is."""
        if seat < 0 or seat >= self.n:
            return IllegalMove("CC-001", no_such_seat(number=int(seat) + 1, last=int(self.n)))
        step = self.step
        if 0 <= number < DECLARE.first and not step.together and seat != self.active and isinstance(step, Asking):
            return step.others(self, SEATS[self.active])
        return super().why_not(seat, number)

    def over_rule(self) -> str:
        """The game ends at once."""
        return "CC-066"

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
