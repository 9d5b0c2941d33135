"""From one turn to the next, CC-025, CC-059, CC-066 and CC-096."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.step import Step
from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules import victory
from taphouse.games.cocktail_conspiracy.rules.drawing import refill
from taphouse.games.cocktail_conspiracy.rules.turn import TURN

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def begin_turn(table: "State") -> None:
    """CC-025: the seat at this position of the turn order takes exactly one action."""
    table.turns += 1
    table.player = table.seating.order[table.at]
    table.active = table.player
    table.step = TURN
    if table.events is not None and is_bell_rung(table):
        table.note(h.LAST_ROUNDS)


def is_bell_rung(table: "State") -> bool:
    """CC-096: whether the last rounds begin with this turn."""
    return table.turns == (table.house.rounds - BELL_ROUNDS) * table.seating.places + 1


@final
class Finish(Step["State"]):
    """CC-059, CC-066, CC-096: all reactions are done; victory, closing time, refill, and the next seat."""

    name = "finish"

    def due(self, table: "State") -> bool:
        """When nobody is asked any more."""
        return True

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """End the turn."""
        table.learned += 1
        if table.house.automatic and victory.check(table):
            return
        if table.turns == table.house.rounds * table.seating.places:
            victory.last_call(table)
            return
        refill(table)
        table.at += 1
        if table.at == len(table.seating.order):
            table.at = 0
        begin_turn(table)


FINISH: Final = Finish()
