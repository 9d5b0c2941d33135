"""What the interrupts do, FWB-089 to FWB-111; those that ask something have chapters of their own.

FWB-087: everybody means the drawer first, then clockwise.
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.step import Step
from taphouse.games.friends_with_beverages.cards import (
    CULTURAL_EXCHANGE,
    EQUIPMENT_RECALL,
    FESTIVAL_RUSH,
    GUEST_CANCELLATION,
    MARKET_VOLATILITY,
    NO_CARD,
    ONE_SHOT,
    SUPPLY_CHAIN_HICCUP,
    TERRIBLE_FRIEND,
    TERRIBLE_TRAFFIC,
)
from taphouse.games.friends_with_beverages.rules import (
    cancellations,
    decks,
    exchanges,
    friends,
    recalls,
    rushing,
    shots,
)
from taphouse.games.friends_with_beverages.rules.decision import Task
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.happenings import WAS_IMMUNE
from taphouse.games.friends_with_beverages.rules.results import IMMUNE, UNTOUCHED

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
    if kind == CULTURAL_EXCHANGE:
        exchanges.look(table, seat)
    elif kind == EQUIPMENT_RECALL:
        recalls.begin_recall(table, seat)
    elif kind == FESTIVAL_RUSH:
        rushing.begin(table, seat)
    elif kind == GUEST_CANCELLATION:
        cancellations.begin(table, seat)
    elif kind == MARKET_VOLATILITY:
        begin_volatility(table, seat)
    elif kind == SUPPLY_CHAIN_HICCUP:
        begin_hiccup(table, seat)
    elif kind == TERRIBLE_FRIEND:
        friends.begin(table, seat)
    elif kind == TERRIBLE_TRAFFIC:
        jam(table, seat)
    elif kind == ONE_SHOT:
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
            table.period.add(seat, IMMUNE, NO_CARD)
            table.note(WAS_IMMUNE, int(seat), TERRIBLE_TRAFFIC)
        elif not decks.cancel(table, seat):
            table.period.add(seat, UNTOUCHED, NO_CARD)


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
