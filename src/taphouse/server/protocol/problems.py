"""What the bar refuses, each with a code for programs and a sentence for people.

Refusal (a TaphouseError)
├── UnknownTable    there is no such table (code ``unknown``)
├── Elsewhere       another process owns the table; ``address`` says which
└── (itself)        codes ``not_yours``, ``not_now``, ``rule``, ``stale``, ``too_fast``, ``too_large``,
                    ``malformed``, ``unknown``, ``failed``
"""

from taphouse.core.errors import TaphouseError

TROUBLE = "The house cannot reach its books just now. Nothing is lost: come back in a moment."
"""What guests are told when the storage is in trouble; the log has the rest."""

NAME_FIRST = "Or give yourself a name on the front page: people with a name come first."
"""What somebody without a name may do about a crowd."""


class Refusal(TaphouseError):  # noqa: N818  the word players use
    """You asked for something that cannot be done; nothing changed."""

    def __init__(self, code: str, why: str, rule: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.rule = rule


class UnknownTable(Refusal):
    """You asked for a table that does not exist."""

    def __init__(self, table: str) -> None:
        super().__init__("unknown", f"There is no table {table!r} here. Check the link, or make a new table.")


class Elsewhere(Refusal):
    """The table is in the hands of another process of the same house."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__("elsewhere", f"Table {table!r} is served next door.")
        self.address = address
        """Where that process can be reached, as its settings say."""
