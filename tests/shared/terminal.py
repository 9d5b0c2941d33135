"""What the tests of the terminal share."""

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from taphouse.core.rng import seed_from
from taphouse.terminal import saves
from taphouse.terminal.evening import (
    Setting,
    lay_table,
)
from taphouse.terminal.sitting import Sitting
from taphouse.terminal.talk import Talk
from taphouse.testing.coasters.game import GAME


class Pub:
    """Types lines and reads what comes back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def types(self, *lines: str) -> Talk:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return Talk()

    def said(self) -> str:
        return self.capsys.readouterr().out


def sit(talk: Talk, *, seats: int = 3, seat: int = 0, bots: Sequence[str] = ("house",)) -> Sitting:
    setting = Setting(GAME, seats, {}, "Anna", seat, tuple(bots))
    return lay_table(setting, seed_from("1"), talk)


def kept_files() -> list[Path]:
    return list(saves.state_folder().glob("*.json"))


def first_choices(sitting: Sitting) -> list[str]:
    return [move.text for move in sitting.table.view(sitting.seat).moves]


class Chooser(Talk):
    """Somebody who always takes the first move on offer, and lets everything else pass."""

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.asked: list[str] = []

    def ask(self, prompt: str = "> ") -> str:
        self.asked.append(prompt)
        if prompt.startswith("Your move"):
            assert self.sitting is not None
            return first_choices(self.sitting)[0]
        return ""
