"""Which cards are worth keeping at the end of a turn."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.thinking.deck import DRAWING, cards_in
from taphouse.games.empire_needs_beer.thinking.tasks import DRAWS, usual
from taphouse.games.empire_needs_beer.thinking.trying import NONE, Trying

LEAST: Final = 0.4
"""What a card must bring to be kept."""
RATHER_NEW: Final = 0.75
"""It must bring so much of what a new card brings, too."""


def worth_keeping(trying: Trying) -> i64:
    """The cards that would bring more next turn than what the draw pile has on the average, one after the other."""
    outlook = trying.outlook
    table = outlook.table
    left = table.hands[outlook.seat]
    pile = cards_in(table.draws[outlook.seat])
    least = max(LEAST, RATHER_NEW * usual(trying, pile if pile != 0 else left))
    kept: i64 = 0
    for _i in range(HAND):
        best = NONE
        card: i64 = 0
        rest = left
        while rest != 0:
            each = lowest(rest)
            rest &= rest - 1
            value = trying.gain(each) + (DRAWS if BIT[each] & DRAWING != 0 else 0.0)
            if value > best:
                best = value
                card = each
        if best < least:
            break
        kept |= BIT[card]
        left -= BIT[card]
        trying.go_on_from(trying.barrels_after(card))
    trying.go_on_from(outlook.barrels)
    return kept
