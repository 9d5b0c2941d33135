"""The table and its rules, in the order of the rulebook."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, members, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.moves import NOBODY, Move, Seat
from taphouse.core.outcome import Outcome, places_by
from taphouse.core.rng import Quick, Rng
from taphouse.decks.glasses import ALL_OF_ONE, DECK, RANKS
from taphouse.games.with_friends_like_these.cards import (
    CLASS,
    FRESH,
    STRENGTH,
    TRUMP,
    write,
)
from taphouse.games.with_friends_like_these.rules import refusals
from taphouse.games.with_friends_like_these.rules.finished import Finished, in_order
from taphouse.games.with_friends_like_these.rules.knowledge import deal_anew
from taphouse.games.with_friends_like_these.rules.layout import Layout
from taphouse.games.with_friends_like_these.rules.numbers import (
    BID,
    BIDDING,
    GAME_OVER,
    HANDS_PASSED,
    HAS_BID,
    LED,
    MOVES,
    NO_BID,
    OVER,
    PLAY,
    PLAYED,
    PLAYING,
    ROUND_DEALT,
    SCORED,
    TOOK_TRICK,
    TURNED_UP,
)

_HALF_SEED: Final = 2147483647


@final
class State(Layout):
    """The whole table, as only the house may see it."""

    def to_act(self) -> list[Seat]:
        """One seat at a time: the one to bid, or to play."""
        return [] if self.phase == OVER else [Seat(int(self.turn))]

    def next_to_act(self) -> Seat:
        """Name the seat whose turn it is."""
        return NOBODY if self.phase == OVER else Seat(int(self.turn))

    def whose_turn(self) -> Seat:
        """Name the seat that is to bid or to play."""
        return Seat(int(self.turn))

    def start(self) -> None:
        """WF-020: find the first dealer and deal round 1."""
        n = self.n
        assert n * self.house.peak_cards + 1 <= DECK * self.house.decks, "there are enough cards for every legal table"
        first = self.house.first_dealer
        self.dealer = first if first >= 0 else self.rng.below(n)
        self.deal()

    def deal(self) -> None:
        """WF-023, WF-024, WF-070: shuffle afresh, deal singly from the dealer's left, turn up the next card."""
        self.open_round()
        size = DECK * self.house.decks
        dealt = self.n * self.hand_size
        cards = FRESH[:size]
        self.rng.deal(cards, size, dealt + 1)
        seat = self.left_of(self.dealer)
        for i in range(dealt):
            self.put(seat, cards[i])
            seat = self.left_of(seat)
        self.note(ROUND_DEALT, int(self.round), int(self.dealer), int(self.hand_size))
        self.turn_up(cards[dealt])

    def open_round(self) -> None:
        """WF-021, WF-028, WF-082: nobody has cards, bids or tricks; the bidding will begin left of the dealer."""
        n = self.n
        first = self.left_of(self.dealer)
        self.hand_size = self.house.hand_size(self.round)
        self.pass_offset = (self.round + 1) % n if self.house.wingman else i64(0)
        self.phase = BIDDING
        self.turn = first
        self.places = vec[i64]([0] * (2 * n + 2))
        self.bids = vec[i64]([NO_BID] * n)
        self.bid_sum = 0
        self.won = vec[i64]([0] * n)
        self.tricks_done = 0
        self.laid = 0
        self.played = vec[i64]([0] * (n * self.hand_size))
        self.leaders = vec[i64]([first] * (self.hand_size + 1))
        self.learned += 1

    def put(self, seat: i64, card: i64) -> None:
        """Put a card into a hand."""
        self.places[2 * seat + card // DECK] |= BIT[card % DECK]

    def turn_up(self, card: i64) -> None:
        """WF-024 to WF-027: the card's own suit is trump, a Mixer's large glass (WF-025), a Bar means No Trumps.

        It and the undealt cards are out of play for the round.
        """
        self.flip = card
        self.trump = card % DECK // RANKS
        n = self.n
        for deck in range(self.house.decks):
            rest: i64 = ALL_OF_ONE
            for seat in range(n):
                rest &= ~self.places[2 * seat + deck]
            self.places[2 * n + deck] = rest
        self.places[2 * n + card // DECK] &= ~BIT[card % DECK]
        self.note(TURNED_UP, int(card))

    def forbidden_bid(self) -> i64:
        """WF-043 to WF-045, WF-083: the dealer may not make the bids add up to the hand size.

        WF-044: NO_BID if the others' bids are too high for that already; nobody else is restricted.
        """
        if self.turn == self.dealer and self.bid_sum <= self.hand_size and self.phase == BIDDING:
            return self.hand_size - self.bid_sum
        return NO_BID

    def legal_moves(self, seat: Seat) -> list[Move]:
        """WF-040, WF-041: any number of tricks you could take; WF-051 to WF-055: any card that may be played."""
        moves: list[Move] = []
        if seat != int(self.turn) or self.phase == OVER:
            return moves
        if self.phase == BIDDING:
            forbidden = self.forbidden_bid()
            for bid in range(self.hand_size + 1):
                if bid != forbidden:
                    moves.append(Move(BID + int(bid)))
            return moves
        asked = self.asked()
        cards = members(self.places[2 * self.turn] & asked, PLAY)
        second = self.places[2 * self.turn + 1] & asked
        if second != 0:
            cards += members(second, PLAY + DECK)
        return cast("list[Move]", cards)

    def random_move(self, seat: Seat, rng: Rng) -> Move:
        """Pick one of the legal moves without listing them."""
        if self.phase == BIDDING:
            forbidden = self.forbidden_bid()
            if forbidden == NO_BID:
                return Move(BID + int(rng.below(self.hand_size + 1)))
            bid = rng.below(self.hand_size)
            return Move(BID + int(bid + 1 if bid >= forbidden else bid))
        asked = self.asked()
        first = self.places[2 * self.turn] & asked
        second = self.places[2 * self.turn + 1] & asked
        in_first = count(first)
        pick = rng.below(in_first + count(second))
        if pick < in_first:
            return Move(PLAY + int(nth(first, pick)))
        return Move(PLAY + DECK + int(nth(second, pick - in_first)))

    def apply(self, seat: Seat, move: Move) -> None:
        """Bid or play, then everything up to the next decision."""
        if self.phase == OVER or seat != int(self.turn) or not 0 <= move < MOVES:
            raise self.refusal(seat, move)
        if self.phase == BIDDING:
            if not self.may_bid(move - BID):
                raise self.refusal(seat, move)
            self.bid(move - BID)
        else:
            if not self.may_play(move - PLAY):
                raise self.refusal(seat, move)
            self.play(move - PLAY)

    def may_bid(self, tricks: i64) -> bool:
        """WF-041, WF-043: whether the seat whose turn it is may say that number."""
        return tricks <= self.hand_size and tricks != self.forbidden_bid()

    def may_play(self, card: i64) -> bool:
        """WF-051 to WF-055: whether the seat whose turn it is holds the card and may lay it."""
        return card >= 0 and self.places[2 * self.turn + card // DECK] & self.asked() & BIT[card % DECK] != 0

    def refusal(self, seat: Seat, move: Move) -> IllegalMove:
        """Say why a move is not open to a seat."""
        if self.phase == OVER:
            return refusals.nobody_moves()
        if not 0 <= seat < self.seats:
            return refusals.no_such_seat(seat, self.seats)
        if not 0 <= move < MOVES:
            return refusals.no_such_move(move)
        bidding = self.phase == BIDDING
        if bidding != (move < PLAY):
            return refusals.wrong_time(bidding=bidding)
        if seat != int(self.turn):
            return refusals.wait(int(self.turn), bidding=bidding)
        if bidding:
            return refusals.bad_bid(move - BID, int(self.hand_size), int(self.bid_sum))
        if move - PLAY >= DECK * self.house.decks:
            return refusals.no_such_card(move - PLAY)
        following = [int(legal) - PLAY for legal in self.legal_moves(seat)]
        first = int(self.played[self.tricks_done * self.n])
        return refusals.bad_card(move - PLAY, self.held(seat), following, first, int(self.trump))

    def bid(self, tricks: i64) -> None:
        """WF-040, WF-042, WF-050: a bid is heard by all and final; after the last one the first bidder leads."""
        self.bids[self.turn] = tricks
        self.bid_sum += tricks
        self.learned += 1
        self.note(HAS_BID, int(self.turn), int(tricks), int(self.bid_sum))
        last = self.turn == self.dealer
        self.turn = self.left_of(self.turn)
        if last:
            self.phase = PLAYING
            if self.pass_offset != 0:
                self.pass_hands()

    def pass_hands(self) -> None:
        """WF-080, WF-081, WF-084: every hand goes to the seat so many places to the left; nothing else moves."""
        n = self.n
        dealt = self.places[:]
        for seat in range(n):
            wingman = self.wingman_of(seat)
            self.places[2 * wingman] = dealt[2 * seat]
            self.places[2 * wingman + 1] = dealt[2 * seat + 1]
        self.note(HANDS_PASSED, int(self.pass_offset), self.seats)

    def play(self, card: i64) -> None:
        """WF-051, WF-052: lay a card; once every seat has, clockwise, the trick is taken."""
        seat = self.turn
        face = card % DECK
        self.places[2 * seat + card // DECK] &= ~BIT[face]
        if self.laid == 0:
            self.led = CLASS[self.trump * DECK + face]
            self.winning = seat
            self.winning_card = card
            self.note(LED, int(seat), int(card), int(self.trump))
        else:
            if self.beats(face, self.winning_card % DECK):
                self.winning = seat
                self.winning_card = card
            self.note(PLAYED, int(seat), int(card), int(self.trump))
        self.played[self.tricks_done * self.n + self.laid] = card
        self.laid += 1
        self.learned += 1
        if self.laid == self.n:
            self.take_trick()
        else:
            self.turn = self.left_of(seat)

    def beats(self, face: i64, best: i64) -> bool:
        """WF-032, WF-057, WF-058, WF-071 to WF-073: whether a card beats the best one before it.

        WF-072: an identical one does, Bar on Bar too; a card of neither the led suit nor trumps never does.
        """
        kind = CLASS[self.trump * DECK + face]
        if kind == CLASS[self.trump * DECK + best]:
            return STRENGTH[self.trump * DECK + face] >= STRENGTH[self.trump * DECK + best]
        return kind == TRUMP

    def take_trick(self) -> None:
        """WF-059: the winner takes the trick and leads the next; after the last one the round is scored."""
        self.won[self.winning] += 1
        self.laid = 0
        self.tricks_done += 1
        self.turn = self.winning
        self.leaders[self.tricks_done] = self.winning
        self.note(TOOK_TRICK, int(self.winning), int(self.winning_card), int(self.tricks_done))
        if self.tricks_done == self.hand_size:
            self.score_round()

    def score_round(self) -> None:
        """WF-011, WF-028: pay for exact bids; then the deal moves one seat on, or the game is over."""
        points = vec[i64]([0] * self.n)
        for seat in range(self.n):
            points[seat] = self.points(seat)
            self.scores[seat] += points[seat]
            self.note(SCORED, int(seat), int(points[seat]), int(self.scores[seat]))
        self.finished = Finished(self.finished, self.bids, self.won, points, self.trick(self.hand_size - 1))
        if self.round + 1 == self.house.rounds():
            self.end()
        else:
            self.round += 1
            self.dealer = self.left_of(self.dealer)
            self.deal()

    def points(self, seat: i64) -> i64:
        """WF-060, WF-061, WF-085 to WF-088: what a seat earns in the round that is over.

        WF-087: with Wingman for the hand it played and for the hand it bid on.
        """
        bidder = self.bidder_for(seat)
        wingman = self.wingman_of(seat)
        points: i64 = 0
        if self.won[seat] == self.bids[bidder]:
            points += 10 + self.won[seat]
        pays_twice = self.house.wingman and not (self.house.single_own and wingman == seat)
        if pays_twice and self.won[wingman] == self.bids[seat]:
            points += 10 + self.bids[seat]
        return points

    def end(self) -> None:
        """WF-011, WF-062: the last round is over."""
        self.phase = OVER
        scores = self.total()
        winners = 0
        for seat in range(self.seats):
            if scores[seat] == max(scores):
                winners += int(BIT[seat])
        self.note(GAME_OVER, winners, max(scores))

    def outcome(self) -> Outcome | None:
        """WF-011, WF-062: the highest total wins; equal ones win together."""
        if self.phase != OVER:
            return None
        scores = self.total()
        return Outcome("all rounds played", scores, places_by(scores), all_may_win=True)

    def copy(self) -> "State":
        """Give an equal state, apart from this one."""
        twin = State(self.seats, self.house, self.rng.copy())
        twin.learned = self.learned
        twin.round = self.round
        twin.dealer = self.dealer
        twin.hand_size = self.hand_size
        twin.pass_offset = self.pass_offset
        twin.flip = self.flip
        twin.trump = self.trump
        twin.phase = self.phase
        twin.turn = self.turn
        twin.places = self.places[:]
        twin.bids = self.bids[:]
        twin.bid_sum = self.bid_sum
        twin.won = self.won[:]
        twin.scores = self.scores[:]
        twin.tricks_done = self.tricks_done
        twin.laid = self.laid
        twin.led = self.led
        twin.winning = self.winning
        twin.winning_card = self.winning_card
        twin.played = self.played[:]
        twin.leaders = self.leaders[:]
        twin.finished = self.finished
        return twin

    def position(self) -> dict[str, object]:
        """Write the state down: the round's deal, bids and tricks tell everything else about it."""
        return {
            "house": dict(self.house.values),
            "round": int(self.round) + 1,
            "dealer": int(self.dealer),
            "flip": write(int(self.flip)),
            "hands": [[write(card) for card in self.held(seat)] for seat in range(self.seats)],
            "bids": [None if bid == NO_BID else int(bid) for bid in self.bids],
            "tricks": [self.trick(number).position() for number in range(self.tricks_begun())],
            "scores": self.total(),
            "finished": [round_over.position() for round_over in in_order(self.finished)],
        }

    def resample(self, seat: Seat | None, rng: Rng) -> "State":
        """Deal anew what the seat cannot know; it does know a hand that it passed on, and who could not follow."""
        twin = self.copy()
        known = vec[i64]([0] * (self.n + 1))
        if seat is not None:
            known[seat] = 1
            if self.phase == PLAYING:
                known[self.wingman_of(seat)] = 1
        deal_anew(twin.places, known, self.known_voids(), rng)
        twin.rng = Quick(rng.below(_HALF_SEED) * _HALF_SEED + rng.below(_HALF_SEED))
        return twin
