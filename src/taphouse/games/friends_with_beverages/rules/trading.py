"""The trade window, FWB-125 to FWB-128."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, EVENTS
from taphouse.games.friends_with_beverages.rules.hands import give_up, reveal, take_in
from taphouse.games.friends_with_beverages.rules.happenings import DECLINED, OFFERED, PACK, TRADED
from taphouse.games.friends_with_beverages.rules.moves import (
    ACCEPT,
    ASK,
    GIVE,
    PASS,
    TRADE_ANSWER,
    TRADE_OFFER,
    TRADE_PARTNER,
    TRADE_WANT,
    WANT,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

MOST_GIVEN: Final = 2
HOLDER_OFFERS: Final = 4
OTHER_OFFERS: Final = 2


def open_window(table: "State") -> None:
    """FWB-125, FWB-127: the holder of the Round Token begins; nobody has given anything yet."""
    table.trader = 0
    table.offers = HOLDER_OFFERS
    for seat in range(table.n):
        table.given[seat] = 0


def ask_next(table: "State") -> bool:
    """FWB-125, FWB-127: ask the holder, then the others clockwise, for offers; False when the window closes."""
    while table.trader < table.n:
        seat = (table.leader + table.trader) % table.n
        if table.offers > 0 and may_offer(table, seat):
            table.decision = TRADE_OFFER
            table.asked = seat
            return True
        table.trader += 1
        table.offers = OTHER_OFFERS
    return False


def may_offer(table: "State", seat: i64) -> bool:
    """FWB-127: whether a seat can offer anything to anybody."""
    return table.given[seat] < MOST_GIVEN and partners(table, seat) != 0 and tradeable(table, seat) != 0


def partners(table: "State", seat: i64) -> i64:
    """FWB-125, FWB-127: whom a seat may ask: only the holder asks others, and nobody gives more than two."""
    seats: i64 = 0
    for other in range(table.n):
        if other != seat and table.given[other] < MOST_GIVEN and table.leader in (seat, other):
            seats |= BIT[other]
    return seats


def tradeable(table: "State", seat: i64) -> i64:
    """FWB-126, FWB-128: the kinds in a hand that may be given, as a set; events but Abundance only with ``any``."""
    kinds: i64 = 0
    for kind in range(EVENTS):
        if table.held[EVENTS * seat + kind] != 0 and (kind <= ABUNDANCE or table.house.any_trade):
            kinds |= BIT[kind]
    return kinds


def wanted(table: "State") -> i64:
    """FWB-128: the kinds that may be asked for in return, as a set: like for like, and never the same."""
    kinds: i64 = 0
    for kind in range(EVENTS):
        if kind != table.give and (table.house.any_trade or is_like(table.give, kind)):
            kinds |= BIT[kind]
    return kinds


def is_like(give: i64, want: i64) -> bool:
    """FWB-113, FWB-128: ingredient for ingredient, equipment for equipment, Abundance for both."""
    if give > ABUNDANCE or want > ABUNDANCE:
        return False
    return ABUNDANCE in (give, want) or (give < EQUIPMENT) == (want < EQUIPMENT)


def decide(table: "State", asked: i64, number: i64) -> None:
    """Carry out one step of a trade."""
    if asked == TRADE_ANSWER:
        answer(table, accepted=number == ACCEPT)
    elif number == PASS:
        table.offers = 0
    elif asked == TRADE_OFFER:
        table.give = number - GIVE
        table.decision = TRADE_WANT
    elif asked == TRADE_WANT:
        want(table, number - WANT)
    else:
        offer(table, number - ASK)


def want(table: "State", kind: i64) -> None:
    """FWB-128: the kind wanted; a single possible partner is no choice."""
    table.want = kind
    seats = partners(table, table.asked)
    if seats & (seats - 1) != 0:
        table.decision = TRADE_PARTNER
        return
    partner: i64 = 0
    while seats & BIT[partner] == 0:
        partner += 1
    offer(table, partner)


def offer(table: "State", partner: i64) -> None:
    """FWB-128: the offer stands, and shows that its maker holds such a card; an empty hand declines by itself."""
    table.offers -= 1
    table.partner = partner
    reveal(table, table.asked, table.give, 1, old=False)
    table.note(OFFERED, int(table.asked), int(partner), int(table.give) * PACK + int(table.want))
    if table.sizes[partner] == 0:
        answer(table, accepted=False)
        return
    table.decision = TRADE_ANSWER
    table.asked = partner


def proposer(table: "State") -> i64:
    """Who makes offers now."""
    return (table.leader + table.trader) % table.n


def answer(table: "State", *, accepted: bool) -> None:
    """FWB-126, FWB-127: one card for one card, in the open."""
    seat = proposer(table)
    if not accepted:
        table.note(DECLINED, int(table.partner), int(seat))
        return
    given = give_up(table, seat, table.give)
    gained = give_up(table, table.partner, table.want)
    take_in(table, seat, gained, openly=True)
    take_in(table, table.partner, given, openly=True)
    table.given[seat] += 1
    table.given[table.partner] += 1
    table.note(TRADED, int(seat), int(table.partner), int(given) * PACK + int(gained))
