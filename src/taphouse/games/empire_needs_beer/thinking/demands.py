"""How far an order is: what it lacks of certain barrels, and the time units until it can be completed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.empire_needs_beer.cards import ALL_COLOURS, COLOURS, ORDER_COUNT, REGIONS, ROOM, units_of
from taphouse.games.empire_needs_beer.thinking.barrels import HOLDINGS, colours_in, holding, number_at, owned

TAKING: Final = 1.25
"""Time units that it takes to get a barrel which is not in the warehouse."""
SOLD_OUT: Final = 5.0
"""Time units more for each that is not in supply either."""
CROWDED: Final = 0.4
"""Time units more if another barrel has to make way."""

BITS: Final = 4
PAIRED: Final = COLOURS
OPEN: Final = COLOURS + 1
CROWDS: Final = COLOURS + 2
"""What lacks is one number, four bits each: of the four colours, of a pair of colours, of any, and crowded places."""
_HOLDINGS: Final = 70


def _lacks_at(order: int, region: int, here: int) -> int:
    """What an order lacks in a region that holds this; the choosiest demands take their barrels first."""
    free = colours_in(here)
    rows = [(colours, number) for place, number, colours in units_of(order) if place == region]
    found = lacking = 0
    for colours, number in sorted(rows, key=lambda row: row[0].bit_count()):
        left = number
        wanted = [colour for colour in range(COLOURS) if colours >> colour & 1]
        for colour in wanted:
            met = min(free[colour], left)
            free[colour] -= met
            left -= met
        field = OPEN if colours == ALL_COLOURS else PAIRED if len(wanted) > 1 else wanted[0]
        found += left << (BITS * field)
        lacking += left
    if lacking and sum(colours_in(here)) + lacking > ROOM:
        found += 1 << (BITS * CROWDS)
    return found


def _pair_of(order: int) -> int:
    """The two colours of an order's pair, as a set; no order has more than one pair."""
    return max((colours for _, _, colours in units_of(order) if colours.bit_count() == 2), default=0)


assert len(HOLDINGS) == _HOLDINGS
_LACKS: Final = vec[i64](
    [_lacks_at(order, region, here) for order in range(ORDER_COUNT) for region in range(REGIONS) for here in HOLDINGS]
)
_PAIRS: Final = vec[i64]([_pair_of(order) for order in range(ORDER_COUNT)])


def lacks_of(order: i64, barrels: i64) -> i64:
    """What an order lacks in all regions."""
    at = order * REGIONS * _HOLDINGS
    return (
        _LACKS[at + holding(barrels, 1)]
        + _LACKS[at + _HOLDINGS + holding(barrels, 2)]
        + _LACKS[at + 2 * _HOLDINGS + holding(barrels, 3)]
    )


def number_lacking(order: i64, barrels: i64) -> i64:
    """Count the barrels that an order lacks in all regions."""
    lacks = lacks_of(order, barrels)
    total: i64 = 0
    for field in range(CROWDS):
        total += (lacks >> (BITS * field)) & 15
    return total


def time_needed(order: i64, barrels: i64, stock: vec[i64]) -> float:
    """Time units until an order can be completed, its completion included.

    A barrel of the warehouse has to be placed, any other has to be taken before. ``stock``: how many of each
    colour can be had at all, those that one has included.
    """
    lacks = lacks_of(order, barrels)
    if lacks == 0:
        return 1.0
    placed: i64 = 0
    taken: i64 = 0
    short: i64 = 0
    spare: i64 = 0
    paired: i64 = 0
    pair = _PAIRS[order]
    for colour in range(COLOURS):
        wanted = (lacks >> (BITS * colour)) & 15
        free = number_at(barrels, colour) - wanted
        if free < 0:
            taken -= free
            left = stock[colour] - owned(barrels, colour)
            if left + free < 0:
                short -= left + free
            free = 0
        placed += wanted
        if pair & 1 != 0:
            paired += free
        else:
            spare += free
        pair >>= 1
    wanted = (lacks >> (BITS * PAIRED)) & 15
    placed += wanted
    if wanted > paired:
        taken += wanted - paired
    else:
        spare += paired - wanted
    wanted = (lacks >> (BITS * OPEN)) & 15
    placed += wanted
    if wanted > spare:
        taken += wanted - spare
    crowds = (lacks >> (BITS * CROWDS)) & 15
    return 1.0 + float(placed) + TAKING * float(taken) + SOLD_OUT * float(short) + CROWDED * float(crowds)
