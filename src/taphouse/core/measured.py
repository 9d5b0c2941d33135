"""What bots were measured to do with a game: data in its folder, made by the lab, for whoever shows it.

``measures.json`` has what each option changes, ``ladder.json`` how often one level of bots beats another.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct, field

from taphouse.core.game import Game
from taphouse.core.house import Value

MEASURES: Final = "measures.json"
LADDER: Final = "ladder.json"


class Effect(Struct, frozen=True):
    """By how much one measure changes against the usual value, on the same deals, with its 95 % interval."""

    measure: str
    """``minutes``, ``moves``, ``turns``, ``first`` (the share of the first player) or ``margin`` (of the winner)."""
    usual: float
    change: float
    low: float
    high: float
    would_be_seen: float
    """A change of that size would have been seen in four samples out of five."""

    @property
    def seen(self) -> bool:
        """Whether the interval leaves out that nothing changes."""
        return self.low > 0 or self.high < 0


class Figure(Struct, frozen=True):
    """A number with its 95 % interval, and the size of the sample."""

    value: float
    low: float
    high: float
    sample: int


class Length(Struct, frozen=True):
    """How long the usual game takes with a number of seats."""

    seats: int
    minutes: Figure
    """Estimated, for people."""
    turns: float
    moves: float


class Tried(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One value of an option, against its usual value."""

    option: str
    value: Value
    seats: int
    house: dict[str, Value] = {}
    """What else was chosen on both sides, because the option matters only there."""
    deals: int
    differing: int
    """How many of the deals were not played in the very same way."""
    effects: list[Effect]


class Unmeasured(Struct, frozen=True, omit_defaults=True):
    """An option, or one value of it, that was not measured."""

    option: str
    why: str
    """``honour``: it asks people for an honest answer; ``noticing``: it hangs on what people notice or remember;
    ``showing``: it changes only what people see, hear or say; ``seat``: it names a seat."""
    value: Value | None = None
    """Nothing: the whole option."""


class Measures(Struct, frozen=True, kw_only=True):
    """What the options of a game change."""

    rules_version: int = 0
    """The rules by which it was measured."""
    version: str = ""
    """The package by which it was measured."""
    seed: str = ""
    lengths: list[Length] = field(default_factory=list)
    """One for each number of seats."""
    tried: list[Tried] = field(default_factory=list)
    unmeasured: list[Unmeasured] = field(default_factory=list)


class Pairing(Struct, frozen=True):
    """Two bots, and how often the first one won."""

    one: str
    other: str
    share: Figure


class Rung(Struct, frozen=True):
    """A bot on a ladder."""

    bot: str
    rating: float


class Climbed(Struct, frozen=True, kw_only=True):
    """A ladder, as far as it is shown."""

    rules_version: int
    version: str
    seats: int
    seed: str
    games: int
    """For each pair."""
    rungs: list[Rung]
    pairings: list[Pairing]

    def share(self, one: str, other: str) -> Figure | None:
        """Tell how often the one won against the other, if they met in this order."""
        return next((each.share for each in self.pairings if (each.one, each.other) == (one, other)), None)


def measures_of(game: Game) -> Measures | None:
    """Read what the options of a game change; nothing if nobody has measured it."""
    data = _data(game.package, MEASURES)
    return None if data is None else msgspec.json.decode(data, type=Measures)


def ladder_of(game: Game) -> Climbed | None:
    """Read the ladder of a game; nothing if it has none."""
    data = _data(game.package, LADDER)
    return None if data is None else msgspec.json.decode(data, type=Climbed)


@cache
def _data(package: str, name: str) -> bytes | None:
    file = files(package) / name
    return file.read_bytes() if file.is_file() else None
