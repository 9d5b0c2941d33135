"""The law of resampling: a twin is a real table, and not the same one again."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from taphouse.core.moves import NOBODY, Seat
from taphouse.core.playout import play_out
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.core.view import View, Zone
from taphouse.testing.conservation import count
from taphouse.testing.differences import difference
from taphouse.testing.driver import everybody
from taphouse.testing.scene import Scene, name_of

LAW: Final = "resampling"
TRIES: Final = 12
"""After so many tries, a hidden thing must have been dealt anew at least once."""


class Variety:
    """Keeps count of what was dealt anew, over all games of a run."""

    def __init__(self) -> None:
        self.tries: Counter[tuple[Seat | None, str]] = Counter()
        """How often a zone was hidden from a pair of eyes, and seen by its owner."""
        self.varied: set[tuple[Seat | None, str]] = set()

    def add(self, scene: Scene, eyes: Seat | None, here: Mapping[Seat | None, View], twin: State) -> None:
        """Compare, through the eyes of the others, what these eyes do not see."""
        if sum(map(_hides, here[eyes].zones)) < 2:
            return
        known = {item for zone in here[eyes].zones for item in _things(zone)}
        told = {zone.id for zone in here[eyes].zones if zone.told}
        for other in range(scene.state.seats):
            zones = {zone.id: _things(zone) for zone in here[Seat(other)].zones}
            hidden = [name for name, things in zones.items() if name not in told and not known.issuperset(things)]
            if hidden:
                there = {zone.id: _things(zone) for zone in scene.look(twin, Seat(other)).zones}
                self.tries.update((eyes, name) for name in hidden)
                self.varied.update((eyes, name) for name in hidden if there.get(name) != zones[name])

    def check(self, scene: Scene) -> None:
        """Whatever was hidden often enough was dealt anew at least once."""
        for (eyes, name), tries in self.tries.items():
            if tries >= TRIES and (eyes, name) not in self.varied:
                sentence = f"{name} is hidden from {name_of(eyes)}, but in {tries} twins it was the truth every time"
                raise scene.broken(LAW, sentence)


def _hides(zone: Zone) -> bool:
    return zone.count > len(_things(zone)) and not zone.told


def _things(zone: Zone) -> list[str]:
    """What lies in a zone, as far as it is seen or known."""
    return sorted([*(item.id for item in zone.items if item.id), *zone.known])


def check(scene: Scene, variety: Variety) -> None:
    """Deal anew what each pair of eyes cannot know, and see whether that is a table to play at."""
    rng = scene.chance(LAW)
    before = scene.written(scene.state)
    here = {eyes: scene.look(scene.state, eyes) for eyes in scene.eyes}
    to_the_end = scene.eyes[rng.below(len(scene.eyes))]
    for eyes in scene.eyes:
        twin = _twin(scene, eyes, rng)
        after = scene.written(scene.state)
        if after != before:
            raise scene.broken(LAW, f"resample({eyes}) changes the original: {difference(before, after)}")
        _sound(scene, eyes, twin)
        variety.add(scene, eyes, here, twin)
        _playable(scene, eyes, twin)
        if eyes == to_the_end:
            _ends(scene, eyes, twin, rng)


def _twin(scene: Scene, eyes: Seat | None, rng: Rng) -> State:
    """The given chance decides about the twin, and nothing else does."""
    same = rng.copy()
    try:
        twin, again = scene.state.resample(eyes, rng), scene.state.resample(eyes, same)
    except Exception as error:
        raise scene.broken(LAW, f"resample({eyes}) gives {error!r}") from error
    here, there = scene.written(twin), scene.written(again)
    if here != there:
        raise scene.broken(LAW, f"resample({eyes}) with equal chance gives two twins: {difference(here, there)}")
    return twin


def _sound(scene: Scene, eyes: Seat | None, twin: State) -> None:
    """A twin has the same pieces, its own future, and can be written down."""
    count(scene, twin, LAW, f"in a twin for {name_of(eyes)}, ")
    if twin.rng.position() == scene.state.rng.position():
        raise scene.broken(LAW, f"a twin for {name_of(eyes)} has the same future chance as the original")
    if twin.events is not None:
        raise scene.broken(LAW, f"somebody listens to a twin for {name_of(eyes)}")
    if (twin.seats, twin.learned) != (scene.state.seats, scene.state.learned):
        raise scene.broken(LAW, f"a twin for {name_of(eyes)} has another number of seats, or learned otherwise")
    try:
        rebuilt = scene.game.from_position(scene.game.position(twin))
    except Exception as error:
        raise scene.broken(LAW, f"a twin for {name_of(eyes)} has a position that gives {error!r}") from error
    here, there = scene.written(twin), scene.written(rebuilt)
    if here != there:
        raise scene.broken(LAW, f"a twin for {name_of(eyes)}, rebuilt, differs: {difference(here, there)}")


def _playable(scene: Scene, eyes: Seat | None, twin: State) -> None:
    """Every move of a twin works."""
    for seat in everybody(twin):
        for move in twin.legal_moves(seat):
            try:
                twin.copy().apply(seat, move)
            except Exception as error:
                sentence = f"in a twin for {name_of(eyes)}, {scene.move_text((seat, move))} gives {error!r}"
                raise scene.broken(LAW, sentence) from error


def _ends(scene: Scene, eyes: Seat | None, twin: State, rng: Rng) -> None:
    """A twin can be played to its end, with all its pieces."""
    try:
        play_out(twin, rng, scene.most)
    except Exception as error:
        raise scene.broken(LAW, f"playing on in a twin for {name_of(eyes)} gives {error!r}") from error
    if twin.next_to_act() != NOBODY:
        raise scene.broken(LAW, f"a twin for {name_of(eyes)} does not come to an end")
    count(scene, twin, LAW, f"at the end of a twin for {name_of(eyes)}, ")
