"""The end and the scores, ENB-002 and ENB-094 to ENB-108."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.core.outcome import Outcome
from taphouse.core.step import OVER
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.rules import happenings as h

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def look_at_deck(table: "State") -> None:
    """ENB-095, ENB-096: the moment the order deck is empty, the last round has begun; the turn goes on."""
    if table.order_deck.size == 0 and not table.final_round:
        table.final_round = True
        table.note(h.LAST_ROUND)


def is_over(table: "State") -> bool:
    """ENB-094, ENB-097, ENB-098: at the end of a round, if the orders have run out or it was the last one allowed."""
    return table.final_round or table.round >= table.house.round_limit


def finish(table: "State") -> None:
    """ENB-099, ENB-109: scores are told; secret orders are shown, and count for nothing. A cheer is words alone."""
    table.step = OVER
    table.learned += 1
    table.ended_by = h.ORDERS_GONE if table.final_round else h.ROUND_LIMIT
    if table.events is None:
        return
    table.note(h.GAME_ENDS, int(table.ended_by))
    for seat in range(table.n):
        parts = int(fame_of_orders(table, seat)) * 10000 + int(end_bonuses(table, seat)) * 100
        table.note(h.SCORED, int(seat), parts + int(set_bonus(table, seat)))
        if table.secret[seat] != c.NO_ORDER:
            table.note(h.HAD_SECRET, int(seat), int(table.secret[seat]))


def fame_of_orders(table: "State", seat: i64) -> i64:
    """ENB-100: the Fame of the completed orders."""
    total: i64 = 0
    for order in range(c.ORDER_COUNT):
        if table.completed[seat] & BIT[order] != 0:
            total += c.FAME[order]
    return total


def end_bonuses(table: "State", seat: i64) -> i64:
    """ENB-101, ENB-102: each end bonus pays for all barrels of its colour that the seat still has."""
    total: i64 = 0
    for order in range(c.ORDER_COUNT):
        if table.completed[seat] & BIT[order] != 0 and c.BONUS[order] != c.ANY:
            for place in range(c.PLACES):
                total += table.barrels[(seat * c.PLACES + place) * c.COLOURS + c.BONUS[order]]
    return total


def set_bonus(table: "State", seat: i64) -> i64:
    """ENB-103, ENB-104, ENB-105: two different races pay 2, three pay 5; the best sets are formed."""
    done = table.completed[seat]
    return best_sets(count(done & c.RACE_SETS[0]), count(done & c.RACE_SETS[1]), count(done & c.RACE_SETS[2]))


def best_sets(dwarves: i64, elves: i64, trolls: i64) -> i64:
    """ENB-105: what so many orders of each race pay at best."""
    most = max(dwarves, elves, trolls)
    least = min(dwarves, elves, trolls)
    between = dwarves + elves + trolls - most - least
    return 5 * least + 2 * (between - least)


def score(table: "State", seat: i64) -> i64:
    """ENB-002: the Fame of a seat if the game ended now."""
    return fame_of_orders(table, seat) + end_bonuses(table, seat) + set_bonus(table, seat)


def barrels_left(table: "State", seat: i64) -> i64:
    """ENB-107: all barrels of a seat, in the warehouse and in the regions."""
    total: i64 = 0
    for place in range(c.PLACES):
        total += table.standing(seat, place)
    return total


def outcome(table: "State") -> Outcome | None:
    """ENB-106 to ENB-108: by Fame, then by barrels left over; who is equal in both shares a place."""
    if table.step is not OVER:
        return None
    scores = [int(score(table, seat)) for seat in range(table.n)]
    ranks = [(scores[seat], int(barrels_left(table, seat))) for seat in range(table.seats)]
    places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    return Outcome(h.REASONS[int(table.ended_by)], scores, places, all_may_win=True)
