"""Which languages there are, and the words of each part of Taphouse in them."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from taphouse.core.game import Game
from taphouse.core.lesson import words_package
from taphouse.words.words import Catalogue, Table, Words

ENGLISH: Final = "en"
PSEUDO: Final = "en-XA"
"""English with accents, a third longer: whatever looks otherwise was never translated."""
LANGUAGES: Final = (ENGLISH, PSEUDO)
COMMON: Final = "taphouse.core"


def spoken_language(asked: str) -> str:
    """The language that there is for one that was asked for: English where it is none of ours, none where none was."""
    return asked if asked in LANGUAGES or not asked else ENGLISH


@cache
def table_of(package: str, language: str) -> Table:
    """The words of a package, with those that every part of Taphouse shares."""
    name = language.replace("-", "_").lower()
    found: dict[str, object] = {}
    for part in dict.fromkeys((COMMON, package)):
        if find_spec(f"{part}.words") is not None:
            found |= import_module(f"{part}.words.{name}").TABLE
    return found  # type: ignore[return-value]


def words_of(
    game: Game,
    eyes: int | None = None,
    names: Sequence[str] = (),
    language: str = ENGLISH,
    catalogue: Catalogue | None = None,
) -> Words:
    """The words of a game, for one pair of eyes."""
    return Words(table_of(game.package, language), catalogue, eyes, names, language)


def lesson_words(
    game: Game,
    eyes: int | None = None,
    names: Sequence[str] = (),
    language: str = ENGLISH,
    catalogue: Catalogue | None = None,
) -> Words:
    """The words of a game together with those of its lessons, for one pair of eyes."""
    table = {**table_of(game.package, language), **table_of(words_package(game), language)}
    return Words(table, catalogue, eyes, names, language)
