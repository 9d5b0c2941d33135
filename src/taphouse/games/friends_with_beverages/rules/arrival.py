"""Who begins, FWB-019 to FWB-021: a bottle and a nose, answered on honour, or chance."""

from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import RESOLVING, Kind, Moves, Step, Verb
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import turn
from taphouse.games.friends_with_beverages.rules.decision import Decision
from taphouse.games.friends_with_beverages.rules.records import Arrivals
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

NOSES: Final = 10

BOTTLE_YES: Final = Verb("bottle yes")
BOTTLE_NO: Final = Verb("bottle no")
NOSE: Final = Verb("nose", Kind("size", [str(size + 1) for size in range(NOSES)], "number"))


@final
class Arrival(Decision):
    """FWB-019: everybody answers in secret, first about the bottle, then about the nose."""

    name = "arrival"
    rule = "FWB-019"
    verbs: tuple[Verb, ...] = (BOTTLE_YES, BOTTLE_NO, NOSE)
    together = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Who has not told the nose."""
        return table.arrivals.noses[seat] == 0

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """First the bottle, then the nose."""
        if table.arrivals.bottles[seat] < 0:
            moves.put(BOTTLE_YES.first)
            moves.put(BOTTLE_NO.first)
            return
        for i in range(NOSES):
            moves.put(NOSE.first + i)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-019: a secret answer; once the last one is in, everybody hears all of them."""
        table.step = self
        table.arrivals = Arrivals(table.seats, table.arrivals)
        if verb is not NOSE:
            table.arrivals.bottles[seat] = 1 if verb is BOTTLE_YES else 0
            return
        table.arrivals.noses[seat] = n + 1
        table.note(h.HAS_ANSWERED, int(seat))
        for other in range(table.n):
            if table.arrivals.noses[other] == 0:
                return
        settle(table)

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """The answers are secret."""
        return True

    def first(self) -> Fact:
        """The two questions."""
        return said.first_arrival()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-019: one question after the other."""
        if table.arrivals.bottles[seat] < 0:
            return IllegalMove(self.rule, said.bottle_first())
        return IllegalMove(self.rule, said.bottle_is_told())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The bottle or the nose."""
        return said.ask_bottle() if table.arrivals.bottles[seat] < 0 else said.ask_nose()


def settle(table: "State") -> None:
    """FWB-019, FWB-020: rank the noses; the biggest among those with a bottle begins, or the biggest of all."""
    rank(table)
    for seat in range(table.n):
        table.note(h.ARRIVED, int(seat), int(table.arrivals.bottles[seat]), int(table.arrivals.noses[seat]))
    table.step = RESOLVING
    first: i64 = -1
    for seat in range(table.n):
        if first < 0 or comes_before(table, seat, first):
            first = seat
    begin(table, first)


def comes_before(table: "State", seat: i64, other: i64) -> bool:
    """FWB-019: whether a seat has the better claim to begin."""
    if table.arrivals.bottles[seat] != table.arrivals.bottles[other]:
        return table.arrivals.bottles[seat] > table.arrivals.bottles[other]
    return table.arrivals.ranks[seat] < table.arrivals.ranks[other]


def rank(table: "State") -> None:
    """FWB-020: rank everybody by nose; equal ones (all of them, if nobody was asked) by chance."""
    table.arrivals = Arrivals(table.seats, table.arrivals)
    noses = table.arrivals.noses
    order = vec[i64](list(range(table.seats)))
    table.rng.shuffle(order, table.n)
    for seat in range(table.n):
        place: i64 = 0
        before = True
        for i in range(table.n):
            other = order[i]
            if other == seat:
                before = False
            elif noses[other] > noses[seat] or (before and noses[other] == noses[seat]):
                place += 1
        table.arrivals.ranks[seat] = place


def begin(table: "State", seat: i64) -> None:
    """FWB-021: the first player gets both tokens."""
    table.active = seat
    table.leader = seat
    table.note(h.BEGINS, int(seat))
    turn.begin_first(table)


def arrive(table: "State") -> None:
    """FWB-019: ask everybody, or let chance decide."""
    if table.house.honest_start:
        table.step = ARRIVAL
        return
    rank(table)
    begin(table, table.rng.below(table.n))


ARRIVAL: Final[Arrival] = Arrival()
STEPS: Final[list[Step[Any]]] = [ARRIVAL]
