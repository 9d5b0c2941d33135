"""How far a seat is with the orders that it may complete."""

from typing import Final

from taphouse.games.empire_needs_beer.cards import COLOURS, NO_ORDER, ORDER_COUNT, ORDER_IDS, PLACES, SLOTS, units_of
from taphouse.games.empire_needs_beer.naming import barrel_id
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK


def _choosiest_first(order: int) -> list[tuple[int, int, int, int]]:
    """The entries of an order with their places in it, those first that take the fewest colours."""
    entries = [
        (colours.bit_count(), i, region, number, colours) for i, (region, number, colours) in enumerate(units_of(order))
    ]
    return [(i, region, number, colours) for _, i, region, number, colours in sorted(entries)]


ENTRIES: Final = [_choosiest_first(order) for order in range(ORDER_COUNT)]


def may_do_tasks(state: State, seat: int) -> bool:
    """Whether a seat chooses a task now, and has time for one."""
    return state.step is TASK and seat == state.active and state.time_left > 0


def uses_of(state: State, seat: int) -> dict[str, list[str]]:
    """The barrels that count towards each order: of the middle by slot, then the own secret one."""
    orders = [int(state.middle[slot]) for slot in range(SLOTS)] + [int(state.secret[seat])]
    found: dict[str, list[str]] = {}
    for order in orders:
        uses = [] if order == NO_ORDER else met_by(state, seat, order)[1]
        if uses:
            found[ORDER_IDS[order]] = uses
    return found


def met_by(state: State, seat: int, order: int) -> tuple[list[int], list[str]]:
    """ENB-055 to ENB-058: assign barrels to the entries, the choosiest first, a barrel once; how many, and which."""
    entries = ENTRIES[order]
    free = [int(state.barrels[seat * PLACES * COLOURS + i]) for i in range(PLACES * COLOURS)]
    met = [0] * len(entries)
    uses: list[str] = []
    for i, region, number, colours in entries:
        for colour in range(COLOURS):
            if not colours & (1 << colour):
                continue
            at = (region + 1) * COLOURS + colour
            taken = min(free[at], number - met[i])
            uses += [barrel_id(region + 1, seat, colour)] * taken
            free[at] -= taken
            met[i] += taken
    return met, uses
