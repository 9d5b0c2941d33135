"""The law of copies: a copy is equal, and apart; nothing that a state hands out is a handle on it."""

from contextlib import suppress
from typing import Any, Final

from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.testing.differences import difference
from taphouse.testing.driver import Turn, everybody, random_turn
from taphouse.testing.scene import Scene

LAW: Final = "copies"
ON: Final = 12
"""How many moves a copy plays on."""


def check(scene: Scene) -> None:
    """Copy, play on with one, and look at the other."""
    before = scene.written(scene.state)
    copy = scene.state.copy()
    _untouched(scene, "a copy differs from its original", before, copy)
    if copy.events is not None:
        raise scene.broken(LAW, "somebody listens to a copy: its events are not None")
    second = copy.copy()
    third = copy.copy()
    third.events = []
    play_on(copy, scene.chance(LAW))
    _untouched(scene, "playing on with a copy changes the original", before, scene.state)
    _untouched(scene, "playing on changes a copy that was made before", before, second)
    play_on(second, scene.chance(LAW))
    play_on(third, scene.chance(LAW))
    after = scene.written(copy)
    _untouched(scene, "two copies play the same moves, but differ afterwards", after, second)
    _untouched(scene, "a copy that is listened to plays the same moves, but differs afterwards", after, third)
    _handles(scene, before)


def check_equal(scene: Scene, before: bytes) -> None:
    """A copy is equal to what was just written."""
    _untouched(scene, "a copy differs from its original", before, scene.state.copy())


def check_turn(scene: Scene, before: bytes, turn: Turn) -> None:
    """Make one move on a copy: the original is as it was just written."""
    copy = scene.state.copy()
    with suppress(Exception):  # whether the move works is not the question here
        copy.apply(*turn)
    _untouched(scene, f"{scene.move_text(turn)} on a copy changes the original", before, scene.state)


def play_on(state: State, rng: Rng) -> None:
    """Play a few moves by chance."""
    for _ in range(ON):
        if not state.to_act():
            return
        state.apply(*random_turn(state, rng))


def _handles(scene: Scene, before: bytes) -> None:
    """Whatever was handed out may be torn to pieces."""
    state = scene.state.copy()
    data = scene.game.position(state)
    rebuilt = scene.game.from_position(data)
    _ruin(data)
    _untouched(scene, "changing the data of a position changes the state that wrote it", before, state)
    _untouched(scene, "changing the data of a position changes the state rebuilt from it", before, rebuilt)
    kept = [list(answer) for answer in _answers(state)]
    for answer in _answers(state):
        answer.clear()
    if _answers(state) != kept:
        raise scene.broken(LAW, "clearing a list that the state gave out changes what it gives out next")


def _answers(state: State) -> list[list[Any]]:
    """Give every list that a state answers with."""
    outcome = state.outcome()
    ends = [] if outcome is None else [outcome.scores, outcome.places]
    return [*ends, state.to_act(), *(state.legal_moves(seat) for seat in everybody(state))]


def _ruin(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _ruin(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _ruin(value)
        data.clear()


def _untouched(scene: Scene, sentence: str, before: bytes, state: State) -> None:
    after = scene.written(state)
    if after != before:
        raise scene.broken(LAW, f"{sentence}: {difference(before, after)}")
