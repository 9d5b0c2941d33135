"""``taphouse simulate`` and ``taphouse record``."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from taphouse.cli.options import GameName, HouseOption, SeatsOption, SeedOption, read_bots, read_house, read_seed
from taphouse.core.errors import TaphouseError
from taphouse.core.record import write_record
from taphouse.core.registry import find_game
from taphouse.lab.record import play_record
from taphouse.lab.simulate import Report
from taphouse.lab.simulate import simulate as run
from taphouse.terminal.evening import usual_seats
from taphouse.terminal.saves import write_file
from taphouse.terminal.talk import make_console

BotsOption = Annotated[
    str, typer.Option("--bots", metavar="NAME[,NAME...]", help="random, house, or a bot for each seat; fewer go round.")
]


def simulate(
    game: GameName,
    *,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Any text or number; the same one gives the same games.")] = "0",
    house: HouseOption = None,
    bots: BotsOption = "random",
    json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
) -> None:
    """Play many games with bots, and count."""
    found, chosen, names = find_game(game), read_house(house), read_bots(bots)
    console = make_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Playing", total=games)
        number = usual_seats(found, chosen) if seats is None else seats
        report = run(found, number, chosen, games=games, seed=seed, bots=names, tick=lambda: progress.advance(bar))
    if json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2))
    else:
        typer.echo("\n".join(in_lines(report)))


def in_lines(report: Report) -> list[str]:
    """Write a report for people."""
    spread = report.moves_per_game
    reasons = ", ".join(f"{reason} {count}" for reason, count in report.reasons.items())
    rows = [
        f"{seat:>4}  {bot:<12} {wins:>8}  {wins / report.games:>6.1%}  {score:>10.2f}"
        for seat, (bot, wins, score) in enumerate(zip(report.bots, report.wins, report.mean_scores, strict=True))
    ]
    return [
        f"games      {report.games} of {report.game} with {report.seats} seats, seed {report.seed}",
        f"finished   {report.finished}",
        f"moves      {report.moves} in {report.seconds:.2f} seconds, {report.moves_per_second} a second",
        f"per game   {spread.mean} moves on average, {spread.min} to {spread.max}",
        f"ended      {reasons}",
        f"rules      {report.rules}",
        "",
        f"{'seat':>4}  {'bot':<12} {'wins':>8}  {'share':>6}  {'mean score':>10}",
        *rows,
    ]


def record(
    game: GameName,
    *,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where the record goes.")],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that exists.")] = False,
) -> None:
    """Let bots play one game with a sealed deal, and write its record."""
    found, chosen = find_game(game), read_house(house)
    if output.exists() and not force:
        raise TaphouseError(f"{output} exists already. Choose another name, or add --force to write over it.")
    number = usual_seats(found, chosen) if seats is None else seats
    played = play_record(found, number, chosen, read_seed(seed), read_bots(bots))
    write_file(output, write_record(played))
    ending = played.outcome.reason if played.outcome else "not finished"
    typer.echo(f"{output}: {found.meta.title}, {number} seats, {len(played.moves)} moves, {ending}.")
