"""Several processes on one port. Each owns some tables, and gets from the others what concerns these."""

import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from tempfile import TemporaryDirectory
from threading import Thread
from types import FrameType

import structlog
from msgspec.structs import replace
from prometheus_client.multiprocess import mark_process_dead

from taphouse.server.http.metrics import SHARED
from taphouse.server.process.listening import bind
from taphouse.server.process.logs import set_up_logs
from taphouse.server.process.work import Work, taking_signals

logger = structlog.get_logger()
PAUSE = 1.0
"""Before a process that fell over is replaced."""


def serve_together(work: Work, listening: socket.socket, workers: int, opened: Callable[[], None]) -> None:
    """Keep ``workers`` processes at work until a signal comes; one that falls over is replaced.

    ``opened`` is called when the first of them lets people in.
    """
    set_up_logs(work.log_level)
    with TemporaryDirectory(prefix="taphouse-") as numbers:
        os.environ[SHARED] = numbers
        try:
            Crew(work, listening, workers, opened).keep()
        finally:
            del os.environ[SHARED]


class Crew:
    """The processes."""

    def __init__(self, work: Work, listening: socket.socket, workers: int, opened: Callable[[], None]) -> None:
        self.work = work
        self.listening = listening
        self.workers = workers
        self.opened = opened
        self.is_open = False
        self.heard, self.tell = get_context("spawn").Pipe(duplex=False)
        """Through this a process says that it lets people in."""
        self.stopping = False
        self.there: list[SpawnProcess] = []

    def hire(self) -> SpawnProcess:
        """Start one more."""
        process = get_context("spawn").Process(target=work_beside_others, args=(self.work, self.listening, self.tell))
        process.start()
        return process

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        """Tell everybody to close."""
        self.stopping = True
        self.send_home()

    def send_home(self) -> None:
        """Let all who are there close."""
        for process in self.there:
            send_home(process)

    def keep(self) -> None:
        """Watch until they are told to close, and then until all are gone."""
        with taking_signals(self.stop):
            while len(self.there) < self.workers and not self.stopping:
                self.there.append(self.hire())
            if self.stopping:
                self.send_home()  # the last one was not there yet when the others were told
            while not self.stopping or any(process.is_alive() for process in self.there):
                wait([*(process.sentinel for process in self.there), self.heard], timeout=PAUSE)
                self.listen()
                if not self.stopping:
                    self.replace_the_fallen()

    def listen(self) -> None:
        """Hear who lets people in; with the first the server is open."""
        while self.heard.poll():
            self.heard.recv_bytes()
            if not self.is_open and not self.stopping:
                self.opened()
            self.is_open = True

    def replace_the_fallen(self) -> None:
        """Start a new process for each that ended without being asked to."""
        for place, process in enumerate(self.there):
            if not process.is_alive():
                logger.error("a worker fell over", pid=process.pid, exitcode=process.exitcode)
                if process.pid is not None:
                    mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                time.sleep(PAUSE)
                self.there[place] = self.hire()
                if self.stopping:
                    send_home(self.there[place])


def send_home(process: SpawnProcess) -> None:
    """Tell a process to close."""
    if process.pid is not None and process.is_alive():
        os.kill(process.pid, signal.SIGTERM)


def work_beside_others(work: Work, listening: socket.socket, tell: Connection) -> None:
    """Serve the common port, and a port of one's own for the others."""
    Thread(target=follow_parent, daemon=True).start()
    own = bind("127.0.0.1", 0)
    host, port = own.getsockname()
    work.settings = replace(work.settings, address=f"{host}:{port}")
    work.run([listening, own], lambda: tell.send_bytes(b"open"))


def follow_parent() -> None:
    """Close when the first process is gone, however it went: nobody would ever tell us to."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
