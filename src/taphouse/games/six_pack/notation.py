"""Reading moves: ``lay 1,-1``, ``drink B``, ``claim flat 0,0`` ... the same at every table.

Coordinates are written from -16 to 15. A table that has wandered further goes on with the same names: 16 is -16.
"""

from taphouse.core.moves import Move
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import SPAN, signed


def _wrapped(word: str) -> str:
    """Bring coordinates of a table that has wandered far back to those that are written."""
    parts = word.split(",")
    if not all(part.removeprefix("-").isdecimal() and part.isascii() and len(part) < 8 for part in parts):
        return word
    return ",".join(str(signed(int(part) % SPAN)) for part in parts)


def read_move(text: str) -> Move:
    """Read a move from notation; kinds and dominoes keep their capital and small letters."""
    return Move(BOOK.read(" ".join(_wrapped(word) for word in text.split())))
