"""What each value of each option changes, against the usual one on the same deals: the cards of house rules.

What a game says in ``measuring.toml`` of its folder is obeyed: how many deals, which option matters only beside others
or at a certain number of seats, and what bots cannot measure.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import version
from importlib.resources import files
from math import hypot
from typing import Final

import msgspec
from msgspec import Struct

from taphouse.bots.by_name import HOUSE_BOT
from taphouse.core.errors import BadHouse
from taphouse.core.game import Game, Meta
from taphouse.core.house import Option, Value
from taphouse.core.measured import Effect, Figure, Length, Measures, Tried, Unmeasured
from taphouse.core.moves import NOBODY
from taphouse.lab.counting import MEASURES
from taphouse.lab.differences import difference
from taphouse.lab.estimates import mean
from taphouse.lab.many import ALONE, Workers, series
from taphouse.lab.played import Played

PLAN: Final = "measuring.toml"
COUNTED: Final = ("turns", "moves", "first", "margin")
"""Measured as they are; the minutes are made of them."""
LENGTHS: Final = (MEASURES["turns"], MEASURES["moves"])
MOST_LENGTHS: Final = 1000
"""So many deals tell closely enough how long games are."""
DIGITS: Final = 4
HARDLY: Final = 0.01
SURE: Final = 1.68
"""So many times as wide as an interval that holds in 95 of 100 samples is one that holds in 999 of 1,000."""


class Special(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be known of an option, or of some of its values, before it can be measured."""

    option: str
    values: list[Value] | None = None
    """Nothing: all that are worth trying."""
    seats: int = 0
    """Where it matters; nothing: the best number."""
    house: dict[str, Value] = {}
    """Beside what it matters."""
    without: list[str] = []
    """Measures that mean something else there."""
    why_not: str = ""
    """Why bots cannot measure it (``Unmeasured``)."""


class Plan(Struct, kw_only=True, forbid_unknown_fields=True):
    """How the options of a game are measured."""

    deals: int = 1000
    """For each value."""
    special: list[Special] = []

    def of(self, option: Option, value: Value) -> Special:
        """Tell what is to be known of a value."""
        for each in self.special:
            if each.option == option.id and (each.values is None or value in each.values):
                return each
        return Special(option=option.id)


class Bench:
    """Plays the deals of a game, each house once."""

    def __init__(self, game: Game, deals: int, seed: str, workers: Workers = ALONE) -> None:
        self.game = game
        self.numbers = range(deals)
        self.seed = seed
        self.workers = workers
        self._played: dict[tuple[int, str], Sequence[Played]] = {}

    def usual(self, seats: int, house: Mapping[str, Value]) -> Sequence[Played]:
        """Play what others are compared with; it is kept."""
        key = (seats, repr(sorted(house.items())))
        if key not in self._played:
            self._played[key] = self.play(seats, house)
        return self._played[key]

    def play(self, seats: int, house: Mapping[str, Value]) -> Sequence[Played]:
        """Play all deals in one house."""
        settled = self.game.house(seats, house)
        told = series(self.game, settled, [HOUSE_BOT] * seats, self.seed)
        (played,) = self.workers.play(self.game, [(told, self.numbers)])
        return played

    def minutes(self) -> Callable[[Played], float]:
        """Estimate how long people would sit at a game."""
        return minutes_by(self.game.meta, self.usual(self.game.meta.seats_best, {}))


def minutes_by(meta: Meta, usual: Sequence[Played]) -> Callable[[Played], float]:
    """Estimate minutes: half the time goes with turns, half with moves; the usual game takes the middle of its card.

    Where all decide together, there are no turns: all of the time goes with moves.
    """
    middle = sum(meta.minutes) / 2
    turns = mean([each.turns for each in usual]).value
    moves = mean([each.moves for each in usual]).value
    if turns == 0:
        return lambda played: middle * played.moves / moves
    return lambda played: middle * (played.turns / turns + played.moves / moves) / 2


def plan_of(game: Game) -> Plan:
    """Read how the options of a game are measured."""
    file = files(game.package) / PLAN
    return msgspec.toml.decode(file.read_bytes(), type=Plan) if file.is_file() else Plan()


def worth_trying(option: Option) -> list[Value]:
    """List the values of an option that are compared with its usual one."""
    return [value for value in option.worth if (type(value), value) != (type(option.default), option.default)]


