"""A sweep: the same measures for every combination of values of some options, on the same deals."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, Who
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.lab.many import ALONE, Series, Wanted, Workers, series
from taphouse.lab.played import Played
from taphouse.lab.seating import deal_names
from taphouse.lab.simulate import Report, report_of

STEP = 50
"""Where it may stop early, each combination gets so many games at a time."""


class Sweep(Struct, kw_only=True):
    """What came of it. All of it follows from the seed."""

    game: str
    seats: int
    seed: str
    varied: list[str]
    reports: list[Report]
    """One for each combination, in the order in which the values were named."""
    impossible: list[dict[str, Value]]
    """Combinations that are no table of this game."""


def sweep(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None,
    varied: Mapping[str, Sequence[Value]],
    *,
    games: int = 200,
    within: float = 0.0,
    seed: str = "0",
    bots: Sequence[Who] = (HOUSE_BOT,),
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Sweep:
    """Play each combination; with ``within`` one stops as soon as the shares of all seats are known so closely."""
    names = deal_names(game, bots, seats)
    told: list[Series] = []
    impossible: list[dict[str, Value]] = []
    for values in product(*varied.values()):
        chosen = {**(house or {}), **dict(zip(varied, values, strict=True))}
        try:
            told.append(series(game, game.house(seats, chosen), names, seed))
        except BadHouse:
            impossible.append(chosen)
    played: list[list[Played]] = [[] for _ in told]
    step = STEP if within else games
    for first in range(0, games, step):
        numbers = range(first, min(games, first + step))
        open_ones = [
            at for at in range(len(told)) if not (first and within and _is_close(game, told[at], played[at], within))
        ]
        wanted: list[Wanted] = [(told[at], numbers) for at in open_ones]
        for at, rows in zip(open_ones, workers.play(game, wanted, tick), strict=True):
            played[at] += rows
        tick(len(numbers) * (len(told) - len(open_ones)))
    return Sweep(
        game=game.meta.id,
        seats=seats,
        seed=seed,
        varied=list(varied),
        reports=[report_of(game, one, rows, 0.0) for one, rows in zip(told, played, strict=True)],
        impossible=impossible,
    )


def _is_close(game: Game, told: Series, played: Sequence[Played], within: float) -> bool:
    report = report_of(game, told, played, 0.0)
    return all(share.within() <= within for share in report.win_shares)
