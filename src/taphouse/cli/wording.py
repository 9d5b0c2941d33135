"""What was typed wrongly, in our words: the library that reads the command line has its own."""

from collections.abc import Mapping
from typing import Any

import typer
from typer.core import TyperCommand

WORDS = {
    "int_parsing": "{input!r} is no whole number.",
    "int_parsing_size": "{input:.20}... is too long for a number.",
    "float_parsing": "{input!r} is no number.",
    "finite_number": "{input!r} is no number that can be counted with.",
    "greater_than_equal": "{input} is too small. It takes {ge} or more.",
    "less_than_equal": "{input} is too large. It takes {le} or less.",
}
"""Sentences by the library's name for what is wrong."""
PREFACE = "Value error, "


class Command(TyperCommand):
    """A command that says in our words which value it cannot take."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  the library's own type is private
        """Read what was typed."""
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as error:
            error.message = worded(error)
            raise


def worded(error: typer.BadParameter) -> str:
    """Say what is wrong with a value; where we have no words for it, as the library does."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    for one in found[:1]:
        sentence = WORDS.get(str(one.get("type")))
        if sentence:
            facts: Mapping[str, object] = one.get("ctx") or {}
            return sentence.format(input=one.get("input"), **facts)
    return error.message.removeprefix(PREFACE)
