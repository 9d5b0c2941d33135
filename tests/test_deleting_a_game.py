"""A game is its folder and its entry point: whoever deletes both has deleted the game, and nothing else misses it."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from taphouse.core.registry import find_game

ROOT = Path(__file__).parent.parent
GAMES = Path("src") / "taphouse" / "games"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = PROJECT["entry-points"]["taphouse.games"]
MADE = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "node_modules", "static", "*.egg-info")
"""What nobody writes."""
PATIENCE = 300
"""Seconds after which something is stuck."""


def size_of(game: str) -> int:
    """How much there is of a game."""
    return sum(path.stat().st_size for path in (ROOT / GAMES / game.replace("-", "_")).rglob("*") if path.is_file())


BY_SIZE = sorted(OURS, key=size_of)


class Copy:
    """The project without one of its games."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.left = [name for name in BY_SIZE if name != game]
        shutil.copytree(ROOT, folder, ignore=MADE)
        for made in (".venv", "web/node_modules"):
            (folder / made).symlink_to(ROOT / made)
        shutil.rmtree(folder / GAMES / game.replace("-", "_"))
        project = folder / "pyproject.toml"
        lines = project.read_text(encoding="utf-8").splitlines(keepends=True)
        project.write_text("".join(line for line in lines if not line.startswith(f"{game} = ")), encoding="utf-8")
        self.run(sys.executable, "setup.py", "-q", "egg_info")

    def run(self, *command: str, status: int = 0) -> str:
        """Run something in the copy, on its sources, and give what it said."""
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "TAPHOUSE_PURE": "1"}
        env.pop("TAPHOUSE_INSTALLED", None)
        done = subprocess.run(  # noqa: S603  our own programs
            command, cwd=self.folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert done.returncode == status, (done.stdout + done.stderr)[-4000:]
        return done.stdout + done.stderr

    def pytest(self, *words: str) -> str:
        """Run tests of the copy."""
        return self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)

    def reaching_for(self, game: str) -> list[str]:
        """List what imports something of a game, or is called like it in no other game's folder."""
        name = game.replace("-", "_")
        reach = re.compile(rf"\bgames[./]{name}\b")
        code = [path for path in self.folder.rglob("*.*") if path.suffix in (".py", ".ts", ".svelte")]
        return [
            str(path.relative_to(self.folder))
            for path in code
            if (name in path.name and self.folder / GAMES not in path.parents)
            or reach.search(path.read_text(encoding="utf-8"))
        ]


def check_house(copy: Copy, game: str) -> None:
    """The house lists and teaches the games that are left, pages and gallery are built, imports go their way."""
    listed = copy.run(sys.executable, "-m", "taphouse", "games")
    assert {name for name in OURS if re.search(rf"^{name} ", listed, re.MULTILINE)} == set(copy.left)
    taught = copy.run(sys.executable, "-m", "taphouse", "lessons")
    assert {name for name in OURS if f"({name})" in taught} == set(copy.left)
    refused = copy.run(sys.executable, "-m", "taphouse", "rules", game, status=1)
    assert f"There is no game called '{game}'." in refused
    copy.run("scripts/npm", "run", "build", "--silent", "--", "--mode", "gallery", "--logLevel", "error")
    assert (copy.folder / "web" / "dist" / "gallery.html").is_file()
    copy.run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache")


def check_tests(copy: Copy) -> None:
    """All tests are found, the browser's too, and those for every game play the games that are left."""
    browser = [str(path.relative_to(copy.folder)) for path in copy.folder.glob(f"{GAMES}/*/tests/browser")]
    assert len(browser) == len(copy.left)
    copy.pytest("--collect-only", "tests", "src", "web/tests/browser", *browser)
    smallest = find_game(copy.left[0]).meta
    laws = f"default_table and {smallest.id}-{smallest.seats_min}"
    sample = copy.pytest("tests/test_every_game.py", "-k", f"on_its_card or one_id or in_the_rulebook or ({laws})")
    assert f"\n{3 * len(copy.left) + 1} passed" in sample


@pytest.mark.parametrize("game", [BY_SIZE[0], BY_SIZE[-1]])
def test_a_game_is_gone_with_its_folder_and_its_entry_point(tmp_path: Path, game: str) -> None:
    copy = Copy(tmp_path / "copy", game)

    assert copy.reaching_for(game) == []
    with ThreadPoolExecutor() as pool:
        for check in [pool.submit(check_house, copy, game), pool.submit(check_tests, copy)]:
            check.result()
