"""The codes by which people join a table: three made-up words that can be said aloud, as ``lusab-tivok-gutih``.

Each word is consonant, vowel, consonant, vowel, consonant, drawn from 16 consonants and 4 vowels:
16 bits, 48 in all. Somebody who tries a thousand codes a second at a house with a thousand tables
needs eight years to find one; the door lets an address try one in two seconds, and a person with a
name a few more (``DoorRules``).
"""

from secrets import choice

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
PATTERN = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
WORDS = 3
UGLY = ("dik", "fag", "fuk", "jap", "kak", "kik", "kok", "kun", "nazi", "nig", "pis", "rap", "tit", "vagin")
"""A word with one of these in it is drawn again: a tenth of a bit less in all, and nobody has to say it aloud."""

OLD_LETTERS = "BCDFGHJKMNPQRSTVWXZ"
OLD_LENGTH = 6
"""Tables that were made before have codes of six capitals, which stay valid."""


def new_code() -> str:
    """Draw a code."""
    return "-".join(_word() for _ in range(WORDS))


def _word() -> str:
    while True:
        word = "".join(choice(letters) for letters in PATTERN)
        if not any(ugly in word for ugly in UGLY):
            return word


def is_short(text: str) -> bool:
    """Whether a text may be the code of an older table, of which there are few enough to be guessed."""
    return len(read_code(text) or "") == OLD_LENGTH


def read_code(text: str) -> str | None:
    """Read a code in any spelling, with hyphens, spaces or nothing between; None if it can be none."""
    letters = "".join(sign for sign in text if sign not in "-_ .\t\n").lower()
    if len(letters) == OLD_LENGTH and set(letters.upper()) <= set(OLD_LETTERS):
        return letters.upper()
    size = len(PATTERN)
    if len(letters) != WORDS * size or any(sign not in PATTERN[at % size] for at, sign in enumerate(letters)):
        return None
    return "-".join(letters[at : at + size] for at in range(0, len(letters), size))
