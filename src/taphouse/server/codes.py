"""The codes by which tables are joined: six letters that cannot be mistaken, and that spell no word."""

from secrets import choice

LETTERS = "BCDFGHJKMNPQRSTVWXZ"
LENGTH = 6


def new_code() -> str:
    """Draw a code."""
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str | None:
    """Read a code in any spelling; None if it can be none."""
    code = text.strip().upper()
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None
