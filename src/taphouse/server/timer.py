"""A timer that runs at most once at a time."""

import asyncio
from collections.abc import Callable


class Timer:
    """Calls somebody after a while, unless it is stopped first."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Begin to run; a timer that runs already goes on as it was."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, self._rung)

    def stop(self) -> None:
        """Run no longer."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _rung(self) -> None:
        self._handle = None
        self._ring()
