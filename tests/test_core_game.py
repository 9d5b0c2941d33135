"""What every game gets from the contract: positions that are checked, and its rulebook."""

from collections.abc import Mapping
from typing import Any, Never

import pytest

from taphouse.core.errors import BadPosition, IllegalMove
from taphouse.core.game import Wait
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, NOBODY, Move, Seat
from taphouse.core.playout import play_out
from taphouse.core.rng import Rng, make_rng, seed_from
from taphouse.core.state import State
from taphouse.testing.coasters.game import GAME, Coasters
from taphouse.testing.coasters.rules import TIME_UP
from taphouse.testing.coasters.timed import Timed


def dealt(**changes: object) -> dict[str, Any]:
    """The position of a fresh table of three, with changes."""
    state = GAME.deal(3, GAME.house(3), make_rng("quick", seed_from("position")))
    return {**GAME.position(state), **changes}


def without(name: str) -> dict[str, Any]:
    data = dealt()
    del data[name]
    return data


def test_a_position_says_all_that_it_takes_to_go_on() -> None:
    data = dealt()

    assert list(data)[:3] == ["game", "rules", "seats"]
    assert data["house"] == {"hand": 3, "target": 3}
    assert {"learned", "rng"} <= set(data)
    assert GAME.position(GAME.from_position(data)) == data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (dealt(game="darts"), "^This is a position of 'darts', not of 'coasters'.$"),
        ({}, "^This is a position of None, not of 'coasters'.$"),
        (dealt(seats="three"), "^A position needs 'seats'"),
        (dealt(house=None), "^A position needs 'seats'"),
        (dealt(learned="much"), "^A position needs 'seats'"),
        (dealt(seats=9), "Coasters takes 2 to 4 seats, not 9."),
        (dealt(house={"hand": 99}), "hand cannot be 99"),
        (dealt(rng=None), "'rng' must be"),
        (without("hands"), "^The position has no 'hands'\\.$"),
        (dealt(pile=7), "^In 'pile': A list is needed where there is 7.$"),
    ],
)
def test_a_position_that_cannot_be_rebuilt_is_refused_in_words(data: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        GAME.from_position(data)


class Stumbles(Coasters):
    """Falls over whatever it is given."""

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> Never:
        raise TypeError(data["pile"])


def test_whatever_a_game_falls_over_is_said_to_be_wrong_with_the_position() -> None:
    with pytest.raises(BadPosition, match=r"^The position cannot be rebuilt: TypeError: 7 \(in 'pile'\)$"):
        Stumbles().from_position(dealt(pile=7))


def test_the_rulebook_lies_beside_the_game() -> None:
    assert GAME.rules_text().startswith("# Coasters\n")


def test_random_play_stops_at_the_end_or_at_its_limit() -> None:
    state = GAME.from_position(dealt())
    rng = make_rng("quick", seed_from("playout"))

    assert play_out(state, rng, 4) == 4
    assert state.outcome() is None
    assert 1 <= play_out(state, rng, GAME.longest) < GAME.longest
    assert state.next_to_act() == NOBODY
    assert play_out(state, rng, GAME.longest) == 0


def test_a_state_that_keeps_none_of_the_contract_says_so() -> None:
    state = State(2, make_rng("quick", seed_from("")))

    for ask in (state.to_act, state.copy, state.outcome, state.position, state.next_to_act):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        state.apply(Seat(0), Move(0))


def test_events_are_kept_only_while_somebody_listens() -> None:
    state = State(2, make_rng("quick", seed_from("")))

    state.note(1, 2)
    assert state.events is None

    state.events = []
    state.note(1, 2, 3)
    assert state.events == [(1, 2, 3, 0)]


def test_a_refusal_reads_as_a_sentence_with_its_rule() -> None:
    assert str(IllegalMove("CO-002", "You do not hold that.")) == "You do not hold that. (CO-002)"
    assert str(IllegalMove("", "Not now.")) == "Not now."


def test_the_house_moves_by_itself_only_where_a_game_says_so() -> None:
    state = GAME.deal(2, GAME.house(2), make_rng("quick", seed_from("house")))

    assert state.legal_moves(HOUSE) == [TIME_UP]
    assert GAME.house_waits(state) == []
    assert GAME.house_move(state) is None


def test_a_wait_stays_the_same_until_its_occasion_is_over() -> None:
    game = Timed(20.0)
    state = game.deal(2, game.house(2), make_rng("quick", seed_from("house")))
    waits = [Wait(Move(TIME_UP), 20.0, since=0)]

    assert game.house_waits(state) == waits
    state.apply(Seat(0), state.legal_moves(Seat(0))[0])
    assert game.house_waits(state) == waits
    assert game.house_move(state) is None, "a seat is still awaited"
    state.apply(Seat(1), state.legal_moves(Seat(1))[0])
    assert state.to_act() == [HOUSE]
    assert game.house_waits(state) == [Wait(Move(TIME_UP), 0.0)]
    assert game.house_move(state) == TIME_UP
    state.apply(HOUSE, Move(TIME_UP))
    assert game.house_waits(state) == [Wait(Move(TIME_UP), 20.0, since=1)]


def test_random_play_lets_the_house_move() -> None:
    game = Timed()
    state = game.deal(3, game.house(3), make_rng("quick", seed_from("house")))

    play_out(state, make_rng("quick", seed_from("moves")), game.longest)
    assert state.outcome() is not None
    assert game.house_waits(state) == []
