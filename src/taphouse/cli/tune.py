"""``taphouse tune``."""

from typing import Annotated

import typer

from taphouse.cli.contests import read_varied
from taphouse.cli.options import BotsOption, GameName, HouseOption, JsonOption, SeatsOption, read_bots, read_house
from taphouse.cli.results import CsvOption, Outlets, ParquetOption, ReportOption
from taphouse.cli.working import (
    MOST_GAMES,
    ClusterOption,
    GamesSeedOption,
    JobsOption,
    figure_cells,
    foul_lines,
    growing_bar,
    row,
)
from taphouse.core.facts import typed
from taphouse.core.registry import find_game
from taphouse.lab.figures import Figure, measure_name, words_for
from taphouse.lab.goals import read_goal
from taphouse.lab.tune import Tuning, most_games, worth_trying
from taphouse.lab.tune import tune as search
from taphouse.terminal.evening import usual_seats
from taphouse.terminal.language import language, tell, word
from taphouse.terminal.words import said

TUNE_EXAMPLES = (
    "taphouse tune friends-with-beverages --goal minutes=40 --goal first=fair --jobs -1",
    "taphouse tune empire-needs-beer --goal first=fair --goal margin=low --vary round_limit --report tuned.html",
)


def tune(
    context: typer.Context,
    game: GameName,
    *,
    goal: Annotated[list[str], typer.Option("--goal", metavar="MEASURE=AIM", help="about-goal")],
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="KEY=V,V...", help="about-vary-tune")] = None,
    tries: Annotated[int, typer.Option("--tries", min=1, max=MOST_GAMES, metavar="N", help="about-tries")] = 40,
    seats: SeatsOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, metavar="N", help="about-games-each")] = 100,
    seed: GamesSeedOption = "0",
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    report: ReportOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    json: JsonOption = False,
) -> None:
    """Look for values of options that come near several goals at once."""
    found = find_game(game)
    outlets = Outlets(context, report=report, csv=csv, parquet=parquet, json=json)
    chosen, names = read_house(house, found), read_bots(bots)
    varied = read_varied(found, vary) if vary else {k: v for k, v in worth_trying(found) if k not in chosen}
    number = usual_seats(found, chosen) if seats is None else seats
    goals = [read_goal(text, number) for text in goal]
    workers = outlets.workers(jobs, cluster)
    with growing_bar(most_games(varied, tries, games)) as tick:
        came = search(
            found,
            number,
            chosen,
            varied,
            goals,
            tries=tries,
            games=games,
            seed=seed,
            bots=names,
            workers=workers,
            tick=tick,
        )
    outlets.hand_out(found, came, workers, lambda: tuning_lines(came))


def tuning_lines(came: Tuning) -> list[str]:
    """Write a search for people: each compromise with its figures, the house as it was first."""
    words = words_for(came.game, language())
    tuned = said.tuned(
        tried=came.tried, possible=came.possible, game=typed(came.game), seats=came.seats, seed=typed(came.seed)
    )
    lines = [row((word("tuned", "name"), -8), (tell(tuned), 0)), ""]
    for name, report in [
        (word("tuned", "before"), came.usual),
        *((came.label(one.chosen), one.report) for one in came.front),
    ]:
        lines.append(name)
        for goal in came.goals:
            value = goal.value(report)
            if value is not None:
                figure = Figure(name=goal.measure, estimate=value)
                lines.append(row(("", 1), (measure_name(words, goal.measure), -30), *figure_cells(figure)))
        lines.append("")
    return [*lines, tell(said.fresh_deals()), *foul_lines([foul for one in came.front for foul in one.report.fouls])]
