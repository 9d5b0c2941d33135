"""``taphouse play``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from taphouse.cli.options import HouseOption, SeatsOption, SeedOption, read_bots, read_house, read_seed
from taphouse.core.registry import find_game
from taphouse.terminal.evening import (
    Setting,
    choose_game,
    choose_latest,
    choose_seats,
    play_evening,
    play_to_end,
    setting_of,
    sit_again,
    usual_seats,
)
from taphouse.terminal.talk import Talk


def with_latest(args: Sequence[str]) -> list[str]:
    """Complete a ``--load`` that names no file: an empty name means the latest game."""
    whole: list[str] = []
    for arg, following in zip(args, [*args[1:], "--"], strict=True):
        whole.append(arg)
        if arg == "--load" and following.startswith("-"):
            whole.append("")
    return whole


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id; left out, you are asked.")] = None,
    *,
    seats: SeatsOption = None,
    house: HouseOption = None,
    seed: SeedOption = None,
    name: Annotated[str, typer.Option("--name", help="What the others call you.")] = "Guest",
    seat: Annotated[int, typer.Option("--seat", min=0, help="Where you sit.")] = 0,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME[,NAME...]", help="Who plays against you.")] = "house",
    load: Annotated[
        str | None, typer.Option("--load", metavar="[FILE]", help="Go on with a saved game; without FILE, the latest.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option("--pace", min=0, max=10, help="Seconds to look at a bot's move.")
    ] = None,
) -> None:
    """Play against bots, here in the terminal."""
    talk = Talk(pace=pace)
    chosen, names = read_house(house), read_bots(bots)
    try:
        if load is not None:
            _go_on(load, talk)
            return
        found = choose_game(talk) if game is None else find_game(game)
        if seats is None:
            seats = usual_seats(found, chosen) if game is not None else choose_seats(found, chosen, talk)
        play_evening(Setting(found, seats, chosen, name, seat, names), read_seed(seed), talk)
    except EOFError:
        talk.say("", "Until next time.")


def _go_on(load: str, talk: Talk) -> None:
    path = Path(load) if load else choose_latest(talk)
    if path is None:
        return
    sitting = sit_again(path, talk)
    setting = setting_of(sitting.table.record)
    if play_to_end(sitting) and talk.agrees("Play again?", default=False):
        play_evening(setting, read_seed(None), talk)
