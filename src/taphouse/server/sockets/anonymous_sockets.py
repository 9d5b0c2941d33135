"""Sockets of people without a name: where an address is full, they make room for people with one.

The house calls them strangers.
"""

from taphouse.server.sockets.connections import Line


class Strangers:
    """By address, the oldest first."""

    def __init__(self) -> None:
        self._there: dict[str, dict[Line, None]] = {}

    def came(self, address: str, line: Line) -> None:
        """Note one more."""
        self._there.setdefault(address, {})[line] = None

    def went(self, address: str, line: Line) -> None:
        """Note one less. Harmless if it is gone already."""
        there = self._there.get(address, {})
        there.pop(line, None)
        if not there:
            self._there.pop(address, None)

    def make_room(self, address: str) -> bool:
        """Hang up on the oldest one of an address, which then leaves by itself; False if there is none."""
        line = next(iter(self._there.get(address, ())), None)
        if line is None:
            return False
        self.went(address, line)
        line.hang_up()
        return True
