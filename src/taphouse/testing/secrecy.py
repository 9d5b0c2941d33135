"""The law of secrecy: nothing that a seat meets depends on what it cannot know.

All that a seat cannot know is dealt anew; its view, its moves and the refusals it gets must be the
same to the byte. The same for spectators. The story has a law of its own.
"""

from typing import Final

from taphouse.core.errors import IllegalMove
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State
from taphouse.testing.differences import difference
from taphouse.testing.legality import numbers_to_try
from taphouse.testing.scene import Scene, name_of

LAW: Final = "secrecy"


def check(scene: Scene) -> None:
    """Compare the table with its twin and with the twin's twin, for every pair of eyes."""
    rng = scene.chance(LAW)
    tried = numbers_to_try(scene.game, rng)
    for eyes in scene.eyes:
        here = scene.seen(scene.state, eyes)
        twin = scene.state.resample(eyes, rng)
        _same_view(scene, eyes, here, twin)
        _same_view(scene, eyes, here, twin.resample(eyes, rng))
        if eyes is not None:
            _same_moves(scene, eyes, twin, tried)


def _same_view(scene: Scene, eyes: Seat | None, here: bytes, twin: State) -> None:
    """What is seen, prompts and moves included, who is awaited, and when the house moves by itself."""
    there = scene.seen(twin, eyes)
    if here != there:
        sentence = f"the view of {name_of(eyes)} shows what it cannot know, or resample changed what it knows"
        raise scene.broken(LAW, f"{sentence}: {difference(here, there)}")
    awaited = scene.state.to_act()
    if awaited != twin.to_act():
        sentence = f"whom the table waits for tells {name_of(eyes)} what it cannot know"
        raise scene.broken(LAW, f"{sentence}: it is {awaited} and {twin.to_act()}")
    waits = scene.game.house_waits(scene.state)
    if waits != scene.game.house_waits(twin):
        sentence = f"when the house moves tells {name_of(eyes)} what it cannot know"
        raise scene.broken(LAW, f"{sentence}: it is {waits} and {scene.game.house_waits(twin)}")


def _same_moves(scene: Scene, seat: Seat, twin: State, tried: list[Move]) -> None:
    """What is open to the seat, and in which words the rest is refused."""
    here, there = scene.state.legal_moves(seat), twin.legal_moves(seat)
    if here != there:
        raise scene.broken(LAW, f"the moves of seat {seat} depend on what it cannot know: they are {here} and {there}")
    one, other = scene.state.copy(), twin.copy()
    for move in tried:
        if move in here:
            continue
        words, other_words = refusal(one, seat, move), refusal(other, seat, move)
        if words != other_words:
            sentence = f"the refusal of move {move} tells seat {seat} what it cannot know"
            raise scene.broken(LAW, f"{sentence}: it is {words!r} and {other_words!r}")


def refusal(state: State, seat: Seat, move: Move) -> str:
    """Give the rule and the fact with which a move is refused."""
    try:
        state.apply(seat, move)
    except IllegalMove as error:
        return f"{error.rule} {error.fact}"
    return "accepted"
