"""What the commands of the lab have in common: who plays the games, and a bar that grows meanwhile."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.progress import Progress

from taphouse.core.facts import typed
from taphouse.lab.estimates import Estimate
from taphouse.lab.figures import Figure
from taphouse.lab.played import Foul
from taphouse.terminal.language import tell
from taphouse.terminal.talk import make_console
from taphouse.terminal.words import said

MOST_GAMES = 10_000_000
"""More games than anybody waits for."""
MOST_JOBS = 256

JobsOption = Annotated[int, typer.Option("--jobs", min=-1, max=MOST_JOBS, metavar="N", help="about-jobs")]
ClusterOption = Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help="about-cluster")]
CloselyOption = Annotated[bool, typer.Option("--closely", help="about-closely")]
GamesSeedOption = Annotated[str, typer.Option("--seed", metavar="TEXT", help="about-seed-games")]


@contextmanager
def growing_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show on a terminal how many games are done."""
    console = make_console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(tell(said.playing()), total=games)
        yield lambda more: progress.advance(bar, more)


def in_percent(estimate: Estimate) -> str:
    """Write a share with its bounds."""
    return f"{estimate.value:6.1%}  {estimate.low:6.1%} .. {estimate.high:6.1%}"


def estimate_cells(estimate: Estimate) -> Sequence[tuple[str, int]]:
    """Write a number with its bounds, as cells of a row."""
    return (f"{estimate.value:.2f}", 10), ("", 1), (f"{estimate.low:.2f} .. {estimate.high:.2f}", 0)


def figure_cells(figure: Figure) -> Sequence[tuple[str, int]]:
    """Write a measure with its bounds, shares in percent."""
    one = figure.estimate
    if not figure.is_share:
        return estimate_cells(one)
    return (f"{one.value:.1%}", 10), ("", 1), (f"{one.low:.1%} .. {one.high:.1%}", 0)


def foul_lines(fouls: Sequence[Foul]) -> list[str]:
    """Name the bots that lost games by their own fault, each with what it did first."""
    counts = Counter((foul.seat, foul.bot) for foul in fouls)
    first = {(foul.seat, foul.bot): foul.what for foul in reversed(fouls)}
    return [
        tell(said.report_foul(seat=seat + 1, bot=typed(bot), what=first[seat, bot], games=games))
        for (seat, bot), games in counts.items()
    ]


def row(*cells: tuple[str, int]) -> str:
    """Write cells side by side, each as wide as it says: to the right, or to the left if that is below nought."""
    return " ".join(f"{text:<{-wide}}" if wide < 0 else f"{text:>{wide}}" for text, wide in cells).rstrip()
