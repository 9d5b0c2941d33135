"""Whether what is still to be done and to be chosen can be, in a table that was written down."""

from typing import TYPE_CHECKING, Final, cast

from taphouse.core.errors import BadPosition
from taphouse.core.facts import Fact
from taphouse.core.fields import Field
from taphouse.core.step import OVER
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task
from taphouse.games.friends_with_beverages.rules.interrupts import CLOSE
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.recalls import RECALL_ENDS
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

DRAFTS: Final[list[tuple[Field, Fact]]] = [
    (Field("swap.way"), said.wrong_paying()),
    (Field("swap.position"), said.wrong_position_from()),
    (Field("choice.installing"), said.wrong_installing()),
    (Field("choice.shown"), said.wrong_shown_now()),
    (Field("choice.shown_too"), said.wrong_shown_too()),
]
"""FWB-139: the fields of a choice under way, -1 where none is."""


def check_agenda(table: "State") -> None:
    """Every card that is being carried out is put away once, and tasks are about seats and pieces that are there."""
    rows = table.agenda.listed()
    closed = [row[1] for row in rows if row[0] == CLOSE.index]
    is_open = [number for number, row in enumerate(table.period.met.listed()) if row[3] == 1]
    if table.step is not OVER:
        need(closed == is_open, said.wrong_closing())
        flips = [row for row in rows if row[0] == RECALL_ENDS.index]
        need(len(flips) <= 1 and (table.resources.aside.size > 0) <= (len(flips) == 1), said.wrong_aside())
    for index, a, b, c in rows:
        task = table.book.steps[index]
        assert isinstance(task, Task)
        need(not task.seats or a < table.n, said.wrong_task_seat())
        wrong = task.check(table, a, b, c)
        if wrong is not None:
            raise BadPosition(wrong)


def check_choice(table: "State") -> None:
    """FWB-139: a choice that is under way can have come so far, and no other is."""
    step = table.step
    assert isinstance(step, Decision)
    for field, why in DRAFTS:
        need((cast("int", field.value(table)) >= 0) == (field.name in step.draft), why)
    step.check(table)


def forget(table: "State") -> None:
    """Go back to the question with which the choice began."""
    step = table.step
    assert isinstance(step, Decision)
    table.step = step.begun(table)
    for field, _ in DRAFTS:
        field.set(table, -1)
    table.bill.omit = -1
