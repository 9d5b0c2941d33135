"""How far a seat is with the orders that it may complete."""

from taphouse.games.empire_needs_beer.cards import COLOURS, NO_ORDER, ORDER_IDS, PLACES, SLOTS, units_of
from taphouse.games.empire_needs_beer.naming import barrel_id
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK, completable
from taphouse.games.empire_needs_beer.view import Progress


def may_do_tasks(state: State, seat: int) -> bool:
    """Whether a seat chooses a task now, and has time for one."""
    return state.step is TASK and seat == state.active and state.time_left > 0


def progress_of(state: State, seat: int) -> list[Progress]:
    """The orders towards which some barrel counts: of the middle by slot, then the own secret one."""
    orders = [int(state.middle[slot]) for slot in range(SLOTS)] + [int(state.secret[seat])]
    ready = int(completable(state, seat)) if may_do_tasks(state, seat) else 0
    found: list[Progress] = []
    for order in orders:
        if order != NO_ORDER:
            met, uses = met_by(state, seat, order)
            if uses:
                found.append(Progress(ORDER_IDS[order], tuple(met), bool(ready & (1 << order)), tuple(uses)))
    return found


def met_by(state: State, seat: int, order: int) -> tuple[list[int], list[str]]:
    """ENB-055 to ENB-058: assign barrels to the entries, the choosiest first, a barrel once; how many, and which."""
    units = units_of(order)
    free = [int(state.barrels[seat * PLACES * COLOURS + i]) for i in range(PLACES * COLOURS)]
    met = [0] * len(units)
    uses: list[str] = []
    for i in sorted(range(len(units)), key=lambda i: units[i][2].bit_count()):
        region, number, colours = units[i]
        for colour in range(COLOURS):
            if not colours & (1 << colour):
                continue
            at = (region + 1) * COLOURS + colour
            taken = min(free[at], number - met[i])
            uses += [barrel_id(region + 1, seat, colour)] * taken
            free[at] -= taken
            met[i] += taken
    return met, uses
