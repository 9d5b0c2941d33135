"""``taphouse compare``, ``taphouse ladder`` and ``taphouse sweep``."""

from collections.abc import Mapping
from math import prod
from typing import Annotated

import typer

from taphouse.cli.options import (
    BotsOption,
    GameName,
    HouseOption,
    JsonOption,
    SeatsOption,
    WrongUsage,
    read_bots,
    read_house,
)
from taphouse.cli.results import CsvOption, Outlets, ParquetOption, ReportOption
from taphouse.cli.working import (
    MOST_GAMES,
    CloselyOption,
    ClusterOption,
    GamesSeedOption,
    JobsOption,
    foul_lines,
    growing_bar,
    in_percent,
    row,
)
from taphouse.core.errors import TaphouseError, quoted
from taphouse.core.facts import followed, typed
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.core.meant import meant_or_known
from taphouse.core.registry import find_game
from taphouse.core.words import said as core_said
from taphouse.lab.compare import Comparison, Side
from taphouse.lab.compare import compare as compare_sides
from taphouse.lab.figures import measure_name, words_for
from taphouse.lab.ladder import Ladder, climb
from taphouse.lab.panels import swept_line
from taphouse.lab.sweep import Sweep
from taphouse.lab.sweep import sweep as sweep_values
from taphouse.terminal.evening import usual_seats
from taphouse.terminal.language import language, tell, word
from taphouse.terminal.words import said

COMPARE_EXAMPLES = (
    "taphouse compare last-call --seats 2 --a strong --b fair --games 400",
    "taphouse compare six-pack --a ties=shared --b ties=fewer_refused --jobs -1",
)
LADDER_EXAMPLES = (
    "taphouse ladder last-call --seats 4 --bots strong,fair,easy,random --games 200",
    "taphouse ladder six-pack --bots strong,mybots:Bold --json",
)
SWEEP_EXAMPLES = (
    "taphouse sweep with-friends-like-these --vary peak_cards=4,7,10 --jobs -1",
    "taphouse sweep friends-with-beverages --vary shed_capacity --within 3%",
)
LADDER = "strong,fair,easy,random"


def compare(
    context: typer.Context,
    game: GameName,
    *,
    a: Annotated[str, typer.Option("--a", metavar="SIDE", help="about-side")],
    b: Annotated[str, typer.Option("--b", metavar="SIDE", help="about-side")],
    seats: SeatsOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    games: Annotated[int, typer.Option("--games", min=2, max=MOST_GAMES, metavar="N", help="about-games-pair")] = 400,
    seed: GamesSeedOption = "0",
    closely: CloselyOption = False,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    report: ReportOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    json: JsonOption = False,
) -> None:
    """Play the same deals in two ways, and tell what differs."""
    found = find_game(game)
    outlets = Outlets(context, report=report, csv=csv, parquet=parquet, json=json)
    shared, names = read_house(house, found), read_bots(bots)
    sides = read_side(found, a, shared, names), read_side(found, b, shared, names)
    number = usual_seats(found, sides[0].house) if seats is None else seats
    workers = outlets.workers(jobs, cluster)
    with growing_bar(games) as tick:
        came = compare_sides(found, number, *sides, games=games, seed=seed, closely=closely, workers=workers, tick=tick)
    outlets.hand_out(found, came, workers, lambda: comparison_lines(came))


def read_side(game: Game, text: str, house: Mapping[str, Value], bots: tuple[str, ...]) -> Side:
    """Read one way to play: options with their values, bots by name, or both; the rest is as on the other side."""
    parts = [part.strip() for part in text.split(",")]
    own = read_house([part for part in parts if "=" in part], game)
    names = ",".join(part for part in parts if "=" not in part)
    return Side(house={**house, **own}, bots=read_bots(names) if names else bots)


