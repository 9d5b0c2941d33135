"""Which trades a player proposes: what it misses least for what it needs most, FWB-125 to FWB-128."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import EVENTS
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.games.friends_with_beverages.rules.trading import (
    HOLDER_OFFERS,
    OTHER_OFFERS,
    is_like,
    partners,
    tradeable,
)
from taphouse.games.friends_with_beverages.thinking.neighbours import craving
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook

LEAST: Final = 0.3
"""What an offer must promise, in draws."""
DOUBT: Final = 0.3
"""How likely somebody accepts for whom the card offered does nothing."""


@final
class Offer:
    """A kind to give for a kind wanted of a seat, and what that promises."""

    def __init__(self, give: i64, want: i64, partner: i64, hope: float) -> None:
        self.give = give
        self.want = want
        self.partner = partner
        self.hope = hope


def best_offer(outlook: Outlook) -> Offer | None:
    """The offer that promises most, after those that were declined in this window; None if it promises too little."""
    offers = all_offers(outlook)
    best: Offer | None = None
    for _ in range(declined(outlook.table, outlook.seat) + 1):
        best = None
        for offer in offers:
            if best is None or offer.hope > best.hope:
                best = offer
        if best is None or best.hope < LEAST:
            return None
        offers.remove(best)
    return best


def declined(table: State, seat: i64) -> i64:
    """How many offers of a seat were declined in this window.

    What another seat has given the holder, in an offer of whoever, cannot be told apart from its own offers.
    """
    if seat == table.leader:
        return HOLDER_OFFERS - table.trade.offers - table.trade.given[seat]
    return OTHER_OFFERS - table.trade.offers


def all_offers(outlook: Outlook) -> list[Offer]:
    """What each offer promises: its worth, by the chance that the other has the card and likes the trade."""
    table, seat = outlook.table, outlook.seat
    gives = tradeable(table, seat)
    seats = partners(table, seat)
    gains = all_gains(outlook)
    unseen: i64 = 0
    for kind in range(EVENTS):
        unseen += outlook.unseen[kind]
    offers: list[Offer] = []
    for give in range(EVENTS):
        if gives & BIT[give] == 0:
            continue
        loss = outlook.loss(give)
        for want in range(EVENTS):
            if want == give or gains[want] <= loss or not (table.house.any_trade or is_like(give, want)):
                continue
            for partner in range(table.n):
                if seats & BIT[partner] != 0:
                    chance = chance_of(outlook, partner, want, unseen) * liking(table, partner, give, want)
                    if chance > 0.0:
                        offers.append(Offer(give, want, partner, (gains[want] - loss) * chance))
    return offers


def all_gains(outlook: Outlook) -> vec[float]:
    """What a card of each kind would bring."""
    gains = vec[float]([0.0] * EVENTS)
    for kind in range(EVENTS):
        gains[kind] = outlook.gain(kind)
    return gains


def chance_of(outlook: Outlook, partner: i64, want: i64, unseen: i64) -> float:
    """How likely another seat has a card of a kind: certainly, if everybody knows of one."""
    hands = outlook.table.hands
    if hands.copies(partner, want) & hands.known[want] != 0:
        return 1.0
    odds = float(outlook.unseen[want]) / float(max(1, unseen))
    misses = 1.0
    for _ in range(hands.sizes[partner]):
        misses *= 1.0 - odds
    return 1.0 - misses


def liking(table: State, partner: i64, give: i64, want: i64) -> float:
    """How likely another seat accepts, if it can."""
    likes = DOUBT + craving(table, partner, give)
    return likes / (likes + craving(table, partner, want))
