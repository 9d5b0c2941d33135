"""The fields of a state, once: how each is written down and read back. Positions, rebuilding and equality follow.

A field is an attribute and the form of its value in a position (``core.forms``); ``trade.offers`` is an attribute of a
record. Fields stand alone, in a row, in a group, or for each seat. What hangs together in a way of the game's own is a
class of its own that extends ``Field``.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, cast

from mypy_extensions import mypyc_attr

from taphouse.core.agenda import Agenda
from taphouse.core.errors import BadValue
from taphouse.core.facts import typed
from taphouse.core.forms import MOST, Form, PerSeat, listed, mapped, number, some_of, word
from taphouse.core.state import State
from taphouse.core.step import RESOLVING, Book, Step, StepState
from taphouse.core.words import said


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A field of a state: its attribute, the form of its value, and its name in a position.

    One that is ``optional`` may be left out of a scene made by hand; it is then as at a new table.
    """

    def __init__(self, name: str, form: Form | None = None, key: str = "", *, optional: bool = False) -> None:
        self.name = name
        self.record, _, self.attribute = name.rpartition(".")
        self.form = form
        self.key = key or self.attribute
        self.optional = optional

    def names(self) -> list[str]:
        """Name the attributes that it is about."""
        return [self.name]

    def holder(self, state: object) -> object:
        """The record that has the attribute, or the state itself."""
        return getattr(state, self.record) if self.record else state

    def value(self, state: object) -> object:
        """Its value."""
        return getattr(self.holder(state), self.attribute)

    def set(self, state: object, value: object) -> None:
        """Give it a value."""
        setattr(self.holder(state), self.attribute, value)

    def write(self, state: object) -> object:
        """Write its value down."""
        form = self.form
        assert form is not None, "a field without a form writes itself"
        if isinstance(form, PerSeat):
            return form.written(self.value(state), cast("State", state).seats)
        return form.write(self.value(state))

    def read(self, state: object, value: object) -> None:
        """Set it to what was written down."""
        form = self.form
        assert form is not None, "a field without a form reads itself"
        self.set(state, form.read(value, cast("State", state).seats))


class Group(Field):
    """Several fields under one name."""

    def __init__(self, key: str, fields: Sequence[Field]) -> None:
        super().__init__(key)
        self.fields = list(fields)

    def names(self) -> list[str]:
        """Name all theirs."""
        return [name for field in self.fields for name in field.names()]

    def write(self, state: object) -> object:
        """Write them down."""
        return written(state, self.fields)

    def read(self, state: object, value: object) -> None:
        """Read them."""
        restore(state, self.fields, mapped(value))


class Row(Group):
    """Several fields in one list."""

    def write(self, state: object) -> object:
        """Write them down."""
        return [field.write(state) for field in self.fields]

    def read(self, state: object, value: object) -> None:
        """Read them."""
        for field, each in zip(self.fields, listed(value, len(self.fields)), strict=True):
            field.read(state, each)


class Entry(Field):
    """A field that has a number or a pile for each seat; ``Sides`` writes it down seat by seat."""

    def write_of(self, state: object, seat: int) -> object:
        """Write that of a seat down."""
        assert self.form is not None, "an entry without a form writes itself"
        return self.form.write(cast("Sequence[object]", self.value(state))[seat])

    def read_of(self, state: object, seat: int, value: object) -> None:
        """Set that of a seat."""
        assert self.form is not None, "an entry without a form reads itself"
        found = self.form.read(value, cast("State", state).seats)
        cast("MutableSequence[object]", self.value(state))[seat] = found


class Sides(Field):
    """What each seat has before it: a group of entries for each."""

    def __init__(self, key: str, entries: Sequence[Entry]) -> None:
        super().__init__(key)
        self.entries = list(entries)

    def names(self) -> list[str]:
        """Name all theirs."""
        return [name for entry in self.entries for name in entry.names()]

    def write(self, state: object) -> object:
        """Write them down."""
        seats = range(cast("State", state).seats)
        return [{entry.key: entry.write_of(state, seat) for entry in self.entries} for seat in seats]

    def read(self, state: object, value: object) -> None:
        """Set them."""
        for seat, side in enumerate(listed(value, cast("State", state).seats)):
            data = mapped(side)
            for entry in self.entries:
                entry.read_of(state, seat, data[entry.key])


class Asked(Field):
    """The step that asks, by name."""

    def __init__(self, book: Book, key: str = "decision") -> None:
        super().__init__("step", key=key)
        self.named = {name: step for name, step in book.named.items() if step is not RESOLVING}

    def write(self, state: object) -> object:
        """Write its name."""
        return cast("StepState", state).step.name

    def read(self, state: object, value: object) -> None:
        """Set it."""
        step = self.named.get(value) if isinstance(value, str) else None
        if step is None:
            raise BadValue(said.one_of(words=typed(some_of(list(self.named)))), value)
        cast("StepState", state).step = step


class Tasks(Field):
    """The agenda: steps by name with their three numbers, the next one last. ``steps``: those that may wait there."""

    def __init__(
        self,
        book: Book,
        key: str = "agenda",
        *,
        steps: Sequence[Step[Any]] | None = None,
        least: int = -MOST,
        most: int = MOST,
    ) -> None:
        super().__init__("agenda", key=key)
        self.steps = list(steps or book.steps)
        self.words = {int(step.index): step.todo or step.name for step in self.steps}
        self.least = least
        self.most = most

    def write(self, state: object) -> object:
        """Write it down."""
        agenda: Agenda = cast("StepState", state).agenda
        return [[self.words[row[0]], *row[1:]] for row in agenda.listed()]

    def read(self, state: object, value: object) -> None:
        """Set it."""
        rows: list[list[int]] = []
        for each in listed(value):
            name, *numbers = listed(each, 4)
            step = self.steps[word(name, list(self.words.values()))]
            rows.append([int(step.index), *(number(n, self.least, self.most) for n in numbers)])
        cast("StepState", state).agenda.fill(rows)


def written(state: object, fields: Sequence[Field]) -> dict[str, object]:
    """Write all fields of a state down."""
    return {field.key: field.write(state) for field in fields}


def restore(state: object, fields: Sequence[Field], data: Mapping[str, object]) -> None:
    """Set all fields of a state to what was written down."""
    for field in fields:
        if field.key in data or not field.optional:
            field.read(state, data[field.key])


def differing(one: object, other: object, fields: Sequence[Field]) -> list[str]:
    """Name the fields in which two states differ."""
    return [field.name for field in fields if field.write(one) != field.write(other)]