def comparison_lines(came: Comparison) -> list[str]:
    """Write a comparison for people."""
    compared = said.compared(
        deals=came.deals, games=came.games, seats=came.seats, game=typed(came.game), seed=typed(came.seed)
    )
    lines = [
        row((word("compared", "name"), -8), (tell(compared), 0)),
        row((word("measures", "a"), -8), (came.a, 0)),
        row((word("measures", "b"), -8), (came.b, 0)),
        "",
    ]
    if came.b_share is not None:
        share, chance = came.b_share, typed(f"{1.0 if came.p_value is None else came.p_value:.1%}")
        percent, low, high = (typed(f"{each:.1%}") for each in (share.value, share.low, share.high))
        size = typed(f"{came.would_be_seen or 0.0:.1%}")
        seen = share.low > 0.5 or share.high < 0.5
        lines += [
            tell(said.b_won(percent=percent, low=low, high=high)),
            tell(said.share_seen(p=chance) if seen else said.share_not_seen(p=chance, size=size)),
        ]
    if came.differences:
        words = words_for(came.game, language())
        heads = [word("measures", form) for form in ("a", "b", "change", "interval")]
        columns = (8, 8, 12, 20, 10)
        lines.append(row(("", 1), (word("measures"), -26), *zip((*heads, ""), columns, strict=True)))
        lines += [
            row(
                ("*" if one.seen else "", 1),
                (measure_name(words, one.measure), -26),
                *zip(
                    (
                        f"{one.a:.2f}",
                        f"{one.b:.2f}",
                        f"{one.change.value:+.2f}",
                        f"{one.change.low:+.2f} .. {one.change.high:+.2f}",
                        f"({one.would_be_seen:.2f})",
                    ),
                    columns,
                    strict=True,
                ),
            )
            for one in came.differences
        ]
        lines += ["", tell(said.changes_seen())]
    return [*lines, *foul_lines(came.fouls)]


def ladder(
    context: typer.Context,
    game: GameName,
    *,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,NAME...", help="about-bots-ladder")] = LADDER,
    seats: SeatsOption = None,
    house: HouseOption = None,
    games: Annotated[int, typer.Option("--games", min=2, max=MOST_GAMES, metavar="N", help="about-games-pair")] = 100,
    seed: GamesSeedOption = "0",
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    report: ReportOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    json: JsonOption = False,
) -> None:
    """Let bots climb a ladder: each meets each other on the same deals, and all are rated."""
    found = find_game(game)
    outlets = Outlets(context, report=report, csv=csv, parquet=parquet, json=json)
    chosen, names = read_house(house, found), read_bots(bots)
    if len(set(names)) < max(2, len(names)):
        raise WrongUsage(said.several_bots())
    number = usual_seats(found, chosen) if seats is None else seats
    pairs = len(names) * (len(names) - 1) // 2
    workers = outlets.workers(jobs, cluster)
    with growing_bar(games * pairs) as tick:
        came = climb(found, number, chosen, names, games=games, seed=seed, workers=workers, tick=tick)
    outlets.hand_out(found, came, workers, lambda: ladder_lines(came))


def ladder_lines(came: Ladder) -> list[str]:
    """Write a ladder for people."""
    climbed = said.climbed(
        bots=len(came.rungs), games=came.games, game=typed(came.game), seats=came.seats, seed=typed(came.seed)
    )
    heads = {form: word("measures", form) for form in ("bot", "rating", "doubt", "share", "interval", "pair")}
    wide = -max(len(f"{one.one} : {one.other}") for one in came.pairings)
    return [
        row((word("climbed", "name"), -8), (tell(climbed), 0)),
        "",
        row(
            (heads["bot"], wide), (heads["rating"], 7), (heads["doubt"], 7), (heads["share"], 7), (heads["interval"], 0)
        ),
        *(
            row((one.bot, wide), (f"{one.rating:.2f}", 7), (f"{one.doubt:.2f}", 7), (in_percent(one.share), 0))
            for one in came.rungs
        ),
        "",
        row((heads["pair"], wide), (heads["share"], 7), (heads["interval"], 0)),
        *(row((f"{one.one} : {one.other}", wide), (in_percent(one.share), 0)) for one in came.pairings),
        *foul_lines(came.fouls),
    ]


