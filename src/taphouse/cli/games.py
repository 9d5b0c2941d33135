"""``taphouse games``."""

from typing import Annotated

import typer
from rich.text import Text

from taphouse.cli.completion import complete_game
from taphouse.cli.effects import effect_line
from taphouse.cli.files import print_data
from taphouse.cli.options import JsonOption
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.house import Option
from taphouse.core.measured import measures_of
from taphouse.core.registry import find_game, load_games
from taphouse.terminal.language import language, tell
from taphouse.terminal.talk import WIDEST, make_console, print_lines
from taphouse.terminal.text import wrapped
from taphouse.terminal.words import said
from taphouse.words.about_game import age_note, game_credits, option_about, option_values, pitch, preset_about

EXAMPLES = ("taphouse games", "taphouse games six-pack", "taphouse games --json")


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="about-game", autocompletion=complete_game)] = "",
    *,
    json: JsonOption = False,
) -> None:
    """List the games, or one: seats, minutes, options and what they change, ages, credits."""
    found, broken = ([find_game(game)], []) if game else load_games()
    for error in broken:
        typer.echo(str(error), err=True)
    if json:
        print_data([_data(each) for each in found])
        return
    console = make_console()
    for number, each in enumerate(found):
        print_lines(console, [*([""] if number else []), *_card(each, min(console.width, WIDEST))])


def _card(game: Game, width: int) -> list[Text | str]:
    """One game as a card: what it is, and what a table can choose."""
    meta = game.meta
    card = said.game_card(
        id=typed(meta.id),
        least=meta.seats_min,
        most=meta.seats_max,
        best=meta.seats_best,
        short=meta.minutes[0],
        long=meta.minutes[1],
    )
    lines: list[Text | str] = [
        Text(tell(card), style="bold"),
        *wrapped(f"{meta.title}: {pitch(game, language())}", width),
    ]
    known = {option.id: option for option in game.options}
    for preset in game.presets:
        chosen = ",".join(f"{name}={known[name].in_words(value)}" for name, value in preset.house.items())
        told = f"{preset.name}: {preset_about(game, preset, language())}"
        lines += [_indented(line, 2) for line in wrapped(told, width - 2, indent="  ")]
        lines += [f"      --house {chosen}"] if chosen else []  # to be copied, so it is never cut
    for option in game.options:
        listed, usual = option_values(game, option, language()), option.in_words(option.default)
        values = tell(said.values_of(name=typed(option.id), values=typed(listed), usual=typed(usual)))
        lines += [_indented(line, 2) for line in wrapped(values, width - 2, indent="  ")]
        lines += [_indented(line, 6) for line in wrapped(option_about(game, option, language()), width - 6)]
        lines += [_indented(line, 6) for line in wrapped(effect_line(game, option), width - 6)]
    for what, told in (("", age_note(game, language())), (f"{tell(said.credits())} ", game_credits(game, language()))):
        if told:
            lines += wrapped(f"{what}{told}", width, indent="  ")
    return lines


def _indented(line: Text, by: int) -> Text:
    return Text.assemble(" " * by, line)


def _data(game: Game) -> dict[str, object]:
    meta = game.meta
    return {
        "id": meta.id,
        "title": meta.title,
        "pitch": pitch(game, language()),
        "seats": {"min": meta.seats_min, "max": meta.seats_max, "best": meta.seats_best},
        "minutes": meta.minutes,
        "rules_version": meta.rules_version,
        "age_note": age_note(game, language()),
        "credits": game_credits(game, language()),
        "bots": sorted(game.bots),
        "presets": [
            {"name": one.name, "about": preset_about(game, one, language()), "house": one.house} for one in game.presets
        ],
        "options": [_option(game, option) for option in game.options],
    }


def _option(game: Game, option: Option) -> dict[str, object]:
    measures = measures_of(game)
    return {
        "id": option.id,
        "values": option.choices,
        "span": option.span,
        "per_seat": option.per_seat,
        "some_seats": option.some_seats,
        "default": option.default,
        "about": option_about(game, option, language()),
        "rule": option.rule,
        "measured": [one for one in measures.tried if one.option == option.id] if measures else [],
        "unmeasured": [one for one in measures.unmeasured if one.option == option.id] if measures else [],
    }
