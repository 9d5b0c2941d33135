"""What a task earns for each time unit that it takes: to complete an order, to play, draw or buy a card."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.thinking.deck import BURNING, DRAWING, SAVES, bought, can_thin, to_draw
from taphouse.games.empire_needs_beer.thinking.trying import Trying

COMPLETES: Final = 100.0
"""What can be completed is completed before anything else."""
DRAWS: Final = 0.45
"""What the draw on a card is worth."""
PLAYS_A_TURN: Final = 0.4
"""How often a card of the deck is played, on the average."""
ENOUGH_CARDS: Final = 5.0
"""Bought cards after which another is worth nothing."""
A_DRAW: Final = 0.5
"""A drawn card still has to be played: of its gain this much counts for each of the two time units."""


def value_of_completing(trying: Trying, order: i64) -> float:
    """An order's worth; the middle first where they are equal, since others may come."""
    outlook = trying.outlook
    open_to_all = outlook.table.secret[outlook.seat] != order
    return COMPLETES + outlook.worth(order) + (0.5 if open_to_all else 0.0)


def value_of_play(trying: Trying, card: i64) -> float:
    """What the parts of a card bring now; a bonfire is worth the more the earlier."""
    outlook = trying.outlook
    if BIT[card] & BURNING != 0:
        return 0.12 * outlook.turns_left - 0.2 if can_thin(outlook.table, outlook.seat) else 0.0
    gain = trying.gain(card)
    if BIT[card] & DRAWING != 0 and not (outlook.is_last and outlook.table.time_left < 2):
        gain += DRAWS
    return gain


def value_of_draw(trying: Trying) -> float:
    """Half of what a card of the draw pile would bring, if there is time to play it."""
    outlook = trying.outlook
    if outlook.table.time_left < 2:
        return 0.0
    return A_DRAW * usual(trying, to_draw(outlook.table, outlook.seat))


def usual(trying: Trying, cards: i64) -> float:
    """What one of these cards brings on the average."""
    if cards == 0:
        return 0.0
    total = 0.0
    rest = cards
    while rest != 0:
        total += value_of_play(trying, lowest(rest))
        rest &= rest - 1
    return total / float(count(cards))


def value_of_purchase(trying: Trying, card: i64) -> float:
    """What a card saves until the end of the game, and what it brings at once, for each time unit."""
    outlook = trying.outlook
    time = outlook.table.time_left
    price = float(c.PRICE[card])
    if outlook.is_last and time <= c.PRICE[card]:
        return 0.0
    plays = max(0.0, outlook.turns_left - 1.0) * PLAYS_A_TURN
    few = max(0.0, 1.0 - float(bought(outlook.table, outlook.seat)) / ENOUGH_CARDS)
    later = SAVES[card] * plays * few / price
    if time > c.PRICE[card]:
        now = value_of_play(trying, card)
        return max((later * price + now) / (price + 1.0), later)
    return later
