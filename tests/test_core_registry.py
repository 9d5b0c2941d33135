"""The door through which games come in."""

from pathlib import Path

import pytest

from taphouse.core.errors import UnknownGame
from taphouse.core.registry import find_game, list_games
from taphouse.testing.coasters.game import GAME


def test_a_strangers_game_comes_in_by_the_same_door(stranger: Path) -> None:
    assert stranger.is_dir()
    assert find_game("coasters") is GAME
    assert GAME.meta in list_games()


def test_games_are_listed_by_title() -> None:
    titles = [meta.title for meta in list_games()]

    assert titles
    assert titles == sorted(titles)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame) as refused:
        find_game("tiddlywinks")

    sentence = str(refused.value)
    assert sentence.startswith("There is no game called 'tiddlywinks'. There are: ")
    assert all(meta.id in sentence for meta in list_games())


def test_what_is_not_installed_is_not_there() -> None:
    with pytest.raises(UnknownGame):
        find_game("coasters")
