"""One table of fields says what a state is: nothing is forgotten by positions or copies."""

import pytest

from taphouse.core.fields import differing
from taphouse.core.house import Value
from taphouse.core.rng import Quick
from taphouse.games.six_pack.game import GAME
from taphouse.games.six_pack.rules.position import FIELDS
from taphouse.games.six_pack.rules.state import State

CARRIED = {"seats", "n", "house", "rng", "learned", "book"}
"""What a position carries besides."""
FOLLOWS = {"points", "windows", "barred_kind"}
"""What is read with another field."""
PASSING = {"events", "agenda", "phase", "moves", "moves_of", "picked", "picked_by", "claims", "claims_in"}
"""What is empty, or set anew, between two moves."""


def dealt(seed: int) -> State:
    house: dict[str, Value] = {
        "first_player": "seat_1",
        "claims": "chain",
        "wrong_claim": "retry",
        "swap_must_change": True,
    }
    return GAME.deal(3, GAME.house(3, house), Quick(seed))


def test_every_attribute_is_a_field_or_known_to_be_none() -> None:
    state = dealt(1)
    found = {name for name in dir(state) if name[0] != "_" and not callable(getattr(state, name))}

    assert found == {field.name for field in FIELDS} | CARRIED | FOLLOWS | PASSING


@pytest.mark.parametrize("name", [field.name for field in FIELDS] + sorted(FOLLOWS))
def test_what_is_changed_is_changed_in_a_copy(name: str) -> None:
    state = dealt(1)
    other = dealt(2)
    for _ in range(40):
        other.apply(other.next_to_act(), other.random_move(other.next_to_act(), Quick(3)))
    value = getattr(other, name)
    if isinstance(value, (bool, int)):
        value = not value if isinstance(value, bool) else value + 1
    setattr(state, name, value)

    twin = getattr(state.copy(), name)

    if name == "board":
        assert (list(twin.words), list(twin.stock), twin.size) == (list(value.words), list(value.stock), value.size)
    else:
        assert twin == value


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_is_equal_and_apart(seed: int) -> None:
    state, rng = dealt(seed), Quick(seed + 9)
    for _ in range(120):
        if state.outcome() is not None:
            return
        twin, before = state.copy(), GAME.position(state)
        assert differing(state, twin, FIELDS) == []
        for _ in range(6):
            if twin.outcome() is None:
                twin.apply(twin.next_to_act(), twin.random_move(twin.next_to_act(), rng))
        assert GAME.position(state) == before
        state.apply(state.next_to_act(), state.random_move(state.next_to_act(), rng))
