"""Refusing a position in which something cannot be."""

from taphouse.core.errors import BadPosition


def need(holds: bool, sentence: str) -> None:  # noqa: FBT001  the condition itself
    """Refuse the position unless this holds."""
    if not holds:
        raise BadPosition(sentence)
