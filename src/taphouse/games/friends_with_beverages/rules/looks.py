"""Who has looked at the guests on top of the deck, FWB-090, and what is still true of what they saw."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.pile import Pile
from taphouse.games.friends_with_beverages.cards import NO_CARD

DEEP: Final = 3
"""How many guests Cultural Exchange lets its drawer see."""


@final
class Looks:
    """For each seat: how deep its knowledge reaches, whether it knows the order, and which guests are there."""

    def __init__(self, seats: int, like: "Looks | None" = None) -> None:
        self.depth: vec[i64] = vec[i64]([0] * seats) if like is None else like.depth[:]
        self.ordered: vec[i64] = vec[i64]([0] * seats) if like is None else like.ordered[:]
        """1 while the seat knows the guests in their order; otherwise only that they are on top, in any."""
        self.guests: vec[i64] = vec[i64]([NO_CARD] * (DEEP * seats)) if like is None else like.guests[:]
        """The guests known, the next one first if in order, then -1."""

    def look(self, seat: i64, deck: Pile, size: i64) -> None:
        """A seat sees the top guests, and knows their order."""
        self.depth[seat] = size
        self.ordered[seat] = 1
        for i in range(DEEP):
            if i < size:
                self.guests[DEEP * seat + i] = deck.cards[deck.size - 1 - i]
            else:
                self.guests[DEEP * seat + i] = NO_CARD

    def rearranged(self, by: i64, size: i64) -> None:
        """Somebody may have changed the order: the others know at most that their guests are still on top."""
        for seat in range(len(self.depth)):
            if seat != by and self.depth[seat] > 0:
                self.depth[seat] = max(size, self.depth[seat])
                self.ordered[seat] = 0

    def drawn(self, guest: i64) -> None:
        """The top guest was drawn, in the open."""
        for seat in range(len(self.depth)):
            if self.depth[seat] > 0:
                self.depth[seat] -= 1
                self._forget(seat, guest)

    def _forget(self, seat: i64, guest: i64) -> None:
        to = DEEP * seat
        for i in range(DEEP):
            known = self.guests[DEEP * seat + i]
            if known not in (guest, NO_CARD):
                self.guests[to] = known
                to += 1
        while to < DEEP * seat + DEEP:
            self.guests[to] = NO_CARD
            to += 1
        if self.guests[DEEP * seat] == NO_CARD:
            self.depth[seat] = 0
            self.ordered[seat] = 0

    def of(self, seat: i64) -> list[int]:
        """List the guests that a seat knows to be on top."""
        return [int(self.guests[DEEP * seat + i]) for i in range(DEEP) if self.guests[DEEP * seat + i] != NO_CARD]
