"""Why a move is not open."""
from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    raise IllegalMove("", f"no {number} {seat} {table.decision}")
