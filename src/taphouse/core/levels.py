"""Levels: names for how well a bot plays, which people choose by. Strengths are what tables and records keep."""

from collections.abc import Mapping
from typing import Final

EASY: Final = "easy"
FAIR: Final = "fair"
STRONG: Final = "strong"
USUAL: Final = FAIR
"""Sits down where nobody has chosen."""
LEVELS: Final = {EASY: 45, FAIR: 75, STRONG: 100}
"""The strength of each level, the weakest first. A game in which slips weigh more, or less, has strengths of its own:
each level should win two or three games out of four against the one before it, and easy nearly all against chance."""


def level_of(levels: Mapping[str, int], strength: int) -> str:
    """Name the level that a strength comes nearest to: tables keep the strengths with which they were made."""
    return min(levels, key=lambda name: abs(levels[name] - strength))
