"""Moves and their notation."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.games.cocktail_conspiracy.game import GAME
from taphouse.games.cocktail_conspiracy.rules.cheers import matched_to_of, played_to_of


def test_every_number_is_a_move_that_can_be_written_and_read() -> None:
    texts = [GAME.write_move(Move(number)) for number in range(GAME.move_count)]

    assert len(set(texts)) == GAME.move_count == 889
    assert [GAME.read_move(text) for text in texts] == list(range(GAME.move_count))


def test_every_pair_of_places_is_a_sending() -> None:
    pairs = [(one, two) for one in range(6) for two in range(6) if one != two]

    assert [(played_to_of(n), matched_to_of(n)) for n in range(30)] == pairs


@pytest.mark.parametrize(
    ("text", "meant"),
    [("PLAY rg1 ON 2", "play Rg1 on 2"), ("  discard   hand ", "discard hand"), ("Send 0 3", "send 0 3")],
)
def test_capitals_and_spaces_do_not_matter(text: str, meant: str) -> None:
    assert GAME.write_move(GAME.read_move(text)) == meant


@pytest.mark.parametrize("text", ["", "play", "play Rg1", "play Rg1 on 6", "send 2 2", "drink", "declare 6"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation, match="is not a move"):
        GAME.read_move(text)


def test_a_card_that_is_none_is_named() -> None:
    with pytest.raises(BadNotation, match="“xg1” is not a card"):
        GAME.read_move("play Xg1 on 2")


def test_moves_are_listed_by_number_declarations_last(scene: Any) -> None:
    """Replays and bots depend on the order."""
    t = scene(hands={"A1": "Yy1"}, places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house={"victory_call": "button"})

    moves = t.state.legal_moves(Seat(0))

    assert moves == sorted(moves)
    assert t.moves("A1")[:2] == ["play Yy1 on A1", "play Yy1 on B1"]
    assert t.moves("A1")[4:6] == ["move Rr1 to B1", "move Rr1 to A2"]
    assert t.moves("A1")[-2:] == ["discard hand", "declare A1"]


def test_no_turn_has_more_than_fifty_five_actions(scene: Any) -> None:
    """Four cards on six places, six cards to five, and the hand."""
    t = scene(5, active="B1", places={"B1": "Rr1 Gg1 Bb1 Pp1 Pb1 Rg1"})

    assert len(t.moves("B1")) == 55


@pytest.mark.parametrize("button", ["automatic", "button"])
def test_a_random_move_is_one_of_the_list(scene: Any, button: str) -> None:
    t = scene(places={"A1": "Rr1 Rr2 Gr1 Gr2 Bg1"}, house={"victory_call": button})

    moves = t.state.legal_moves(Seat(0))
    for number in range(300):
        assert t.state.random_move(Seat(0), Quick(number)) == moves[Quick(number).below(len(moves))]
