"""What is measured of games, each with its interval."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from taphouse.core.game import Game
from taphouse.core.moves import NOBODY
from taphouse.lab.estimates import Estimate, mean
from taphouse.lab.played import Played


class Closely(Struct, kw_only=True):
    """What was seen by looking at every decision, and heard in the story."""

    forced_share: Estimate
    """In how much of the decisions only one move was open: the mean of the games."""
    lead_changes: Estimate | None
    """How often others took the lead; nothing where a game has no running score."""
    decided: Estimate | None
    """After which part of the decisions the winners were ahead for good; nothing likewise."""
    happened: dict[str, Estimate]
    """How often each kind of fact was told in a game, by its name."""
    used: dict[str, dict[str, Estimate]]
    """How often each thing was named in a game, by kind of fact."""


def part_of(played: Played, seat: int) -> float:
    """How much of a game a seat won: all of it, its part of a shared win, or nothing."""
    return 1 / len(played.winners) if seat in played.winners else 0.0


def margin(played: Played) -> float:
    """How far the winners' best score is ahead of the best of the others; nothing if nobody is behind."""
    won = [score for seat, score in enumerate(played.scores) if seat in played.winners]
    lost = [score for seat, score in enumerate(played.scores) if seat not in played.winners]
    return float(max(won) - max(lost)) if won and lost else 0.0


def minutes(game: Game, played: Played) -> float:
    """How long people would take for a game, at its pace."""
    return played.moments * game.pace / 60


MEASURES: Final[Mapping[str, Callable[[Played], float]]] = {
    "moves": lambda each: each.moves,
    "turns": lambda each: each.turns,
    "margin": margin,
    "first": lambda each: part_of(each, each.began) if each.began != NOBODY else 0.0,
    "shared": lambda each: float(len(each.winners) > 1),
    "drawn": lambda each: float(not each.winners),
}
"""What can be counted in every game."""


def measured(game: Game, played: Played) -> dict[str, float]:
    """Give all the numbers of one game by the names of their measures; what was not counted is left out."""
    found = {"minutes": minutes(game, played)} if played.decisions else {}
    found |= {name: float(count(played)) for name, count in MEASURES.items()} | played.measures
    if not played.decisions:
        del found["turns"]
    if not played.scores:
        del found["margin"]
    if played.began == NOBODY:
        del found["first"]
    if played.seen is not None and played.decisions:
        found["forced"] = played.seen.forced / played.decisions
        more = {"lead_changes": played.seen.lead_changes, "decided": played.seen.decided}
        found |= {name: float(number) for name, number in more.items() if number is not None}
    return found


def measures_of(played: Sequence[Played]) -> dict[str, Estimate]:
    """Give the mean of what the game itself measures."""
    return _means([each.measures for each in played if each.measures])


def closely_seen(played: Sequence[Played]) -> Closely:
    """Count what was seen of games."""
    looked = [(each, each.seen) for each in played if each.seen is not None]
    seen = [found for _, found in looked]
    kinds = dict.fromkeys(kind for found in seen for kind in found.used)
    return Closely(
        forced_share=mean([found.forced / each.decisions for each, found in looked if each.decisions]),
        lead_changes=_mean_of([found.lead_changes for found in seen]),
        decided=_mean_of([found.decided for found in seen]),
        happened=_means([found.happened for found in seen]),
        used={kind: _means([found.used.get(kind, {}) for found in seen]) for kind in sorted(kinds)},
    )


def _mean_of(numbers: Sequence[float | None]) -> Estimate | None:
    known = [number for number in numbers if number is not None]
    return mean(known) if known else None


def _means(counted: Sequence[Mapping[str, float]]) -> dict[str, Estimate]:
    """Give the mean of everything that was counted anywhere; where it was not, it is none."""
    names = dict.fromkeys(name for each in counted for name in each)
    return {name: _counted([each.get(name, 0.0) for each in counted]) for name in sorted(names)}


def _counted(numbers: Sequence[float]) -> Estimate:
    """What is never below nought has no bound there."""
    found = mean(numbers)
    return Estimate(found.value, max(0.0, found.low), found.high, found.sample) if min(numbers) >= 0 else found
