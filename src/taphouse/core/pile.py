"""A pile of numbered cards: bottom first, top last."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.rng import Rng


@final
class Pile:
    """An ordered pile that never holds more than it was made for."""

    def __init__(self, capacity: i64, like: "Pile | None" = None) -> None:
        self.cards: vec[i64] = vec[i64]([0] * int(capacity)) if like is None else like.cards[:]
        self.size: i64 = 0 if like is None else like.size

    def put(self, card: i64) -> None:
        """Lay a card on top."""
        self.cards[self.size] = card
        self.size += 1

    def put_under(self, card: i64) -> None:
        """Slide a card under the pile."""
        i = self.size
        while i > 0:
            self.cards[i] = self.cards[i - 1]
            i -= 1
        self.cards[0] = card
        self.size += 1

    def top(self) -> i64:
        """Look at the top card."""
        return self.cards[self.size - 1]

    def draw(self) -> i64:
        """Take the top card."""
        self.size -= 1
        return self.cards[self.size]

    def shuffle(self, rng: Rng) -> None:
        """Shuffle the pile."""
        rng.shuffle(self.cards, self.size)

    def clear(self) -> None:
        """Take everything away."""
        self.size = 0

    def copy(self) -> "Pile":
        """Give an equal pile, apart from this one."""
        return Pile(0, self)

    def listed(self) -> list[int]:
        """List the cards, bottom first."""
        return [int(self.cards[i]) for i in range(self.size)]

    def fill(self, cards: list[int]) -> None:
        """Replace the contents by these cards, bottom first."""
        self.size = 0
        for card in cards:
            self.put(card)
