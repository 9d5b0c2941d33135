"""What the discard is good for: Lucky Find and Equipment Exhibition, FWB-114 to FWB-116."""

from typing import Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, TYPES
from taphouse.games.friends_with_beverages.rules.events import types_in_discard
from taphouse.games.friends_with_beverages.thinking.hand import Hand
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook
from taphouse.games.friends_with_beverages.thinking.worth import NEVER

NOBODY_GIVES: Final = -1
"""No piece is shown."""


@final
class Exchange:
    """The best exchange at an Exhibition: the first piece shown, and how well the seat stands afterwards."""

    def __init__(self, shown: i64, value: float) -> None:
        self.shown = shown
        """The types in hand from 0, those in the shed after them; or -1."""
        self.value = value


def found(outlook: Outlook, hand: Hand, shed: i64) -> float:
    """How well the seat would stand with the best piece of the discard added to a hand."""
    best = NEVER
    types = types_in_discard(outlook.table)
    while types != 0:
        kind = EQUIPMENT + lowest(types)
        hand.add(kind)
        best = max(best, outlook.stands_with(hand, shed))
        hand.add(kind, -1)
        types &= types - 1
    return best


def shown_loss(outlook: Outlook, shown: i64) -> float:
    """FWB-114: what it costs to give a piece away."""
    return outlook.shed_loss(shown - TYPES) if shown >= TYPES else outlook.loss(EQUIPMENT + shown)


def best_exchange(outlook: Outlook, hand: Hand) -> Exchange:
    """FWB-114: give the two pieces that are missed least for the best one in the discard."""
    first, second = cheapest(outlook, NOBODY_GIVES), NOBODY_GIVES
    if first >= 0:
        second = cheapest(outlook, first)
    if second < 0:
        return Exchange(NOBODY_GIVES, NEVER)
    rest = hand.copy()
    shed = give(rest, give(rest, outlook.shed, first), second)
    return Exchange(first, found(outlook, rest, shed))


def cheapest(outlook: Outlook, given: i64) -> i64:
    """The piece that is missed least, besides one that is given already; -1: there is none."""
    best, cost = NOBODY_GIVES, -NEVER
    for shown in range(2 * TYPES):
        if pieces(outlook, shown) > (1 if shown == given else 0):
            loss = shown_loss(outlook, shown)
            if loss < cost:
                best, cost = shown, loss
    return best


def pieces(outlook: Outlook, shown: i64) -> i64:
    """How many pieces of that sort there are to show."""
    if shown < TYPES:
        return outlook.hand.number(EQUIPMENT + shown)
    return 1 if outlook.shed & BIT[shown - TYPES] != 0 else 0


def give(hand: Hand, shed: i64, shown: i64) -> i64:
    """Take a shown piece out of the hand, or out of the shed that is given back."""
    if shown < TYPES:
        hand.add(EQUIPMENT + shown, -1)
        return shed
    return shed & ~BIT[shown - TYPES]
