"""The processes of one house: whoever falls over is replaced, whenever that happens."""

import os
import signal
import time
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from taphouse.server.http.metrics import SHARED
from taphouse.server.process import workers
from taphouse.server.process.workers import Crew


class Hiring(Crew):
    """Its first workers fall over at once, all together; the next ones tell the house to close."""

    def __init__(self, workers: int) -> None:
        super().__init__(None, None, workers, lambda: None)  # type: ignore[arg-type]  nobody serves here
        self.hired: list[SpawnProcess] = []

    def hire(self) -> SpawnProcess:
        is_first = len(self.hired) < self.workers
        ends = {"target": os._exit, "args": (1,)}
        closes = {"target": os.kill, "args": (os.getpid(), signal.SIGTERM)}
        process = get_context("spawn").Process(**(ends if is_first else closes))  # type: ignore[arg-type]
        process.start()
        self.hired.append(process)
        if is_first and len(self.hired) == self.workers:
            for fallen in self.hired:
                fallen.join()
        return process


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Hiring:
    monkeypatch.setenv(SHARED, str(tmp_path))
    monkeypatch.setattr(workers, "PAUSE", 0.01)
    return Hiring(2)


def test_a_house_in_which_all_fell_over_at_once_goes_on_and_closes_when_it_is_told_to(crew: Hiring) -> None:
    crew.keep()

    assert crew.stopping
    assert len(crew.hired) > 2
    assert crew.there[0] not in crew.hired[:2]
    assert not any(process.is_alive() for process in crew.there)


class Opening(Crew):
    """Its workers do nothing but wait to be sent home; that they are open is said for them."""

    def hire(self) -> SpawnProcess:
        process = get_context("spawn").Process(target=time.sleep, args=(30,))
        process.start()
        self.tell.send_bytes(b"open")
        return process


def test_a_house_of_several_is_open_when_the_first_lets_people_in_and_says_so_once() -> None:
    said: list[int] = []

    def opened() -> None:
        said.append(len(crew.there))
        assert crew.heard.poll(), "the second one has said it, too"

    class Closing(Opening):
        def replace_the_fallen(self) -> None:
            signal.raise_signal(signal.SIGTERM)

    crew = Closing(None, None, 2, opened)  # type: ignore[arg-type]  nobody serves here

    crew.keep()

    assert said == [2]
    assert not any(process.is_alive() for process in crew.there)


def test_a_house_that_is_stopped_while_it_hires_closes_in_good_order() -> None:
    """The signal comes after the first process was started, and before anybody has noted it down."""
    said: list[str] = []

    class Stopped(Opening):
        def hire(self) -> SpawnProcess:
            process = super().hire()
            signal.raise_signal(signal.SIGINT)
            return process

    crew = Stopped(None, None, 3, lambda: said.append("open"))  # type: ignore[arg-type]

    crew.keep()

    assert len(crew.there) == 1
    assert not crew.there[0].is_alive()
    assert not said
