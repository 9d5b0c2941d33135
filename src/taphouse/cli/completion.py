"""What a shell offers to complete: games, their options and values, their bots."""

from contextlib import suppress

import typer

from taphouse.bots.by_name import bots_of
from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.house import Option
from taphouse.core.lesson import lessons_of
from taphouse.core.levels import LEVELS
from taphouse.core.registry import find_game, list_games
from taphouse.terminal.language import language
from taphouse.words.about_game import option_about
from taphouse.words.languages import lesson_words


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Offer games by id, with their titles."""
    return [(meta.id, meta.title) for meta in list_games() if meta.id.startswith(incomplete)]


def complete_lesson(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Offer the lessons of the game that was named, with their titles."""
    game = _game_of(ctx)
    if game is None:
        return []
    words = lesson_words(game, language=language())
    return [(one.id, words.say(one.title)) for one in lessons_of(game) if one.id.startswith(incomplete)]


def complete_house(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Offer the options of the game that was named, and then their values."""
    game = _game_of(ctx)
    if game is None:
        return []
    earlier, comma, begun = incomplete.rpartition(",")
    name, equals, _ = begun.partition("=")
    offers = [
        (f"{earlier}{comma}{text}", option_about(game, option, language()))
        for option in game.options
        if option.id == name or (not equals and option.id.startswith(name))
        for text in (_values(option) if equals else [f"{option.id}="])
    ]
    return [(text, about) for text, about in offers if text.startswith(incomplete)]


def _values(option: Option) -> list[str]:
    """The values that can be listed, and of a span those worth trying."""
    values = dict.fromkeys(option.in_words(value) for value in (*option.choices, *option.worth))
    return [f"{option.id}={value}" for value in values]


def complete_bots(ctx: typer.Context, incomplete: str) -> list[str]:
    """Offer the bots of the game that was named; several are joined by commas."""
    game = _game_of(ctx)
    if game is None:
        return []
    earlier, comma, begun = incomplete.rpartition(",")
    names = [*sorted(bots_of(game)), *game.levels]
    return [f"{earlier}{comma}{name}" for name in names if name.startswith(begun)]


def complete_level(incomplete: str) -> list[str]:
    """Offer the levels."""
    return [level for level in LEVELS if level.startswith(incomplete)]


def _game_of(ctx: typer.Context) -> Game | None:
    """Find the game; while an option is being typed, what stands before it has not been given a name yet."""
    for word in (ctx.params.get("game"), *ctx.args):
        with suppress(TaphouseError):
            return find_game(word or "")
    return None
