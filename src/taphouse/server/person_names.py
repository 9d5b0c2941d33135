"""Names of people: which are refused, which look alike, and how two people of one name are told apart."""

import unicodedata
from collections.abc import Iterable

from taphouse.core.facts import typed
from taphouse.server.protocol.problems import Refusal
from taphouse.server.store.person import SOMEBODY
from taphouse.server.words import said

LONGEST_NAME = 24
ANNOUNCER = "The house"
"""Who speaks where nobody in particular does."""
BOT_NAMES = ("Barley", "Bitter", "Brandy", "Cork", "Ginger", "Hops", "Malt", "Mead", "Perry", "Rye", "Sorrel", "Tansy")
OUR_WORDS = ("the house", "taphouse", "outside bot")
"""No name has these words in it: they are how the house speaks of itself."""

NOT_NAMES = ("You", "Host", "The host", "Nobody", "Everybody", "Anybody", *(f"Seat {seat}" for seat in range(1, 17)))
"""What the house says of people where it does not name them: as a name, it would turn a story round."""
MOST_MARKS = 4
"""How many marks may stand on one letter: pointed Hebrew, Thai and the scripts of India need up to four in a row."""

_BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159}
"""Letters and marks that show nothing."""
_JOINER, _AS_PICTURE = "\u200d", "\ufe0f"
"""What makes one picture of several: welcome in the company of pictures, and nowhere else."""

# Letters of other alphabets, and signs, that look like a Latin letter; then the Latin letters, one below the other.
_CYRILLIC = "АВЕЅІЈКМНОРСТУХЗЬГаеорсухіјѕһԁԛԝгкмтпв"
_AS_LATIN = "ABESIJKMHOPCTYX3bГaeopcyxijshdqwrkmтnв"
_GREEK = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχω"
_AS_LATIN_TOO = "ABEZHIKMNOPTYXayikvoptuxw"
_SIGNS = "ıȷɑɡʟⅼøØłŁđĐ05"  # noqa: RUF001
_AS_LETTERS = "ijagllooLLddos"
_STROKE = "¦"
"""What stands for everything that may be a single stroke: I, l, 1 and |."""
_LOOKS_LIKE = str.maketrans(
    {
        **dict(zip(_CYRILLIC, _AS_LATIN, strict=True)),
        **dict(zip(_GREEK, _AS_LATIN_TOO, strict=True)),
        **dict(zip(_SIGNS, _AS_LETTERS, strict=True)),
    }
)
_STROKES = str.maketrans(dict.fromkeys("Il1|ǀ", _STROKE))  # noqa: RUF001


def tidy(text: str) -> str:
    """Take out what cannot be seen, more than one space at a time, and marks that would cover the lines around.

    What cannot be seen: control and direction marks; and what shows nothing but takes room is a space.
    """
    seen = "".join(" " if sign.isspace() or _is_gap(sign) else sign for sign in unicodedata.normalize("NFC", text))
    seen = "".join(sign for sign in seen if unicodedata.category(sign)[0] != "C")
    marks = _marks(seen)
    return " ".join("".join(sign for sign, mark in zip(seen, marks, strict=True) if mark <= MOST_MARKS).split())


def _is_gap(sign: str) -> bool:
    return ord(sign) in _BLANK and unicodedata.category(sign)[0] != "M"


def _marks(text: str) -> list[int]:
    """Count for each sign how many marks stand on one letter up to there; 0 for what is no mark."""
    counts: list[int] = []
    for sign in text:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        counts.append((counts[-1] if counts else 0) + 1 if is_mark else 0)
    return counts


def has_letters(text: str) -> bool:
    """Whether there is anything to read in a text: more than spaces, blanks and marks that stand on nothing."""
    return any(ord(sign) not in _BLANK and unicodedata.category(sign)[0] not in "MZC" for sign in text)


def skeleton(name: str) -> str:
    """Write a name as the eye takes it in: names with the same skeleton can be mistaken for each other."""
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(sign for sign in plain if sign.isalnum() or sign == "|" or unicodedata.combining(sign))
    return letters.translate(_LOOKS_LIKE).translate(_STROKES).casefold()


def checked(name: str) -> str:
    """Give a name tidied; Refusal ``malformed`` if it cannot be read, hides something, or is the house's own."""
    hidden = [sign for number, sign in enumerate(name) if _is_hidden(name, number)]
    if hidden:
        raise Refusal("malformed", said.name_hides(sign=typed(f"U+{ord(hidden[0]):04X}")))
    if max(_marks(unicodedata.normalize("NFC", name)), default=0) > MOST_MARKS:
        raise Refusal("malformed", said.name_marked())
    tidied = " ".join(unicodedata.normalize("NFC", name).split())[:LONGEST_NAME].strip()
    bones = skeleton(tidied)
    if not bones and not any(unicodedata.category(sign) == "So" for sign in tidied):
        raise Refusal("malformed", said.name_empty())
    if bones in map(skeleton, (*BOT_NAMES, SOMEBODY, "House")):
        raise Refusal("malformed", said.name_of_house())
    if bones in map(skeleton, NOT_NAMES):
        raise Refusal("malformed", said.name_of_anybody())
    if any(skeleton(word) in bones for word in OUR_WORDS):
        raise Refusal("malformed", said.name_of_speaker())
    return tidied


def _is_hidden(name: str, number: int) -> bool:
    """Whether a sign of a name shows nothing; a space is seen by the gap that it leaves."""
    sign = name[number]
    if sign in (_JOINER, _AS_PICTURE):
        before = name[number - 1] if number else ""
        return not before or (unicodedata.category(before) not in ("So", "Sk") and before != _AS_PICTURE)
    if ord(sign) in _BLANK or 0xFE00 <= ord(sign) <= 0xFE0E:
        return True
    return unicodedata.category(sign)[0] == "C" or unicodedata.category(sign) in ("Zl", "Zp")


def looks_like(name: str, others: Iterable[str]) -> str:
    """Find the name among others that this one could be mistaken for, though it is not the same; nothing if none."""
    bones = skeleton(name)
    for other in others:
        if other.casefold() != name.casefold() and skeleton(other) == bones:
            return other
    return ""


def must_be_distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that could be mistaken for somebody else's at the table."""
    other = looks_like(name, others)
    if other:
        raise Refusal("not_now", said.name_alike(name=typed(name), other=typed(other)))


def distinct(name: str, taken: list[str]) -> str:
    """Give the name as it is, or with a number if somebody at the table has it already."""
    known = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in known:
        number += 1
        candidate = f"{name[: LONGEST_NAME - 3]} {number}"
    return candidate
