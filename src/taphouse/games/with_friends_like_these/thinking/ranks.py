"""Which cards are stronger than a card in its class, and which are as strong: two sets of faces for each, made once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.decks.glasses import DECK, SUITS
from taphouse.games.with_friends_like_these.cards import CLASS, STRENGTH


def _stronger(face: int, other: int, trump: int) -> bool:
    return STRENGTH[trump * DECK + other] > STRENGTH[trump * DECK + face]


def _like(face: int, other: int, trump: int) -> bool:
    return STRENGTH[trump * DECK + other] == STRENGTH[trump * DECK + face]


def _sets(*, stronger: bool) -> list[int]:
    sets: list[int] = []
    for trump in range(SUITS + 1):
        for face in range(DECK):
            found = 0
            for other in range(DECK):
                same = CLASS[trump * DECK + other] == CLASS[trump * DECK + face]
                if same and (_stronger(face, other, trump) if stronger else _like(face, other, trump)):
                    found |= int(BIT[other])
            sets.append(found)
    return sets


STRONGER: Final[vec[i64]] = vec[i64](_sets(stronger=True))
"""For each trump and face: the faces of its class that beat it."""
LIKE: Final[vec[i64]] = vec[i64](_sets(stronger=False))
"""For each trump and face: those of its class that are as strong; of two, the one that is laid later wins (WF-071)."""
