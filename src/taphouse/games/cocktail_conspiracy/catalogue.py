"""What never changes about the cards."""

from functools import cache
from typing import Final

from taphouse.games.cocktail_conspiracy.cards import BIG, CODES, COLOUR_IDS, SMALL

TINTS: Final = ("#c8102e", "#2e9e5b", "#1f5fbf", "#f2c100", "#7a3e9d")
"""The five colours on a screen."""


@cache
def catalogue() -> dict[str, dict[str, object]]:
    """The cards of both designs: somebody may ask for one that this table does not have."""
    return {code: _card(int(BIG[card]), int(SMALL[card])) for card, code in enumerate(CODES)}


def _card(big: int, small: int) -> dict[str, object]:
    return {
        "kind": "card",
        "big": f"ingredient:{COLOUR_IDS[big]}",
        "small": f"ingredient:{COLOUR_IDS[small]}",
        "double": "yes" if big == small else "no",
        "tint": TINTS[big],
    }
