"""What an error says, for whoever meets it outside of a table."""

from taphouse.core.errors import TaphouseError
from taphouse.words.languages import ENGLISH, table_of
from taphouse.words.words import Words


def sentence(error: TaphouseError, language: str = ENGLISH) -> str:
    """Say what an error is about; pieces of a game go by their notation, as no table is known."""
    words = Words(table_of(error.package, language), language=language)
    key = str(error.fact["say"])
    return words.say(error.fact) if words.has(key) else key
