"""The end, SP-004 and SP-090 to SP-093."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.outcome import Outcome, places_by
from taphouse.core.step import OVER
from taphouse.games.six_pack.rules import events as e

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


def is_target_reached(table: "State") -> bool:
    """SP-004: whether any seat has as many points as the game needs."""
    for seat in range(table.n):  # noqa: SIM110  no generators in compiled loops
        if table.points[seat] >= table.house.target:
            return True
    return False


def end_at_target(table: "State") -> bool:
    """SP-004, SP-090, SP-091: the game is over once a seat has reached the target."""
    if not is_target_reached(table):
        return False
    finish(table, e.TARGET_REACHED)
    return True


def end_at_limit(table: "State") -> bool:
    """SP-093: the game is over after so many turns."""
    if table.turn < table.house.turn_limit:
        return False
    finish(table, e.TURN_LIMIT)
    return True


def finish(table: "State", reason: i64) -> None:
    """SP-090: the game is over, and all dominoes are shown."""
    table.ended_by = reason
    for seat in range(table.n):
        table.standing[seat] = e.OUT
        table.answers[seat] = e.NOT_YET
    table.learned += 1
    table.step = OVER
    table.note(e.GAME_ENDS, int(reason))


def outcome(table: "State") -> Outcome | None:
    """SP-092: ranked by points, then by fewer refused claims unless ties are shared; equal seats share their place."""
    if table.step is not OVER:
        return None
    scores = [int(table.points[seat]) for seat in range(table.n)]
    if table.house.shares_ties:
        return Outcome(e.REASONS[table.ended_by], scores, places_by(scores), all_may_win=True)
    ranked = [100000 * int(table.points[seat]) - int(table.refused[seat]) for seat in range(table.n)]
    return Outcome(e.REASONS[table.ended_by], scores, places_by(ranked), all_may_win=True)
