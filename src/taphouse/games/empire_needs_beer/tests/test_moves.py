"""Moves and their notation."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Quick
from taphouse.games.empire_needs_beer.game import GAME
from taphouse.games.empire_needs_beer.rules.book import BOOK
from taphouse.words.at_table import explained
from taphouse.words.languages import words_of

MOVES = 305


def test_every_move_has_a_text_of_its_own_that_is_read_again() -> None:
    texts = [GAME.write_move(Move(number)) for number in range(MOVES)]

    assert len(set(texts)) == MOVES == GAME.move_count
    assert [GAME.read_move(text) for text in texts] == list(range(MOVES))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("sip longer_ago", 3), ("play BA1", 4), ("buy AC01", 52), ("draw", 92), ("complete TR9", 119),
        ("end turn", 120),
        ("take yellow", 124), ("place yellow purple", 136), ("change warehouse blue green", 137),
        ("change purple yellow red", 184), ("burn BA1", 185), ("finish", 233), ("skip", 234), ("swap red", 237),
        ("remove purple yellow", 250), ("secret middle 3", 254), ("secret deck", 255),
        ("discard AC28-b", 303), ("done", 304),
    ],
)  # fmt: skip
def test_the_numbers_of_moves_are_pinned(text: str, number: int) -> None:
    """Records and bots depend on them."""
    assert GAME.read_move(text) == number


def test_moves_are_read_in_capitals_or_not() -> None:
    assert GAME.read_move("  PLAY ba1 ") == GAME.read_move("play BA1")


@pytest.mark.parametrize(
    "text", ["", "play", "play BA9", "buy BA1", "take pink", "change orange red red", "secret middle 4"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.read_move(text)
    assert "is not a move. Write 'play BA1'" in explained(refused.value, words_of(GAME)).why


def test_verbs_cover_all_moves_in_order() -> None:
    firsts = [int(verb.first) for verb in BOOK.verbs]

    assert firsts == sorted(firsts)
    assert all(verb.first <= number < verb.first + verb.size for number, verb in enumerate(BOOK.verbs))


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("sip this_week", {"say": "do-sip", "when": "this_week"}),
        ("buy AC07", {"say": "do-buy", "card": "card:AC07"}),
        ("place red black", {"say": "do-place", "colour": "colour:red", "place": "place:black"}),
        (
            "change orange red blue",
            {"say": "do-change", "place": "place:orange", "old": "colour:red", "new": "colour:blue"},
        ),
        ("remove black yellow", {"say": "do-remove", "place": "place:black", "colour": "colour:yellow"}),
        ("end turn", {"say": "do-end-turn"}),
    ],
)
def test_a_move_is_a_verb_with_its_arguments(text: str, fact: dict[str, str]) -> None:
    assert BOOK.facts[GAME.read_move(text)] == fact


def test_legal_moves_come_in_ascending_order(scene: Any) -> None:
    table = scene(hands=["AC26-a AC21-a BA5"], warehouse=["red blue"], black=["red red red"], middle="DW1 EL8 TR8 DW2")

    for move in ("play AC21-a", "finish", "play AC26-a", "finish"):
        legal = table.state.legal_moves(Seat(0))
        assert legal == sorted(legal)
        table.play(0, move)


def test_a_random_move_is_one_of_the_legal_ones_by_the_same_number(dealt: Any) -> None:
    state = dealt(3, Quick(5), first_player="random").state
    rng = Quick(9)
    for _ in range(400):
        seat = state.next_to_act()
        legal = state.legal_moves(seat)
        same = rng.copy()
        move = state.random_move(seat, rng)
        assert move == legal[same.below(len(legal))]
        state.apply(seat, move)
