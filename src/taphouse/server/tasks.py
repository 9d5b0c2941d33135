"""Work that is done beside everything else."""

import asyncio
from collections.abc import Coroutine

Work = Coroutine[None, None, None]


class Tasks:
    """What is being done beside everything else, held on to until it is done."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def start(self, work: Work) -> asyncio.Task[None]:
        """Begin to do something."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    @property
    def is_busy(self) -> bool:
        """Whether anything is being done."""
        return bool(self._running)
