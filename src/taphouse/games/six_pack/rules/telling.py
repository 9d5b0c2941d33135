"""Cells and drinks as single numbers, for steps and for the story."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

WIDE: Final = 65536
"""Further than a table can wander in a game: each turn moves its box by a few cells at most."""
HALF_WIDE: Final = 32768


def place_told(table: "State", x: i64, y: i64) -> i64:
    """A cell of the frame as one number, by its true coordinates."""
    return (x + table.board.across + HALF_WIDE) * WIDE + y + table.board.down + HALF_WIDE


def drink_told(table: "State", x: i64, y: i64) -> i64:
    """The drink on a cell: bottles 0 to 2, mixes 3 to 5, and six more if the card is pink."""
    drink = table.board.kind_at(x, y) + (3 if (x + y) & 1 == 1 else 0)
    return drink + (6 if table.board.is_pink(x, y) else 0)
