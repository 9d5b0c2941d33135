"""Somebody at the terminal, in a folder of their own."""

from pathlib import Path

import pytest
from shared.terminal import Pub

from taphouse.core import registry


@pytest.fixture(autouse=True)
def pub(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:  # noqa: ARG001  nobody else's games
    """Only coasters are played here, in a folder of its own."""
    monkeypatch.setattr(registry, "_packages", lambda: {"coasters": "taphouse.testing.coasters"})
    registry.list_games.cache_clear()
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture(autouse=True)
def _forget_games() -> object:
    yield
    registry.list_games.cache_clear()


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pub:
    return Pub(monkeypatch, capsys)
