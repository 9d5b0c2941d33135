"""A command line in a folder of its own."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from shared.cli import Ended, Run

from taphouse.cli import main
from taphouse.core import registry


@pytest.fixture(autouse=True)
def here(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:  # noqa: ARG001
    """Only coasters are played here, in a folder of its own."""
    monkeypatch.setattr(registry, "_packages", lambda: {"coasters": "taphouse.testing.coasters"})
    registry.list_games.cache_clear()
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    registry.list_games.cache_clear()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*args: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main(args)
        said = capsys.readouterr()
        return Ended(int(end.value.code or 0), said.out, said.err)

    return command


@pytest.fixture
def played(run: Run) -> Path:
    """A record that bots played."""
    run("record", "coasters", "--seats", "3", "--seed", "1", "-o", "played.json")
    return Path("played.json")
