"""An alarm for those who think for ever, where the system has one: on Unix, in the main thread of a process."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Dawdled(Exception):  # noqa: N818  caught by the referee
    """The time is up."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise ``Dawdled`` inside when so many seconds are over."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise Dawdled
