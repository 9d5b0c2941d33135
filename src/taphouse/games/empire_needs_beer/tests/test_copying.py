"""Copies: every attribute of a table is one of its fields, or follows from them, and is copied."""

from typing import Any, cast

import pytest

from taphouse.core.fields import differing
from taphouse.core.moves import Seat
from taphouse.core.pile import Pile
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.rules.position import FIELDS
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.rules.tasks import TASK

OF_FIELDS = {name for field in FIELDS for name in field.names()}
BESIDE_THEM = {"in_play_burned", "parts_left", "incoming_to", "taken"}
"""What is written down together with another field."""
FOLLOWING = {"n", "book", "phase", "agenda", "moves", "moves_of", "picked", "picked_by"}
"""What follows from the seats and the book, or is never used."""
FOR_EVERY_TABLE = {"seats", "rng", "learned", "events", "house"}


def attributes(state: State) -> set[str]:
    """Name all attributes of a table, whether it is compiled or not."""
    if hasattr(state, "__dict__"):
        return set(vars(state))
    kinds = [kind for kind in type(state).__mro__ if kind is not object]
    return {name for kind in kinds for name, what in vars(kind).items() if type(what).__name__ == "getset_descriptor"}


def test_every_attribute_is_a_field_or_follows_from_them(scene: Any) -> None:
    assert attributes(scene().state) == OF_FIELDS | BESIDE_THEM | FOLLOWING | FOR_EVERY_TABLE


@pytest.mark.parametrize("name", sorted((OF_FIELDS | BESIDE_THEM | {"learned"}) - {"step"}))
def test_every_attribute_is_copied_and_apart(scene: Any, name: str) -> None:
    """Whatever it holds, the copy holds the same; what changes there changes nothing here."""
    state = scene(3, discards=["BA1 BA2"], hands=["BA3"]).state
    before = getattr(state, name)
    if isinstance(before, bool | int):
        setattr(state, name, not before if isinstance(before, bool) else before + 1)
        assert getattr(state.copy(), name) == getattr(state, name) != before
    elif isinstance(before, Pile) or (isinstance(before, list) and isinstance(before[0], Pile)):
        pile, twin = (each if isinstance(each, Pile) else each[0] for each in (before, getattr(state.copy(), name)))
        assert pile.listed() == twin.listed()
        twin.put(5) if twin.size == 0 else twin.draw()
        assert pile.listed() != twin.listed()
    else:
        before[0] += 1
        twin = getattr(state.copy(), name)
        assert list(twin) == list(before)
        twin[0] += 1
        assert getattr(state, name)[0] == twin[0] - 1


def test_the_step_is_copied(scene: Any) -> None:
    table = scene(hands=["AC21-a"], warehouse=["red"])
    table.play(0, "play AC21-a")

    assert table.state.copy().step is table.state.step is not TASK


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_moment_a_copy_is_equal_in_all_and_plays_on_alike(dealt: Any, seats: int) -> None:
    state, rng = cast("State", dealt(seats).state), Quick(5)
    for _ in range(200):
        twin, rebuilt = state.copy(), GAME.from_position(GAME.position(state))
        assert differing(state, twin, FIELDS) == differing(state, rebuilt, FIELDS) == []
        assert all(rebuilt.legal_moves(Seat(seat)) == state.legal_moves(Seat(seat)) for seat in range(seats))
        seat = state.next_to_act()
        move = state.random_move(seat, rng)
        before = state.position()
        twin.apply(seat, move)
        assert state.position() == before
        state.apply(seat, move)
        assert differing(state, twin, FIELDS) == []
