"""Where the results of the lab go: to a page, a table with a row for each game, a program, or the screen."""

import os
import shlex
from collections.abc import Callable
from errno import EISDIR, ENOENT
from pathlib import Path
from typing import Annotated

import typer

from taphouse.cli.files import STANDARD, print_data, write_bytes
from taphouse.cli.wording import TYPED
from taphouse.core.facts import typed
from taphouse.core.game import Game
from taphouse.lab.drawing import html_of
from taphouse.lab.extras import needed
from taphouse.lab.many import Workers
from taphouse.lab.rows import EXTRA, as_csv, as_parquet, rows_of
from taphouse.lab.shown import Shown
from taphouse.terminal.language import language, refused
from taphouse.terminal.words import said

ReportOption = Annotated[Path | None, typer.Option("--report", metavar="FILE", help="about-report")]
CsvOption = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="about-csv")]
ParquetOption = Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="about-parquet")]


class Outlets:
    """Where a result is to go. Made before anything is played: a file that cannot be written is refused at once."""

    def __init__(
        self, context: typer.Context, *, report: Path | None, csv: Path | None, parquet: Path | None, json: bool
    ) -> None:
        for file in (report, csv, parquet):
            if file is not None:
                _check(file)
        if parquet is not None:
            needed("pyarrow.parquet", EXTRA)
        self.command = shlex.join(["taphouse", str(context.info_name), *context.meta.get(TYPED, ())])
        """As it was typed."""
        self.report = report
        self.csv = csv
        self.parquet = parquet
        self.json = json

    def workers(self, jobs: int, cluster: str) -> Workers:
        """Tell who plays, and whether all games are kept; no number of processes is none but this one."""
        keeps = self.csv is not None or self.parquet is not None
        return Workers(jobs or 1, cluster, [] if keeps else None)

    def hand_out(self, game: Game, came: Shown, workers: Workers, lines: Callable[[], list[str]]) -> None:
        """Write what came of it wherever it is wanted; on the screen it stands in any case."""
        if self.report is not None:
            write_bytes(self.report, html_of(came.page(language(), self.command)).encode())
        if workers.kept is not None:
            columns = rows_of(game, workers.kept)
            for file, written in ((self.csv, as_csv), (self.parquet, as_parquet)):
                if file is not None:
                    write_bytes(file, written(columns))
        if STANDARD in (self.report, self.csv, self.parquet):
            return
        if self.json:
            print_data(came)
        else:
            typer.echo("\n".join(lines()))


def _check(file: Path) -> None:
    if file == STANDARD:
        return
    if not file.parent.is_dir():
        raise refused(said.file_unwritten(path=typed(str(file)), error=typed(os.strerror(ENOENT))))
    if file.is_dir():
        raise refused(said.file_unwritten(path=typed(str(file)), error=typed(os.strerror(EISDIR))))
