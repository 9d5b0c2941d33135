"""The processes in which bots search: started when first needed, stopped when they fail or dawdle.

Compiled code keeps the interpreter to itself, so that a thread would stop the tables of everybody.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

import msgspec

from taphouse.server.parts.search_worker import Question

LONGEST_ANSWER = 64
"""Bytes of a move in JSON, at most."""


class WorkerFailed(Exception):  # noqa: N818  caught where a move is needed
    """A process ended, or said what is no move."""


class SearchWorkers:
    """So many processes; whoever asks while all of them think waits for the first that is free."""

    def __init__(self, number: int, patience: float) -> None:
        self.patience = patience
        """Seconds until an answer must be there, the wait for a free process included."""
        self._free: list[Process] = []
        self._room = asyncio.Semaphore(number)
        self._alive: list[Process] = []

    async def ask(self, question: Question) -> int | None:
        """Have a question thought about; TimeoutError or WorkerFailed if there is no answer."""
        async with asyncio.timeout(self.patience), self._room:
            worker = self._free.pop() if self._free else await self._start()
            try:
                move = await _asked(worker, question)
            except BaseException:
                _kill(worker)
                raise
            self._free.append(worker)
            return move

    async def close(self) -> None:
        """Stop all of them."""
        self._free.clear()
        for worker in self._alive:
            _kill(worker)
        for worker in self._alive:
            await worker.wait()

    async def _start(self) -> Process:
        module = "taphouse.server.parts.search_worker"
        self._alive = [worker for worker in self._alive if worker.returncode is None]
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_ANSWER
        )
        self._alive.append(worker)
        return worker


async def _asked(worker: Process, question: Question) -> int | None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    try:
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return msgspec.json.decode(await worker.stdout.readline(), type=int | None)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise WorkerFailed from error


def _kill(worker: Process) -> None:
    with suppress(ProcessLookupError):
        worker.kill()