def sweep(
    context: typer.Context,
    game: GameName,
    *,
    vary: Annotated[list[str], typer.Option("--vary", metavar="KEY=V,V...", help="about-vary")],
    seats: SeatsOption = None,
    house: HouseOption = None,
    bots: BotsOption = "house",
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, metavar="N", help="about-games-each")] = 200,
    within: Annotated[str, typer.Option("--within", metavar="PERCENT", help="about-within")] = "",
    seed: GamesSeedOption = "0",
    closely: CloselyOption = False,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    report: ReportOption = None,
    csv: CsvOption = None,
    parquet: ParquetOption = None,
    json: JsonOption = False,
) -> None:
    """Play every combination of values of some options, and tell what each does."""
    found = find_game(game)
    outlets = Outlets(context, report=report, csv=csv, parquet=parquet, json=json)
    varied = read_varied(found, vary)
    chosen, names = read_house(house, found), read_bots(bots)
    number = usual_seats(found, chosen) if seats is None else seats
    workers, close = outlets.workers(jobs, cluster), read_percent(within)
    with growing_bar(games * prod(map(len, varied.values()))) as tick:
        came = sweep_values(
            found,
            number,
            chosen,
            varied,
            games=games,
            within=close,
            seed=seed,
            bots=names,
            closely=closely,
            workers=workers,
            tick=tick,
        )
    outlets.hand_out(found, came, workers, lambda: sweep_lines(found, came))


def read_varied(game: Game, texts: list[str]) -> dict[str, list[Value]]:
    """Read options with values to try; without any, those worth trying."""
    known = {option.id: option for option in game.options}
    varied: dict[str, list[Value]] = {}
    for text in texts:
        name, equals, values = (part.strip() for part in text.partition("="))
        if name not in known:
            unknown = core_said.has_no_option(title=typed(game.meta.title), name=quoted(name))
            raise TaphouseError(followed(unknown, meant_or_known(name, known)))
        if name in varied:
            raise WrongUsage(said.named_twice(name=typed(name)))
        option = known[name]
        varied[name] = (
            [option.read_typed(value.strip()) for value in values.split(",")]
            if equals
            else list(option.worth or option.choices)
        )
        if not varied[name]:
            raise WrongUsage(said.nothing_worth_trying(name=typed(name)))
    return varied


def read_percent(text: str) -> float:
    """Read how closely shares are to be known; nothing means: play all games."""
    if not text:
        return 0.0
    try:
        percent = float(text.strip().removesuffix("%"))
    except ValueError:
        percent = -1.0
    if not 0 < percent < 100:
        raise WrongUsage(said.no_percent(typed=quoted(text)))
    return percent / 100


def sweep_lines(game: Game, came: Sweep) -> list[str]:
    """Write a sweep for people: a line for each combination."""
    options = {option.id: option for option in game.options}
    swept = said.swept(combinations=len(came.reports), game=typed(came.game), seats=came.seats, seed=typed(came.seed))
    words = words_for(came.game, language())
    heads = [measure_name(words, name) for name in ("minutes", "moves", "margin", "first")]

    def written(house: Mapping[str, Value]) -> str:
        return ",".join(f"{name}={options[name].in_words(house[name])}" for name in came.varied)

    houses = [written(report.house) for report in came.reports]
    others = [at for at in range(len(houses)) if at != came.base]
    wide = -max((len(house) for house in houses), default=8)
    first = (f"{heads[3]} ({word('measures', 'interval')})", 0)
    return [
        row((word("swept", "name"), -8), (tell(swept), 0)),
        "",
        row(("", wide), (word("compared-games"), 7), (heads[0], 9), (heads[1], 9), (heads[2], 8), first),
        *(
            row(
                (house, wide),
                (str(report.games), 7),
                (f"{report.mean_minutes.value:.1f}" if report.mean_minutes.sample else "", 9),
                (f"{report.mean_moves.value:.1f}", 9),
                (f"{report.mean_margin.value:.2f}", 8),
                (in_percent(report.first_share) if report.begun else "", 0),
            )
            for house, report in zip(houses, came.reports, strict=True)
        ),
        "",
        *(words.say(swept_line(words, houses[at], houses[came.base], came.changes[at])) for at in others),
        *(tell(said.no_table_of_it(house=typed(written(house)))) for house in came.impossible),
        *foul_lines([foul for report in came.reports for foul in report.fouls]),
    ]
