"""What several commands have in common."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from taphouse.core.errors import TaphouseError
from taphouse.core.house import Value
from taphouse.core.rng import SEED_BYTES, seed_from

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as 'taphouse games' lists it.")]
SeatsOption = Annotated[
    int | None, typer.Option("--seats", help="How many sit at the table; the game's best if left out.")
]
HouseOption = Annotated[
    list[str] | None,
    typer.Option("--house", metavar="KEY=VALUE", help="An option of the table; repeat it, or join several by commas."),
]
SeedOption = Annotated[str | None, typer.Option("--seed", help="Any text or number; the same one gives the same deal.")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
EyesOption = Annotated[
    str, typer.Option("--eyes", metavar="SEAT", help="Who looks: a seat from 0 on, 'all', or 'spectator'.")
]


class WrongUsage(TaphouseError):  # noqa: N818  like the other refusals
    """The command was written wrongly."""


def read_house(pairs: list[str] | None) -> dict[str, Value]:
    """Read options as typed; what they may be is for the game to say."""
    chosen: dict[str, Value] = {}
    for pair in (part.strip() for text in pairs or [] for part in text.split(",")):
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise WrongUsage(f"--house takes key=value, not {pair!r}. 'taphouse games' lists the options.")
        chosen[name.strip()] = value.strip()
    return chosen


def read_bots(text: str) -> tuple[str, ...]:
    """Read the names of bots, one or several."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise WrongUsage("--bots takes the name of one bot, or several joined by commas.")
    return names


def read_seed(text: str | None) -> bytes:
    """Make a seed of what was typed; without it a secret one."""
    return secrets.token_bytes(SEED_BYTES) if text is None else seed_from(text)
