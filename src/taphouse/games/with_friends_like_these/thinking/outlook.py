"""What a careful player expects at one moment: the chances of each card to win, now or later.

The weights were fitted to the tricks of some thousand rounds of players of this kind, those for bids and for the
present trick also to rounds with players who lay any card.
"""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.decks.glasses import DECK
from taphouse.games.with_friends_like_these.cards import CLASS, CLASSES, FOLLOWING, TRUMP
from taphouse.games.with_friends_like_these.rules.knowledge import voids
from taphouse.games.with_friends_like_these.rules.moves import NO_BID, PLAYING
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.games.with_friends_like_these.rules.tricks import beats
from taphouse.games.with_friends_like_these.thinking.chances import squash
from taphouse.games.with_friends_like_these.thinking.ranks import LIKE, STRONGER


@final
class Outlook:
    """One moment of a round, as one seat may know it: it looks at hands of others only for what all of them lack."""

    def __init__(self, table: State, me: i64) -> None:
        self.table = table
        self.me: i64 = me
        self.others: i64 = table.n - 1
        self.hand = table.held(me)
        self.own = vec[i64]([0] * CLASSES)
        """How many cards of each class the seat holds."""
        for card in self.hand:
            self.own[self.class_of(card)] += 1
        self.given_a: i64 = 0
        """WF-080: the cards of the hand that was passed on and not played yet, of each deck."""
        self.given_b: i64 = 0
        self.unseen_a: i64 = 0
        """The cards that the seat has not seen, of each deck: in other hands, or not dealt."""
        self.unseen_b: i64 = 0
        self.void = voids(table) if table.phase == PLAYING else vec[i64]([0] * (table.n + 1))
        """For each hand, the faces it cannot hold."""
        self.out = vec[float]([0.0] * CLASSES)
        """How many cards of each class the others should have."""
        self.share = vec[float]([0.0] * CLASSES)
        """How many of the unseen cards of each class are in a hand."""
        self._look_round()
        self.demand = self._demand()
        """How many more tricks the others want than would be fair."""

    def _look_round(self) -> None:
        """Expect the unseen cards where they can be: in the hands that are not void, and among the undealt ones."""
        table = self.table
        passed_to = table.wingman_of(self.me) if table.phase == PLAYING else self.me
        in_hands = vec[i64]([0] * CLASSES)
        for seat in range(table.n):
            first, second = table.places[2 * seat], table.places[2 * seat + 1]
            if seat == self.me:
                continue
            if seat == passed_to:
                self.given_a, self.given_b = first, second
                continue
            self.unseen_a |= first
            self.unseen_b |= second
            size = count(first) + count(second)
            for kind in range(CLASSES):
                if not self.is_void(seat, kind):
                    in_hands[kind] += size
        first, second = table.places[2 * table.n], table.places[2 * table.n + 1]
        undealt = count(first) + count(second)
        self.unseen_a |= first
        self.unseen_b |= second
        for kind in range(CLASSES):
            room = in_hands[kind] + undealt
            share = float(int(in_hands[kind])) / float(int(room)) if room > 0 else 0.0
            faces = FOLLOWING[table.trump * CLASSES + kind]
            self.share[kind] = share
            self.out[kind] = self._among(faces, share)

    def _among(self, faces: i64, share: float) -> float:
        """How many of these faces the others should have."""
        unseen = count(self.unseen_a & faces) + count(self.unseen_b & faces)
        given = count(self.given_a & faces) + count(self.given_b & faces)
        return share * float(int(unseen)) + float(int(given))

    def _demand(self) -> float:
        fair = float(len(self.hand)) / float(int(self.others) + 1)
        demand = 0.0
        for seat in range(self.table.n):
            if seat != self.me and self.table.bids[self.table.bidder_for(seat)] != NO_BID:
                wanted = float(int(self.need_of(seat)))
                demand += (max(0.0, wanted)) - fair
        return demand

    def class_of(self, card: i64) -> i64:
        """The suit a card belongs to in play, or TRUMP."""
        return CLASS[self.table.trump * DECK + card % DECK]

    def is_void(self, seat: i64, kind: i64) -> bool:
        """WF-052: whether a seat has shown that it holds no card of a class."""
        faces = FOLLOWING[self.table.trump * CLASSES + kind]
        return faces != 0 and self.void[seat] & faces == faces

    def need_of(self, seat: i64) -> i64:
        """How many tricks a seat still needs; WF-080: for the bid of the hand that it plays."""
        bid = self.table.bids[self.table.bidder_for(seat)]
        return 0 if bid == NO_BID else bid - self.table.won[seat]

    def stronger_out(self, card: i64) -> float:
        """How many cards of the others beat this one in its class; an identical one does every other time (WF-071)."""
        at = self.table.trump * DECK + card % DECK
        share = self.share[CLASS[at]]
        return self._among(STRONGER[at], share) + self._among(LIKE[at], share) / 2

    def beats_all(self, card: i64) -> bool:
        """Whether a card would win the present trick so far (WF-057, WF-071)."""
        return self.table.laid == 0 or beats(self.table, card % DECK, self.table.winning_card % DECK)

    def wins_now(self, card: i64) -> float:
        """The chance that a card takes the present trick."""
        if not self.beats_all(card):
            return 0.0
        if self.table.laid == self.table.n - 1:
            return 1.0
        kind = self.class_of(card)
        led = self.table.led if self.table.laid > 0 else kind
        others = float(int(self.others))
        has_stronger = 1 - exp(-self.stronger_out(card) / others)
        has_trump = 1 - exp(-self.out[TRUMP] / others)
        cannot_follow = exp(-self.out[led] / others)
        weight = 1.35 if kind != TRUMP else 2.04
        if self.table.laid == 0:
            weight -= 0.18
        seat = self.table.left_of(self.me)
        for _ in range(self.table.n - 1 - self.table.laid):
            is_void, wants = self.is_void(seat, led), self.need_of(seat) > 0
            may_trump = 0.0 if self.is_void(seat, TRUMP) else 1.0 if is_void else cannot_follow
            follows = 0.0 if is_void else 1.0
            weight -= has_stronger * (follows if kind == led else may_trump) * (2.65 if wants else 1.73)
            if kind != TRUMP:
                weight -= has_trump * may_trump * (1.43 if wants else 0.52)
            seat = self.table.left_of(seat)
        return squash(weight)

    def may_win(self, card: i64) -> float:
        """The chance that a card takes a trick, as long as everybody still bids."""
        kind, left = self.class_of(card), float(len(self.hand))
        above, own = self.stronger_out(card), float(int(self.own[kind]))
        if kind == TRUMP:
            others = float(int(self.others))
            weight = 0.86 - 0.45 * above - 1.19 * above / others + 0.4 * (own - 1) + 0.22 * left
            return squash(weight - 0.43 * self.out[TRUMP] / others - 0.05 * self.demand)
        weight = -1.29 - 1.07 * above + 0.28 * self.out[kind] - 0.25 * self.out[TRUMP] - 0.25 * own
        return squash(weight + 0.24 * left + 0.19 * float(int(self.own[TRUMP])) - 0.08 * self.demand)

    def wins_later(self, card: i64, need: i64) -> float:
        """The chance that a card takes a trick after this one, for a seat that needs so many then, or avoids any."""
        kind, left = self.class_of(card), float(len(self.hand))
        above, own = self.stronger_out(card), float(int(self.own[kind]))
        avoids = 1.0 if need <= 0 else 0.0
        hunger = float(int(need)) / (left - 1) if need > 0 and left > 1 else 0.0
        if kind == TRUMP:
            others = float(int(self.others))
            weight = 0.12 - 0.3 * above - 1.24 * above / others + 0.2 * (own - 1) + 0.23 * left
            weight += -0.2 * self.out[TRUMP] / others - 0.1 * self.demand
            return squash(weight - avoids * (0.4 + 0.04 * above) + hunger * (0.95 - 0.25 * above))
        weight = -1.3 - 0.97 * above + 0.24 * self.out[kind] - 0.23 * self.out[TRUMP] - 0.235 * own
        weight += 0.245 * left + 0.06 * float(int(self.own[TRUMP])) - 0.2 * self.demand
        return squash(weight - avoids * (0.74 - 0.13 * above) + hunger * (0.21 - 0.18 * above))

    def all_later(self, need: i64) -> vec[float]:
        """The same for every card of the hand."""
        return vec[float]([self.wins_later(card, need) for card in self.hand])
