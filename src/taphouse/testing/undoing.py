"""The law of undoing: a move that may be taken back has taught nobody anything, and leaves no trace."""

from typing import Final

from taphouse.core.moves import Seat
from taphouse.core.record import write_record
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.testing.differences import difference
from taphouse.testing.driver import Turn, everybody
from taphouse.testing.scene import Scene, name_of

LAW: Final = "undoing"
TURNS: Final = 6
"""How many of the moves that can be taken back are tried at one moment."""


def check(scene: Scene) -> None:
    """Try some of the moves that can be taken back: nobody can tell more tables apart than before."""
    rng = scene.chance(LAW)
    turns = [(seat, move) for seat in everybody(scene.state) for move in scene.state.legal_moves(seat)]
    quiet = 0
    while turns and quiet < TURNS:
        turn = turns.pop(rng.below(len(turns)))
        after = scene.state.copy()
        after.apply(*turn)
        if after.learned == scene.state.learned:
            quiet += 1
            for eyes in scene.eyes:
                _teaches_nothing(scene, eyes, turn, after, rng)


def _teaches_nothing(scene: Scene, eyes: Seat | None, turn: Turn, after: State, rng: Rng) -> None:
    """On every table that the eyes held possible before, the same seat has a move that looks the same to them.

    It is this very move wherever that is legal. Where it is not, another one must look alike: otherwise
    the eyes learned that the move was legal.
    """
    seen = scene.seen(after, eyes)
    twin = scene.state.resample(eyes, rng)
    seat, move = turn
    there = twin.legal_moves(seat)
    differs = "nothing that this seat could do there looks the same"
    for candidate in [move] if move in there else there:
        other = twin.copy()
        other.apply(seat, candidate)
        if scene.seen(other, eyes) == seen:
            return
        if candidate == move:
            differs = difference(seen, scene.seen(other, eyes))
    sentence = f"{scene.move_text(turn)} leaves 'learned' alone, but teaches {name_of(eyes)} something"
    raise scene.broken(LAW, f"{sentence}: {differs}")


def check_table(scene: Scene, turn: Turn) -> None:
    """Make a move at the table itself and take it back: position, record, views and stories are as they were."""
    after = scene.state.copy()
    after.apply(*turn)
    if after.learned != scene.state.learned:
        return
    before = _everything(scene)
    scene.table.apply(*turn)
    if not scene.table.may_undo(turn[0]):
        raise scene.broken(LAW, f"{scene.move_text(turn)} teaches nobody, but cannot be taken back")
    scene.table.undo(turn[0])
    now = _everything(scene)
    for part, was in before.items():
        if now[part] != was:
            raise scene.broken(LAW, f"{scene.move_text(turn)} was taken back, but not all of the {part}")


def _everything(scene: Scene) -> dict[str, object]:
    return {
        "position": scene.written(scene.state),
        "record": write_record(scene.table.record),
        "views": [scene.seen(scene.state, eyes) for eyes in scene.eyes],
        "story": [scene.table.story(eyes) for eyes in scene.eyes],
    }
