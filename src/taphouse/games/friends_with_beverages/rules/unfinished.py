"""Whether what is still to be done and to be chosen can be, in a table that was written down."""

from typing import TYPE_CHECKING, Final

from taphouse.core.step import OVER
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task
from taphouse.games.friends_with_beverages.rules.interrupts import CLOSE
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.recalls import RECALL_ENDS

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

DRAFTS: Final = {
    "paying": "A payment is chosen only during a swap.",
    "position_from": "A market guest is chosen only during a swap.",
    "installing": "Room is made only for a card.",
    "shown": "A piece is shown only at an Exhibition.",
    "shown_too": "Two pieces are shown before one is taken.",
}
"""FWB-139: the fields of a choice under way, -1 where none is."""


def check_agenda(table: "State") -> None:
    """Every card that is being carried out is put away once, and tasks are about seats and pieces that are there."""
    rows = table.agenda.listed()
    closed = [row[1] for row in rows if row[0] == CLOSE.index]
    is_open = [number for number, row in enumerate(table.period.met.listed()) if row[3] == 1]
    if table.step is not OVER:
        need(closed == is_open, "Every card that is being carried out is put away once, the innermost first.")
        flips = [row for row in rows if row[0] == RECALL_ENDS.index]
        need(len(flips) <= 1 and (table.aside.size > 0) <= (len(flips) == 1), "Cards lie aside only for a Recall.")
    for index, a, b, c in rows:
        task = table.book.steps[index]
        assert isinstance(task, Task)
        need(not task.seats or a < table.n, "A step is about a seat that is not there.")
        wrong = task.check(table, a, b, c)
        need(wrong == "", wrong)


def check_choice(table: "State") -> None:
    """FWB-139: a choice that is under way can have come so far, and no other is."""
    step = table.step
    assert isinstance(step, Decision)
    for name, sentence in DRAFTS.items():
        need((getattr(table, name) >= 0) == (name in step.draft), sentence)
    step.check(table)


def forget(table: "State") -> None:
    """Go back to the question with which the choice began."""
    step = table.step
    assert isinstance(step, Decision)
    table.step = step.begun(table)
    for name in DRAFTS:
        setattr(table, name, -1)
    table.pay_omit = -1
