"""What can be told about cards that lie face down, for whoever counts along.

A hidden card has gone through shuffles since everybody saw it last. Where two cards went through
the same shuffle, and somebody has seen neither since, that shuffle could as well have put each in
the other's stead: nothing this seat has seen would be different.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.bits import BIT

_PAIR: Final = 2
_TRIPLE: Final = 3


@final
class Memory:
    """The shuffles that hidden cards have gone through, and which cards seats saw leave their own hands."""

    def __init__(self) -> None:
        self.shuffled: i64 = 0
        """How many shuffles there have been."""
        self.shuffles: vec[i64] = vec[i64]()
        """Rows of a shuffle's number and the cards in it that nobody else has seen since."""
        self.shuffle_rows: i64 = 0
        self.handed: vec[i64] = vec[i64]()
        """Rows of a seat, the number of shuffles there had been, and the hand cards that it discarded then."""
        self.handed_rows: i64 = 0

    def shuffle(self, cards: i64) -> None:
        """These cards are shuffled together."""
        self.add_shuffle(self.shuffled, cards)
        self.shuffled += 1

    def add_shuffle(self, number: i64, cards: i64) -> None:
        """Write a row, unless it could tell nothing: a single card cannot change places."""
        if cards & (cards - 1) == 0:
            return
        at = self.shuffle_rows * _PAIR
        while len(self.shuffles) < at + _PAIR:
            self.shuffles = append(self.shuffles, 0)
        self.shuffles[at] = number
        self.shuffles[at + 1] = cards
        self.shuffle_rows += 1

    def hand_in(self, seat: i64, cards: i64) -> None:
        """CC-052: a seat discards its hand, and nobody else sees what."""
        if cards != 0:
            self.add_handed(seat, self.shuffled, cards)

    def add_handed(self, seat: i64, number: i64, cards: i64) -> None:
        """Write a row, or add to the one of the same seat and time."""
        for i in range(self.handed_rows):
            if self.handed[i * _TRIPLE] == seat and self.handed[i * _TRIPLE + 1] == number:
                self.handed[i * _TRIPLE + 2] |= cards
                return
        at = self.handed_rows * _TRIPLE
        while len(self.handed) < at + _TRIPLE:
            self.handed = append(self.handed, 0)
        self.handed[at] = seat
        self.handed[at + 1] = number
        self.handed[at + 2] = cards
        self.handed_rows += 1

    def surface(self, card: i64) -> None:
        """Everybody sees the card now."""
        keep = ~BIT[card]
        rows: i64 = 0
        for i in range(self.shuffle_rows):
            cards = self.shuffles[i * _PAIR + 1] & keep
            if cards & (cards - 1) != 0:
                self.shuffles[rows * _PAIR] = self.shuffles[i * _PAIR]
                self.shuffles[rows * _PAIR + 1] = cards
                rows += 1
        self.shuffle_rows = rows
        rows = 0
        for i in range(self.handed_rows):
            cards = self.handed[i * _TRIPLE + 2] & keep
            if cards != 0:
                self.handed[rows * _TRIPLE] = self.handed[i * _TRIPLE]
                self.handed[rows * _TRIPLE + 1] = self.handed[i * _TRIPLE + 1]
                self.handed[rows * _TRIPLE + 2] = cards
                rows += 1
        self.handed_rows = rows

    def unseen_since(self, row: i64, eyes: i64) -> i64:
        """Of the cards in a shuffle, those that the seat has not seen since."""
        cards = self.shuffles[row * _PAIR + 1]
        for i in range(self.handed_rows):
            if self.handed[i * _TRIPLE] == eyes and self.handed[i * _TRIPLE + 1] > self.shuffles[row * _PAIR]:
                cards &= ~self.handed[i * _TRIPLE + 2]
        return cards

    def copy(self) -> "Memory":
        """Give an equal memory, apart from this one."""
        twin = Memory()
        twin.shuffled = self.shuffled
        twin.shuffles = self.shuffles[: self.shuffle_rows * _PAIR]
        twin.shuffle_rows = self.shuffle_rows
        twin.handed = self.handed[: self.handed_rows * _TRIPLE]
        twin.handed_rows = self.handed_rows
        return twin
