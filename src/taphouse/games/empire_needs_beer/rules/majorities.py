"""Who leads in a region, ENB-022, ENB-023 and ENB-030."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def has_majority(table: "State", seat: i64, region: i64) -> bool:
    """ENB-022, ENB-023, ENB-030: strictly more barrels there than each other player."""
    most: i64 = 0
    for other in range(table.n):
        if other != seat:
            most = max(most, table.standing(other, region + 1))
    return table.standing(seat, region + 1) > most
