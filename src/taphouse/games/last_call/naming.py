"""Cards and suits in notation, and as facts refer to them."""

from typing import Final

from taphouse.decks.glasses import read_card as read
from taphouse.decks.glasses import write_card
from taphouse.games.last_call.cards import CARDS, COLOURS, SHAPES, SUIT_IDS
from taphouse.games.last_call.words import said

_WRITTEN: Final = [write_card(card, SUIT_IDS) for card in range(CARDS)]

CARD_REFS: Final = [said.card_ref(name) for name in _WRITTEN]
CARD_NUMBERS: Final = {str(reference): card for card, reference in enumerate(CARD_REFS)}
SUIT_REFS: Final = [said.suit_ref(name) for name in SUIT_IDS]
COLOUR_REFS: Final = [said.colour_ref(name) for name in COLOURS]
SHAPE_REFS: Final = [said.shape_ref(name) for name in SHAPES]


def write(card: int) -> str:
    """Write a card in notation."""
    return _WRITTEN[card]


def read_card(text: str) -> int:
    """Read a card from notation."""
    return read(text, SUIT_IDS)
