"""What the other seats need, as far as their guests and sheds tell."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, INGREDIENTS, NEEDS, POINTS, TOOLS, is_equipment
from taphouse.games.friends_with_beverages.rules.state import State

SPITE: Final = 0.05
"""What a point of harm to another seat is worth in draws."""


def left_neighbour(table: State, seat: i64) -> i64:
    """Who plays next."""
    return (seat + 1) % table.n


def craving(table: State, seat: i64, kind: i64) -> float:
    """How much a seat would like a card of a kind: how many its guests ask for."""
    wanted: i64 = 0
    tool: i64 = kind - EQUIPMENT
    if is_equipment(kind) and table.sheds.has(seat, tool):
        return 0.0
    for slot in range(table.house.guests):
        if not table.guests.is_served(seat, slot):
            guest = table.guests.at(seat, slot)
            if kind < EQUIPMENT:
                wanted += NEEDS[INGREDIENTS * guest + kind]
            elif is_equipment(kind) and TOOLS[guest] & BIT[tool] != 0:
                wanted += 1
    return float(wanted)


def reliance(table: State, seat: i64, tool: i64) -> float:
    """How much the guests of a seat hang on a piece in its shed: the more points and the fewer gaps, the more."""
    shed = table.sheds.types[seat]
    hangs = 0.0
    for slot in range(table.house.guests):
        guest = table.guests.at(seat, slot)
        if not table.guests.is_served(seat, slot) and TOOLS[guest] & BIT[tool] != 0:
            hangs += float(POINTS[guest]) / float(1 + count(TOOLS[guest] & ~shed))
    return hangs
