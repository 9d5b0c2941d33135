"""What the latest turn was, for everybody to see."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from taphouse.core.moves import NOBODY
from taphouse.games.cocktail_conspiracy.cards import NO_CARD
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE

NOTHING: Final = 0
PLAYING: Final = 1
MOVING: Final = 2
DISCARDING: Final = 3
ACTIONS: Final = ("", "play", "move", "discard_hand")
"""What the latest turn began with."""


@final
class Latest:
    """Who did what with which card at which place, and what came of it."""

    def __init__(self, like: "Latest | None" = None) -> None:
        self.action: i64 = like.action if like else NOTHING
        self.actor: i64 = like.actor if like else NOBODY
        self.card: i64 = like.card if like else NO_CARD
        self.target: i64 = like.target if like else NO_PLACE
        self.matched: i64 = like.matched if like else NO_CARD
        self.played_to: i64 = like.played_to if like else NO_PLACE
        self.matched_to: i64 = like.matched_to if like else NO_PLACE
        self.drops: vec[i64] = like.drops if like else vec[i64]()
        """CC-031: cards that left a full place, each followed by the place; replaced, never changed."""
        self.threw_away: i64 = like.threw_away if like else 0
        """How many hand cards were discarded; ``drew``: how many drawn."""
        self.drew: i64 = like.drew if like else 0

    def begin(self, action: i64, actor: i64, card: i64, place: i64) -> None:
        """A turn begins."""
        self.action = action
        self.actor = actor
        self.card = card
        self.target = place
        self.matched = NO_CARD
        self.played_to = NO_PLACE
        self.matched_to = NO_PLACE
        if len(self.drops) > 0:
            self.drops = vec[i64]()
        self.threw_away = 0
        self.drew = 0

    def drop(self, card: i64, place: i64) -> None:
        """CC-031: a card left a full place."""
        self.drops = append(append(self.drops[:], card), place)
