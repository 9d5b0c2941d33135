"""What all tests share: which Taphouse they test, hypothesis without moods, and a stranger at the door."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import taphouse
from taphouse.core import registry
from taphouse.server.bar.tables import Bar
from taphouse.server.testing.in_process import INSTANT, open_bar
from taphouse.testing.coasters.game import GAME

ROOT = Path(__file__).parent.parent

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_configure() -> None:
    """Stop if the tests would run on another Taphouse than the one they are meant for."""
    from_source = (ROOT / "src") in Path(str(taphouse.__file__)).parents
    installed = bool(os.environ.get("TAPHOUSE_INSTALLED"))
    if from_source == installed:
        wanted = "the installed package" if installed else "the sources (set PYTHONPATH=src)"
        pytest.exit(f"These tests are meant for {wanted}, but Taphouse comes from {taphouse.__file__}.", 2)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give whoever plays here a home of their own, so that games of somebody who runs the tests stay as they are."""
    folder = tmp_path / "home"
    for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(folder))
    return folder


@pytest.fixture
def anyio_backend() -> str:
    """Run what is asynchronous on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
async def bar() -> AsyncIterator[Bar]:
    """Open a bar where Coasters is played and nobody has to wait; a module that needs another one says so itself."""
    async with open_bar(INSTANT, {"coasters": GAME}) as bar:
        yield bar


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install somebody else's distribution that brings the game of Coasters through the entry point."""
    card = tmp_path / "strangers_coasters-1.0.dist-info"
    card.mkdir()
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers-coasters\nVersion: 1.0\n")
    (card / "entry_points.txt").write_text("[taphouse.games]\ncoasters = taphouse.testing.coasters\n")
    monkeypatch.syspath_prepend(tmp_path)
    forget_games()
    yield tmp_path
    monkeypatch.undo()
    forget_games()


def forget_games() -> None:
    """Let the registry look for games again."""
    registry._packages.cache_clear()
    registry.list_games.cache_clear()
