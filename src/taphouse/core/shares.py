"""What people add to the chance: a share each, promised by its hash before the deal and opened after.

A secret seed is promised first. When nobody can add or change a promise any more, the shares are
opened, and seed and shares together decide the deal: neither whoever deals nor a person could pick it.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from taphouse.core.errors import BadRecord
from taphouse.core.words import said

SHARE_BYTES = 32


class Share(Struct, array_like=True, forbid_unknown_fields=True):
    """What one seat added to the chance."""

    seat: int
    commitment: str
    """SHA-256 of the share, in hexadecimal; fixed before any share was opened."""
    share: str = ""
    """The 32 bytes in hexadecimal; empty if they were withheld, so that the deal went on without them."""


def is_hex(text: str) -> bool:
    """Whether this is how a share or a commitment is written: 32 bytes in lower-case hexadecimal."""
    return len(text) == 2 * SHARE_BYTES and all(letter in "0123456789abcdef" for letter in text)


def commitment_of(share: str) -> str:
    """Give the promise of a share: the SHA-256 of its bytes."""
    return sha256(bytes.fromhex(share)).hexdigest()


def fits(share: str, commitment: str) -> bool:
    """Whether this share is the one that was promised."""
    return is_hex(share) and commitment_of(share) == commitment


def check_shares(shares: Iterable[Share], seats: int) -> None:
    """Refuse shares that were not promised so."""
    before = -1
    for row in shares:
        if not before < row.seat < seats:
            raise BadRecord(said.shares_in_disorder())
        before = row.seat
        if not is_hex(row.commitment):
            raise BadRecord(said.share_not_promised(number=row.seat + 1))
        if row.share and not fits(row.share, row.commitment):
            raise BadRecord(said.share_of_another(number=row.seat + 1))


def deal_seed(seed: bytes, shares: Iterable[Share], table: str) -> bytes:
    """Give the seed of the deal: the secret one if nobody opened a share, else one made of all of them.

    It is the SHA-256 of lines: ``taphouse deal``, the secret seed, the table's code, and seat and
    share of everybody who opened one, in the order of the seats; each line ends with a line feed.
    """
    opened = [row for row in shares if row.share]
    if not opened:
        return seed
    lines = ["taphouse deal", seed.hex(), table, *(f"{row.seat} {row.share}" for row in opened)]
    return sha256("".join(f"{line}\n" for line in lines).encode()).digest()
