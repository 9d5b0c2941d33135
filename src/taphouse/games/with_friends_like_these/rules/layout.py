"""What lies where on the table, and what follows from it."""

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.decks.glasses import ALL_OF_ONE, DECK
from taphouse.games.with_friends_like_these.cards import CLASS, CLASSES, NO_TRUMPS, TRUMP
from taphouse.games.with_friends_like_these.house import House
from taphouse.games.with_friends_like_these.rules.finished import Finished, Trick
from taphouse.games.with_friends_like_these.rules.numbers import BIDDING


class Layout(Contract):
    """The table to be looked at; ``State`` has the rules that change it."""

    def __init__(self, seats: int, house: House, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.house = house
        self.n: i64 = seats
        self.round: i64 = 0
        """Counted from 0."""
        self.dealer: i64 = 0
        self.hand_size: i64 = 0
        self.pass_offset: i64 = 0
        """How many seats to the left the hands go after the bids."""
        self.flip: i64 = 0
        """The card that was turned up."""
        self.trump: i64 = NO_TRUMPS
        self.phase: i64 = BIDDING
        self.turn: i64 = 0
        self.places: vec[i64] = vec[i64]()
        """Two sets of faces, one of each deck, for each hand; behind them two more for the undealt cards."""
        self.bids: vec[i64] = vec[i64]()
        self.bid_sum: i64 = 0
        self.won: vec[i64] = vec[i64]()
        """Tricks that each seat has won in this round."""
        self.scores: vec[i64] = vec[i64]([0] * self.n)
        self.tricks_done: i64 = 0
        self.laid: i64 = 0
        """Cards of the present trick."""
        self.led: i64 = TRUMP
        """Class of the card that was led."""
        self.winning: i64 = 0
        """The seat whose card wins so far."""
        self.winning_card: i64 = 0
        self.played: vec[i64] = vec[i64]()
        """All cards of the round as they were laid, trick by trick."""
        self.leaders: vec[i64] = vec[i64]()
        """Who led each trick of the round; for the next one, who will."""
        self.finished: Finished | None = None
        """The latest round that is over."""

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.n:
            return seat + 1
        return 0

    def wingman_of(self, seat: i64) -> i64:
        """WF-080: who plays the hand that was dealt to a seat; without Wingman, itself."""
        return (seat + self.pass_offset) % self.n

    def bidder_for(self, seat: i64) -> i64:
        """WF-080: whose hand a seat plays; without Wingman, its own."""
        return (seat + self.n - self.pass_offset) % self.n

    def held(self, place: i64) -> list[int]:
        """List the cards of a hand, or, behind the last seat, those that were not dealt."""
        cards = members(self.places[2 * place])
        for face in members(self.places[2 * place + 1]):
            cards.append(DECK + face)
        return cards

    def hand(self) -> i64:
        """The faces that the seat to play holds, of either deck."""
        return self.places[2 * self.turn] | self.places[2 * self.turn + 1]

    def follows(self, led: i64) -> i64:
        """WF-036, WF-055, WF-056: the faces that follow a lead of that class."""
        return self.house.following[self.trump * CLASSES + led]

    def asked(self) -> i64:
        """WF-051 to WF-054: the faces that the seat to play may choose from, as far as it holds them.

        WF-053: whoever cannot follow may play anything.
        """
        if self.laid > 0:
            following = self.follows(self.led)
            if following & self.hand() != 0:
                return following
        return ALL_OF_ONE

    def can_follow(self) -> bool:
        """WF-052: whether somebody has led and the seat to play holds a card that follows."""
        return self.asked() != ALL_OF_ONE

    def trick(self, number: i64) -> Trick:
        """Look at a trick of this round, counted from 0; the one after the last finished one is the present one."""
        first = number * self.n
        if number < self.tricks_done:
            cards = self.played[first : first + self.n]
            return Trick(self.trump, self.leaders[number], cards, self.leaders[number + 1])
        return Trick(self.trump, self.leaders[number], self.played[first : first + self.laid], self.winning)

    def last_trick(self) -> Trick | None:
        """Look at the trick that was finished last, also one of the round before."""
        if self.tricks_done > 0:
            return self.trick(self.tricks_done - 1)
        return None if self.finished is None else self.finished.last_trick

    def tricks_begun(self) -> i64:
        """How many tricks of this round have at least one card."""
        return self.tricks_done + 1 if self.laid > 0 else self.tricks_done

    def known_voids(self) -> vec[i64]:
        """WF-052: for each hand, the faces it cannot hold, since its seat did not follow."""
        voids = vec[i64]([0] * (self.n + 1))
        for number in range(self.tricks_begun()):
            trick = self.trick(number)
            following = self.follows(CLASS[self.trump * DECK + trick.cards[0] % DECK])
            seat = trick.leader
            for card in trick.cards:
                if BIT[card % DECK] & following == 0:
                    voids[seat] |= following
                seat = self.left_of(seat)
        return voids

    def total(self) -> list[int]:
        """The scores of all seats."""
        return [int(score) for score in self.scores]
