"""Commands that were carried out: known again when they are repeated, also after a restart."""

from collections.abc import Iterable

from taphouse.server.sheet import Sheet
from taphouse.server.store import COMMANDS_KEPT, Stored


def command_key(author: str, command: str) -> str:
    """Name a command by who gave it and how they called it."""
    return f"{author} {command}"


class Known:
    """The latest commands of one table."""

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._keys = dict.fromkeys(keys)

    @classmethod
    def from_store(cls, stored: Stored, sheet: Sheet) -> "Known":
        """Find them in the journal, among the answers, and in the sheet, where they were in earlier versions."""
        written = [(step.author, step.command) for step in stored.steps]
        names = [command_key(author, name) for author, name in written + stored.answered if author]
        return cls([*sheet.answered, *names][-COMMANDS_KEPT:])

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def add(self, key: str) -> None:
        """Know one more, and forget the oldest if there are too many."""
        self._keys[key] = None
        if len(self._keys) > COMMANDS_KEPT:
            del self._keys[next(iter(self._keys))]
