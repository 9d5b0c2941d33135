"""The table: what lies where, whose turn it is, and how a move gets to its chapter of the rules."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import members
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.fields import written
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.state import State as Contract
from taphouse.core.words.said import no_such_move, no_such_seat
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import NO_TRUMPS, TRUMP
from taphouse.games.with_friends_like_these.house import House
from taphouse.games.with_friends_like_these.rules import bidding, knowledge, position, scoring, tricks
from taphouse.games.with_friends_like_these.rules.finished import Finished, Trick
from taphouse.games.with_friends_like_these.rules.moves import BID, BIDDING, MOVES, NO_BID, OVER, PLAY
from taphouse.games.with_friends_like_these.words import said


@final
class State(Contract):
    """The whole table, as no seat may see it; ``like``: a copy of another."""

    def __init__(  # noqa: PLR0915  one line for each attribute: as another has it, or as at a new table
        self, seats: int, house: House, rng: Rng, like: "State | None" = None
    ) -> None:
        super().__init__(seats, rng)
        self.house = house
        self.n: i64 = seats
        if like is not None:
            self.learned = like.learned
            self.round: i64 = like.round
            """Counted from 0."""
            self.dealer: i64 = like.dealer
            self.hand_size: i64 = like.hand_size
            self.pass_offset: i64 = like.pass_offset
            """How many seats to the left the hands go after the bids."""
            self.flip: i64 = like.flip
            """The card that was turned up."""
            self.trump: i64 = like.trump
            self.phase: i64 = like.phase
            self.turn: i64 = like.turn
            self.places: vec[i64] = like.places[:]
            """Two sets of faces, one of each deck, for each hand; behind them two more for the undealt cards."""
            self.bids: vec[i64] = like.bids[:]
            self.bid_sum: i64 = like.bid_sum
            self.won: vec[i64] = like.won[:]
            """Tricks that each seat has won in this round."""
            self.scores: vec[i64] = like.scores[:]
            self.tricks_done: i64 = like.tricks_done
            self.laid: i64 = like.laid
            """Cards of the present trick."""
            self.led: i64 = like.led
            """Class of the card that was led."""
            self.winning: i64 = like.winning
            """The seat whose card wins so far."""
            self.winning_card: i64 = like.winning_card
            self.played: vec[i64] = like.played[:]
            """All cards of the round as they were laid, trick by trick."""
            self.leaders: vec[i64] = like.leaders[:]
            """Who led each trick of the round; for the next one, who will."""
            self.finished: Finished | None = like.finished
            """The latest round that is over."""
        else:
            self.round = 0
            self.dealer = 0
            self.hand_size = 0
            self.pass_offset = 0
            self.flip = 0
            self.trump = NO_TRUMPS
            self.phase = BIDDING
            self.turn = 0
            self.places = vec[i64]([0] * (2 * self.n + 2))
            self.bids = vec[i64]([NO_BID] * self.n)
            self.bid_sum = 0
            self.won = vec[i64]([0] * self.n)
            self.scores = vec[i64]([0] * self.n)
            self.tricks_done = 0
            self.laid = 0
            self.led = TRUMP
            self.winning = 0
            self.winning_card = 0
            self.played = vec[i64]()
            self.leaders = vec[i64]([0])
            self.finished = None

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

    def total(self) -> list[int]:
        """The scores of all seats."""
        return [int(score) for score in self.scores]

    def to_act(self) -> list[Seat]:
        """One seat at a time: the one to bid, or to play."""
        return [] if self.phase == OVER else [Seat(int(self.turn))]

    def next_to_act(self) -> Seat:
        """Name the seat whose turn it is."""
        return NOBODY if self.phase == OVER else Seat(int(self.turn))

    def whose_turn(self) -> Seat:
        """Name the seat that is to bid or to play."""
        return Seat(int(self.turn))

    def legal_moves(self, seat: Seat) -> list[Move]:
        """List the bids or the cards that are open."""
        if seat != int(self.turn) or self.phase == OVER:
            return []
        return bidding.open_bids(self) if self.phase == BIDDING else tricks.open_cards(self)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves without listing them."""
        if self.phase == BIDDING:
            return Move(BID + int(bidding.any_bid(self, rng)))
        return Move(PLAY + int(tricks.any_card(self, rng)))

    def apply(self, seat: Seat, move: Move) -> None:
        """Bid or play, then everything up to the next decision."""
        if self.phase == OVER or seat != int(self.turn) or not 0 <= move < MOVES:
            raise self.why_not(seat, move)
        if self.phase == BIDDING:
            if not bidding.may_bid(self, move - BID):
                raise self.why_not(seat, move)
            bidding.bid(self, move - BID)
        else:
            if not tricks.may_play(self, move - PLAY):
                raise self.why_not(seat, move)
            tricks.play(self, move - PLAY)

    def why_not(self, seat: Seat, move: Move) -> IllegalMove:
        """Say why a move is not open to a seat; it depends only on what that seat may know."""
        if self.phase == OVER:
            return IllegalMove("WF-011", said.all_played())
        if not 0 <= seat < self.seats:
            return IllegalMove("", no_such_seat(number=seat + 1, last=self.seats))
        if not 0 <= move < MOVES:
            return IllegalMove("", no_such_move(number=move))
        if self.phase == BIDDING:
            if move >= PLAY:
                return IllegalMove("WF-040", said.bid_first())
            if seat != int(self.turn):
                return IllegalMove("WF-040", said.not_your_turn(who=SEATS[self.turn], task="bid"))
            return bidding.why_not(self, move - BID)
        if move < PLAY:
            return IllegalMove("WF-042", said.bids_are_final())
        if seat != int(self.turn):
            return IllegalMove("WF-052", said.not_your_turn(who=SEATS[self.turn], task="play"))
        return tricks.why_not(self, move - PLAY)

    def outcome(self) -> Outcome | None:
        """WF-011, WF-062: the highest total wins; equal ones win together."""
        return scoring.outcome(self)

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        return State(self.seats, self.house, self.rng.copy(), self)

    def position(self) -> dict[str, object]:
        """Write the state down: the round's deal, bids and tricks tell everything else about it."""
        return {"house": dict(self.house.values), **written(self, position.FIELDS)}

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know."""
        twin = self.copy()
        knowledge.deal_anew(twin, seat, rng)
        return twin
