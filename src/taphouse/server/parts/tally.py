"""The tally: what happened in this process since its start, for /metrics."""

from msgspec import Struct, field


class Tally(Struct):
    """Numbers that only ever go up."""

    moves: int = 0
    bot_moves: int = 0
    house_moves: int = 0
    """Made by the house itself."""
    failures: int = 0
    """Writes that the store did not take."""
    commands: dict[str, int] = field(default_factory=dict)
    """How many, by what was asked for."""
    refusals: dict[str, int] = field(default_factory=dict)
    """How many, by code."""
