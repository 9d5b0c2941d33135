"""The table of fields: positions, rebuilding and copies follow from it, so it must know every field."""

from collections.abc import Iterator
from typing import Any

import pytest

from taphouse.core.fields import differing
from taphouse.core.moves import Seat
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.rules.fields import FIELDS
from taphouse.games.last_call.rules.state import State
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import random_house

DERIVED = {"sizes", "fitting", "n", "book", "phase", "moves", "moves_of", "picked", "picked_by"}
"""What follows from the rest, or from the book."""
OF_EVERY_STATE = {"seats", "rng", "learned", "events", "house"}
"""What every position has besides."""


def attributes(state: State) -> set[str]:
    """Name what a state holds, compiled or not."""
    classes = [kind for kind in type(state).__mro__ if kind is not object]
    native = {
        name for kind in classes for name, what in vars(kind).items() if type(what).__name__ == "getset_descriptor"
    }
    return {name for name in native | set(getattr(state, "__dict__", {})) if not name.startswith("__")}


def tables() -> Iterator[State]:
    """Tables of random houses, at every moment of a game."""
    for number in range(6):
        rng = quick(f"fields {number}")
        seats = 2 + number
        state = GAME.deal(seats, random_house(GAME, seats, rng), rng)
        for _ in range(120):
            yield state
            if not state.to_act():
                break
            state.apply(*random_turn(state, rng))


def test_every_attribute_is_a_field_or_follows_from_some(scene: Any) -> None:
    known = {name for field in FIELDS for name in field.names()}

    assert attributes(scene().state) == known | DERIVED | OF_EVERY_STATE


def test_a_copy_equals_in_every_field_and_goes_its_own_way() -> None:
    for state in tables():
        before, twin = GAME.position(state), state.copy()
        assert differing(state, twin, FIELDS) == []
        assert twin.phase is state.phase
        rng = quick("on")
        for _ in range(4):
            if twin.to_act():
                twin.apply(*random_turn(twin, rng))
        assert GAME.position(state) == before


@pytest.mark.parametrize("name", ["hands", "sizes", "fitting", "tried", "until", "turned", "chosen"])
def test_a_copy_shares_no_list_that_changes(scene: Any, name: str) -> None:
    state = scene().state
    twin = state.copy()

    getattr(twin, name)[0] += 1

    assert getattr(state, name)[0] != getattr(twin, name)[0]


def test_a_rebuilt_table_plays_on_as_the_first_one() -> None:
    for state in list(tables())[::7]:
        twin = GAME.from_position(GAME.position(state))
        for seat in range(state.seats):
            assert twin.legal_moves(Seat(seat)) == state.legal_moves(Seat(seat))
