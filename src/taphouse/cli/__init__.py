"""``taphouse ...``: every command says what it does with ``--help``.

It ends with 0 when all is done, with 1 when something was refused or does not check (one sentence
on the error stream says what), with 2 when the command was written wrongly, and with 130 when it
was interrupted with Ctrl+C.
"""

import errno
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from taphouse.cli import contests, games, lab, learn, play, records, rules, serve, tune
from taphouse.cli.options import WrongUsage
from taphouse.cli.wording import Command, Group
from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.core.visible import visible
from taphouse.terminal.language import OPTION, asked_language, speak, tell
from taphouse.terminal.words import said

INTERRUPTED = 130

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS: tuple[tuple[Callable[..., Any], tuple[str, ...]], ...] = (
    (serve.serve, serve.EXAMPLES),
    (play.play, play.EXAMPLES),
    (learn.learn, learn.LEARN_EXAMPLES),
    (learn.lessons, learn.LESSONS_EXAMPLES),
    (games.games, games.EXAMPLES),
    (rules.rules, rules.EXAMPLES),
    (records.replay, records.REPLAY_EXAMPLES),
    (records.verify, records.VERIFY_EXAMPLES),
    (records.position, records.POSITION_EXAMPLES),
    (lab.simulate, lab.SIMULATE_EXAMPLES),
    (contests.compare, contests.COMPARE_EXAMPLES),
    (contests.ladder, contests.LADDER_EXAMPLES),
    (contests.sweep, contests.SWEEP_EXAMPLES),
    (tune.tune, tune.TUNE_EXAMPLES),
    (lab.record, lab.RECORD_EXAMPLES),
)
"""Each command, and how it is written."""


def _add(command: Callable[..., Any], examples: tuple[str, ...]) -> None:
    """Add a command; what it is stands in the words."""
    app.command(cls=Command, epilog="\n".join(f"  {example}" for example in examples))(command)


for one, written in COMMANDS:
    _add(one, written)


def _show_version(value: bool) -> None:  # noqa: FBT001  typer hands it over so
    if value:
        typer.echo(f"taphouse {version('taphouse')}")
        raise typer.Exit


@app.callback()
def taphouse(
    *,
    _: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="about-version")] = False,
    _lang: Annotated[str, typer.Option(OPTION, metavar="LANGUAGE", help="about-lang")] = "",
) -> None:
    """Say what all commands have in common; the language was read before."""


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line. Every refusal becomes one sentence."""
    _mend_streams()
    try:
        status = _obey(sys.argv[1:] if args is None else args)
        getattr(sys.stdout, "wrapped", sys.stdout).flush()  # typer wraps it when a pipe was closed
    except OSError as error:
        status = 1
        _leave_output(error)
    sys.exit(status)


def _obey(args: Sequence[str]) -> int:
    """Carry out a command, and say with which number it ends."""
    asked, rest = asked_language(args, os.environ)
    speak(asked)
    try:
        app(play.with_latest(rest), prog_name="taphouse")
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0
        if status == INTERRUPTED:
            _complain(tell(said.stopped()))
        return status
    except TaphouseError as error:
        _complain(str(error))
        return 2 if isinstance(error, WrongUsage) else 1
    except UnicodeError:
        _complain(tell(said.no_utf8()))
        return 2
    return 0


def _complain(sentence: str) -> None:
    with suppress(OSError):
        typer.echo(visible(sentence), err=True)


def _mend_streams() -> None:
    """Let no odd letter and no closed stream stop a command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115  open to the end
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _leave_output(error: OSError) -> None:
    """Say what could not be read or written; whoever has closed a pipe has read enough."""
    if error.filename is not None:
        _complain(f"{error.filename}: {error.strerror}.")
        return
    if error.errno != errno.EPIPE:
        _complain(tell(said.not_printed(error=typed(str(error.strerror)))))
    with suppress(OSError):  # What is left would fail once more at the very end.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
