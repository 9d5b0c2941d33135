"""Deduplication of commands: one that was carried out is known when it is repeated, also after a restart."""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from taphouse.server.parts.sheet import Sheet
from taphouse.server.protocol.commands import Command
from taphouse.server.store import COMMANDS_KEPT, Stored

UNKNOWN = ""
"""The digest of a command that an earlier version carried out: it may have said anything."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def command_key(author: str, command: str) -> str:
    """Name a command by who gave it and how they called it."""
    return f"{author} {command}"


def digest_of(command: Command) -> str:
    """Write down in short what a command says, so that another one under the same id is told apart.

    Fields that have their default are left out: what a later version adds changes no digest.
    """
    return blake2b(_ENCODER.encode(command), digest_size=8).hexdigest()


class Known:
    """The latest commands of one table."""

    def __init__(self, commands: Iterable[tuple[str, str]] = ()) -> None:
        """Take the key and the digest of each."""
        self._digests = dict(commands)

    @classmethod
    def from_store(cls, stored: Stored, sheet: Sheet) -> "Known":
        """Find them in the journal, among the answers, and in the sheet, where they were in earlier versions."""
        written = [(step.author, step.command, step.digest) for step in stored.steps]
        found = [(key, UNKNOWN) for key in sheet.answered]
        found += [(command_key(author, name), digest) for author, name, digest in written + stored.answered if author]
        return cls(found[-COMMANDS_KEPT:])

    def __contains__(self, key: str) -> bool:
        return key in self._digests

    def is_same(self, key: str, digest: str) -> bool:
        """Whether a known command may have said this."""
        return self._digests[key] in (digest, UNKNOWN)

    def add(self, key: str, digest: str) -> None:
        """Know one more, and forget the oldest if there are too many."""
        self._digests[key] = digest
        if len(self._digests) > COMMANDS_KEPT:
            del self._digests[next(iter(self._digests))]
