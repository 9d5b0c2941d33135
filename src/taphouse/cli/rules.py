"""``taphouse rules``."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from taphouse.cli.options import GameName
from taphouse.core.registry import find_game
from taphouse.terminal.rulebook import look_up
from taphouse.terminal.talk import make_console


def rules(
    game: GameName,
    about: Annotated[list[str] | None, typer.Argument(metavar="ID_OR_WORD", help="A rule's id, or a word.")] = None,
) -> None:
    """Show a game's rules: all, one by its id, or those that speak of something."""
    console = make_console()
    console.print(Markdown(look_up(find_game(game), " ".join(about or []))), width=min(console.width, 100))
