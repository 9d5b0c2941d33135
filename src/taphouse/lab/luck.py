"""Luck: how much of what becomes of a game is settled by its deal, though all play equally well."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from taphouse.bots.by_name import Who
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.lab.counting import part_of
from taphouse.lab.estimates import Estimate, Z
from taphouse.lab.many import ALONE, Workers, series

TIMES: Final = 8
"""Each deal is played so many times."""
FEWEST: Final = 10
"""Of fewer deals nothing can be said."""


class Luck(Struct, frozen=True, kw_only=True):
    """How far wins hang on the deal, on what comes after it, and on the bots' own chance."""

    deal_share: Estimate
    """How much of the spread of wins is there between deals: the intraclass correlation of wins within a deal. With 0
    the deal says nothing about who wins, with 1 it says all. The sample are deals."""
    deals: int
    times: int
    """Each deal was played so many times, while the bots had another chance."""


def deals_for(games: int) -> int:
    """How many deals are played again and again, for a run of so many games."""
    return max(FEWEST, games // TIMES)


def luck_games(games: int) -> int:
    """How many games that takes."""
    return deals_for(games) * TIMES


def luck_of(
    game: Game,
    house: Mapping[str, Value],
    names: Sequence[Who],
    *,
    games: int,
    seed: str = "0",
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Luck:
    """Play deals again and again; the house is settled, and the bots should be equals."""
    deals = deals_for(games)
    told = series(game, house, names, f"{seed} luck", times=TIMES)
    (played,) = workers.play(game, [(told, range(deals * TIMES))], tick)
    wins = [
        [[part_of(each, seat) for each in played[first : first + TIMES]] for seat in range(len(names))]
        for first in range(0, len(played), TIMES)
    ]
    return Luck(deal_share=intraclass(wins), deals=deals, times=TIMES)


def intraclass(wins: Sequence[Sequence[Sequence[float]]]) -> Estimate:
    """Compare the spread between deals with that within them: results by deal, seat and time.

    Whatever is so of a seat in all deals, such as being first, is taken off. The interval is that of the jackknife.
    """
    parts = [[(sum(row), sum(win * win for win in row)) for row in deal] for deal in wins]
    seats, times = range(len(wins[0])), len(wins[0][0])
    totals = [(sum(deal[seat][0] for deal in parts), sum(deal[seat][0] ** 2 for deal in parts)) for seat in seats]
    squares = sum(square for deal in parts for _, square in deal)

    def found(left_out: int | None) -> float:
        out = None if left_out is None else parts[left_out]
        deals = len(parts) - (out is not None)
        sums = [total - (out[seat][0] if out else 0) for seat, (total, _) in enumerate(totals)]
        within_rows = sum(square for _, square in totals) - (sum(each**2 for each, _ in out) if out else 0)
        within = squares - (sum(square for _, square in out) if out else 0) - within_rows / times
        between = within_rows / times - sum(total**2 for total in sums) / (deals * times)
        spread_between, spread_within = between / (deals - 1), within / (deals * (times - 1))
        whole = spread_between + (times - 1) * spread_within
        return (spread_between - spread_within) / whole if whole > 0 else 0.0

    value = found(None)
    without = [found(number) for number in range(len(parts))]
    middle = sum(without) / len(without)
    error = sqrt((len(without) - 1) / len(without) * sum((each - middle) ** 2 for each in without))
    return Estimate(max(0.0, value), max(0.0, value - Z * error), min(1.0, value + Z * error), len(parts))
