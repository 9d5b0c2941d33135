"""The count of connections, also of those that have not asked for anything yet.

There is a limit for each address and one for all. Where there is no room, the one who has
waited longest without a whole request makes room: a browser asks at once, and somebody who only
holds a place loses it.
"""

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol, cast

import structlog
from uvicorn import Config

from taphouse.server.sockets.addresses import address_key

RESERVE = 64
"""Files that are kept for the database, the log, and for those who are let in although the server is full."""
QUIET = 60.0
"""Seconds between two lines in the log about a full house."""

PEER = "peer"
"""Where the scope of a request keeps the address at the other end, whomever that speaks for."""

logger = structlog.get_logger()


class Line(Protocol):
    """One connection."""

    def hang_up(self) -> None:
        """End it at once."""


class Connections:
    """Everybody who is connected, by address, and who of them has not asked for anything yet."""

    def __init__(self, per_address: int, most: int, files: int) -> None:
        """Take how many may come from one address, how many in all, and how many files may be open."""
        self.per_address = per_address
        self.most = max(1, min(most, files - RESERVE))
        self.is_proxy: Callable[[str], bool] = lambda _host: False
        """Whether somebody at that address speaks for many guests."""
        self.total = 0
        self._there: dict[str, int] = {}
        self._silent: dict[str, dict[Line, None]] = {}
        """By address, in the order in which they came."""
        self._logged = -QUIET

    @property
    def is_full(self) -> bool:
        """Whether only those are let in now who are known."""
        return self.total >= self.most

    def enter(self, line: Line, host: str) -> str | None:
        """Count one more; gives the key to leave by, or None where there is no room."""
        key = "" if self.is_proxy(host) else address_key(host)
        if key and self._there.get(key, 0) >= self.per_address and not self._make_room(key):
            return None
        if self.is_full:
            self._say_so()
            oldest = next(iter(self._silent), None)
            if (oldest is None or not self._make_room(oldest)) and self.total >= self.most + RESERVE // 2:
                return None
        self.total += 1
        self._there[key] = self._there.get(key, 0) + 1
        self._silent.setdefault(key, {})[line] = None
        return key

    def heard(self, line: Line, key: str) -> None:
        """Note that somebody has asked for something."""
        silent = self._silent.get(key, {})
        silent.pop(line, None)
        if not silent:
            self._silent.pop(key, None)

    def leave(self, line: Line, key: str) -> None:
        """Count one less."""
        self.heard(line, key)
        self.total -= 1
        self._there[key] -= 1
        if not self._there[key]:
            del self._there[key]

    def _make_room(self, key: str) -> bool:
        """Hang up on the one who has been silent for longest; it leaves by itself soon."""
        silent = self._silent.get(key)
        if not silent:
            return False
        line = next(iter(silent))
        self.heard(line, key)
        line.hang_up()
        return True

    def _say_so(self) -> None:
        if monotonic() - self._logged > QUIET:
            self._logged = monotonic()
            logger.error("the server is full", connections=self.total, most=self.most)


class Counting(Protocol):
    """An application that counts its connections."""

    @property
    def connections(self) -> Connections:
        """The count."""


def connections_of(config: Config) -> Connections:
    """Find the count that a protocol of uvicorn is to keep."""
    return cast("Counting", config.app).connections


def raise_file_limit() -> int:
    """Allow this process as many open files as the system lets it; gives how many."""
    with suppress(ImportError):
        import resource  # noqa: PLC0415  not on Windows

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return soft if soft != resource.RLIM_INFINITY else 2**20
    return 512
