"""The law of notation: every move has one text of its own, and the text is read back as the move."""

from typing import Final

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move
from taphouse.testing.legality import numbers_to_try
from taphouse.testing.scene import Scene

LAW: Final = "notation"
NO_MOVES: Final = ("", " ", "no such move at all", "-1", "\N{BEER MUG}")


def check(scene: Scene) -> None:
    """Write and read every move of the game, and a few texts that are none."""
    texts: dict[str, Move] = {}
    for move in numbers_to_try(scene.game, scene.chance(LAW)):
        if not 0 <= move < scene.game.move_count:
            continue
        text = scene.game.write_move(move)
        if text in texts:
            raise scene.broken(LAW, f"moves {texts[text]} and {move} are both written {text!r}")
        texts[text] = move
        if scene.game.read_move(text) != move:
            raise scene.broken(LAW, f"move {move} is written {text!r}, which reads as {scene.game.read_move(text)}")
    for text in NO_MOVES:
        try:
            read = scene.game.read_move(text)
        except BadNotation:
            continue
        raise scene.broken(LAW, f"{text!r} is no move, but reads as {read}")
