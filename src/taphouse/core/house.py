"""The house: the options of one table, declared as data, and checked.

As data, in records and in the protocol, seats are counted from 0. What people type and read counts them from 1.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress

from taphouse.core.errors import BadHouse, quoted, shortened
from taphouse.core.facts import Fact, followed, typed
from taphouse.core.meant import meant_or_known
from taphouse.core.words import said

Value = bool | int | str


class Option:
    """One thing a table can choose, with everything a form, a command line or the lab needs to offer it."""

    def __init__(
        self,
        name: str,
        choices: Iterable[Value] = (),
        *,
        default: Value,
        about: str = "",
        span: tuple[int, int] | None = None,
        per_seat: bool = False,
        some_seats: bool = False,
        rule: str = "",
        worth: Iterable[Value] = (),
        later: bool = False,
    ) -> None:
        self.id = name
        """The name in commands, records and positions."""
        self.choices = tuple(choices)
        """The values that can be listed."""
        self.span = span
        """Besides the choices: whole numbers from the first to the second."""
        self.per_seat = per_seat
        """Besides the choices: the number of any seat at the table."""
        self.some_seats = some_seats
        """Besides the choices: several seats, as data ``0+2``. Everybody says it for themselves, before the deal."""
        self.default = default
        self.about = about
        """One sentence: what it changes; of a game with words, these say it (``option-<id>.about``)."""
        self.rule = rule
        """The rule it belongs to."""
        self.worth = tuple(worth) or self.choices
        """Values worth trying, for a designer who searches."""
        self.later = later
        """Came when records were kept already: a settled house without it has its default. So they still verify."""

    def values(self) -> list[Fact]:
        """List what may be chosen."""
        found = [said.one_choice(choice=said.choice_ref(f"{self.id}-{in_words(choice)}")) for choice in self.choices]
        if self.per_seat:
            found.append(said.any_seat())
        if self.some_seats:
            found.append(said.several_seats())
        if self.span:
            found.append(said.from_to(least=self.span[0], most=self.span[1]))
        return found

    def accepts(self, value: Value) -> bool:
        """Whether the value may be chosen, whatever the other options say."""
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return True
        if self.some_seats and isinstance(value, str):
            return value == write_seats(seats_in(value)) != ""
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        if self.per_seat and value >= 0:
            return True
        return self.span is not None and self.span[0] <= value <= self.span[1]

    def seats_of(self, value: Value) -> list[int]:
        """List the seats that a value of this option names."""
        if value in self.choices or not (self.per_seat or self.some_seats):
            return []
        return seats_in(value)

    def read(self, value: Value) -> Value:
        """Take a value as data, or as data written down as text."""
        candidates: list[Value] = [value]
        if isinstance(value, str):
            text = value.strip().lower()
            candidates.append(text)
            if text in ("true", "yes", "on", "false", "no", "off"):
                candidates.append(text in ("true", "yes", "on"))
            number = whole(text)
            if number is not None:
                candidates.append(number)
        for candidate in candidates:
            if self.accepts(candidate):
                return candidate
        raise self._refusal(in_words(value))

    def read_typed(self, text: str) -> Value:
        """Take a value as a person types it: seats from 1 on."""
        seats = [whole(part) for part in text.split("+")] if self.per_seat or self.some_seats else [None]
        typed = [seat for seat in seats if seat is not None]
        if len(typed) < len(seats):
            return self.read(text)
        if min(typed) < 1 or (self.per_seat and len(typed) > 1) or len(set(typed)) < len(typed):
            raise self._refusal(text)
        return self.read(typed[0] - 1 if self.per_seat else write_seats(seat - 1 for seat in typed))

    def in_words(self, value: Value) -> str:
        """Write a value as it is typed: seats from 1 on."""
        seats = self.seats_of(value)
        return write_seats(seat + 1 for seat in seats) if seats else in_words(value)

    def _refusal(self, given: str) -> BadHouse:
        name, values = said.option_ref(self.id), self.values()
        if not given:
            return BadHouse(said.not_without_value(name=name, values=values))
        return BadHouse(said.not_a_value(name=name, value=typed(shortened(given)), values=values))


def whole(text: str) -> int | None:
    """Read a whole number, if the text is one; an absurdly long one is none."""
    with suppress(ValueError):
        return int(text) if text.strip().removeprefix("-").isdecimal() else None
    return None


def seats_in(value: Value) -> list[int]:
    """Read the seats that an option names, lowest first; a word such as ``nobody`` names none."""
    seats = [whole(part) if part.isdecimal() else None for part in str(value).split("+")]
    named = {seat for seat in seats if seat is not None}
    return sorted(named) if None not in seats else []


def write_seats(seats: Iterable[int]) -> str:
    """Write seats as an option names them."""
    return "+".join(str(seat) for seat in sorted(seats))


def in_words(value: Value) -> str:
    """Write a value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(options: Iterable[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Check what was chosen and add the defaults for the rest, in the order of the declaration.

    Of an option that came later only what differs from its default is written down.
    """
    known = {option.id: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadHouse(followed(said.no_such_option(name=quoted(name)), meant_or_known(name, known)))
    house = {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
    return {name: value for name, value in house.items() if not known[name].later or value != known[name].default}
