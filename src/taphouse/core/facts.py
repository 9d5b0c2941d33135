"""Facts: what is so, as a name and named arguments. Sentences are made of them at the edge, for one reader.

A fact is JSON: ``{"say": "drew", "who": "seat:1", "number": 2}``. Its arguments say themselves what they are:

- a seat, a piece, a suit, any thing that has a name: a reference, ``seat:1``, ``card:beer-7-a``; several: a list
- a number: a number; a word to choose by: that word; nothing: left out
- what a person typed: ``{"text": "..."}``; another fact: that fact

``then`` holds facts that follow, ``rule`` the rule that it is about, and ``text`` the sentence, for a client that asked
for words. Which facts there are, and with which arguments, stands in the ``words/en.ftl`` of each part; ``said``
beside it has a typed function for each.
"""

from collections.abc import Iterator
from typing import Any, Final, NewType

Fact = dict[str, Any]
"""A fact. It is never changed once it was made, so that it can be shared."""
Text = dict[str, str]
"""What a person typed: nothing in it is looked into."""
SeatRef = NewType("SeatRef", str)
"""A seat, in a fact."""

MOST_SEATS: Final = 64
SEATS: Final = [SeatRef(f"seat:{number}") for number in range(MOST_SEATS)]
"""The seats by number, made once."""
BESIDES: Final = ("say", "rule", "text")
"""What a fact has that is no argument."""


def seats_ref(seats: list[int]) -> list[SeatRef]:
    """Several seats, in a fact."""
    return [SEATS[seat] for seat in seats]


def typed(text: str) -> Text:
    """Wrap what a person typed, such as a name."""
    return {"text": text}


def plain(line: str) -> Fact:
    """Wrap a sentence that is none of ours, such as one that another program wrote."""
    return {"say": "plain", "words": {"text": line}}


def about(fact: Fact, rule: str) -> Fact:
    """The same fact with the rule that it is about."""
    return {**fact, "rule": rule}


def followed(fact: Fact, *others: Fact) -> Fact:
    """The same fact with others that follow it."""
    return {**fact, "then": [*fact.get("then", ()), *others]}


def references(fact: Fact) -> Iterator[str]:
    """Every thing that a fact names, in the order of its arguments, each as often as it stands there."""
    for name, value in fact.items():
        if name not in BESIDES:
            yield from _references(value)


def _references(value: object) -> Iterator[str]:
    if isinstance(value, str):
        if ":" in value:
            yield value
    elif isinstance(value, list):
        for each in value:
            yield from _references(each)
    elif isinstance(value, dict) and "say" in value:
        yield from references(value)
