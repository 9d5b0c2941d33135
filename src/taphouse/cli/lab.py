"""``taphouse simulate`` and ``taphouse record``."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from taphouse.cli.files import STANDARD, print_data, write_bytes
from taphouse.cli.options import (
    BotsOption,
    GameName,
    HouseOption,
    JsonOption,
    SeatsOption,
    SeedOption,
    read_bots,
    read_house,
    read_seed,
    say_advice,
)
from taphouse.core.errors import TaphouseError
from taphouse.core.game import Game
from taphouse.core.record import write_record
from taphouse.core.registry import find_game
from taphouse.lab.record import play_record
from taphouse.lab.simulate import Report
from taphouse.lab.simulate import simulate as run
from taphouse.terminal.evening import usual_seats
from taphouse.terminal.talk import make_console
from taphouse.terminal.text import counted

MOST_GAMES = 10_000_000
"""More games than anybody waits for."""

SIMULATE_EXAMPLES = (
    "taphouse simulate last-call --seats 4 --games 1000 --seed 1",
    "taphouse simulate six-pack --bots house,random --json",
    "taphouse simulate with-friends-like-these --house wingman=true",
)
RECORD_EXAMPLES = (
    "taphouse record last-call --seats 4 --seed 1 -o game.json",
    "taphouse record last-call -o - | taphouse verify -",
)


def simulate(
    game: GameName,
    *,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, metavar="N", help="How many games.")] = 100,
    seed: Annotated[
        str, typer.Option("--seed", metavar="TEXT", help="Any text or number; the same one gives the same games.")
    ] = "0",
    house: HouseOption = None,
    bots: BotsOption = "house",
    json: JsonOption = False,
) -> None:
    """Play many games with bots, and count.

    The house bots play unless you name others; random ones are the quickest by far. Wins are counted
    by seat and by turn order: first is whoever took the first turn of the game, then clockwise. A shared
    win counts for each who shares it, a drawn game for nobody.
    """
    found = find_game(game)
    chosen, names = read_house(house, found), read_bots(bots)
    number = usual_seats(found, chosen) if seats is None else seats
    say_advice(found, number, chosen)
    console = make_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("Playing", total=games)
        report = run(found, number, chosen, games=games, seed=seed, bots=names, tick=lambda: progress.advance(bar))
    if json:
        print_data(report)
    else:
        typer.echo("\n".join(in_lines(found, report)))


def in_lines(game: Game, report: Report) -> list[str]:
    """Write a report for people."""
    chosen = [option for option in game.options if report.house[option.id] != option.default]
    house = ",".join(f"{option.id}={option.in_words(report.house[option.id])}" for option in chosen)
    spread = report.moves_per_game
    reasons = ", ".join(f"{reason} {count}" for reason, count in report.reasons.items())
    rows = [
        f"{seat:>4}  {bot:<12} {wins:>8}  {wins / report.games:>6.1%}  {score:>10.2f}"
        for seat, (bot, wins, score) in enumerate(
            zip(report.bots, report.wins, report.mean_scores, strict=True), start=1
        )
    ]
    return [
        f"games      {report.games} of {report.game} with {report.seats} seats, seed {report.seed}",
        f"house      {house or 'every option as usual'}",
        f"finished   {report.finished}, of these {report.drawn} drawn and {report.shared} won by several seats",
        f"moves      {report.moves} in {report.seconds:.2f} seconds, {report.moves_per_second} a second",
        f"per game   {spread.mean} moves on average, {spread.min} to {spread.max}",
        f"ended      {reasons}",
        f"rules      {report.rules}",
        "",
        f"{'seat':>4}  {'bot':<12} {'wins':>8}  {'share':>6}  {'mean score':>10}",
        *rows,
        "",
        *_turn_lines(report),
    ]


def _turn_lines(report: Report) -> list[str]:
    if not report.begun:
        return ["No turn order: in these games nobody has the first turn."]
    return [
        f"{'turn':>4}  {'':<12} {'wins':>8}  {'share':>6}",
        *(
            f"{turn:>4}  {'began' if turn == 1 else '':<12} {wins:>8}  {wins / report.begun:>6.1%}"
            for turn, wins in enumerate(report.wins_by_turn, start=1)
        ),
    ]


def record(
    game: GameName,
    *,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="Where the record goes; - is standard output."),
    ],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that exists.")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play one game with a sealed deal; write its record.

    What was played is told on standard output, or on the error stream where the record itself goes
    to standard output.
    """
    found = find_game(game)
    chosen = read_house(house, found)
    if output.exists() and output != STANDARD and not force:
        raise TaphouseError(f"{output} exists already. Choose another name, or add --force to write over it.")
    number = usual_seats(found, chosen) if seats is None else seats
    say_advice(found, number, chosen)
    played = play_record(found, number, chosen, read_seed(seed), read_bots(bots))
    write_bytes(output, write_record(played))
    aside = output == STANDARD
    if json:
        told = {
            "file": str(output),
            "game": played.game,
            "seats": played.seats,
            "seed_hash": played.seed_hash,
            "moves": len(played.moves),
            "outcome": played.outcome,
        }
        print_data(told, err=aside)
        return
    ending = played.outcome.reason if played.outcome else "not finished"
    typer.echo(
        f"{output}: {found.meta.title}, {number} seats, {counted(len(played.moves), 'move')}, {ending}.", err=aside
    )
