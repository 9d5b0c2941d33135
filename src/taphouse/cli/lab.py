"""``taphouse simulate`` and ``taphouse record``."""

from pathlib import Path
from typing import Annotated

import typer

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
from taphouse.cli.results import CsvOption, Outlets, ParquetOption, ReportOption
from taphouse.cli.working import (
    MOST_GAMES,
    CloselyOption,
    ClusterOption,
    GamesSeedOption,
    JobsOption,
    estimate_cells,
    figure_cells,
    foul_lines,
    growing_bar,
    in_percent,
    row,
)
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.core.record import write_record
from taphouse.core.registry import find_game
from taphouse.lab.figures import kind_name, measure_name, words_for
from taphouse.lab.luck import luck_games
from taphouse.lab.record import play_record
from taphouse.lab.simulate import Report
from taphouse.lab.simulate import simulate as run
from taphouse.terminal.evening import usual_seats
from taphouse.terminal.language import language, refused, tell, word
from taphouse.terminal.words import said
from taphouse.words.languages import words_of
from taphouse.words.speaking import reason_of

SIMULATE_EXAMPLES = (
    "taphouse simulate last-call --seats 4 --games 1000 --seed 1",
    "taphouse simulate six-pack --bots strong,fair,easy,random --json",
    "taphouse simulate last-call --bots house:80,house:50",
    "taphouse simulate with-friends-like-these --house wingman=true",
)
RECORD_EXAMPLES = (
    "taphouse record last-call --seats 4 --seed 1 -o game.json",
    "taphouse record last-call -o - | taphouse verify -",
)


def simulate(
    context: typer.Context,
    game: GameName,
    *,
    seats: SeatsOption = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, metavar="N", help="about-games")] = 100,
    seed: GamesSeedOption = "0",
    house: HouseOption = None,
    bots: BotsOption = "house",
    closely: CloselyOption = False,
    luck: Annotated[bool, typer.Option("--luck", help="about-luck")] = False,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    report: ReportOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games with bots, and count."""
    found = find_game(game)
    outlets = Outlets(context, report=report, csv=csv, parquet=parquet, json=json)
    chosen, names = read_house(house, found), read_bots(bots)
    number = usual_seats(found, chosen) if seats is None else seats
    say_advice(found, number, chosen)
    workers = outlets.workers(jobs, cluster)
    with growing_bar(games + luck * luck_games(games)) as tick:
        came = run(
            found,
            number,
            chosen,
            games=games,
            seed=seed,
            bots=names,
            closely=closely,
            luck=luck,
            workers=workers,
            tick=tick,
        )
    outlets.hand_out(found, came, workers, lambda: in_lines(found, came))


def in_lines(game: Game, report: Report) -> list[str]:
    """Write a report for people."""
    chosen = [option for option in game.options if report.house.get(option.id, option.default) != option.default]
    house = ",".join(f"{option.id}={option.in_words(report.house[option.id])}" for option in chosen)
    spread = report.moves_per_game
    words = words_of(game, language=language())
    reasons = ", ".join(f"{reason_of(reason, words)} {count}" for reason, count in report.reasons.items())
    rows = [
        f"{number:>4}  {name:<12} {won:>8}  {in_percent(share)}  {mean:>10.2f}"
        for number, (name, won, share, mean) in enumerate(
            zip(report.bots, report.wins, report.win_shares, report.mean_scores, strict=True), start=1
        )
    ]
    seconds, each = typed(f"{report.seconds:.2f}"), typed(str(report.moves_per_second))
    facts = [
        said.report_games(
            games=report.games, game=typed(report.game), seats=report.seats, seed=typed(str(report.seed))
        ),
        said.report_house(house=typed(house) if house else None),
        said.report_finished(finished=report.finished, drawn=report.drawn, shared=report.shared),
        said.report_moves(moves=report.moves, seconds=seconds, each=each),
        said.report_each(mean=typed(str(spread.mean)), least=spread.min, most=spread.max),
    ]
    seat, bot, wins, share, bounds, score = (
        word("report-columns", form) for form in ("", "bot", "wins", "share", "interval", "score")
    )
    return [
        *(f"{word(fact['say'], 'name'):<10} {tell(fact)}" for fact in facts),
        f"{word('report-ended'):<10} {reasons}",
        f"{word('report-rules'):<10} {report.rules}",
        "",
        f"{seat:>4}  {bot:<12} {wins:>8}  {share:>6}  {bounds:<16}  {score:>10}",
        *rows,
        "",
        *_figure_lines(report),
        "",
        *_turn_lines(report),
        *foul_lines(report.fouls),
    ]


def _figure_lines(report: Report) -> list[str]:
    """Write the measures; of what was told, what happened most."""
    words = words_for(report.game, language())
    heads = word("measures"), word("measures", "value"), word("measures", "interval")
    told = {} if report.seen is None else report.seen.happened
    often = sorted(told, key=lambda kind: -told[kind].value)
    lines = [
        row((heads[0], -32), (heads[1], 10), ("", 1), (heads[2], 0)),
        *(row((measure_name(words, one.name), -32), *figure_cells(one)) for one in report.figures()),
    ]
    if often:
        lines += ["", word("measures", "told")]
        lines += [row((kind_name(kind), -32), *estimate_cells(told[kind])) for kind in often]
    if report.seen is not None and report.seen.lead_changes is None:
        lines.append(tell(said.no_running_score()))
    return lines


def _turn_lines(report: Report) -> list[str]:
    if not report.begun:
        return [tell(said.no_turn_order())]
    turn, began, wins, share, bounds = (
        word("report-columns", form) for form in ("turn", "began", "wins", "share", "interval")
    )
    return [
        f"{turn:>4}  {'':<12} {wins:>8}  {share:>6}  {bounds}",
        *(
            f"{number:>4}  {began if number == 1 else '':<12} {won:>8}  {in_percent(part)}"
            for number, (won, part) in enumerate(zip(report.wins_by_turn, report.turn_shares, strict=True), start=1)
        ),
    ]


def record(
    game: GameName,
    *,
    output: Annotated[
        Path,
        typer.Option("--output", "-o", metavar="FILE", help="about-output"),
    ],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    force: Annotated[bool, typer.Option("--force", help="about-force")] = False,
    json: JsonOption = False,
) -> None:
    """Let bots play one game with a sealed deal; write its record."""
    found = find_game(game)
    chosen = read_house(house, found)
    if output.exists() and output != STANDARD and not force:
        raise refused(said.exists_force(path=typed(str(output))))
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
    words = words_of(found, language=language())
    fact = said.recorded(
        path=typed(str(output)),
        title=typed(found.meta.title),
        seats=number,
        moves=len(played.moves),
        reason=typed(reason_of(played.outcome.reason, words)) if played.outcome else None,
    )
    typer.echo(tell(fact), err=aside)
