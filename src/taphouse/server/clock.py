"""Two clocks: one that never jumps, for how long something lasts, and the one on the wall, for what people read.

A moment is a number of seconds on the machine's monotonic clock. It means nothing after a restart.
"""

import time


def now() -> float:
    """Tell this moment."""
    return time.monotonic()


def wall(moment: float) -> float:
    """Tell a moment as people read it: in seconds since 1970, by the clock on the wall as it goes now."""
    return time.time() + moment - time.monotonic()


def wall_now() -> float:
    """Tell the time on the wall, in seconds since 1970; never to be subtracted from another."""
    return time.time()
