"""People, as far as the house knows them: an id that their cookie carries, and a name."""

import unicodedata

from msgspec import Struct

LONGEST_NAME = 24


class Person(Struct, frozen=True):
    """Somebody who gave a name."""

    id: str
    name: str


def tidy(text: str) -> str:
    """Take out what cannot be seen: control and direction marks, and more than one space at a time."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    return " ".join("".join(sign for sign in seen if unicodedata.category(sign)[0] != "C").split())


def distinct(name: str, taken: list[str]) -> str:
    """Give the name as it is, or with a number if somebody at the table has it already."""
    known = {other.casefold() for other in taken}
    candidate, number = name, 1
    while candidate.casefold() in known:
        number += 1
        candidate = f"{name[: LONGEST_NAME - 3]} {number}"
    return candidate
