"""What must differ in twins: whatever is hidden, unless everybody saw how it came there."""

from types import SimpleNamespace
from typing import Any

import pytest

from taphouse.core.moves import Seat
from taphouse.core.view import Item, Zone
from taphouse.testing.broken import Broken
from taphouse.testing.resampling import TRIES, Variety


def table(eyes: int, *, told: bool) -> Any:
    """Three hands, each seen by its owner, and cards of seat 1 that lie in a pile."""
    hands = [Zone(f"hand-{seat}", "", "hand", [Item(f"{seat}")] if seat == eyes else [], 1) for seat in range(3)]
    pile = [Item("p"), Item("q")] if eyes == 1 else [Item("q")]
    return SimpleNamespace(zones=[*hands, Zone("pile-1", "", "pile", pile, 2, told=told and eyes != 1)])


def look_often(*, told: bool) -> None:
    """Look at twins in which the other hands differ and the pile never does."""
    here = {Seat(eyes): table(eyes, told=told) for eyes in range(3)}
    twin = {eyes: table(eyes, told=told) for eyes in range(3)}
    for seat in (1, 2):
        twin[seat].zones[seat].items[:] = [Item("other")]
    scene: Any = SimpleNamespace(
        state=SimpleNamespace(seats=3),
        look=lambda _, eyes: twin[eyes],
        broken=lambda law, sentence: Broken(law, sentence, "here", {}),
    )
    variety = Variety()
    for _ in range(TRIES):
        variety.add(scene, Seat(0), here, scene.state)
    assert {name for _, name in variety.tries} >= {"hand-1", "hand-2"}
    variety.check(scene)


def test_a_hidden_pile_that_never_differs_is_found() -> None:
    with pytest.raises(Broken, match="pile-1 is hidden from seat 0"):
        look_often(told=False)


def test_a_pile_that_everybody_saw_grow_need_not_differ() -> None:
    look_often(told=True)
