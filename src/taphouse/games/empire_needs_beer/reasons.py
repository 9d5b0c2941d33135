"""Why a good player does a task or a step, in facts: which order it brings nearer, or what it saves."""

from typing import Final

from taphouse.core.facts import Fact
from taphouse.games.empire_needs_beer.naming import ORDER_REFS
from taphouse.games.empire_needs_beer.planning import Outlook, Spots
from taphouse.games.empire_needs_beer.words import said

PLAIN: Final = {
    "buy": said.because_buy(),
    "draw": said.because_draw(),
    "end-turn": said.because_end(),
    "burn": said.because_burn(),
    "discard": said.because_discard(),
    "done": said.because_hold(),
    "secret-deck": said.because_deck(),
    "skip": said.because_leave(),
    "finish": said.because_leave(),
}
"""What speaks for a move of that sort, whatever it names."""


def why_complete(outlook: Outlook, order: int) -> Fact:
    """An order can be snatched from the middle, and never from one's own secrets."""
    source = dict(outlook.offers)[order]
    return said.because_complete(order=ORDER_REFS[order], open="yes" if source == "middle" else "no")


def why_secret(order: int) -> Fact:
    """The order that pays best for its time."""
    return said.because_secret(order=ORDER_REFS[order])


def why_barrels(outlook: Outlook, after: Spots) -> Fact:
    """Which order profits most from where the barrels would be then."""
    gains = [(outlook.hope(order, after) - outlook.hope(order, outlook.spots), order) for order, _ in outlook.offers]
    gain, order = max(gains, default=(0.0, 0))
    return said.because_nearer(order=ORDER_REFS[order]) if gain > 0 else said.because_least()
