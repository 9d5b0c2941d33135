"""Moves in notation, and the order in which they are listed."""

from typing import Any

import pytest

from taphouse.core.errors import BadNotation
from taphouse.core.moves import Move
from taphouse.games.friends_with_beverages.game import GAME
from taphouse.words.languages import words_of


def test_every_move_has_a_text_of_its_own() -> None:
    texts = [GAME.write_move(Move(number)) for number in range(GAME.move_count)]

    assert len(set(texts)) == GAME.move_count == 273
    assert [GAME.read_move(text) for text in texts] == list(range(GAME.move_count))


@pytest.mark.parametrize("text", ["take 1", "TAKE 1", " take   1 ", "pay sug", "arrange 3 1 2"])
def test_capitals_and_blanks_do_not_matter(text: str) -> None:
    assert GAME.write_move(GAME.read_move(text)).lower() == " ".join(text.lower().split())


@pytest.mark.parametrize("text", ["", "take 3", "pay gold", "serve 0", "install SPI"])
def test_what_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        GAME.read_move(text)

    assert "is not a move. Write 'draw', 'take 1'" in words_of(GAME).say(refused.value.fact)


def test_the_order_of_moves_is_pinned(scene: Any) -> None:
    """Records, bots and replays depend on it."""
    t = scene(
        ["JUG STR lucky_find"],
        sheds=["BAR"],
        second_hand="STI",
        discard="TUN",
        decision="equipment",
        house={"second_hand_market": True},
    )

    assert t.moves(0) == [
        "play lucky_find",
        "install JUG",
        "install STR",
        "retire BAR",
        "trade hand JUG",
        "trade hand STR",
        "trade shed BAR",
        "done",
    ]
