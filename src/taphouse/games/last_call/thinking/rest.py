"""What stays in a hand once a card has left it: two sets of cards, one for each deck, and what they are good for."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import count, lowest
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BARS, BIT_OF, CARDS, DECK_OF, GOES_ON_CARD, ORDINARY, event_of

if TYPE_CHECKING:
    from taphouse.games.last_call.house import House
    from taphouse.games.last_call.rules.state import State

ORDINARY_CARDS: Final = 90


def _tops() -> list[int]:
    """For each card and deck: the ordinary cards on which it goes."""
    found: list[int] = [0] * (2 * CARDS)
    for top in range(CARDS):
        if event_of(top) == ORDINARY:
            for card in range(CARDS):
                if int(GOES_ON_CARD[2 * top + card // DECK]) & int(BIT_OF[card]):
                    found[2 * card + top // DECK] |= int(BIT_OF[top])
    return found


TOPS: Final = vec[i64](_tops())
"""At ``2 * card + deck`` the ordinary cards of that deck on which the card goes."""


def rest_in(table: "State", seat: i64, card: i64, deck: i64) -> i64:
    """The cards of one deck that a seat holds, but for one card."""
    held = table.hands[2 * seat + deck]
    return held & ~BIT_OF[card] if DECK_OF[card] == deck else held


def has_tough_break(first: i64, second: i64) -> bool:
    """Whether there is a Tough Break among the cards."""
    return (first & BARS[0]) | (second & BARS[1]) != 0


def has_shout(house: "House", first: i64, second: i64) -> bool:
    """Whether there is a My Shout among the cards."""
    return (first & house.shouts[0]) | (second & house.shouts[1]) != 0


def gladly(house: "House", deck: i64) -> i64:
    """The cards of one deck that anybody plays gladly: neither Tough Break nor My Shout."""
    return ~house.shouts[deck] & ~BARS[deck]


def reach(house: "House", first: i64, second: i64) -> i64:
    """Count the ordinary cards on which at least one of the cards goes that are played gladly."""
    glad_first = first & gladly(house, 0)
    glad_second = second & gladly(house, 1)
    if (glad_first & house.goes_anywhere[0]) | (glad_second & house.goes_anywhere[1]) != 0:
        return ORDINARY_CARDS
    on_first: i64 = 0
    on_second: i64 = 0
    while glad_first != 0:
        card = lowest(glad_first)
        glad_first &= glad_first - 1
        on_first |= TOPS[2 * card]
        on_second |= TOPS[2 * card + 1]
    while glad_second != 0:
        card = DECK + lowest(glad_second)
        glad_second &= glad_second - 1
        on_first |= TOPS[2 * card]
        on_second |= TOPS[2 * card + 1]
    return count(on_first) + count(on_second)
