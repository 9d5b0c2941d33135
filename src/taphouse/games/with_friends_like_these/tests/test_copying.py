"""Copies: every attribute of a table is one of its fields, or follows from them, and is copied."""

from typing import Any

import pytest

from taphouse.core.fields import differing
from taphouse.core.rng import Quick
from taphouse.games.with_friends_like_these.rules.position import DERIVED, FIELDS
from taphouse.games.with_friends_like_these.rules.state import State

FOR_EVERY_TABLE = {"seats", "rng", "learned", "events", "house", "n"}


def attributes(state: State) -> dict[str, Any]:
    """Give all attributes of a table, whether it is compiled or not."""
    if hasattr(state, "__dict__"):
        return vars(state)
    names = [name for kind in type(state).__mro__ for name in vars(kind)]
    return {name: getattr(state, name) for name in names if type(getattr(State, name)).__name__ == "getset_descriptor"}


def plain(value: Any) -> object:
    return value if isinstance(value, int) else list(value)


def test_every_attribute_is_a_field_or_follows_from_them(fresh: Any) -> None:
    fields = {field.name for field in FIELDS}

    assert set(attributes(fresh(3).state)) == fields | set(DERIVED) | FOR_EVERY_TABLE
    assert not fields & set(DERIVED)


@pytest.mark.parametrize("name", sorted({field.name for field in FIELDS} | set(DERIVED) | {"learned"}))
def test_every_attribute_is_copied_and_apart(table: Any, name: str) -> None:
    state = table(hands={0: "wine 9, wine 2", 1: "wine 3, bar", 2: "wine m, wine 8"}).state
    before = getattr(state, name)
    if name == "finished":
        other = table(hands={0: "wine 9", 1: "wine 3", 2: "wine 10"})
        other.lay("wine 9, wine 3, wine 10")
        state.finished = other.state.finished
        assert state.copy().finished is state.finished is not before
    elif isinstance(before, int):
        setattr(state, name, before + 1)
        twin = state.copy()
        assert getattr(twin, name) == before + 1
        setattr(twin, name, before)
        assert getattr(state, name) == before + 1
    else:
        before[0] += 1
        twin = state.copy()
        assert list(getattr(twin, name)) == list(before)
        getattr(twin, name)[0] += 1
        assert getattr(state, name)[0] == getattr(twin, name)[0] - 1


@pytest.mark.parametrize(
    ("seats", "house"), [(3, {}), (4, {"wingman": True, "peak_cards": 5}), (5, {"decks": 2, "peak_cards": 4})]
)
def test_at_every_moment_a_copy_is_equal_in_all_and_plays_on_alike(
    fresh: Any, seats: int, house: dict[str, Any]
) -> None:
    state, rng = fresh(seats, **house).state, Quick(5)
    while state.to_act():
        twin = state.copy()
        assert differing(state, twin, FIELDS) == []
        for name in DERIVED:
            assert plain(getattr(state, name)) == plain(getattr(twin, name)), name
        seat = state.next_to_act()
        move = state.random_move(seat, rng)
        before = state.position()
        twin.apply(seat, move)
        assert state.position() == before
        state.apply(seat, move)
        assert differing(state, twin, FIELDS) == []
