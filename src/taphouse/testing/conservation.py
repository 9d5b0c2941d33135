"""The law of conservation: no piece is ever lost, and none is there twice."""

from collections import Counter
from typing import Final

from taphouse.core.state import State
from taphouse.testing.scene import Scene

LAW: Final = "conservation"


def check(scene: Scene) -> None:
    """Count the pieces now."""
    count(scene, scene.state, LAW, "")


def count(scene: Scene, state: State, law: str, when: str) -> None:
    """Count the pieces of a state that came from this scene."""
    listed = scene.game.pieces(state)
    if sorted(listed) == scene.pieces and len(set(listed)) == len(listed):
        return
    pieces, dealt = Counter(listed), Counter(scene.pieces)
    doubles = sorted(piece for piece, number in pieces.items() if number > 1)
    if doubles:
        raise scene.broken(law, f"{when}there are doubles: {', '.join(doubles)}")
    lost, found = sorted((dealt - pieces).elements()), sorted((pieces - dealt).elements())
    raise scene.broken(law, f"{when}since the deal, these pieces were lost: {lost}, and these appeared: {found}")
