"""Tuning: a search for houses that come near several goals at once, and what the best compromises are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import fsum, inf, prod
from typing import Any, Final

from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT, Who
from taphouse.core.errors import BadHouse
from taphouse.core.facts import Fact, typed
from taphouse.core.game import Game
from taphouse.core.house import Value, in_words
from taphouse.core.rng import seed_from
from taphouse.lab.extras import needed
from taphouse.lab.figures import SHARES, measure_name, words_for
from taphouse.lab.goals import Goal, check_goals
from taphouse.lab.many import ALONE, Workers
from taphouse.lab.page import Line, Page, Panel
from taphouse.lab.panels import how_to_read, measure_panel, short_labels
from taphouse.lab.shown import Origin, Shown, make_page
from taphouse.lab.simulate import Report, simulate
from taphouse.lab.words import said
from taphouse.words.languages import ENGLISH
from taphouse.words.words import Words

MOST: Final = 8
"""Of more compromises than that, those are told that come nearest to all goals taken together."""
EXTRA: Final = "taphouse[tune]"

Try = Callable[[Mapping[str, Value]], Sequence[float] | None]
"""Plays a house and tells how far it is from each goal; nothing if it is no table of this game."""


class Compromise(Struct, kw_only=True):
    """A house than which none that was tried is nearer to one goal and as near to the others."""

    chosen: dict[str, Value]
    misses: list[float]
    """How far it was from each goal where it was found; less is better."""
    report: Report
    """What it does on deals that were not used for the search."""


class Tuning(Shown, kw_only=True):
    """What came of a search. All of it follows from the seed."""

    game: str
    seats: int
    seed: str
    goals: list[Goal]
    varied: dict[str, list[Value]]
    before: dict[str, Value]
    """What these options were in the house from which the search began."""
    possible: int
    """How many houses there are."""
    tried: int
    games: int
    """For each house."""
    usual: Report
    """The house from which the search began, on the same deals as the compromises."""
    front: list[Compromise]
    """The nearest to all goals taken together first."""

    def page(self, language: str = ENGLISH, command: str = "") -> Page:
        """Say it as a page."""
        words = words_for(self.game, language)
        origin = Origin(
            game=self.game,
            seats=self.seats,
            seed=self.seed,
            games=words.say(said.report_each_house(games=self.games)),
            bots=", ".join(self.usual.bots),
            command=command,
        )
        headline = said.head_tuned(number=len(self.front), goals=[self.goal_text(words, goal) for goal in self.goals])
        lead = [said.lead_tuned(tried=self.tried, possible=self.possible)]
        before = words.form("report-terms", "before", {})
        labels, legend = short_labels([self.label(one.chosen) or before for one in self.front])
        panels = self._panels(words, before, labels)
        notes = [said.report_fresh_deals(), *how_to_read(self.usual.pace)]
        return make_page(words, origin, headline=headline, lead=lead, legend=legend, panels=panels, notes=notes)

    def label(self, chosen: Mapping[str, Value]) -> str:
        """Name a house by what differs from the house as it was."""
        before = self.before
        return ", ".join(f"{name} = {in_words(value)}" for name, value in chosen.items() if before.get(name) != value)

    def goal_text(self, words: Words, goal: Goal) -> Fact:
        """Say a goal."""
        measure = typed(measure_name(words, goal.measure))
        aim = None
        if goal.aim is not None:
            aim = typed(f"{100 * goal.aim if goal.measure in SHARES else goal.aim:g}")
        return said.aimed_at(measure=measure, where=goal.where, aim=aim)

    def _panels(self, words: Words, before: str, labels: Sequence[str]) -> list[Panel]:
        """One panel for each goal, the house as it was first."""
        reports = [(before, self.usual), *zip(labels, (one.report for one in self.front), strict=True)]
        panels = []
        for goal in self.goals:
            found = [(label, goal.value(report)) for label, report in reports]
            lines = [Line(label, one, at == 0) for at, (label, one) in enumerate(found) if one is not None]
            panels.append(measure_panel(words, goal.measure, lines, goal.aim))
        return panels


def tune(
    game: Game,
    seats: int,
    house: Mapping[str, Value] | None,
    varied: Mapping[str, Sequence[Value]],
    goals: Sequence[Goal],
    *,
    tries: int = 40,
    games: int = 100,
    seed: str = "0",
    bots: Sequence[Who] = (HOUSE_BOT,),
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Tuning:
    """Try houses: all of them if they are no more than ``tries``, otherwise those that a search by Optuna chooses.

    All are played on the same deals. The best compromises are then played on others: who is best of many is so
    by luck, too.
    """
    base, wanted = dict(house or {}), list(goals)
    closely = any(goal.needs_closely for goal in goals)

    def play(chosen: Mapping[str, Value], deals: str, number: int, tick: Callable[[int], None] = tick) -> Report:
        whole = {**base, **chosen}
        return simulate(
            game, seats, whole, games=number, seed=deals, bots=bots, closely=closely, workers=workers, tick=tick
        )

    check_goals(wanted, play({}, f"{seed} goals", 1, lambda _: None))
    known: dict[tuple[Value, ...], list[float] | None] = {}

    def attempt(chosen: Mapping[str, Value]) -> Sequence[float] | None:
        key = tuple(chosen.values())
        if key not in known:
            try:
                game.house(seats, {**base, **chosen})
            except BadHouse:
                known[key] = None
            else:
                report = play(chosen, seed, games)
                known[key] = [goal.miss(report) for goal in wanted]
        return known[key]

    possible = prod(len(values) for values in varied.values())
    if possible <= tries:
        for values in product(*varied.values()):
            attempt(dict(zip(varied, values, strict=True)))
    else:
        _search(varied, len(wanted), tries, seed, attempt)
    tried = {key: misses for key, misses in known.items() if misses is not None and inf not in misses}
    front = [
        Compromise(chosen=chosen, misses=tried[key], report=play(chosen, f"{seed} fresh", games))
        for key in nearest(tried)
        for chosen in [dict(zip(varied, key, strict=True))]
    ]
    return Tuning(
        game=game.meta.id,
        seats=seats,
        seed=seed,
        goals=wanted,
        varied={name: list(values) for name, values in varied.items()},
        before={option.id: base.get(option.id, option.default) for option in game.options if option.id in varied},
        possible=possible,
        tried=len(tried),
        games=games,
        usual=play({}, f"{seed} fresh", games),
        front=front,
    )


def most_games(varied: Mapping[str, Sequence[Value]], tries: int, games: int) -> int:
    """How many games a search plays at most."""
    return games * (min(tries, prod(len(values) for values in varied.values())) + MOST + 1)


def _search(varied: Mapping[str, Sequence[Value]], goals: int, tries: int, seed: str, attempt: Try) -> None:
    """Let Optuna choose what to try next; the values are handed over by their places, as they are of any kind."""
    optuna = needed("optuna", EXTRA)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    sampler = optuna.samplers.TPESampler(seed=int.from_bytes(seed_from(seed)[:4]))
    study = optuna.create_study(directions=["minimize"] * goals, sampler=sampler)
    for _ in range(tries):
        trial: Any = study.ask()
        chosen = {name: each[trial.suggest_categorical(name, range(len(each)))] for name, each in varied.items()}
        misses = attempt(chosen)
        if misses is None or inf in misses:
            study.tell(trial, state=optuna.trial.TrialState.FAIL)
        else:
            study.tell(trial, list(misses))


def nearest(tried: Mapping[tuple[Value, ...], Sequence[float]]) -> list[tuple[Value, ...]]:
    """Keep what nothing else beats; the nearest to all goals together first. Of equal ones, the first."""
    once: dict[tuple[float, ...], tuple[Value, ...]] = {}
    for key, misses in tried.items():
        once.setdefault(tuple(misses), key)
    front = [key for misses, key in once.items() if not any(_beats(other, misses) for other in once)]
    reach = [max(column) - min(column) or 1.0 for column in zip(*tried.values(), strict=True)]
    least = [min(column) for column in zip(*tried.values(), strict=True)]

    def far(key: tuple[Value, ...]) -> float:
        return fsum((miss - low) / wide for miss, low, wide in zip(tried[key], least, reach, strict=True))

    return sorted(front, key=far)[:MOST]


def _beats(one: Sequence[float], other: Sequence[float]) -> bool:
    pairs = list(zip(one, other, strict=True))
    return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)


def worth_trying(game: Game) -> Iterator[tuple[str, list[Value]]]:
    """List the options of a game that have several values worth trying, with these."""
    for option in game.options:
        if len(option.worth) > 1:
            yield option.id, list(option.worth)
