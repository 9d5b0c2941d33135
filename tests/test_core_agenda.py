"""The agenda, against a plain list with the next step at the end."""

from hypothesis import given
from hypothesis import strategies as st

from taphouse.core.agenda import Agenda

steps = st.lists(st.lists(st.integers(-(2**40), 2**40), min_size=4, max_size=4), max_size=8)


def agenda_of(waiting: list[list[int]]) -> Agenda:
    agenda = Agenda()
    agenda.fill(waiting)
    return agenda


@given(steps)
def test_the_last_step_pushed_comes_first(waiting: list[list[int]]) -> None:
    agenda = Agenda()
    for kind, a, b, c in waiting:
        agenda.push(kind, a, b, c)

    taken = [list(agenda.pop()) for _ in waiting]

    assert taken == waiting[::-1]
    assert agenda.size == 0


@given(steps, steps)
def test_steps_pushed_in_between_come_before_what_waits(waiting: list[list[int]], more: list[list[int]]) -> None:
    agenda = agenda_of(waiting)
    if waiting:
        agenda.pop()
    for step in more:
        agenda.push(*step)

    assert agenda.listed() == waiting[:-1] + more


@given(steps)
def test_written_down_and_read_it_is_the_same(waiting: list[list[int]]) -> None:
    assert agenda_of(waiting).listed() == waiting


@given(steps)
def test_a_copy_is_equal_and_apart(waiting: list[list[int]]) -> None:
    agenda = agenda_of(waiting)
    copy = agenda.copy()

    agenda.push(1)
    copy.push(2, 3)

    assert agenda.listed() == [*waiting, [1, 0, 0, 0]]
    assert copy.listed() == [*waiting, [2, 3, 0, 0]]


def test_a_cleared_agenda_holds_nothing() -> None:
    agenda = agenda_of([[1, 2, 3, 4]])

    agenda.clear()

    assert agenda.listed() == []
