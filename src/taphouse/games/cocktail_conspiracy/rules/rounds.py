"""From one turn to the next, CC-025, CC-059, CC-066 and CC-096."""

from typing import TYPE_CHECKING

from taphouse.games.cocktail_conspiracy.house import BELL_ROUNDS
from taphouse.games.cocktail_conspiracy.rules import victory
from taphouse.games.cocktail_conspiracy.rules.drawing import refill
from taphouse.games.cocktail_conspiracy.rules.moves import LAST_ROUNDS, TURN_ACTION

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def begin_turn(table: "State") -> None:
    """CC-025: the seat at this position of the turn order takes exactly one action."""
    table.turns += 1
    table.active = table.seating.order[table.at]
    table.decider = table.active
    table.decision = TURN_ACTION
    if table.events is not None and is_bell_rung(table):
        table.note(LAST_ROUNDS)


def is_bell_rung(table: "State") -> bool:
    """CC-096: whether the last rounds begin with this turn."""
    return table.turns == (table.house.rounds - BELL_ROUNDS) * table.seating.places + 1


def finish(table: "State") -> None:
    """CC-059, CC-066, CC-096: all reactions are done; victory, closing time, refill, and the next seat."""
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
