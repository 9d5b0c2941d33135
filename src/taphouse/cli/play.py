"""``taphouse play``."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from taphouse.cli.completion import complete_game
from taphouse.cli.files import STANDARD
from taphouse.cli.options import (
    BotsOption,
    HouseOption,
    LevelOption,
    SeatsOption,
    SeedOption,
    WrongUsage,
    at_level,
    read_bots,
    read_house,
    read_seed,
)
from taphouse.core.levels import USUAL
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
from taphouse.terminal.introducing import introduce
from taphouse.terminal.language import tell
from taphouse.terminal.talk import Talk
from taphouse.terminal.words import said

EXAMPLES = (
    "taphouse play",
    "taphouse play last-call --seats 4 --name Anna",
    "taphouse play with-friends-like-these --house wingman=true,peak_cards=6",
    "taphouse play six-pack --level easy",
    "taphouse play --load",
)


def with_latest(args: Sequence[str]) -> list[str]:
    """Complete a ``--load`` that names no file: an empty name means the latest game."""
    whole: list[str] = []
    for arg, following in zip(args, [*args, "--"][1:], strict=True):
        whole.append(arg)
        if arg == "--load" and following.startswith("-") and Path(following) != STANDARD:
            whole.append("")
    return whole


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="about-game-or-ask", autocompletion=complete_game),
    ] = None,
    *,
    seats: SeatsOption = None,
    house: HouseOption = None,
    seed: SeedOption = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="about-name")] = "Guest",
    seat: Annotated[int, typer.Option("--seat", min=1, metavar="N", help="about-seat")] = 1,
    bots: BotsOption = "house",
    level: LevelOption = USUAL,
    load: Annotated[str | None, typer.Option("--load", metavar="[FILE]", help="about-load")] = None,
    pace: Annotated[float | None, typer.Option("--pace", min=0, max=10, metavar="S", help="about-pace")] = None,
) -> None:
    """Play against bots, here in the terminal."""
    talk = Talk(pace=pace)
    names = read_bots(bots)
    try:
        if load is not None:
            _go_on(load, talk)
            return
        found = choose_game(talk) if game is None else find_game(game)
        chosen = read_house(house, found)
        if seats is None:
            seats = usual_seats(found, chosen) if game is not None else choose_seats(found, chosen, talk)
        introduce(found, talk)
        play_evening(
            Setting(found, seats, chosen, name, seat - 1, at_level(found, names, level)), read_seed(seed), talk
        )
    except EOFError:
        talk.say("", tell(said.until_next_time()))


def _go_on(load: str, talk: Talk) -> None:
    if Path(load or ".") == STANDARD:
        raise WrongUsage(said.load_from_input())
    sitting = sit_again(Path(load), talk) if load else choose_latest(talk)
    if sitting is None:
        return
    setting = setting_of(sitting.table.record)
    if play_to_end(sitting) and talk.agrees(tell(said.ask_again()), default=False):
        play_evening(setting, read_seed(None), talk)
