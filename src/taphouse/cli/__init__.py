"""``taphouse ...``: every command says what it does with ``--help``.

It ends with 0 when all is done, with 1 when something was refused or does not check (one sentence
on the error stream says what), and with 2 when the command was written wrongly.
"""

import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from taphouse.cli import games, lab, play, records, rules, serve
from taphouse.cli.options import WrongUsage
from taphouse.core.errors import TaphouseError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

COMMANDS: tuple[Callable[..., Any], ...] = (
    serve.serve,
    play.play,
    games.games,
    rules.rules,
    records.replay,
    records.verify,
    records.position,
    lab.simulate,
    lab.record,
)
for command in COMMANDS:
    app.command()(command)


def _show_version(value: bool) -> None:  # noqa: FBT001  typer hands it over so
    if value:
        typer.echo(f"taphouse {version('taphouse')}")
        raise typer.Exit


@app.callback()
def taphouse(
    *,
    _: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Drinks-themed tabletop games: serve them, play them, simulate them, replay and verify their records."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line. Every refusal becomes one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(play.with_latest(sys.argv[1:] if args is None else args), prog_name="taphouse")
    except TaphouseError as error:
        typer.echo(str(error), err=True)
        sys.exit(2 if isinstance(error, WrongUsage) else 1)
