"""How far a seat is with the orders that it may complete."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from taphouse.games.empire_needs_beer.cards import (
    COLOURS,
    NO_ORDER,
    ORDER_COUNT,
    ORDER_IDS,
    PLACES,
    REGIONS,
    SLOTS,
    units_of,
)
from taphouse.games.empire_needs_beer.naming import barrel_id
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK


def _choosiest_first(order: int) -> list[tuple[int, int, int, int]]:
    """The entries of an order with their places in it, those first that take the fewest colours."""
    entries = [
        (colours.bit_count(), i, region, number, colours) for i, (region, number, colours) in enumerate(units_of(order))
    ]
    return [(i, region, number, colours) for _, i, region, number, colours in sorted(entries)]


BITS: Final = 4
"""Room for the barrels of one colour in a territory: there are no more than four (ENB-079)."""
ENTRIES: Final = [_choosiest_first(order) for order in range(ORDER_COUNT)]


def may_do_tasks(state: State, seat: int) -> bool:
    """Whether a seat chooses a task now, and has time for one."""
    return state.step is TASK and seat == state.active and state.time_left > 0


def uses_of(state: State, seat: int) -> dict[str, list[str]]:
    """The barrels that count towards each order: of the middle by slot, then the own secret one."""
    there = _standing(state, seat)
    found: dict[str, list[str]] = {}
    for slot in range(SLOTS):
        _use(int(state.middle[slot]), seat, there, found)
    _use(int(state.secret[seat]), seat, there, found)
    return found


def _use(order: int, seat: int, there: int, found: dict[str, list[str]]) -> None:
    if order != NO_ORDER:
        uses = _assigned(order, seat, there)[1]
        if uses:
            found[ORDER_IDS[order]] = uses


def met_by(state: State, seat: int, order: int) -> tuple[int, ...]:
    """How many barrels there are for each entry of an order."""
    return _assigned(order, seat, _standing(state, seat))[0]


def _standing(state: State, seat: int) -> int:
    """The barrels of a seat in its territories as one number, by territory and colour."""
    barrels, first = state.barrels, seat * PLACES * COLOURS
    there: i64 = 0
    for i in range(COLOURS, PLACES * COLOURS):
        there = (there << BITS) | barrels[first + i]
    return int(there)


@lru_cache(maxsize=8192)
def _assigned(order: int, seat: int, there: int) -> tuple[tuple[int, ...], list[str]]:
    """ENB-055 to ENB-058: assign barrels to the entries, the choosiest first, a barrel once; how many, and which."""
    entries = ENTRIES[order]
    last = REGIONS * COLOURS - 1
    free = [there >> (BITS * (last - at)) & (1 << BITS) - 1 for at in range(last + 1)]
    met = [0] * len(entries)
    uses: list[str] = []
    for i, region, number, colours in entries:
        for colour in range(COLOURS):
            if not colours & (1 << colour):
                continue
            at = region * COLOURS + colour
            taken = min(free[at], number - met[i])
            uses += [barrel_id(region + 1, seat, colour)] * taken
            free[at] -= taken
            met[i] += taken
    return tuple(met), uses
