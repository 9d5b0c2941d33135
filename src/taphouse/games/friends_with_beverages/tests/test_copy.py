"""A copy is equal to the state, and apart from it; the table of fields knows all that a state holds."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import pytest

from taphouse.core.fields import Field, differing
from taphouse.core.rng import Quick
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.games.friends_with_beverages.rules.position import FIELDS
from taphouse.games.friends_with_beverages.rules.state import State
from taphouse.testing.houses import random_house

DERIVED = {
    *("rng", "seats", "n", "book", "house", "learned", "events", "moves", "moves_of", "picked", "picked_by"),
    "period.open",
}
"""What a position has elsewhere, or what follows from the rest."""
SHARED = {
    *("arrivals.bottles", "arrivals.noses", "arrivals.ranks", "immunity.answers"),
    *("guests.box", "memory.seen", "trade.given"),
}
"""What is replaced and never changed, so that copies have the same."""
RECORDS = (
    *("arrivals", "bill", "choice", "guests", "hands", "immunity", "memory"),
    *("period", "resources", "sheds", "swap", "trade", "turn"),
)


def names_in(fields: Iterable[Field]) -> set[str]:
    """The attributes that fields are about."""
    return {name for field in fields for name in field.names()}


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


def own(thing: object) -> set[str]:
    """The attributes of a thing, compiled or not."""
    native = {name for name in dir(type(thing)) if type(getattr(type(thing), name)).__name__ == "getset_descriptor"}
    return {name for name in native | set(getattr(thing, "__dict__", ())) if not name.startswith("__")}


def attributes(state: State) -> set[str]:
    """All that a state holds, and its records."""
    of_records = {f"{record}.{name}" for record in RECORDS for name in own(getattr(state, record))}
    return (own(state) - set(RECORDS)) | of_records


def test_every_attribute_is_written_down_or_follows_from_others() -> None:
    assert attributes(played(1, 5)) - DERIVED == names_in(FIELDS)


@pytest.mark.parametrize("name", sorted(names_in(FIELDS)))
def test_a_copy_holds_each_attribute_and_its_own(name: str) -> None:
    """Each is equal in the copy; a list, pile or record of it is another one."""
    state = played(3, 60)

    mine, its = attrgetter(name)(state), attrgetter(name)(state.copy())

    if isinstance(mine, int) or name in ("step", "phase"):
        assert its == mine
    elif name in SHARED:
        assert list(getattr(its, "cards", its)) == list(getattr(mine, "cards", mine))
    else:
        assert its is not mine


@pytest.mark.parametrize("record", sorted(set(RECORDS) - {"arrivals", "immunity", "trade"}))
def test_a_copy_has_records_of_its_own(record: str) -> None:
    state = played(3, 60)

    assert getattr(state.copy(), record) is not getattr(state, record)


def test_where_there_is_trading_a_copy_has_a_trade_window_of_its_own() -> None:
    state = GAME.deal(3, GAME.house(3, {"trading": True}), Quick(1))

    assert state.copy().trade is not state.trade


@pytest.mark.parametrize("step", ["arrival", "one_shot"])
def test_an_answer_is_given_at_one_table_only(step: str) -> None:
    """Copies share answers until somebody answers, or they are dealt anew."""
    house = GAME.house(3, {"first_player": "bottle_and_nose", "interrupt_mix": "heavy", "one_shot_immunity": "once"})
    state = GAME.deal(3, house, Quick(2))
    rng = Quick(2)
    while state.step.name != step:
        seat = state.next_to_act()
        state.apply(seat, state.random_move(seat, rng))
    while state.step.name == step:
        before, twin = state.position(), state.copy()
        seat = state.next_to_act()
        twin.apply(seat, twin.random_move(seat, rng))
        state.resample(seat, rng)
        state.resample(None, rng)
        assert state.position() == before
        state.apply(seat, state.random_move(seat, rng))


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
