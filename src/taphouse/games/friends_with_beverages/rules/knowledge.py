from typing import TYPE_CHECKING
from mypy_extensions import i64
from taphouse.core.rng import Rng
if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    return table.copy()
