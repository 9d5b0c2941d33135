"""``taphouse rules``."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from taphouse.cli.files import print_data
from taphouse.cli.options import GameName, JsonOption
from taphouse.core.registry import find_game
from taphouse.terminal.language import language
from taphouse.terminal.rulebook import entries, look_up
from taphouse.terminal.talk import make_console
from taphouse.words.about_game import age_note, game_credits

EXAMPLES = (
    "taphouse rules last-call",
    "taphouse rules last-call LC-036",
    "taphouse rules last-call take that",
)


def rules(
    game: GameName,
    about: Annotated[list[str] | None, typer.Argument(metavar="ID_OR_WORD", help="about-rule")] = None,
    *,
    json: JsonOption = False,
) -> None:
    """Show a game's rules: all of them, one by its id, or by a word."""
    found = find_game(game)
    text = look_up(found, " ".join(about or []))
    if json:
        meta = found.meta
        print_data(
            {
                "game": meta.id,
                "title": meta.title,
                "rules_version": meta.rules_version,
                "age_note": age_note(found, language()),
                "credits": game_credits(found, language()),
                "rules": entries(text),
                "text": text,
            }
        )
        return
    console = make_console()
    console.print(Markdown(text), width=min(console.width, 100))
