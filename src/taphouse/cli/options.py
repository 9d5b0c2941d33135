"""What several commands have in common."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from taphouse.bots.by_name import RANDOM, read_strength
from taphouse.cli.completion import complete_bots, complete_game, complete_house, complete_level
from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.meant import meant_or_known
from taphouse.core.rng import SEED_BYTES, seed_from
from taphouse.core.words import said
from taphouse.terminal.language import PACKAGE, language
from taphouse.terminal.words import said as here
from taphouse.words.about_game import advice

GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="about-game", autocompletion=complete_game),
]
SeatsOption = Annotated[int | None, typer.Option("--seats", metavar="N", help="about-seats")]
HouseOption = Annotated[
    list[str] | None,
    typer.Option(
        "--house",
        metavar="KEY=VALUE",
        help="about-house",
        autocompletion=complete_house,
    ),
]
SeedOption = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="about-seed")]
BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME[,NAME...]",
        help="about-bots",
        autocompletion=complete_bots,
    ),
]
LevelOption = Annotated[
    str,
    typer.Option("--level", metavar="LEVEL", help="about-level", autocompletion=complete_level),
]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="about-file")]
EyesOption = Annotated[str, typer.Option("--eyes", metavar="SEAT", help="about-eyes")]
JsonOption = Annotated[bool, typer.Option("--json", help="about-json")]


class WrongUsage(TaphouseError):  # noqa: N818  like the other refusals
    """The command was written wrongly."""

    package = PACKAGE


def read_house(pairs: list[str] | None, game: Game) -> dict[str, Value]:
    """Read options as typed."""
    known = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in (part.strip() for text in pairs or [] for part in text.split(",")):
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise WrongUsage(here.no_pair(typed=quoted(pair)))
        if name not in known:
            unknown = said.has_no_option(title=typed(game.meta.title), name=quoted(name))
            raise TaphouseError(followed(unknown, meant_or_known(name, known)))
        if name in chosen:
            raise WrongUsage(here.named_twice(name=typed(name)))
        chosen[name] = known[name].read_typed(value)
    return chosen


def say_advice(game: Game, seats: int, chosen: Mapping[str, Value]) -> None:
    """Say what the game advises about options that were chosen, such as one that changes nothing here."""
    if chosen and (given := advice(game, seats, game.house(seats, chosen), language())):
        typer.echo(given, err=True)


def read_bots(text: str) -> tuple[str, ...]:
    """Read the names of bots, one or several."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise WrongUsage(here.no_bots_named())
    return names


def at_level(game: Game, names: tuple[str, ...], level: str) -> tuple[str, ...]:
    """Let all bots play at a level that are not called for at one of their own."""
    strength = read_strength(game, level)
    return tuple(name if name in (RANDOM, *game.levels) or ":" in name else f"{name}:{strength}" for name in names)


def read_seed(text: str | None) -> bytes:
    """Make a seed of what was typed; without it a secret one."""
    return secrets.token_bytes(SEED_BYTES) if text is None else seed_from(text)
