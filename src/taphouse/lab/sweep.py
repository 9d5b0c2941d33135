"""A sweep: the same measures for every combination of values of some options, on the same deals."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product

from taphouse.bots.by_name import HOUSE_BOT, Who
from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value, in_words
from taphouse.lab.counting import measured
from taphouse.lab.differences import Difference, differences_of, plain_difference
from taphouse.lab.figures import measure_name, words_for
from taphouse.lab.many import ALONE, Series, Wanted, Workers, series
from taphouse.lab.page import Line, Page, Panel
from taphouse.lab.panels import how_to_read, measure_panel, short_labels, swept_line
from taphouse.lab.played import Played
from taphouse.lab.seating import deal_names
from taphouse.lab.shown import Origin, Shown, make_page
from taphouse.lab.simulate import Report, report_of
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH
from taphouse.words.words import Words

STEP = 50
"""Where it may stop early, each combination gets so many games at a time."""


class Sweep(Shown, kw_only=True):
    """What came of it. All of it follows from the seed."""

    game: str
    seats: int
    seed: str
    varied: list[str]
    reports: list[Report]
    """One for each combination, in the order in which the values were named."""
    base: int
    """The report that the others are compared with: that of the usual values, or the first."""
    changes: list[list[Difference]]
    """How each report differs from that one, deal by deal."""
    impossible: list[dict[str, Value]]
    """Combinations that are no table of this game."""

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        words = words_for(self.game, language)
        origin = Origin(
            game=self.game,
            seats=self.seats,
            seed=self.seed,
            games=" + ".join(dict.fromkeys(str(report.games) for report in self.reports)),
            bots=", ".join(self.reports[0].bots) if self.reports else "",
            command=command,
        )
        labels = [self.label(report.house) for report in self.reports]
        compared = [at for at in range(len(labels)) if at != self.base]
        short, legend = short_labels([self.short_label(report.house) for report in self.reports])
        panels = self._panels(words, short)
        names = short if legend else labels
        lead = [swept_line(words, names[at], names[self.base], self.changes[at]) for at in compared]
        pace = self.reports[0].pace if self.reports else 0.0
        notes = [said.report_same_deals(), *how_to_read(pace)]
        return make_page(
            words, origin, headline=self._headline(words, labels), lead=lead, legend=legend, panels=panels, notes=notes
        )

    def label(self, house: Mapping[str, Value]) -> str:
        """Name a house by what varies."""
        return ", ".join(f"{name} = {in_words(house[name])}" for name in self.varied)

    def short_label(self, house: Mapping[str, Value]) -> str:
        """Name it where the option was named before, if there is but one."""
        return in_words(house[self.varied[0]]) if len(self.varied) == 1 else self.label(house)

    def _headline(self, words: Words, labels: Sequence[str]) -> Fact:
        options = typed(", ".join(self.varied))
        if len(labels) < 2:
            return said.head_swept_one(house=typed("".join(labels)))
        seen = dict.fromkeys(one.measure for changes in self.changes for one in changes if one.seen)
        if not seen:
            return said.head_swept_nothing(options=options)
        return said.head_swept(options=options, measures=[typed(measure_name(words, name)) for name in seen])

    def _panels(self, words: Words, labels: Sequence[str]) -> list[Panel]:
        """One panel for each measure, with a line for each combination."""
        named = [{one.name: one.estimate for one in report.figures()} for report in self.reports]
        panels = []
        for name in dict.fromkeys(name for each in named for name in each):
            lines = [
                Line(label, each[name], at == self.base)
                for at, (label, each) in enumerate(zip(labels, named, strict=True))
                if name in each
            ]
            panels.append(measure_panel(words, name, lines, 1 / self.seats if name == "first" else None))
        return panels


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
    closely: bool = False,
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
            told.append(series(game, game.house(seats, chosen), names, seed, closely=closely))
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
    base = _usual_one(game, told)
    counted = [[measured(game, each) if each.reason else {} for each in rows] for rows in played]
    return Sweep(
        game=game.meta.id,
        seats=seats,
        seed=seed,
        varied=list(varied),
        reports=[report_of(game, one, rows, 0.0) for one, rows in zip(told, played, strict=True)],
        base=base,
        changes=[differences_of(list(zip(counted[base], each, strict=False)), plain_difference) for each in counted],
        impossible=impossible,
    )


def _usual_one(game: Game, told: Sequence[Series]) -> int:
    """Find the house that differs least from the usual one."""
    usual = {option.id: option.default for option in game.options}
    differing = [sum(usual.get(name) != value for name, value in one.house.items()) for one in told]
    return differing.index(min(differing)) if differing else 0


def _is_close(game: Game, told: Series, played: Sequence[Played], within: float) -> bool:
    report = report_of(game, told, played, 0.0)
    return all(share.within() <= within for share in report.win_shares)