def measure(
    game: Game,
    plan: Plan,
    *,
    seed: str = "measures",
    workers: Workers = ALONE,
    tick: Callable[[int], None] = lambda _: None,
) -> Measures:
    """Measure all options of a game. All of it follows from the seed; ``tick`` is told how many values are done."""
    bench = Bench(game, plan.deals, seed, workers)
    tried: list[Tried] = []
    for option in game.options:
        for value in worth_trying(option):
            special = plan.of(option, value)
            if not special.why_not:
                tried.append(try_value(bench, option, value, special))
            tick(1)
    return Measures(
        rules_version=game.meta.rules_version,
        version=version("taphouse"),
        seed=seed,
        lengths=lengths(Bench(game, min(plan.deals, MOST_LENGTHS), seed, workers)),
        tried=tried,
        unmeasured=list(_unmeasured(plan)),
    )


def try_value(bench: Bench, option: Option, value: Value, special: Special) -> Tried:
    """Compare one value with the usual one."""
    seats = special.seats or bench.game.meta.seats_best
    usual, changed = bench.usual(seats, special.house), bench.play(seats, {**special.house, option.id: value})
    pairs = [(one, other) for one, other in zip(usual, changed, strict=True) if one.reason and other.reason]
    measures = {"minutes": bench.minutes(), **{name: MEASURES[name] for name in COUNTED}}
    return Tried(
        option=option.id,
        value=value,
        seats=seats,
        house=special.house,
        deals=len(pairs),
        differing=sum(_course(one) != _course(other) for one, other in pairs),
        effects=[
            _effect(name, [of(one) for one, _ in pairs], [of(other) for _, other in pairs])
            for name, of in measures.items()
            if name not in special.without and _says_something(name, usual)
        ],
    )


def lengths(bench: Bench) -> list[Length]:
    """Tell how long the usual game takes with each number of seats at which it can be played."""
    found = []
    for seats in range(bench.game.meta.seats_min, bench.game.meta.seats_max + 1):
        try:
            played = bench.usual(seats, {})
        except BadHouse:
            continue
        minutes, turns, moves = (mean([of(each) for each in played]) for of in (bench.minutes(), *LENGTHS))
        low, high = round(minutes.low, DIGITS), round(minutes.high, DIGITS)
        told = Figure(round(minutes.value, DIGITS), low, high, minutes.sample)
        found.append(Length(seats, told, round(turns.value, DIGITS), round(moves.value, DIGITS)))
    return found


def _course(played: Played) -> tuple[object, ...]:
    """Tell how a game went, as far as it was counted."""
    return (played.moves, played.turns, played.winners, played.scores)


def _says_something(measure: str, usual: Sequence[Played]) -> bool:
    """Whether a measure can say something of a game: there are turns, and winners are not always ahead by the same."""
    if measure == "margin":
        return len({MEASURES["margin"](each) for each in usual if each.winners}) > 1
    return measure not in ("turns", "first") or any(each.began != NOBODY for each in usual)


def _effect(name: str, a: Sequence[float], b: Sequence[float]) -> Effect:
    found = difference(name, a, b)
    numbers = (found.a, found.change.value, found.change.low, found.change.high, found.would_be_seen)
    return Effect(name, *(round(number, DIGITS) for number in numbers))


def _unmeasured(plan: Plan) -> Iterator[Unmeasured]:
    for each in plan.special:
        if each.why_not and each.values is None:
            yield Unmeasured(each.option, each.why_not)
        elif each.why_not:
            yield from (Unmeasured(each.option, each.why_not, value) for value in each.values or [])


def agree(one: Tried, other: Tried) -> bool:
    """Whether two samples of the same value tell the same: no change differs by more than their joint interval.

    Many are compared at once, so it is the interval that holds in 999 of 1,000 samples; and what differs by less than
    a hundredth of the usual value does not matter.
    """
    fresh = {effect.measure: effect for effect in other.effects}
    return all(
        abs(effect.change - fresh[effect.measure].change)
        <= max(SURE * hypot(_within(effect), _within(fresh[effect.measure])), HARDLY * abs(effect.usual))
        for effect in one.effects
        if effect.measure in fresh
    )


def _within(effect: Effect) -> float:
    return max(effect.high - effect.change, effect.change - effect.low)
