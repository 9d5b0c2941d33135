"""The house: the options of one table, declared as data, checked with sentences."""

from collections.abc import Iterable, Mapping

from taphouse.core.errors import BadHouse

Value = bool | int | str


class Option:
    """One thing a table can choose, with everything a form, a command line or the lab needs to offer it."""

    def __init__(
        self,
        name: str,
        choices: Iterable[Value] = (),
        *,
        default: Value,
        about: str,
        span: tuple[int, int] | None = None,
        per_seat: bool = False,
        some_seats: bool = False,
        rule: str = "",
        worth: Iterable[Value] = (),
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
        """Besides the choices: several seats, such as ``0+2``. Everybody says it for themselves, before the deal."""
        self.default = default
        self.about = about
        """One sentence: what it changes."""
        self.rule = rule
        """The rule it belongs to."""
        self.worth = tuple(worth) or self.choices
        """Values worth trying, for a designer who searches."""

    def values_in_words(self) -> str:
        """List what may be chosen."""
        words = [in_words(choice) for choice in self.choices]
        if self.per_seat:
            words.append("a seat number from 0")
        if self.some_seats:
            words.append("seat numbers joined by +")
        if self.span:
            words.append(f"{self.span[0]} to {self.span[1]}")
        return ", ".join(words)

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
        """Take a value as data or as text from a command line."""
        candidates: list[Value] = [value]
        if isinstance(value, str):
            text = value.strip().lower()
            candidates.append(text)
            if text in ("true", "yes", "on", "false", "no", "off"):
                candidates.append(text in ("true", "yes", "on"))
            if text.lstrip("-").isdecimal():
                candidates.append(int(text))
        for candidate in candidates:
            if self.accepts(candidate):
                return candidate
        raise BadHouse(f"{self.id} cannot be {in_words(value)}. Choose one of: {self.values_in_words()}.")


def seats_in(value: Value) -> list[int]:
    """Read the seats that an option names, lowest first; a word such as ``nobody`` names none."""
    parts = str(value).split("+")
    return sorted({int(part) for part in parts}) if all(part.isdecimal() for part in parts) else []


def write_seats(seats: Iterable[int]) -> str:
    """Write seats as an option names them."""
    return "+".join(str(seat) for seat in sorted(seats))


def in_words(value: Value) -> str:
    """Write a value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settle(options: Iterable[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Check what was chosen and add the defaults for the rest, in the order of the declaration."""
    known = {option.id: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadHouse(f"There is no option called {name!r}. There are: {', '.join(known)}.")
    return {name: option.read(chosen.get(name, option.default)) for name, option in known.items()}
