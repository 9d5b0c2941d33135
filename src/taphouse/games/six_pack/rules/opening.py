"""Setting up, SP-005 to SP-012: dominoes, the first host, and the two drinks in the middle."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.six_pack.cards import KINDS
from taphouse.games.six_pack.house import ASK, BY_CHANCE
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules.cells import BOTTLE, MIX, WHEN
from taphouse.games.six_pack.rules.host import HostStep
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

MIDDLE: Final = 16
"""Where the frame begins, its cell 16,16 is 0,0."""
MIXED: Final = Verb("mixed", WHEN)
OPEN_BOTTLE: Final = Verb("open", BOTTLE)
OPEN_MIX: Final = Verb("open", MIX)


def start(table: "State") -> None:
    """SP-009, SP-011: everybody draws three dominoes; then the first host is asked for, drawn, or seat 1."""
    table.learned += 1
    for seat in range(table.n):
        table.draw(seat)
    if table.house.first_player == ASK:
        table.note(e.ASKED_MIXED)
    elif table.house.first_player == BY_CHANCE:
        make_host(table, table.rng.below(table.n))
    else:
        make_host(table, 0)


@final
class MixedLast(Step["State"]):
    """SP-011: everybody says when they last mixed a drink, all at the same time."""

    name = "mixed_last"
    rule = "SP-011"
    verbs: tuple[Verb, ...] = (MIXED,)
    together = True

    def due(self, table: "State") -> bool:
        """Nobody knows yet who begins."""
        return table.active < 0

    def awaited(self, table: "State", seat: i64) -> bool:
        """Whether a seat has not said so yet."""
        return table.mixed[seat] == e.NOT_YET

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any answer will do."""
        for n in range(MIXED.size):
            moves.put(MIXED.first + n)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """SP-011: once all have answered, the most recent begins; chance decides among equals."""
        table.mixed[seat] = n
        latest: i64 = n
        for other in range(table.n):
            if table.mixed[other] == e.NOT_YET:
                table.step = self
                return
            latest = min(latest, table.mixed[other])
        table.learned += 1
        equals: i64 = 0
        for other in range(table.n):
            table.note(e.SAID_MIXED, int(other), int(table.mixed[other]))
            equals += 1 if table.mixed[other] == latest else 0
        skip = table.rng.below(equals)
        host: i64 = 0
        while table.mixed[host] != latest or skip > 0:
            skip -= 1 if table.mixed[host] == latest else 0
            host += 1
        make_host(table, host)
        table.phase = self.after

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Whoever has answered waits; whoever has not answers first."""
        answered = table.mixed[seat] != e.NOT_YET
        return IllegalMove("SP-011", said.said_already() if answered else said.mixed_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask when it was."""
        return said.ask_mixed_last()


def make_host(table: "State", seat: i64) -> None:
    """SP-010: the first host is known; the opening pair comes by chance, unless the host is asked."""
    table.active = seat
    table.note(e.BEGINS, int(seat))
    if not table.house.chosen_opening:
        bottle = table.rng.below(KINDS)
        lay_pair(table, bottle, table.rng.below(KINDS))


@final
class OpeningBottle(HostStep):
    """SP-010: the first host chooses the bottle that opens the table."""

    name = "opening_bottle"
    rule = "SP-010"
    verbs: tuple[Verb, ...] = (OPEN_BOTTLE,)

    def due(self, table: "State") -> bool:
        """Nothing lies on the table."""
        return table.board.size == 0

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any bottle."""
        for kind in range(KINDS):
            moves.put(OPEN_BOTTLE.first + kind)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Remember it: the mix comes next."""
        table.opening = n
        table.step = OPENING_MIX

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """The bottle comes first."""
        return IllegalMove("SP-010", said.bottle_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for the bottle."""
        return said.ask_opening_bottle()


@final
class OpeningMix(HostStep):
    """SP-010: the first host chooses the mixed drink beside it."""

    name = "opening_mix"
    rule = "SP-010"
    verbs: tuple[Verb, ...] = (OPEN_MIX,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any mixed drink."""
        for kind in range(KINDS):
            moves.put(OPEN_MIX.first + kind)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Both lie on the table, and the first turn begins."""
        lay_pair(table, table.opening, n)
        table.opening = -1
        table.phase = self.after

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """The mixed drink comes now."""
        return IllegalMove("SP-010", said.mix_now())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Ask for the mixed drink."""
        return said.ask_opening_mix()


def lay_pair(table: "State", bottle: i64, mix: i64) -> None:
    """SP-010: a bottle and a mix side by side; the rest is stock."""
    table.board.put(MIDDLE, MIDDLE, bottle)
    table.board.put(MIDDLE + 1, MIDDLE, mix)
    table.board.unsettled = 0
    table.note(e.OPENED, int(bottle), int(mix + 3))


MIXED_LAST: Final = MixedLast()
OPENING_BOTTLE: Final = OpeningBottle()
OPENING_MIX: Final = OpeningMix()
