"""Moves: their order, their texts, and a random one of them."""

from typing import Any

import pytest

from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.games.last_call.game import GAME
from taphouse.testing.driver import quick, random_turn
from taphouse.testing.houses import random_house


def test_every_number_has_a_text_of_its_own() -> None:
    texts = [GAME.write_move(Move(number)) for number in range(GAME.move_count)]

    assert len(set(texts)) == GAME.move_count == 415
    assert [GAME.read_move(text) for text in texts] == list(range(415))


@pytest.mark.parametrize(
    "text",
    [
        "play beer-4-a",
        "play beer-4-a +call",
        "play beer-m-b +shout",
        "play cocktail-m-b +call +shout",
        "stack wine-2-a",
        "stack copita-2-b +call",
        "draw",
        "keep",
        "pass",
        "accept",
        "sip",
        "draw two",
        "name beer",
        "give bar-2-b",
        "heard yes",
        "heard no",
        "catch 7",
    ],
)
def test_how_moves_are_written(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == text


def test_a_text_may_be_sloppy() -> None:
    assert GAME.read_move("  Play BEER-M-B  +shout +CALL ") == GAME.read_move("play beer-m-b +call +shout")


def test_the_order_is_plays_called_plays_shouts_draw_and_catches_last(scene: Any, watch: Any) -> None:
    hands = ["beer-m-b cocktail-m-b", "wine-3-a", "wine-4-a"]
    table = scene(hands, house={"tenth_mixer": "my_shout"}, watches=[watch(1), watch(2)])

    assert table.moves(0) == [
        "play cocktail-m-b",
        "play beer-m-b",
        "play cocktail-m-b +call",
        "play beer-m-b +call",
        "play cocktail-m-b +shout",
        "play cocktail-m-b +call +shout",
        "play beer-m-b +shout",
        "play beer-m-b +call +shout",
        "draw",
        "catch 1",
        "catch 2",
    ]


def test_from_a_larger_hand_each_my_shout_has_two_forms(scene: Any) -> None:
    table = scene(["beer-m-b cocktail-m-b wine-8-a", None], house={"tenth_mixer": "my_shout"})

    assert table.moves(0) == [
        "play cocktail-m-b",
        "play beer-m-b",
        "play cocktail-m-b +shout",
        "play beer-m-b +shout",
        "draw",
    ]


@pytest.mark.parametrize("number", range(24))
def test_the_list_the_check_and_the_random_pick_agree_at_every_moment(number: int) -> None:
    """Ascending numbers; what is listed is open, what is not is refused; and the pick is one of the list."""
    seats = 2 + number % 7
    rng = quick(f"moves {number}")
    house = {**random_house(GAME, seats, rng), "match": "single", "match_target": "auto"}
    state = GAME.deal(seats, GAME.house(seats, house), Quick(number))
    for _ in range(150):
        if not state.to_act():
            break
        for seat in map(Seat, range(seats)):
            moves = state.legal_moves(seat)
            assert moves == sorted(moves)
            if moves:
                same = rng.copy()
                assert state.random_move(seat, rng) == moves[same.below(len(moves))]
        state.apply(*random_turn(state, rng))


def test_to_act_and_next_to_act_agree(scene: Any) -> None:
    said = {"top": "whiskey-m-a", "declared": "beer", "decision": "pass_card", "agenda": [["finish", 0, 0, 0]]}
    table = scene(["wine-3-a", "wine-4-a", "wine-5-a"], **said)

    table.play(0, "give wine-3-a")
    table.play(1, "give wine-4-a")

    assert table.waits_for == [2]
    assert table.state.next_to_act() == 2
