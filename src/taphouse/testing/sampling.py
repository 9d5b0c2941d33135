"""The law of sampling: a bot that tries out worlds chooses as often in one world as in another of the same moment.

One choice of such a bot hangs on which worlds came up. So it is asked many times, each time with another chance, in
two worlds that differ in all that its seat cannot know; by the same story its choices must be as frequent in both.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.core.story import told
from taphouse.testing.driver import quick
from taphouse.testing.scene import Scene

LAW: Final = "sampling"
ASKS: Final = 60
"""So often it is asked in each world."""
BOUND: Final = 0.4
"""By more two such samples hardly ever differ that come from the same three or four odds: once in 10,000 times."""

Kind = Callable[[Rng], Bot]
"""Makes a bot of its chance."""


def check(scene: Scene, kind: Kind, seat: Seat) -> None:
    """Ask bots of this kind in two worlds of the seat."""
    rng = scene.chance(LAW)
    facts = told(scene.game, scene.table.events, seat, scene.table.names)
    one, other = (choices(kind, scene.state.resample(seat, rng), seat, facts, scene) for _ in range(2))
    apart = distance(one, other)
    if apart > BOUND:
        sentence = f"of {ASKS} choices in each of two worlds {apart:.0%} differ: it knows what it cannot"
        raise scene.broken(LAW, sentence)


def choices(kind: Kind, world: State, seat: Seat, facts: list[Fact], scene: Scene) -> Counter[Move | None]:
    """How often each move is chosen."""
    found: Counter[Move | None] = Counter()
    for number in range(ASKS):
        bot = kind(quick(f"{scene.seed} / {scene.number} / {number}"))
        if bot.hears:
            bot.hear(list(facts))
        found[bot.choose(world.copy(), seat)] += 1
    return found


def distance(one: Counter[Move | None], other: Counter[Move | None]) -> float:
    """What part of the choices would have to change to make both alike: the distance in total variation."""
    return (one - other).total() / one.total()
