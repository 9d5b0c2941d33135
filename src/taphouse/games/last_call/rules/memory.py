"""What can be told for certain about cards that lie face down, for whoever counts along.

Most hidden cards may lie anywhere. Now and then the table learns more: a card that was shown and
put under the draw pile is drawn, Tough Breaks are called in, the discards become the draw pile,
somebody passes a card and knows where it went. Each row says: for this seat, these cards can
only be in these places.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.decks.glasses import ALL_OF_ONE, DECK
from taphouse.games.last_call.cards import BIT_OF, DECK_OF

EVERYBODY: Final = -1
"""A row that holds for all seats and for spectators. A spectator alone has the number after the last seat."""
IN_DRAW: Final = 256
"""The places: a bit for each seat's hand, this one for the draw pile ..."""
JUST_DRAWN: Final = 512
"""... and this one for the card that the active seat has drawn and not yet played or kept."""
ANYWHERE: Final = 1023

_WIDTH: Final = 4


@final
class Memory:
    """Rows of a seat, its cards in deck a, in deck b, and the places where these can be."""

    def __init__(self, seats: i64) -> None:
        self.rows: vec[i64] = vec[i64]()
        self.size: i64 = 0
        self.everywhere: i64 = BIT[seats] - 1 | IN_DRAW
        """All places that last."""
        self.stock_first: i64 = ALL_OF_ONE
        self.stock_second: i64 = ALL_OF_ONE
        """What the draw pile was made of, in deck a and deck b: nothing else can be in it."""

    def add(self, seat: i64, first: i64, second: i64, places: i64) -> None:
        """Learn that cards can only be in these places."""
        if first == 0 and second == 0:
            return
        for i in range(self.size):
            at = i * _WIDTH
            if self.rows[at] == seat and self.rows[at + 3] == places:
                self.rows[at + 1] |= first
                self.rows[at + 2] |= second
                return
        self.put(seat, first, second, places)
        self._tidy(self.size - 1)

    def put(self, seat: i64, first: i64, second: i64, places: i64) -> None:
        """Write one more row."""
        at = self.size * _WIDTH
        while len(self.rows) < at + _WIDTH:
            self.rows = append(self.rows, 0)
        self.rows[at] = seat
        self.rows[at + 1] = first
        self.rows[at + 2] = second
        self.rows[at + 3] = places
        self.size += 1

    def add_card(self, seat: i64, card: i64, places: i64) -> None:
        """Learn where one card can only be."""
        if card < DECK:
            self.add(seat, BIT_OF[card], 0, places)
        else:
            self.add(seat, 0, BIT_OF[card], places)

    def surface(self, card: i64) -> None:
        """Forget a card that everybody sees now."""
        bit = BIT_OF[card]
        at = self.size * _WIDTH + 1 + DECK_OF[card]
        while at > _WIDTH:
            at -= _WIDTH
            if self.rows[at] & bit != 0:
                self.rows[at] -= bit
                self._tidy(at // _WIDTH)

    def drawn(self, seat: i64, card: i64, place: i64) -> None:
        """A seat has drawn a card: what could be in the draw pile can now be there, as far as others know."""
        bit = BIT_OF[card]
        column = 1 + DECK_OF[card]
        row = self.size
        while row > 0:
            row -= 1
            at = row * _WIDTH
            if self.rows[at] == seat:
                self.rows[at + column] &= ~bit
                self._tidy(row)
            elif self.rows[at + 3] & (IN_DRAW | place) == IN_DRAW:
                self.rows[at + 3] |= place
                if place != JUST_DRAWN:
                    self._tidy(row)

    def _tidy(self, row: i64) -> None:
        """Remove a row that says nothing: no cards are left in it, or they can be everywhere."""
        at = row * _WIDTH
        if self.rows[at + 1] != 0 or self.rows[at + 2] != 0:
            elsewhere = self.everywhere & ~self.rows[at + 3]
            if self.rows[at] != EVERYBODY:
                elsewhere &= ~BIT[self.rows[at]]
            if elsewhere != 0:
                return
        self.size -= 1
        last = self.size * _WIDTH
        for j in range(_WIDTH):
            self.rows[at + j] = self.rows[last + j]

    def move(self, place: i64, to: i64) -> None:
        """What could be in one place is now in another, or (0) was not there."""
        row = self.size
        while row > 0:
            row -= 1
            at = row * _WIDTH + 3
            if self.rows[at] & place != 0:
                self.rows[at] = (self.rows[at] & ~place) | to
                self._tidy(row)

    def places(self, eyes: i64, card: i64) -> i64:
        """Where a card can be that the seat does not see."""
        column = 1 + DECK_OF[card]
        bit = BIT_OF[card]
        places: i64 = ANYWHERE
        if not self.was_in_stock(card):
            places = ANYWHERE - IN_DRAW
        for i in range(self.size):
            at = i * _WIDTH
            if (self.rows[at] == EVERYBODY or self.rows[at] == eyes) and self.rows[at + column] & bit != 0:
                places &= self.rows[at + 3]
        return places

    def spoken_of(self, deck: i64) -> i64:
        """The cards of one deck about which anything is known; all others may lie anywhere."""
        cards = ALL_OF_ONE & ~(self.stock_first if deck == 0 else self.stock_second)
        for i in range(self.size):
            cards |= self.rows[i * _WIDTH + 1 + deck]
        return cards

    def was_in_stock(self, card: i64) -> bool:
        """Whether a card can be in the draw pile, or come from it."""
        if card < DECK:
            return self.stock_first & BIT_OF[card] != 0
        return self.stock_second & BIT_OF[card] != 0

    def passed_on(self, n: i64, direction: i64, sizes: vec[i64], seen: vec[i64]) -> None:
        """LC-048: every seat has passed a card on; each has seen only what it held, gave and got."""
        old = self.copy()
        self.size = 0
        for i in range(old.size):
            at = i * _WIDTH
            seat = old.rows[at]
            for eyes in range(n + 1):
                if seat in (EVERYBODY, eyes):
                    places = spread(old.rows[at + 3], eyes, n, direction, sizes)
                    first = old.rows[at + 1] & ~seen[2 * eyes]
                    self.add(eyes, first, old.rows[at + 2] & ~seen[2 * eyes + 1], places)

    def clear(self) -> None:
        """Forget everything: a new round begins."""
        self.size = 0
        self.stock_first = ALL_OF_ONE
        self.stock_second = ALL_OF_ONE

    def renewed(self, first: i64, second: i64) -> None:
        """LC-026: the draw pile was used up, and is made anew of cards that everybody has seen."""
        self.move(IN_DRAW, 0)
        self.stock_first = first
        self.stock_second = second
        self.add(EVERYBODY, first, second, IN_DRAW)

    def copy(self) -> "Memory":
        """Give an equal memory, apart from this one."""
        twin = Memory(0)
        twin.everywhere = self.everywhere
        twin.rows = self.rows[: self.size * _WIDTH]
        twin.size = self.size
        twin.stock_first = self.stock_first
        twin.stock_second = self.stock_second
        return twin

    def listed(self) -> list[list[int]]:
        """Write the rows down."""
        return [[int(self.rows[i * _WIDTH + j]) for j in range(_WIDTH)] for i in range(self.size)]


def spread(places: i64, eyes: i64, n: i64, direction: i64, sizes: vec[i64]) -> i64:
    """Where a card can be after a pass: with who had it, or with the next; a single card has moved for sure."""
    after = places & (IN_DRAW | JUST_DRAWN)
    for seat in range(n):
        if places & BIT[seat] != 0 and seat != eyes and sizes[seat] > 0:
            if sizes[seat] > 1:
                after |= BIT[seat]
            after |= BIT[(seat + direction + n) % n]
    return after
