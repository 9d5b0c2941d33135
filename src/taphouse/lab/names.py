"""Friendly names for bots."""

from collections.abc import Sequence

NAMES = ("Sarah", "Mike", "Priya", "Tom", "Ines", "Kofi", "Lena", "Yuki", "Omar", "Ruth")


def friendly_names(seats: int, taken: Sequence[str] = ()) -> list[str]:
    """Give a name for each of so many bots, none of which somebody at the table has already."""
    used = {name.lower() for name in taken}
    free = [name for name in NAMES if name.lower() not in used]
    return (free + [f"Guest {number}" for number in range(1, seats + 1)])[:seats]
