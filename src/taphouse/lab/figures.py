"""Figures: measures that are one number, by name, and how they are called and written."""

from math import floor, log10

from msgspec import Struct

from taphouse.core.errors import UnknownGame
from taphouse.core.registry import find_game
from taphouse.lab.estimates import Estimate
from taphouse.words.languages import ENGLISH, table_of
from taphouse.words.words import Words

PACKAGE = "taphouse.lab"
SHARES = ("first", "shared", "drawn", "forced", "decided", "luck")
"""What is counted in parts of a hundred."""
MOST_DIGITS = 3
MINUS = "\N{MINUS SIGN}"


class Figure(Struct, frozen=True, kw_only=True):
    """One measure."""

    name: str
    estimate: Estimate

    @property
    def is_share(self) -> bool:
        """Whether it is a part of a whole."""
        return self.name in SHARES


def words_for(game: str, language: str = ENGLISH) -> Words:
    """The words of the lab together with those of a game; a game that is not installed has none."""
    table = table_of(PACKAGE, language)
    try:
        found = find_game(game)
    except UnknownGame:
        return Words(table, language=language)
    catalogue = found.catalogue(found.house(found.meta.seats_best))
    return Words({**table_of(found.package, language), **table}, catalogue, language=language)


def measure_name(words: Words, name: str, form: str = "") -> str:
    """Call a measure; one without words is called as data has it."""
    key = f"measure-{name}"
    if form:
        return words.form(key, form, {}) if words.has(f"{key}.{form}") else ""
    return words.form(key, "", {}) if words.has(key) else kind_name(name)


def kind_name(name: str) -> str:
    """Call a kind of fact, or anything else that has only the name that data has, as one reads it."""
    return name.replace("_", " ").replace("-", " ")


def number_text(number: float, within: float) -> str:
    """Write a number with as many digits as its interval is worth."""
    digits = MOST_DIGITS if within == 0 else max(0, min(MOST_DIGITS, -floor(log10(within))))
    text = f"{number:.{digits}f}"
    return text.rstrip("0").rstrip(".") if within == 0 and "." in text else text
