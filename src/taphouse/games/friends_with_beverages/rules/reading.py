"""Refusing a position in which something cannot be."""

from taphouse.core.errors import BadPosition
from taphouse.core.facts import Fact


def need(holds: bool, why: Fact) -> None:  # noqa: FBT001  the condition itself
    """Refuse the position unless this holds."""
    if not holds:
        raise BadPosition(why)
