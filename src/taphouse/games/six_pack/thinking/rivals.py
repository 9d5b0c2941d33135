"""What the other seats may hold: sets of hands in two words, as the rules have them."""

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.games.six_pack.cards import HAND_NUMBER, HIGH, LOW
from taphouse.games.six_pack.rules.knowledge import is_shown, possible_hands

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


@final
class Rival:
    """Another seat: the hands that it may hold, how many they are, and whether one more point is its last."""

    def __init__(self, low: i64, high: i64, *, last: bool) -> None:
        self.low = low
        self.high = high
        self.number: i64 = count(low) + count(high)
        self.last = last

    def finds(self, low: i64, high: i64) -> i64:
        """How many of its hands are among others."""
        return count(low & self.low) + count(high & self.high)


def needs_one(table: "State", seat: i64) -> bool:
    """Whether a seat needs a single point more."""
    return table.points[seat] + 1 >= table.house.target


def rival(table: "State", seat: i64) -> Rival:
    """What everybody knows of a seat: SP-008, SP-064 its hand is shown; SP-075 what it has scored is no part of it."""
    last = needs_one(table, seat)
    hand = table.hands[seat]
    if is_shown(table, seat) and HAND_NUMBER[hand] >= 0:
        return Rival(LOW[hand], HIGH[hand], last=last)
    low, high = possible_hands(table, seat)
    return Rival(low, high, last=last)


def rivals_of(table: "State", seat: i64) -> list[Rival]:
    """All others."""
    return [rival(table, other) for other in range(table.n) if other != seat]
