"""The only source of chance. One seed of 32 bytes a game, two generators.

``sealed``: a SHA-256 counter stream, for every table with people. Nothing that was seen tells
what comes, and the numbers are the same on every machine and in every language.
``quick``: one small integer, a SplitMix on 62 bits, for simulation and search.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from taphouse.core.errors import BadPosition, quoted
from taphouse.core.words import said

SEED_BYTES: Final = 32

_GAMMA: Final = 0x1E3779B97F4A7C15
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB
_BITS_62: Final = 0x3FFFFFFFFFFFFFFF
_WORDS: Final = 4294967296


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Chance, as far as a game may ask for it."""

    def below(self, n: i64) -> i64:
        """Give a number from 0 to n - 1, each with the same chance; n is at least 1 and below 2**31."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        """Give a generator that goes on exactly as this one would, apart from it."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """Write the generator down; ``rng_from_position`` reads it."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Shuffle the first ``size`` entries in place."""
        i = size - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def deal(self, cards: vec[i64], size: i64, dealt: i64) -> None:
        """Bring ``dealt`` random entries out of the first ``size`` to the front, in random order."""
        for i in range(dealt):
            j = i + self.below(size - i)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card


class Quick(Rng):
    """One small integer: quick to draw from, quick to copy, easy to foresee."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state & _BITS_62

    def below(self, n: i64) -> i64:
        """Give a number from 0 to n - 1."""
        self.state = (self.state + _GAMMA) & _BITS_62
        z = self.state
        z = ((z ^ (z >> 30)) * _MIX_1) & _BITS_62
        z = ((z ^ (z >> 27)) * _MIX_2) & _BITS_62
        z = z ^ (z >> 31)
        return ((z >> 31) * n) >> 31

    def copy(self) -> "Quick":
        """Give a generator that goes on exactly as this one would."""
        return Quick(self.state)

    def position(self) -> dict[str, object]:
        """Write the generator down."""
        return {"generator": "quick", "state": int(self.state)}


class Sealed(Rng):
    """SHA-256 of the seed and a counter, read as big-endian words of 32 bits."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn
        self.block_number = -1
        self.block = b""

    def word(self) -> int:
        """Give the next word of the stream."""
        number = self.drawn // 8
        if number != self.block_number:
            self.block = sha256(self.seed + number.to_bytes(8, "big")).digest()
            self.block_number = number
        start = self.drawn % 8 * 4
        self.drawn += 1
        return int.from_bytes(self.block[start : start + 4], "big")

    def below(self, n: i64) -> i64:
        """Give a number from 0 to n - 1; words that would favour some are thrown away."""
        size = int(n)
        limit = _WORDS - _WORDS % size
        word = self.word()
        while word >= limit:
            word = self.word()
        return i64(word % size)

    def copy(self) -> "Sealed":
        """Give a generator that goes on exactly as this one would."""
        return Sealed(self.seed, self.drawn)

    def position(self) -> dict[str, object]:
        """Write the generator down, the secret seed included."""
        return {"generator": "sealed", "seed": self.seed.hex(), "drawn": self.drawn}


def make_rng(generator: str, seed: bytes) -> Rng:
    """Start the generator of that name from a seed."""
    if generator == "sealed":
        return Sealed(seed)
    if generator == "quick":
        return Quick(int.from_bytes(sha256(seed).digest()[:8], "big") >> 2)
    raise BadPosition(said.no_such_generator(name=quoted(generator)))


def rng_from_position(data: object) -> Rng:
    """Read a generator that ``position`` wrote."""
    if isinstance(data, dict):
        kind, state, seed, drawn = (data.get(key) for key in ("generator", "state", "seed", "drawn"))
        if kind == "quick" and isinstance(state, int) and 0 <= state <= _BITS_62:
            return Quick(state)
        if kind == "sealed" and isinstance(seed, str) and isinstance(drawn, int) and 0 <= drawn <= _BITS_62:
            try:
                return Sealed(bytes.fromhex(seed), drawn)
            except ValueError:
                pass
    raise BadPosition(said.bad_generator())


def seed_from(text: str) -> bytes:
    """Make the 32 bytes of a seed from any text or number a person types."""
    return sha256(text.encode()).digest()
