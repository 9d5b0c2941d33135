"""The forms in which values of a state are written down in a position, and read back.

Forms nest: ``PerSeat(Word(ANSWERS, none=True))``. What a game writes in a way of its own extends ``Form``.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadPosition, BadValue, shortened
from taphouse.core.facts import typed
from taphouse.core.pile import Pile
from taphouse.core.words import said

MOST = 1_000_000
"""No number in a position is larger than this, unless its form says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a value is written down, and read back at a table of so many seats."""

    def write(self, value: object) -> object:
        """Write a value down."""
        raise NotImplementedError

    def read(self, value: object, seats: int) -> object:
        """Read a value back; BadValue if it is none."""
        raise NotImplementedError


class Number(Form):
    """A whole number from least to most; ``none`` is the one that stands for nothing."""

    def __init__(self, least: int = 0, most: int = MOST, none: int | None = None) -> None:
        self.least = least
        self.most = most
        self.none = none

    def write(self, value: object) -> object:
        """Write it down."""
        return None if self.none is not None and value == self.none else int(cast("int", value))

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return self.none if self.none is not None and value is None else number(value, self.least, self.most)


class Shifted(Form):
    """A number from 0 on that is written as one from ``first`` on; nothing is -1."""

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        self.size = size

    def write(self, value: object) -> object:
        """Write it down."""
        at = int(cast("int", value))
        return -1 if at < 0 else at + self.first

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return -1 if value == -1 else number(value, self.first, self.first + self.size - 1) - self.first


class OfSeats(Form):
    """A number that hangs on how many seats there are: from ``least`` to ``most`` more than their number."""

    def __init__(self, least: int = 0, most: int = 0) -> None:
        self.least = least
        self.most = most

    def write(self, value: object) -> object:
        """Write it down."""
        return int(cast("int", value))

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return number(value, self.least, seats + self.most)


class SeatNumber(Form):
    """A seat; with ``none``, -1 stands for nobody."""

    def __init__(self, *, none: bool = False) -> None:
        self.none = none

    def write(self, value: object) -> object:
        """Write it down."""
        seat = int(cast("int", value))
        return None if self.none and seat < 0 else seat

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return -1 if self.none and value is None else number(value, 0, seats - 1)


class Flag(Form):
    """True or false."""

    def write(self, value: object) -> object:
        """Write it down."""
        return bool(value)

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        return flag(value)


class Word(Form):
    """A number that stands for one of several words, pieces among them; with ``none``, -1 stands for nothing."""

    def __init__(self, words: Sequence[str], *, none: bool = False) -> None:
        self.words = tuple(words)
        self.numbers = {name: at for at, name in enumerate(self.words)}
        self.none = none

    def write(self, value: object) -> object:
        """Write it down."""
        at = int(cast("int", value))
        return None if self.none and at < 0 else self.words[at]

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        if self.none and value is None:
            return -1
        found = self.numbers.get(value) if isinstance(value, str) else None
        if found is None:
            raise self.refusal(value)
        return found

    def refusal(self, value: object) -> BadPosition:
        """Say that this is none of them."""
        return BadValue(said.one_of(words=typed(some_of(self.words))), value)


class SetOf(Form):
    """A set of things as the bits of one number, written as a list of words."""

    def __init__(self, words: Sequence[str] | Word) -> None:
        self.word = words if isinstance(words, Word) else Word(words)

    def write(self, value: object) -> object:
        """Write it down, in the order of the words."""
        return [self.word.words[member] for member in members(cast("int", value))]

    def read(self, value: object, seats: int) -> object:
        """Read it; nothing is in it twice."""
        found: i64 = 0
        for each in listed(value):
            bit = BIT[cast("int", self.word.read(each, seats))]
            if found & bit != 0:
                raise BadPosition(said.stands_twice(value=typed(shortened(repr(each)))))
            found |= bit
        return int(found)


class SetOfSeats(Form):
    """A set of seats as the bits of one number."""

    def write(self, value: object) -> object:
        """Write it down."""
        return members(cast("int", value))

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        found: i64 = 0
        for each in listed(value):
            found |= BIT[number(each, 0, seats - 1)]
        return int(found)


class Listed(Form):
    """Numbers in a row, each in the same form; ``size`` many, or any number of them."""

    def __init__(self, form: Form, size: int | None = None) -> None:
        self.form = form
        self.size = size

    def write(self, value: object) -> object:
        """Write them down."""
        return [self.form.write(each) for each in cast("vec[i64]", value)]

    def read(self, value: object, seats: int) -> object:
        """Read them."""
        return vec[i64]([cast("int", self.form.read(each, seats)) for each in listed(value, self.size)])


class PerSeat(Form):
    """A number for each seat, in the same form; the array may have room for more."""

    def __init__(self, form: Form, room: int = 0) -> None:
        self.form = form
        self.room = room

    def write(self, value: object) -> object:
        """Write them down; what stands behind the seats at the table does not count."""
        raise NotImplementedError

    def written(self, value: object, seats: int) -> object:
        """Write those of the seats at the table down."""
        return [self.form.write(each) for each in list(cast("vec[i64]", value))[:seats]]

    def read(self, value: object, seats: int) -> object:
        """Read them."""
        found = [cast("int", self.form.read(each, seats)) for each in listed(value, seats)]
        return vec[i64](found + [0] * (self.room - len(found)))


class PileOf(Form):
    """A pile, its bottom first."""

    def __init__(self, words: Sequence[str] | Word, capacity: int) -> None:
        self.word = words if isinstance(words, Word) else Word(words)
        self.capacity = capacity

    def write(self, value: object) -> object:
        """Write it down."""
        return [self.word.words[card] for card in cast("Pile", value).listed()]

    def read(self, value: object, seats: int) -> object:
        """Read it."""
        cards = listed(value)
        if len(cards) > self.capacity:
            raise BadPosition(said.pile_too_high(most=self.capacity, number=len(cards)))
        pile = Pile(self.capacity)
        pile.fill([cast("int", self.word.read(card, seats)) for card in cards])
        return pile


def listed(value: object, size: int | None = None) -> list[object]:
    """Read a list, of a size if that is given."""
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(said.a_list() if size is None else said.a_list_of(number=size), value)
    return value


def mapped(value: object) -> Mapping[str, object]:
    """Read an object: values by name."""
    if not isinstance(value, dict):
        raise BadValue(said.an_object(), value)
    return value


def number(value: object, least: int, most: int) -> int:
    """Read a whole number."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(said.a_number(least=least, most=most), value)
    return value


def flag(value: object) -> bool:
    """Read true or false."""
    if not isinstance(value, bool):
        raise BadValue(said.true_or_false(), value)
    return value


def word(value: object, words: Sequence[str]) -> int:
    """Read one of several words as its number."""
    if not isinstance(value, str) or value not in words:
        raise BadValue(said.one_of(words=typed(some_of(words))), value)
    return words.index(value)


def some_of(words: Sequence[str], most: int = 12) -> str:
    """List words that there are, as far as a sentence can."""
    return ", ".join(words[:most]) + (" ..." if len(words) > most else "")
