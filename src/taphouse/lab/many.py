"""Many games, on one core, on all of them, or on many machines: the same games wherever they are played."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final, cast

from msgspec import Struct

from taphouse.bots.by_name import Who, look_in
from taphouse.core.game import Game
from taphouse.core.house import Value
from taphouse.lab.played import Played, play_one
from taphouse.lab.pool import done_by

PIECES: Final = 40
"""Into about so many pieces games are cut for workers, so that none of them waits long for the last one."""
LARGEST: Final = 200
"""No piece has more games than that: its progress is to be seen."""


class Series(Struct, frozen=True, kw_only=True):
    """Games that differ by their number alone, and who plays them."""

    package: str
    """Where the game lies: a worker loads it there."""
    house: dict[str, Value]
    names: list[Who]
    seed: str
    folder: str
    """Where the one stands who asked for them: bots of their own may lie there."""
    closely: bool = False
    """Whether every decision is looked at."""
    times: int = 1
    """So many games in a row have the same deal, while the bots have another chance in each."""

    def play(self, numbers: Sequence[int], game: Game | None = None) -> list[Played]:
        """Play some of the games."""
        look_in(Path(self.folder))
        found = game or cast("Game", import_module(f"{self.package}.game").GAME)
        return [self._play_one(found, number) for number in numbers]

    def _play_one(self, game: Game, number: int) -> Played:
        deal, time = divmod(number, self.times)
        again = f" {time}" if time else ""
        seed = f"{self.seed} {deal}"
        return play_one(game, self.house, self.names, seed, number, again=again, closely=self.closely)


def series(
    game: Game, house: Mapping[str, Value], names: Sequence[Who], seed: str, *, closely: bool = False, times: int = 1
) -> Series:
    """Describe games; the house is settled, and there is a name for each seat."""
    return Series(
        package=game.package,
        house=dict(house),
        names=list(names),
        seed=seed,
        folder=str(Path.cwd()),
        closely=closely,
        times=times,
    )


Wanted = tuple[Series, Sequence[int]]
"""Some games of a series, by their numbers."""


class Workers(Struct, frozen=True):
    """Who plays the games: this process, so many of its own (-1: one for each core), or a Dask cluster."""

    jobs: int = 1
    cluster: str = ""
    kept: list[tuple[Series, Played]] | None = None
    """Every game that was played is put there, if anybody wants to have them all."""

    def play(
        self, game: Game, wanted: Sequence[Wanted], tick: Callable[[int], None] = lambda _: None
    ) -> list[list[Played]]:
        """Play games of one or more series; each gets its own list, in the order of the numbers."""
        alone = self.jobs == 1 and not self.cluster
        games = sum(len(numbers) for _, numbers in wanted)
        size = 1 if alone else min(max(1, games // PIECES), LARGEST)
        pieces = [(place, piece) for place, (_, numbers) in enumerate(wanted) for piece in _cut(numbers, size)]
        played = (
            (wanted[place][0].play(piece, game) for place, piece in pieces)
            if alone
            else done_by(self.jobs, self.cluster, [partial(wanted[place][0].play, piece) for place, piece in pieces])
        )
        found: list[list[Played]] = [[] for _ in wanted]
        for (place, _), rows in zip(pieces, played, strict=True):
            found[place] += rows
            tick(len(rows))
        if self.kept is not None:
            self.kept.extend((told, row) for (told, _), rows in zip(wanted, found, strict=True) for row in rows)
        return found


def _cut(numbers: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


ALONE: Final = Workers()
