"""Why a good player does a task or a step, in facts: which order it brings nearer, or what it saves."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.facts import Fact
from taphouse.core.step import Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import ORDER_REFS
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.thinking.outlook import OFFERS, Outlook
from taphouse.games.empire_needs_beer.words import said

PLAIN: Final[list[tuple[Verb, Fact]]] = [
    (v.BUY, said.because_buy()),
    (v.DRAW, said.because_draw()),
    (v.END_TURN, said.because_end()),
    (v.BURN, said.because_burn()),
    (v.DISCARD, said.because_discard()),
    (v.DONE, said.because_hold()),
    (v.SECRET_DECK, said.because_deck()),
    (v.SKIP, said.because_leave()),
    (v.FINISH, said.because_leave()),
]
"""What speaks for a move of that sort, whatever it names."""


def why_plainly(verb: Verb) -> Fact | None:
    """What speaks for any move of a verb, if that can be said without looking at the table."""
    for plain, fact in PLAIN:
        if plain is verb:
            return fact
    return None


def why_complete(outlook: Outlook, order: i64) -> Fact:
    """An order can be snatched from the middle, and never from one's own secrets."""
    secret = outlook.table.secret[outlook.seat] == order
    return said.because_complete(order=ORDER_REFS[int(order)], open="no" if secret else "yes")


def why_secret(order: i64) -> Fact:
    """The order that pays best for its time."""
    return said.because_secret(order=ORDER_REFS[int(order)])


def why_barrels(outlook: Outlook, after: i64) -> Fact:
    """Which order profits most from where the barrels would be then."""
    most = 0.0
    order: i64 = c.NO_ORDER
    for i in range(OFFERS):
        if outlook.offers[i] != c.NO_ORDER:
            gain = outlook.hope(i, after) - outlook.hope(i, outlook.barrels)
            if gain > most:
                most = gain
                order = outlook.offers[i]
    return said.because_least() if order == c.NO_ORDER else said.because_nearer(order=ORDER_REFS[int(order)])
