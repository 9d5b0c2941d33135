"""Refusals: each has a code for programs and a fact for people, said in words at the edge.

Refusal (a TaphouseError)
├── UnknownTable    there is no such table (code ``unknown``)
├── Elsewhere       another process owns the table; ``address`` says which
└── (itself)        codes ``not_yours``, ``not_now``, ``rule``, ``stale``, ``too_fast``, ``too_large``,
                    ``malformed``, ``unknown``, ``failed``
"""

from functools import cache
from typing import Final

from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import Fact, plain
from taphouse.server.protocol.bodies import Problem
from taphouse.server.words import said
from taphouse.words.languages import COMMON, ENGLISH, table_of
from taphouse.words.words import Words

SERVER: Final = "taphouse.server"
"""Whose words say what the server itself refuses."""


class Refusal(TaphouseError):  # noqa: N818  the word players use
    """You asked for something that cannot be done; nothing changed."""

    package = SERVER

    def __init__(self, code: str, why: Fact, rule: str = "") -> None:
        super().__init__(why)
        self.code = code
        self.rule = rule


class UnknownTable(Refusal):
    """You asked for a table that does not exist."""

    def __init__(self, table: str) -> None:
        super().__init__("unknown", said.no_such_table(name=quoted(table)))


class Elsewhere(Refusal):
    """The table is in the hands of another process of the same house."""

    def __init__(self, table: str, address: str) -> None:
        super().__init__("elsewhere", said.table_next_door(name=quoted(table)))
        self.address = address
        """Where that process can be reached, as its settings say."""


@cache
def house_words(language: str = ENGLISH, package: str = SERVER) -> Words:
    """The words of the server, or of a game where it refuses something before there is a table."""
    return Words(table_of(package, language), language=language)


def in_words(fact: Fact, language: str = "", package: str = SERVER) -> str:
    """Say something of the server's own: in the language that somebody asked for, else in English."""
    return house_words(language or ENGLISH, package).say(fact)


def fact_of(error: TaphouseError) -> Fact:
    """What an error is about, as somebody can say it who knows the words of no game."""
    return error.fact if error.package in (SERVER, COMMON) else plain(str(error))


def problem(code: str, why: Fact, *, come_back: bool = False, package: str = SERVER) -> Problem:
    """Put into an answer why a request was refused."""
    return Problem(code, in_words(why, package=package), come_back, why)
