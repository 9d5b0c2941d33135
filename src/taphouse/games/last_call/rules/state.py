"""Last Call: be rid of your cards first, by matching glass, colour or shape, and do not forget to call.

This is the table; the chapters beside it say how the game goes on it, step by step.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.fields import written
from taphouse.core.moves import Seat
from taphouse.core.outcome import Outcome
from taphouse.core.pile import Pile
from taphouse.core.rng import Rng
from taphouse.core.step import StepState
from taphouse.core.words.said import no_such_seat
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, NO_CARD, UNNAMED
from taphouse.games.last_call.house import House
from taphouse.games.last_call.rules import knowledge, rounds
from taphouse.games.last_call.rules.book import BOOK
from taphouse.games.last_call.rules.fields import FIELDS
from taphouse.games.last_call.rules.happenings import WENT_OUT
from taphouse.games.last_call.rules.memory import JUST_DRAWN, Memory


@final
class State(StepState):
    """The whole table, as no seat may see it. A hand is two sets of cards, one for each deck."""

    def __init__(  # noqa: PLR0915  all that lies on the table
        self, seats: int, house: House, rng: Rng, like: "State | None" = None
    ) -> None:
        """Lay a table without cards, or one like another."""
        super().__init__(seats, rng, BOOK, like)
        self.house = house
        self.direction: i64 = like.direction if like else 1
        """LC-022, LC-032: 1 for clockwise, -1 for the other way."""
        self.hands: vec[i64] = like.hands[:] if like else vec[i64]([0] * (2 * seats))
        self.sizes: vec[i64] = like.sizes[:] if like else vec[i64]([0] * seats)
        """How many cards each hand holds."""
        self.draw_pile: Pile = like.draw_pile.copy() if like else Pile(CARDS)
        self.discards: Pile = like.discards.copy() if like else Pile(CARDS)
        """The main pile; its top is what must be matched."""
        self.fitting: vec[i64] = like.fitting[:] if like else vec[i64]([0, 0])
        """LC-010: the cards that go on the pile as it is, by deck."""
        self.sidestep: i64 = like.sidestep if like else NO_CARD
        """LC-070: the card that lies crosswise above the pile."""
        self.declared: i64 = like.declared if like else UNNAMED
        """LC-012: the suit that was named on the top card."""
        self.pending: i64 = like.pending if like else 0
        """LC-035: how many cards the waiting Take Thats add up to."""
        self.cheers: bool = like.cheers if like else False
        """LC-038: whether the next seat must sip or draw."""
        self.drawn: i64 = like.drawn if like else NO_CARD
        """LC-024: the card drawn this turn that may still be played."""
        self.rejected: i64 = like.rejected if like else 0
        """LC-022: how many cards at the bottom of the draw pile everybody has seen."""
        self.turns: i64 = like.turns if like else 0
        self.passes: i64 = like.passes if like else 0
        """LC-083: passes in a row."""
        self.watched: i64 = like.watched if like else 0
        """LC-063: the seats under watch, as a set; ``called``: those among them who called."""
        self.called: i64 = like.called if like else 0
        self.tried: vec[i64] = like.tried[:] if like else vec[i64]([0] * seats)
        """For each watched seat: who has used up the attempt to catch it."""
        self.until: vec[i64] = like.until[:] if like else vec[i64]([0] * seats)
        """For each watched seat: whose next decision closes the watch, or NOBODY's."""
        self.fined: i64 = like.fined if like else 0
        """LC-066: the seats whose single card was joined by nothing but cards for a wrong catch."""
        self.calling: bool = like.calling if like else False
        """Whether the play in progress was called; ``again``: whether its player goes on."""
        self.again: bool = like.again if like else False
        self.turned: vec[i64] = like.turned[:] if like else vec[i64]([0, 0])
        """LC-055: the Trigger Troubles and sidestep cards that have come up this turn."""
        self.chosen: vec[i64] = like.chosen[:] if like else vec[i64]([NO_CARD] * seats)
        """LC-048: what each seat will pass on."""
        self.memory: Memory = like.memory.copy() if like else Memory(self.n)
        self.round: i64 = like.round if like else 0
        self.starter: i64 = like.starter if like else 0
        self.scores: vec[i64] = like.scores if like else vec[i64]([0] * seats)
        """LC-084: round wins or points. A copy shares them, and the hands below: they are replaced, not changed."""
        self.last_hands: vec[i64] = like.last_hands if like else vec[i64]([0] * (2 * seats))
        """The hands as they were shown at the end of the last round."""
        self.last_winners: i64 = like.last_winners if like else 0
        self.last_how: i64 = like.last_how if like else WENT_OUT
        self.ended_by: i64 = like.ended_by if like else WENT_OUT

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)

    def start(self) -> None:
        """LC-020: find who begins, and deal the first round."""
        rounds.start(self)
        self.go_on()

    def whose_turn(self) -> Seat:
        """Name the active seat."""
        return Seat(int(self.active))

    def why_not(self, seat: i64, number: i64) -> IllegalMove:
        """LC-001: say why a move is not open to a seat, if there is that seat."""
        if seat < 0 or seat >= self.n:
            return IllegalMove("LC-001", no_such_seat(number=int(seat) + 1, last=int(self.n)))
        return super().why_not(seat, number)

    def over_rule(self) -> str:
        """LC-080: the game has been won."""
        return "LC-080"

    def turn_rule(self) -> str:
        """LC-023: one seat after the other."""
        return "LC-023"

    def outcome(self) -> Outcome | None:
        """Tell how the game ended."""
        return rounds.outcome(self)

    def position(self) -> dict[str, object]:
        """Write the state down: cards by notation, piles from bottom to top, sets and steps in words."""
        return {"house": dict(self.house.values), **written(self, FIELDS)}

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

    def leave_hand(self, card: i64, *, called: bool) -> None:
        """A card leaves the hand of the active seat; everybody sees it."""
        self.take_out(self.active, card)
        self.learned += 1
        self.passes = 0
        self.calling = called
        self.again = False
        self.memory.surface(card)
        if self.drawn != NO_CARD:
            self.memory.move(JUST_DRAWN, 0)
            self.drawn = NO_CARD

    def next_seat(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        to = seat + self.direction
        if to == self.n:
            return 0
        return self.n - 1 if to < 0 else to
