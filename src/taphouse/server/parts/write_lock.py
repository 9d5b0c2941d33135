"""The lock around all changes of a table. If it is free, it can be taken without waiting, and without a task."""

import asyncio
from collections import deque

Place = asyncio.Future[None]
"""A place in the queue: done when its turn has come."""


class Lock:
    """Lets one at a time change something, in the order in which they came."""

    def __init__(self) -> None:
        self.is_taken = False
        self._queue: deque[Place] = deque()

    def come(self) -> Place | None:
        """Take the lock, or else a place in the queue. After ``come`` one must ``leave``."""
        if not self.is_taken:
            self.is_taken = True
            return None
        place: Place = asyncio.get_running_loop().create_future()
        self._queue.append(place)
        return place

    async def wait(self, place: Place | None) -> None:
        """Wait until it is one's turn; after a cancelled wait one has left."""
        if place is None:
            return
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Let the next one go on."""
        while self._queue:
            place = self._queue.popleft()
            if not place.done():
                place.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        await self.wait(self.come())

    async def __aexit__(self, *_error: object) -> None:
        self.leave()
