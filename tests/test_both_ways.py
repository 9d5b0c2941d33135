"""The installed package, compiled where that was possible, plays exactly as the plain sources do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from taphouse.core.registry import list_games

SOURCES = Path(__file__).parent.parent / "src"
COASTERS = "taphouse.testing.coasters"
GAMES = [COASTERS, *(meta.id for meta in list_games())]
WAYS = ("plain", "installed")

ABOUT = """
from importlib.metadata import files
from taphouse.core import build, state
import taphouse
extension = any(file.match("core/state.*.so") or file.match("core/state.*.pyd") for file in files("taphouse"))
print(taphouse.__file__, build.is_compiled(), extension, type(state.State.copy).__name__, sep="\\n")
"""


def run(way: str, *words: str, cwd: Path) -> str:
    """Run Python on the sources, or on what is installed, far from the sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if way == "plain":
        environment["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable, *words]
    done = subprocess.run(  # noqa: S603  our own code
        command, env=environment, cwd=cwd, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_two_ways_are_two_ways(tmp_path: Path) -> None:
    """The sources are plain; the installed package is elsewhere, and compiled if it brought an extension."""
    plain, is_compiled, _, method = run("plain", "-c", ABOUT, cwd=tmp_path).splitlines()
    assert SOURCES in Path(plain).parents
    assert (is_compiled, method) == ("False", "function")

    installed, is_compiled, extension, method = run("installed", "-c", ABOUT, cwd=tmp_path).splitlines()
    assert SOURCES not in Path(installed).parents
    assert is_compiled == extension
    assert (method == "function") == (is_compiled == "False")


@pytest.mark.parametrize("name", GAMES)
def test_both_ways_play_the_same_games_move_by_move(name: str, tmp_path: Path) -> None:
    plain, installed = (
        run(way, "-m", "taphouse.testing.plays", name, "--records", cwd=tmp_path).splitlines() for way in WAYS
    )

    assert len(plain) > 100
    for number, (one, other) in enumerate(zip(plain, installed, strict=False)):
        assert one == other, f"line {number} of the records differs; the lines before: {plain[number - 5 : number]}"
    assert len(plain) == len(installed)


def test_both_ways_have_the_same_signatures(tmp_path: Path) -> None:
    plain, installed = (run(way, "-m", "taphouse.testing.plays", *GAMES, "--games", "2", cwd=tmp_path) for way in WAYS)

    assert [line.split()[2] for line in plain.splitlines()] == GAMES
    assert plain == installed
