"""The processes of one house: whoever falls over is replaced, whenever that happens."""

import os
import signal
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from taphouse.server import workers
from taphouse.server.metrics import SHARED
from taphouse.server.workers import Crew


class Hiring(Crew):
    """Its first workers fall over at once, all together; the next ones tell the house to close."""

    def hire(self) -> SpawnProcess:
        is_first = not hasattr(self, "there")
        ends = {"target": os._exit, "args": (1,)}
        closes = {"target": os.kill, "args": (os.getpid(), signal.SIGTERM)}
        process = get_context("spawn").Process(**(ends if is_first else closes))  # type: ignore[arg-type]
        process.start()
        return process


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hiring:
    monkeypatch.setenv(SHARED, str(tmp_path))
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    return Hiring(None, None, 2)  # type: ignore[arg-type]  nobody serves here


def test_a_house_in_which_all_fell_over_at_once_goes_on_and_closes_when_it_is_told_to(crew: Hiring) -> None:
    for process in crew.there:
        process.join()
    fallen = [process.pid for process in crew.there]

    crew.keep()

    assert crew.stopping
    assert not {process.pid for process in crew.there} & set(fallen[:1])
    assert not any(process.is_alive() for process in crew.there)
