"""A game in progress that is looked at closely: at every decision, and at every event of its story."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from taphouse.core.facts import Fact, references
from taphouse.core.game import Game
from taphouse.core.moves import HOUSE, Event, Move, Seat
from taphouse.core.state import State
from taphouse.lab.bare_table import BareTable

KEPT: Final = 50_000
"""So many events are remembered with what they told: most of them happen in many games."""
WHERE: Final = ("seat", "cell", "zone", "place")
"""Who did something and where is no thing that was used."""


class Seen(Struct, frozen=True, kw_only=True):
    """What was seen of one game."""

    forced: int
    """Decisions in which only one move was open."""
    lead_changes: int | None
    """How often somebody else took the lead; nothing where a game has no running score."""
    decided: float | None
    """After which part of the decisions the winners were ahead for good; all of it where no score foretold them, and
    nothing where nobody won, or there is no running score."""
    happened: dict[str, int]
    """How often each kind of fact was told, by its name."""
    used: dict[str, dict[str, int]]
    """And of what: the things that it named, by kind of fact."""


class WatchedTable(BareTable):
    """A bare table, and somebody who looks."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self.forced = 0
        self._leaders: list[tuple[int, frozenset[int]]] = []
        """Who was ahead after so many decisions, whenever that changed."""
        self._look()

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move, and look."""
        state = self.state
        self.forced += seat != HOUSE and seat in state.to_act() and len(state.legal_moves(seat)) == 1
        super().apply(seat, move)
        self._look()

    def _look(self) -> None:
        scores = self.game.running_scores(self.state)
        if not scores:
            return
        best = max(scores)
        leaders = frozenset(seat for seat, score in enumerate(scores) if score == best)
        if not self._leaders or leaders != self._leaders[-1][1]:
            self._leaders.append((self.decisions, leaders))

    def seen(self) -> Seen:
        """Tell what was seen, when the game is over."""
        outcome = self.state.outcome()
        happened, used = heard(self.game, self.events)
        return Seen(
            forced=self.forced,
            lead_changes=lead_changes([leaders for _, leaders in self._leaders], self.state.seats),
            decided=decided(self._leaders, outcome.winners() if outcome else [], self.decisions),
            happened=happened,
            used=used,
        )


def lead_changes(leaders: Sequence[frozenset[int]], seats: int) -> int | None:
    """Count how often others took the lead. The first lead is no change, nor is a draw by which nobody is overtaken."""
    if not leaders:
        return None
    changes = 0
    ahead: frozenset[int] = frozenset()
    for now in leaders:
        if len(now) == seats:
            continue
        if ahead and not now & ahead:
            changes += 1
        ahead = now & ahead or now
    return changes


def decided(leaders: Sequence[tuple[int, frozenset[int]]], winners: Sequence[int], decisions: int) -> float | None:
    """Tell after which part of the decisions nobody but the winners was ahead any more."""
    if not leaders or not winners or not decisions:
        return None
    since = decisions
    for number, ahead in reversed(leaders):
        if not ahead <= frozenset(winners):
            break
        since = number
    return since / decisions


def heard(game: Game, events: Sequence[Event]) -> tuple[dict[str, int], dict[str, dict[str, int]]]:
    """Count what was told to those who only watch: kinds of facts, and the things that they named."""
    happened: Counter[str] = Counter()
    used: dict[str, Counter[str]] = {}
    for event, times in Counter(events).items():
        for kind, things in _facts(game, event):
            happened[kind] += times
            for thing in things:
                used.setdefault(kind, Counter())[thing] += times
    return dict(happened), {kind: dict(things) for kind, things in used.items()}


@lru_cache(maxsize=KEPT)
def _facts(game: Game, event: Event) -> tuple[tuple[str, tuple[str, ...]], ...]:
    fact = game.told(event, None)
    return () if fact is None else tuple(_counted(fact))


def _counted(fact: Fact) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A fact and those that follow it, each by its name with the things that it names."""
    alone = {name: value for name, value in fact.items() if name != "then"}
    yield str(fact["say"]), tuple(thing for thing in references(alone) if thing.partition(":")[0] not in WHERE)
    for more in fact.get("then", ()):
        yield from _counted(more)
