"""What a socket hands to the application, for the one who reads there."""

import asyncio

from uvicorn._types import ASGIReceiveEvent


class Inbox:
    """A queue for one reader. A house holds thousands of sockets, and an ``asyncio.Queue`` takes three kilobytes."""

    def __init__(self) -> None:
        self._events: list[ASGIReceiveEvent] = []
        self._came: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Hand over what happened."""
        self._events.append(event)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    def empty(self) -> bool:
        """Whether all has been read."""
        return not self._events

    async def get(self) -> ASGIReceiveEvent:
        """Wait for what happens next."""
        while not self._events:
            self._came = asyncio.get_running_loop().create_future()
            await self._came
        return self._events.pop(0)
