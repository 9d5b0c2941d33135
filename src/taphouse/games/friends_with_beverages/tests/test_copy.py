"""A copy is equal to the state, and apart from it; the table of fields knows all that a state holds."""

from collections.abc import Iterable
from typing import Any

import pytest

from taphouse.core.fields import Field, differing
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.rules.forms import Group, Row
from taphouse.games.friends_with_beverages.rules.hosts import PARTS, Hosts
from taphouse.games.friends_with_beverages.rules.position import FIELDS, Met, Results
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.testing.houses import random_house

DERIVED = {"rng", "seats", "n", "book", "house", "learned", "events", "moves", "moves_of"}
"""What a position has elsewhere, or what follows from the rest."""


def names_in(fields: Iterable[Field]) -> set[str]:
    """The attributes that fields are about."""
    names: set[str] = set()
    for field in fields:
        if isinstance(field, Row | Group):
            names |= names_in(field.fields)
        elif isinstance(field, Hosts):
            names |= {name for part in PARTS for name in part.names}
        else:
            names.add("period" if isinstance(field, Met | Results) else field.name)
    return names


def played(seed: int, moves: int) -> State:
    """A table at some point of a random game."""
    state = GAME.deal(2 + seed % 4, random_house(GAME, 2 + seed % 4, Quick(seed)), Quick(seed))
    play(state, seed, moves)
    return state


def play(state: Any, seed: int, moves: int) -> None:
    rng = Quick(seed)
    for _ in range(moves):
        if state.to_act():
            seat = state.next_to_act()
            state.apply(seat, state.random_move(seat, rng))


def attributes(state: State) -> set[str]:
    """All that a state holds, compiled or not."""
    own = {name for name in dir(type(state)) if type(getattr(type(state), name)).__name__ == "getset_descriptor"}
    return {name for name in own | set(getattr(state, "__dict__", ())) if not name.startswith("__")}


def test_every_attribute_is_written_down_or_follows_from_others() -> None:
    assert attributes(played(1, 5)) - DERIVED == names_in(FIELDS)


@pytest.mark.parametrize("name", sorted(names_in(FIELDS)))
def test_a_copy_holds_each_attribute_and_its_own(name: str) -> None:
    """Each is equal in the copy; a list, pile or record of it is another one."""
    state = played(3, 60)

    mine, its = getattr(state, name), getattr(state.copy(), name)

    if isinstance(mine, int) or name in ("step", "phase"):
        assert its == mine
    else:
        assert its is not mine


@pytest.mark.parametrize("seed", range(24))
def test_a_copy_is_played_apart(seed: int) -> None:
    state = played(seed, 11 * seed)
    before = state.position()
    twin, other = state.copy(), state.copy()

    assert differing(state, twin, FIELDS) == []
    play(twin, seed, 80)
    assert state.position() == before
    assert differing(state, other, FIELDS) == []
    play(other, seed, 80)
    assert differing(twin, other, FIELDS) == []
    assert twin.learned == other.learned
