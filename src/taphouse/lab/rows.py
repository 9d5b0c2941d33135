"""Every game as a row of a table, for further work with other tools."""

import csv
import io
from collections.abc import Sequence
from typing import Final

from taphouse.bots.by_name import name_of
from taphouse.core.game import Game
from taphouse.core.house import write_seats
from taphouse.lab.counting import measured
from taphouse.lab.extras import needed
from taphouse.lab.many import Series
from taphouse.lab.played import Played

Cell = str | int | float | bool | None
EXTRA: Final = "taphouse[parquet]"


def rows_of(game: Game, kept: Sequence[tuple[Series, Played]]) -> dict[str, list[Cell]]:
    """Give the columns: how it was played, and what came of it. What was not counted in a game is nothing there."""
    rows = [_row(game, told, played) for told, played in kept]
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: [row.get(name) for row in rows] for name in names}


def _row(game: Game, told: Series, played: Played) -> dict[str, Cell]:
    deal, time = divmod(played.number, told.times)
    row: dict[str, Cell] = {
        "game": game.meta.id,
        "seats": len(told.names),
        "seed": told.seed,
        "deal": deal,
        "time": time,
        "bots": ",".join(name_of(name) for name in told.names),
        **{f"house_{name}": value for name, value in told.house.items()},
        "reason": played.reason,
        "began": played.began if played.began >= 0 else None,
        "winners": write_seats(played.winners),
        **{f"score_{seat}": score for seat, score in enumerate(played.scores)},
    }
    return row | measured(game, played)


def as_csv(columns: dict[str, list[Cell]]) -> bytes:
    """Write a table as CSV, with a line of names."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return text.getvalue().encode()


def as_parquet(columns: dict[str, list[Cell]]) -> bytes:
    """Write a table as Parquet; a column with several kinds of values holds them as text."""
    arrow, parquet = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
    alike = {name: _alike(values) for name, values in columns.items()}
    data = io.BytesIO()
    parquet.write_table(arrow.table(alike), data)
    return data.getvalue()


def _alike(values: list[Cell]) -> list[Cell]:
    kinds = {type(value) for value in values if value is not None}
    if len(kinds) < 2 or kinds <= {int, float}:
        return [float(value) if kinds == {int, float} and value is not None else value for value in values]
    return [None if value is None else str(value) for value in values]
