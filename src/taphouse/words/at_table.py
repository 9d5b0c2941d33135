"""The words of one table: what its seats see and hear, said to them."""

from collections.abc import Iterable
from typing import TypeVar

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import Fact
from taphouse.core.moves import Seat
from taphouse.core.table import Table
from taphouse.core.view import View
from taphouse.words.languages import ENGLISH, words_of
from taphouse.words.speaking import spoken
from taphouse.words.words import Words

Refused = TypeVar("Refused", bound=TaphouseError)


def words_at(table: Table, eyes: int | None, language: str = ENGLISH) -> Words:
    """The words of a table for one pair of eyes."""
    return words_of(table.game, eyes, table.names, language, table.game.catalogue(table.record.house))


def view_in_words(table: Table, seat: Seat | None, language: str = ENGLISH) -> View:
    """Show the table to a seat or a spectator, with words."""
    return spoken(table.view(seat), words_at(table, seat, language))


def story_in_words(table: Table, seat: Seat | None, language: str = ENGLISH, since: int | None = None) -> list[str]:
    """Tell what happened after the first ``since`` moves, or from the deal on, in sentences."""
    return lines(table.story(seat, since), words_at(table, seat, language))


def lines(facts: Iterable[Fact], words: Words) -> list[str]:
    """Say facts one after the other."""
    return [words.say(fact) for fact in facts]


def explained(refusal: Refused, words: Words) -> Refused:
    """Give the same refusal with its sentence."""
    refusal.why = refusal.why or words.say(refusal.fact)
    return refusal
