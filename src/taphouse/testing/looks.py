"""Which moments of a game are worth a close look: some of every kind, the rare ones first."""

from collections.abc import Hashable, Sequence

from taphouse.core.rng import Rng
from taphouse.testing.driver import everybody
from taphouse.testing.scene import Scene


def kind_of(scene: Scene) -> Hashable:
    """Tell kinds of moments apart: how many are awaited, and what can be done by whom is awaited or not."""
    awaited = scene.state.to_act()
    words = set()
    for seat in everybody(scene.state):
        for move in scene.state.legal_moves(seat):
            words.add((seat in awaited, scene.game.write_move(move).split(maxsplit=1)[0]))
    return min(len(awaited), 2), frozenset(words)


def choose(kinds: Sequence[Hashable], most: int, rng: Rng) -> set[int]:
    """Pick so many moments, in turn from each kind, by chance within a kind."""
    moments: dict[Hashable, list[int]] = {}
    for number, kind in enumerate(kinds):
        moments.setdefault(kind, []).append(number)
    chosen: set[int] = set()
    while moments and len(chosen) < most:
        for kind in sorted(moments, key=lambda kind: len(moments[kind])):
            left = moments[kind]
            if len(chosen) < most:
                chosen.add(left.pop(rng.below(len(left))))
            if not left:
                del moments[kind]
    return chosen
