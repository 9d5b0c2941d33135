"""The law of stories: where two tables look the same to a listener after a move, the same was told.

Tables are compared only if they look the same. What a story tells while it also shows, for a moment,
something that differs, is for the reader of transcripts.
"""

from typing import Final

from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.testing.driver import Turn, everybody
from taphouse.testing.scene import Scene, name_of

LAW: Final = "stories"
TWINS: Final = 3
"""How many twins are listened to, each with a few moves of everybody."""


def check(scene: Scene) -> None:
    """Listen through every pair of ears."""
    rng = scene.chance(LAW)
    for ears in scene.eyes:
        for _ in range(TWINS):
            twin = scene.state.resample(ears, rng)
            for seat in everybody(scene.state):
                for move, other in _pairs(scene, ears, seat, twin, rng):
                    _same_story(scene, ears, (seat, move), twin, (seat, other))


def _pairs(scene: Scene, ears: Seat | None, seat: Seat, twin: State, rng: Rng) -> list[tuple[Move, Move]]:
    """Pick moves for both sides: the same one if any is legal in both, and any two of somebody else's."""
    here, there = scene.state.legal_moves(seat), twin.legal_moves(seat)
    same = [move for move in here if move in there]
    pairs: list[tuple[Move, Move]] = []
    if same:
        move = same[rng.below(len(same))]
        pairs.append((move, move))
    if seat != ears and here and there:
        pairs.append((here[rng.below(len(here))], there[rng.below(len(there))]))
    return pairs


def _same_story(scene: Scene, ears: Seat | None, turn: Turn, twin: State, other_turn: Turn) -> None:
    """Moves that leave the same view are told alike; one's own can be taken back in both or in neither.

    Different moves count only if they are secret, that is, if both can be taken back: a card laid in the
    open may well be told and not be seen for long.
    """
    here, there = _after(scene.state, turn), _after(twin, other_turn)
    quiet, other_quiet = here.learned == scene.state.learned, there.learned == twin.learned
    if (turn != other_turn and not (quiet and other_quiet)) or scene.seen(here, ears) != scene.seen(there, ears):
        return
    told, other = scene.told(here, ears), scene.told(there, ears)
    own = turn[0] == ears
    if told != other:
        sentence = f"after {scene.move_text(turn)} the story tells {name_of(ears)} what its view does not show"
        raise scene.broken(LAW, f"{sentence}: {told}, and {other} after {scene.move_text(other_turn)}")
    if own and quiet != other_quiet:
        sentence = f"whether {scene.move_text(turn)} can be taken back tells seat {ears} what it cannot know"
        raise scene.broken(LAW, sentence)


def _after(state: State, turn: Turn) -> State:
    after = state.copy()
    after.events = []
    after.apply(*turn)
    return after
