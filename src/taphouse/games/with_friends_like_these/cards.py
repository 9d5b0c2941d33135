"""What the cards are in this game: suits, Mixers with two images, Bars; who belongs where and who is stronger.

A *face* is a card without its deck letter, 0 to 61: WF-001, the two decks match card by card. WF-005: the
other face of the cards, with another game on it, plays no part here. The tables are made once from the
rules below, for each trump suit and for No Trumps.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.decks.glasses import (
    BEER,
    COCKTAIL,
    COPITA,
    DECK,
    NO_SUIT,
    SUITS,
    WHISKEY,
    WINE,
    is_bar,
    is_mixer,
    rank_of,
    read_card,
    suit_of,
    write_card,
)
from taphouse.games.with_friends_like_these.words.said import card_ref, suit_ref

HIGHBALL: Final = COPITA
"""WF-008: the deck's fourth glass is called Highball here."""
SUIT_IDS: Final = ("wine", "whiskey", "cocktail", "highball", "beer")
"""WF-002, WF-003: the five suits in the deck's order."""
SMALL_IMAGE: Final = {WINE: BEER, WHISKEY: WINE, HIGHBALL: WHISKEY, COCKTAIL: HIGHBALL, BEER: COCKTAIL}
"""WF-006, WF-007: the small glass on a Mixer, the suit of which it can be the 12."""

NO_TRUMPS: Final = NO_SUIT
TRUMP_IDS: Final = (*SUIT_IDS, "none")
"""How a round's trumps are written."""
TRUMP: Final = 5
"""The class of the trumps; the classes 0 to 4 are the plain suits."""
CLASSES: Final = 6


def class_of(face: int, trump: int) -> int:
    """WF-030, WF-034 to WF-038: the suit a card belongs to in play, or TRUMP."""
    if is_bar(face):
        return TRUMP
    suit = suit_of(face)
    if suit == trump or (is_mixer(face) and SMALL_IMAGE[suit] == trump):
        return TRUMP
    return suit


def strength_of(face: int, trump: int) -> int:
    """WF-004, WF-031, WF-033, WF-035, WF-039: the strength of a card within its class."""
    if is_bar(face):
        return 14
    if is_mixer(face):
        return 13 if class_of(face, trump) != TRUMP or suit_of(face) == trump else 12
    return rank_of(face)


def suit_in_play(card: int, trump: int) -> int:
    """The suit a card counts for: the trump suit for a Mixer that is its 12; NO_SUIT for a Bar."""
    if not is_bar(card) and class_of(card % DECK, trump) == TRUMP:
        return trump
    return suit_of(card)


def stands_for(card: int, trump: int) -> tuple[int, int]:
    """WF-006, WF-033 to WF-037: the rank and the suit that a Mixer has now."""
    return strength_of(card % DECK, trump), suit_in_play(card, trump)


def follows(face: int, led: int, trump: int, *, dual: bool) -> bool:
    """WF-036, WF-055: whether a card follows a lead of that class; a dual Mixer also follows its own suit."""
    return class_of(face, trump) == led or (dual and is_mixer(face) and suit_of(face) == led)


def _following(*, dual: bool) -> list[int]:
    """For each trump and class led: the set of faces that follow."""
    sets: list[int] = []
    for trump in range(SUITS + 1):
        for led in range(CLASSES):
            sets.append(sum(int(BIT[face]) for face in range(DECK) if follows(face, led, trump, dual=dual)))
    return sets


CLASS: Final = vec[i64]([class_of(face, trump) for trump in range(SUITS + 1) for face in range(DECK)])
STRENGTH: Final = vec[i64]([strength_of(face, trump) for trump in range(SUITS + 1) for face in range(DECK)])
FOLLOWING: Final = vec[i64](_following(dual=False))
FOLLOWING_DUAL: Final = vec[i64](_following(dual=True))
FRESH: Final = vec[i64](range(2 * DECK))
"""WF-070: all cards of both decks in order, before they are shuffled."""


def write(card: int) -> str:
    """Write a card in notation: ``beer-10-a``."""
    return write_card(card, SUIT_IDS)


def read(text: str) -> int:
    """Read a card from notation."""
    return read_card(text, SUIT_IDS)


CARDS: Final = [write(card) for card in range(2 * DECK)]
"""The cards in notation."""
SUIT_REFS: Final = [suit_ref(name) for name in SUIT_IDS]
"""The suits in facts."""
CARD_REFS: Final = [card_ref(card) for card in CARDS]
"""The cards in facts."""
TINTS: Final = ("#A51A37", "#BE6A1C", "#C24A90", "#3FA58D", "#EBA91F", "#21170F")
"""The colour of each suit's drink, and of the Bars."""


def _described(card: int) -> dict[str, object]:
    suit = suit_of(card)
    parts: dict[str, object] = {"kind": "card", "tint": TINTS[suit]}
    if suit != NO_SUIT:
        parts["suit"] = SUIT_REFS[suit]
        if is_mixer(card):
            parts["small"] = SUIT_REFS[SMALL_IMAGE[suit]]
        else:
            parts["rank"] = rank_of(card)
    return parts


@cache
def catalogue(decks: int) -> dict[str, dict[str, object]]:
    """What never changes about the cards: a Mixer has a small glass and no rank, a Bar has neither suit nor rank."""
    return {CARDS[card]: _described(card) for card in range(decks * DECK)}
