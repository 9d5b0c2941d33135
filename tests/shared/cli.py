"""What the tests of the command line share."""

from collections.abc import Callable
from typing import NamedTuple


class Ended(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ended]
