"""What the library that reads the command line says, in our words: help, and what was typed wrongly."""

from collections.abc import Callable, Mapping
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from taphouse.core.errors import quoted
from taphouse.core.facts import Fact, typed
from taphouse.terminal.language import has_form, tell, word
from taphouse.terminal.words import said

Wrong = Callable[[Any, Mapping[str, Any]], Fact]
FACTS: Mapping[str, Wrong] = {
    "int_parsing": lambda given, _: said.no_whole_number(typed=quoted(str(given))),
    "int_parsing_size": lambda given, _: said.number_too_long(typed=typed(str(given)[:20])),
    "float_parsing": lambda given, _: said.no_number(typed=quoted(str(given))),
    "finite_number": lambda given, _: said.not_finite(typed=quoted(str(given))),
    "greater_than_equal": lambda given, told: said.too_small(typed=typed(str(given)), least=typed(str(told["ge"]))),
    "less_than_equal": lambda given, told: said.too_large(typed=typed(str(given)), most=typed(str(told["le"]))),
}
"""What is wrong, by the library's name for it."""
PREFACE = "Value error, "
TYPED = "taphouse.typed"
"""Where it is remembered what was typed behind a command."""
HELP = "help-"
"""What the keys of a command's help begin with; its name follows."""
ABOUT = "about-"
"""What the keys of an option's help begin with."""


def explain(command: Any) -> None:  # noqa: ANN401  the library's own types are private
    """Put the words of the reader's language in place of the keys by which help is named."""
    for parameter in command.params:
        about = getattr(parameter, "help", None) or ""
        if about.startswith(ABOUT):
            parameter.help = word(about)


class Command(TyperCommand):
    """A command that explains itself, and says which value it cannot take, in our words."""

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401  as the library calls it
        super().__init__(*args, **more)
        explain(self)
        key = f"{HELP}{self.name}"
        summary = word(key)
        self.short_help = summary
        self.help = f"{summary}\n\n{word(key, 'more')}" if has_form(key, "more") else summary
        self.epilog = f"\b\n{tell(said.examples())}\n{self.epilog}"

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  the library's own type is private
        """Read what was typed, and remember it."""
        ctx.meta[TYPED] = tuple(args)
        try:
            return super().parse_args(ctx, args)
        except typer.BadParameter as error:
            error.message = worded(error)
            raise


class Group(TyperGroup):
    """All commands together."""

    def __init__(self, *args: Any, **more: Any) -> None:  # noqa: ANN401  as the library calls it
        super().__init__(*args, **more)
        explain(self)
        self.help = word(f"{HELP}taphouse")


def worded(error: typer.BadParameter) -> str:
    """Say what is wrong with a value; where we have no words for it, as the library does."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    for one in found[:1]:
        fact = FACTS.get(str(one.get("type")))
        if fact is not None:
            return tell(fact(one.get("input"), one.get("ctx") or {}))
    return error.message.removeprefix(PREFACE)
