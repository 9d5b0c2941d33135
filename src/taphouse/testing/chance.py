"""The law of chance: the seed and the moves decide everything; nothing else does."""

from collections.abc import Sequence
from typing import Final

from taphouse.core.errors import TaphouseError
from taphouse.core.record import Record, hash_of_state, write_record
from taphouse.testing.driver import Turn
from taphouse.testing.scene import Scene

LAW: Final = "chance"


def check(scene: Scene, turns: Sequence[Turn], hashes: Sequence[str], record: Record) -> None:
    """Play a game again from its deal: the same position after every move, the same record in the end."""
    for number in range(len(turns) + 1):
        if hash_of_state(scene.game, scene.state) != hashes[number]:
            raise scene.broken(LAW, "the same seed and the same moves lead to another position than before")
        if number < len(turns):
            again(scene, turns[number])
    if write_record(scene.table.record) != write_record(record):
        raise scene.broken(LAW, "the same seed and the same moves lead to another record than before")


def again(scene: Scene, turn: Turn) -> None:
    """Make a move that was made at this table before."""
    try:
        scene.table.apply(*turn)
    except TaphouseError as error:
        sentence = f"{scene.move_text(turn)} was played here before; with the same seed and moves it gives {error!r}"
        raise scene.broken(LAW, sentence) from error
