"""Tokens: signed words that say who somebody is, or which seat an outside bot may take.

The key is made on the first start, lies beside the data with nobody else's eyes on it, and never
leaves this module: nothing prints it, logs it or sends it.
"""

import os
from hashlib import sha256
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import NamedTuple

import itsdangerous
from itsdangerous import HMACAlgorithm

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.server.protocol.problems import SERVER
from taphouse.server.words import said

KEY_BYTES = 32
YEAR = 365 * 24 * 3600
MONTH = 30 * 24 * 3600
_LONGEST = 200
PERSON, SEAT = PURPOSES = ("person", "seat")
"""What is signed: who somebody is, and which seat a bot may take."""


class BadKey(TaphouseError):  # noqa: N818  for the one who starts the server
    """You start a server whose key file cannot be used."""

    package = SERVER


class PersonPass(NamedTuple):
    """What a person's cookie says."""

    person: str
    issued: int
    epoch: int = 0
    """Which of the person's cookies count: see ``Person.epoch``."""


class SeatPass(NamedTuple):
    """What an outside bot's token says: one seat at one table, as it was given away that time."""

    table: str
    seat: int
    serial: str


def load_key(path: Path) -> bytes:
    """Read the key of this house, or make it on the first start."""
    try:
        if not path.exists():
            _make_key(path)
        key = bytes.fromhex(path.read_text(encoding="ascii").strip())
    except OSError as error:
        raise BadKey(said.key_unusable(path=typed(str(path)), error=typed(str(error.strerror)))) from error
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadKey(said.no_key(path=typed(str(path))))
    return key


def _make_key(path: Path) -> None:
    """Write a new key under its name only when it is complete; the one who comes second keeps the first one's."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(token_bytes(KEY_BYTES).hex() + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()


class _For(HMACAlgorithm):
    """Seals a word for one purpose: what was sealed for another does not fit."""

    def __init__(self, purpose: str) -> None:
        super().__init__(sha256)
        self._purpose = purpose.encode() + b"\0"

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """Seal the word together with its purpose."""
        return super().get_signature(key, self._purpose + value)


class Signer:
    """Signs words for one purpose and knows them again; a word signed for one is worthless for another."""

    def __init__(self, key: bytes) -> None:
        # The key is 32 bytes of chance and serves for nothing else, so none is derived from it.
        self._signers = {
            purpose: itsdangerous.Signer(key, key_derivation="none", algorithm=_For(purpose)) for purpose in PURPOSES
        }

    def __repr__(self) -> str:
        return "Signer(...)"

    def sign(self, purpose: str, text: str) -> str:
        """Give the text with its seal."""
        return self._signers[purpose].sign(text).decode()

    def read(self, purpose: str, signed: str) -> str | None:
        """Give the text back if the seal is ours and was made for this purpose."""
        if len(signed) > _LONGEST or not signed.isascii():
            return None
        try:
            text = self._signers[purpose].unsign(signed).decode()
        except itsdangerous.BadSignature:
            return None
        # The last letter of a seal has two bits that mean nothing: one spelling is enough.
        return text if self.sign(purpose, text) == signed else None

    def person_pass(self, person: str, now: int, epoch: int = 0) -> str:
        """Make the value of a person's cookie."""
        return self.sign(PERSON, f"{person}.{epoch}.{now}" if epoch else f"{person}.{now}")

    def read_person(self, signed: str, now: int) -> PersonPass | None:
        """Tell whose cookie it is; nobody's when it is forged or a year old.

        One from the future counts as well: then the clock on the wall was set back, and nobody is at fault.
        """
        text = self.read(PERSON, signed)
        if text is None:
            return None
        name, _, issued = text.rpartition(".")
        person, _, epoch = name.partition(".")
        return PersonPass(person, int(issued), int(epoch or 0)) if abs(now - int(issued)) <= YEAR else None

    def seat_pass(self, table: str, seat: int, serial: str) -> str:
        """Make the token with which an outside bot takes its seat."""
        return self.sign(SEAT, f"{table}.{seat}.{serial}")

    def read_seat(self, signed: str) -> SeatPass | None:
        """Tell which seat at which table a token opens."""
        text = self.read(SEAT, signed)
        if text is None:
            return None
        table, seat, serial = text.split(".")
        return SeatPass(table, int(seat), serial)
