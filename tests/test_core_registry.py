"""The door through which games come in."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from taphouse.core import registry
from taphouse.core.errors import BrokenGame, UnknownGame
from taphouse.core.registry import find_game, list_games, load_games
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


@pytest.mark.parametrize(
    ("files", "why"),
    [
        (
            {"meta.py": "from taphouse.testing.coasters.meta import META", "game.py": "import nowhere_to_be_found"},
            "broken_game.game cannot be loaded: ModuleNotFoundError: No module named 'nowhere_to_be_found'.",
        ),
        ({"meta.py": "1/0", "game.py": "1/0"}, "cannot be loaded: ZeroDivisionError: division by zero."),
        ({"meta.py": "META = 7", "game.py": "GAME = 7"}, "cannot be loaded: TypeError: GAME is no Game."),
        ({"meta.py": "META = (", "game.py": ""}, "has no attribute 'GAME'."),
        ({}, "broken_game.game cannot be loaded: ModuleNotFoundError: No module named 'broken_game.game'."),
    ],
)
def test_a_game_that_cannot_be_loaded_says_so_and_leaves_the_others_alone(
    stranger: Path, files: dict[str, str], why: str
) -> None:
    others = [meta.id for meta in list_games()]
    package = stranger / "broken_game"
    package.mkdir()
    for name, text in {"__init__.py": "", **files}.items():
        (package / name).write_text(text)
    entries = stranger / "strangers_coasters-1.0.dist-info" / "entry_points.txt"
    entries.write_text(entries.read_text() + "broken = broken_game\n")
    forget_broken_game()
    try:
        with pytest.raises(BrokenGame) as refused:
            find_game("broken")
        games, broken = load_games()
        listed = [meta.id for meta in list_games()]
    finally:
        forget_broken_game()

    assert str(refused.value).startswith("The game 'broken' is installed, but broken_game.game cannot be loaded: ")
    assert str(refused.value).endswith(why)
    assert [game.meta.id for game in games] == others
    assert [str(error) for error in broken] == [str(refused.value)]
    assert sorted(set(listed)) == sorted(set(others)), "a card that can be read is one of Coasters"


def forget_broken_game() -> None:
    """Let the registry look again, and Python forget what it imported."""
    registry._packages.cache_clear()
    registry.list_games.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "broken_game"]:
        del sys.modules[name]
    invalidate_caches()
