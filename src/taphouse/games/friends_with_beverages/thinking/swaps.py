"""Whom to invite for a payment: FWB-037 to FWB-049."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.rng import Rng
from taphouse.core.step import Moves
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, MARKET, NO_CARD
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.swapping import FROM_DECK, FROM_MARKET, MIXED, PAY, WILD, swap_price
from taphouse.games.friends_with_beverages.thinking.choosing import Best
from taphouse.games.friends_with_beverages.thinking.hand import Hand
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook
from taphouse.games.friends_with_beverages.thinking.recipes import RECIPES
from taphouse.games.friends_with_beverages.thinking.worth import NEVER

EFFORT: Final = 0.3
"""What a swap must bring."""
SAMPLE: Final = 6
"""How many unknown guests stand for the one on top of the deck."""


def best_payment(outlook: Outlook, moves: Moves, rng: Rng) -> i64:
    """Pay only for a guest that is nearer or worth more than what the payment costs; two payments are looked at."""
    first, second = Best(), Best()
    for at in range(moves.size):
        way = moves.numbers[at] - PAY.first
        if 0 <= way <= WILD:
            value = outlook.stands(paid(outlook, way))
            if value > first.value:
                second = first
                first = Best(way, value)
            else:
                second.weigh(way, value)
    best = Best(v.DONE.first, outlook.now + EFFORT)
    if first.move >= 0:
        best.weigh(PAY.first + first.move, best_source(outlook, paid(outlook, first.move), rng, deck=True).value)
    if second.move >= 0:
        best.weigh(PAY.first + second.move, best_source(outlook, paid(outlook, second.move), rng, deck=False).value)
    return best.move


def paid(outlook: Outlook, way: i64) -> Hand:
    """FWB-038, FWB-047, FWB-049: the hand after a swap was paid in that way; -1: it is paid already."""
    hand = outlook.hand.copy()
    price = swap_price(outlook.table)
    if way >= WILD:
        hand.add(ABUNDANCE, -price)
    elif way >= MIXED:
        hand.add(way - MIXED, -1)
        hand.add(ABUNDANCE, 1 - price)
    elif way >= 0:
        hand.add(way, -price)
    return hand


def best_source(outlook: Outlook, hand: Hand, rng: Rng, *, deck: bool) -> Best:
    """FWB-038: the market guest that suits a hand best, or the deck if chance promises more."""
    table = outlook.table
    best = Best()
    for at in range(MARKET):
        guest = table.guests.market[at]
        if guest != NO_CARD:
            best.weigh(FROM_MARKET.first + at, outlook.invited(hand, RECIPES[guest]))
    if deck and table.guests.deck.size > 0:
        best.weigh(FROM_DECK.first, hope(outlook, hand, rng))
    return best


def hope(outlook: Outlook, hand: Hand, rng: Rng) -> float:
    """FWB-040: what a guest from the deck promises, who may be sent away."""
    guests = outlook.next_guests()
    number: i64 = len(guests)
    if number == 0:
        return NEVER
    stays = outlook.stands(hand)
    if number == 1:
        return max(stays, outlook.invited(hand, guests[0]))
    hopes = 0.0
    for _ in range(SAMPLE):
        hopes += max(stays, outlook.invited(hand, guests[rng.below(number)]))
    return hopes / float(SAMPLE)
