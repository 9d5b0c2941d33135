"""Everything that can be refused, each with a sentence a person can act on.

TaphouseError (a ValueError)
├── IllegalMove     the move is understood, but the rules or the moment do not allow it
├── BadNotation     the text of a move or card cannot be read
├── BadHouse        an option, its value, or the combination with the seats is not allowed
├── BadPosition     a position cannot be rebuilt
│   └── BadValue    because one of its fields holds something else than it can
├── BadRecord       a record cannot be read or does not check
├── UnknownGame     there is no game of that name here
└── BrokenGame      the game is here, but cannot be loaded
"""

from collections.abc import Sequence

LONGEST_SHOWN = 60
"""So many letters of a refused value are repeated in the sentence that refuses it."""


class TaphouseError(ValueError):
    """Something was asked for that cannot be done; the message says what and why."""


class IllegalMove(TaphouseError):  # noqa: N818  the word players use
    """You tried a move that the rules do not allow now."""

    def __init__(self, rule: str, why: str, *seats: int) -> None:
        super().__init__(rule, why, *seats)
        self.rule = rule
        """Id of the rule in the game's RULES.md, or an empty string if no rule is concerned."""
        self.said = why
        """The sentence with ``{}`` for each seat that it names."""
        self.seats = seats
        self.why = self._fill([f"seat {seat + 1}" for seat in seats])
        """One sentence: what is so, and what to do instead."""

    def naming(self, names: Sequence[str]) -> "IllegalMove":
        """Give the same refusal with people's names in place of their seats."""
        if not self.seats or max(self.seats) >= len(names):
            return self
        return IllegalMove(self.rule, self._fill([names[seat] for seat in self.seats]))

    def _fill(self, names: Sequence[str]) -> str:
        if not names:
            return self.said
        why = self.said.format(*names)
        return why[:1].upper() + why[1:] if self.said.startswith("{") else why

    def __str__(self) -> str:
        return f"{self.why} ({self.rule})" if self.rule else self.why


class BadNotation(TaphouseError):  # noqa: N818
    """You wrote a move or a card in a way that cannot be read."""


class BadHouse(TaphouseError):  # noqa: N818
    """You asked for a table that the game does not have."""


class BadPosition(TaphouseError):  # noqa: N818
    """You gave a position that cannot be rebuilt."""


class BadValue(BadPosition):
    """You gave a position in which a field holds something else than it can."""

    def __init__(self, needed: str, value: object) -> None:
        shown = repr(value)
        shown = shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}..."
        super().__init__(f"{needed} is needed where there is {shown}.")


class BadRecord(TaphouseError):  # noqa: N818
    """You gave a record that cannot be read, or that does not check."""


class UnknownGame(TaphouseError):  # noqa: N818
    """You named a game that is not installed."""


class BrokenGame(TaphouseError):  # noqa: N818
    """You named a game that is installed, but cannot be loaded."""
