"""Frames of a WebSocket, as bytes: how a short command is read, and how messages are written."""

import zlib
from functools import lru_cache
from typing import Final

TEXT: Final = b"\x81"
"""How a frame begins that is one whole message of text."""
PACKED: Final = b"\xc1"
"""How a frame begins that is one whole message of text, packed by itself."""
MASKED: Final = 0x80
SIZE: Final = 0x7F
"""The two parts of a frame's second byte. Guests mask what they send; a size from 126 on is written behind it."""
MASK: Final = 4
SHORT: Final = 126
SIZES: Final = {126: 2, 127: 8}
"""In how many bytes a larger size is written."""
WORTH_PACKING: Final = 400
"""Bytes of a message from which on packing saves anything."""
LEVEL: Final = 4
"""How hard the packer tries: a large view shrinks to less than a quarter in a fifth of a millisecond."""


def short_message(data: bytes) -> bytes | None:
    """Read what came, if it is exactly one frame that is a whole message of less than 126 bytes of text."""
    size = len(data) - 2 - MASK
    if not 0 <= size < SHORT or data[0] != TEXT[0] or data[1] != MASKED | size:
        return None
    mask = data[2 : 2 + MASK] * (size // MASK + 1)
    return (int.from_bytes(data[2 + MASK :], "big") ^ int.from_bytes(mask[:size], "big")).to_bytes(size, "big")


def is_whole(data: bytes) -> bool:
    """Whether frames fill these bytes to the end."""
    at = 0
    while at + 2 <= len(data):
        second = data[at + 1]
        size, more = second & SIZE, SIZES.get(second & SIZE, 0)
        at += 2
        if more:
            size = int.from_bytes(data[at : at + more], "big")
        at += more + (MASK if second & MASKED else 0) + size
    return at == len(data)


def frame_of(message: bytes, *, packs: bool) -> tuple[bytes, bytes]:
    """Write the frame of a message, in parts; packed if the other side reads that and it is worth it."""
    if packs and len(message) >= WORTH_PACKING:
        return packed(message)
    return head_of(message), message


@lru_cache(maxsize=64)
def packed(message: bytes) -> tuple[bytes, bytes]:
    """Pack a message, once for all to whom it goes at about the same time."""
    packer = zlib.compressobj(LEVEL, wbits=-zlib.MAX_WBITS)
    data = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    data = data[:-4]  # what every packed message ends with is left out
    return head_of(data, PACKED), data


def head_of(message: bytes, kind: bytes = TEXT) -> bytes:
    """Begin the frame of a message as a server does: unmasked, and whole."""
    size = len(message)
    if size < SHORT:
        return kind + bytes((size,))
    if size < 1 << 16:
        return kind + b"\x7e" + size.to_bytes(2, "big")
    return kind + b"\x7f" + size.to_bytes(8, "big")
