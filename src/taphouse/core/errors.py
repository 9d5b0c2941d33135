"""Everything that can be refused, each with a sentence a person can act on.

TaphouseError (a ValueError)
├── IllegalMove     the move is understood, but the rules or the moment do not allow it
├── BadNotation     the text of a move or card cannot be read
├── BadHouse        an option, its value, or the combination with the seats is not allowed
├── BadPosition     a position cannot be rebuilt
│   └── BadValue    because one of its fields holds something else than it can
├── BadRecord       a record cannot be read or does not check
├── BadLesson       a lesson is not as it should be, or not as it was
├── UnknownGame     there is no game of that name here
└── BrokenGame      the game is here, but cannot be loaded
"""

from collections.abc import Callable, Sequence

from taphouse.core.facts import Fact, Text, plain, typed
from taphouse.core.words import said

LONGEST_SHOWN = 60
"""So many letters of a refused value are repeated in the sentence that refuses it."""


def shortened(text: str) -> str:
    """Cut a text that is too long to be repeated in a sentence."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def quoted(text: str) -> Text:
    """Wrap what somebody wrote to be repeated in a sentence: in quotes, and what cannot be seen is spelt out."""
    return typed(repr(shortened(text)))


class TaphouseError(ValueError):
    """Something was asked for that cannot be done; what and why is a fact, or a sentence of our own."""

    package = "taphouse.core"
    """Whose words say it: the package of a game, where a game refuses."""

    def __init__(self, why: str | Fact) -> None:
        super().__init__(why)
        self.fact: Fact = plain(why) if isinstance(why, str) else why
        self.why = why if isinstance(why, str) else ""
        """One sentence: what is so, and what to do instead. A fact is said by who shows it (``taphouse.words``)."""

    def __str__(self) -> str:
        return self.why or _in_words[-1](self)


def _key(error: TaphouseError) -> str:
    return str(error.fact["say"])


_in_words: list[Callable[[TaphouseError], str]] = [_key]


def say_with(speaker: Callable[[TaphouseError], str]) -> None:
    """Let errors speak in sentences: the core itself knows only facts."""
    _in_words.append(speaker)


class IllegalMove(TaphouseError):  # noqa: N818  the word players use
    """You tried a move that the rules do not allow now."""

    def __init__(self, rule: str, why: str | Fact, *seats: int) -> None:
        said = _fill(why, [f"seat {seat + 1}" for seat in seats]) if isinstance(why, str) else why
        super().__init__(said)
        self.args = (rule, why, *seats)
        self.rule = rule
        """Id of the rule in the game's RULES.md, or an empty string if no rule is concerned."""
        self.pattern = why
        self.seats = seats

    def naming(self, names: Sequence[str]) -> "IllegalMove":
        """Give the same refusal with people's names in place of their seats."""
        if not isinstance(self.pattern, str) or not self.seats or max(self.seats) >= len(names):
            return self
        return IllegalMove(self.rule, _fill(self.pattern, [names[seat] for seat in self.seats]))

    def __str__(self) -> str:
        why = super().__str__()
        return f"{why} ({self.rule})" if self.rule else why


def _fill(pattern: str, names: Sequence[str]) -> str:
    if not names:
        return pattern
    why = pattern.format(*names)
    return why[:1].upper() + why[1:] if pattern.startswith("{") else why


class BadNotation(TaphouseError):  # noqa: N818
    """You wrote a move or a card in a way that cannot be read."""


class BadHouse(TaphouseError):  # noqa: N818
    """You asked for a table that the game does not have."""


class BadPosition(TaphouseError):  # noqa: N818
    """You gave a position that cannot be rebuilt."""


class BadValue(BadPosition):
    """You gave a position in which a field holds something else than it can."""

    def __init__(self, needed: str | Fact, value: object) -> None:
        what = plain(needed) if isinstance(needed, str) else needed
        super().__init__(said.bad_value(needed=what, value=typed(shortened(repr(value)))))


class BadRecord(TaphouseError):  # noqa: N818
    """You gave a record that cannot be read, or that does not check."""


class BadLesson(TaphouseError):  # noqa: N818  as the others of its kind
    """A lesson is not as it should be, or no longer as it was when you left it."""


class UnknownGame(TaphouseError):  # noqa: N818
    """You named a game that is not installed."""


class BrokenGame(TaphouseError):  # noqa: N818
    """You named a game that is installed, but cannot be loaded."""
