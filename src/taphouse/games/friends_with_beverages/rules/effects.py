"""What the interrupts do, FWB-089 to FWB-111; those that ask something have chapters of their own.

FWB-087: everybody means the drawer first, then clockwise.
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.step import Step
from taphouse.games.friends_with_beverages import cards
from taphouse.games.friends_with_beverages.rules import (
    cancellations,
    decks,
    exchanges,
    friends,
    recalls,
    results,
    rushing,
    shots,
)
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decision import Task
from taphouse.games.friends_with_beverages.rules.ending import points_of

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


@final
class VolatilityDraws(Task):
    """FWB-102: beginning with seat a, the b-th seat draws a card for each guest that it has served by then."""

    name = "volatility_draws"
    todo = "volatility draws"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """One after the other."""
        if b < table.n:
            table.then(self, a, b + 1)
            seat = (a + b) % table.n
            decks.gain(table, seat, count(table.guests.served[seat]))


@final
class HiccupDraws(Task):
    """FWB-103: beginning with seat a, the b-th seat draws; also one that had nothing to lose."""

    name = "hiccup_draws"
    todo = "hiccup draws"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """One after the other."""
        if b < table.n:
            table.then(self, a, b + 1)
            decks.gain(table, (a + b) % table.n, 1)


def begin(table: "State", kind: i64, seat: i64) -> None:
    """Begin the effect of an interrupt that a seat has drawn."""
    if kind == cards.CULTURAL_EXCHANGE:
        exchanges.look(table, seat)
    elif kind == cards.EQUIPMENT_RECALL:
        recalls.begin_recall(table, seat)
    elif kind == cards.FESTIVAL_RUSH:
        rushing.begin(table, seat)
    elif kind == cards.GUEST_CANCELLATION:
        cancellations.begin(table, seat)
    elif kind == cards.MARKET_VOLATILITY:
        begin_volatility(table, seat)
    elif kind == cards.SUPPLY_CHAIN_HICCUP:
        begin_hiccup(table, seat)
    elif kind == cards.TERRIBLE_FRIEND:
        friends.begin(table, seat)
    elif kind == cards.TERRIBLE_TRAFFIC:
        jam(table, seat)
    elif kind == cards.ONE_SHOT:
        shots.begin(table, seat)


def begin_volatility(table: "State", seat: i64) -> None:
    """FWB-101, FWB-102: the market is replaced; with advanced effects everybody draws then."""
    if table.house.advanced:
        table.then(VOLATILITY_DRAWS, seat, 0)
    decks.refresh_market(table, seat)


def begin_hiccup(table: "State", first: i64) -> None:
    """FWB-103: everybody loses a card by chance, then everybody draws one."""
    for i in range(table.n):
        recalls.lose_any(table, (first + i) % table.n)
    table.then(HICCUP_DRAWS, first, 0)


def jam(table: "State", first: i64) -> None:
    """FWB-106, FWB-107: everybody loses a guest, but with advanced effects not the one who leads alone."""
    immune = leader_alone(table) if table.house.advanced else -1
    for i in range(table.n):
        seat = (first + i) % table.n
        if seat == immune:
            table.period.add(seat, results.IMMUNE, cards.NO_CARD)
            table.note(h.WAS_IMMUNE, int(seat), cards.TERRIBLE_TRAFFIC)
        elif not decks.cancel(table, seat):
            table.period.add(seat, results.UNTOUCHED, cards.NO_CARD)


def leader_alone(table: "State") -> i64:
    """FWB-107: the one seat with the most points on served guests, or -1."""
    best: i64 = -1
    leader: i64 = -1
    for seat in range(table.n):
        points = points_of(table, seat)
        if points > best:
            best = points
            leader = seat
        elif points == best:
            leader = -1
    return leader


VOLATILITY_DRAWS: Final[VolatilityDraws] = VolatilityDraws()
HICCUP_DRAWS: Final[HiccupDraws] = HiccupDraws()
STEPS: Final[list[Step[Any]]] = [VOLATILITY_DRAWS, HICCUP_DRAWS]
