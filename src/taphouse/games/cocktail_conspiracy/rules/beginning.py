"""Who begins, CC-022 to CC-024."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import Asking
from taphouse.games.cocktail_conspiracy.rules.kinds import ANSWER, ANSWERS, SIGN, SIGNS, UNSAID
from taphouse.games.cocktail_conspiracy.rules.rounds import begin_turn
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

DRANK: Final = Verb("drank", ANSWER)
THROW: Final = Verb("throw", SIGN)
THROWS: Final = 3
"""CC-023: so often they throw; after that chance decides."""


@final
class LastDrink(Asking):
    """CC-022: every seat says when it drank anything last; nobody hears it before everybody has."""

    name = "last_drink_answer"
    rule = "CC-022"
    verbs: tuple[Verb, ...] = (DRANK,)
    together = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Who has not answered yet."""
        return table.answers[seat] == UNSAID

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any answer."""
        for answer in range(len(ANSWERS)):
            moves.put(DRANK.first + answer)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Keep the answer; the last one shows them all."""
        table.answers = table.answers[:]
        table.answers[seat] = n
        table.note(h.ANSWERED, int(seat), int(n))
        for other in range(table.n):
            if self.awaited(table, other):
                table.step = self
                return
        show_answers(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Answer first, or wait."""
        return IllegalMove("CC-022", said.say_first() if self.awaited(table, seat) else said.has_answered())

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """It is over."""
        return IllegalMove("CC-022", said.has_begun())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The question of the house."""
        return said.ask_last_drink_answer()


@final
class Throwing(Asking):
    """CC-023: rock, paper, scissors, at the same time."""

    name = "rps_throw"
    rule = "CC-023"
    verbs: tuple[Verb, ...] = (THROW,)
    together = True

    def awaited(self, table: "State", seat: i64) -> bool:
        """Who is still in, and has not thrown yet."""
        return table.contenders & BIT[seat] != 0 and table.throws[seat] == UNSAID

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any sign."""
        for sign in range(len(SIGNS)):
            moves.put(THROW.first + sign)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Keep the sign; the last one shows them all."""
        table.throws = table.throws[:]
        table.throws[seat] = n
        table.note(h.THREW, int(seat), int(n))
        for other in range(table.n):
            if self.awaited(table, other):
                table.step = self
                return
        show_throws(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Throw first, or wait."""
        if table.contenders & BIT[seat] == 0:
            return IllegalMove("CC-023", said.out_of_throwing())
        return IllegalMove("CC-023", said.throw_first() if self.awaited(table, seat) else said.has_thrown())

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """It is over."""
        return IllegalMove("CC-023", said.has_begun())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The throw."""
        return said.ask_rps_throw()


def show_answers(table: "State") -> None:
    """CC-022: the most recent drinker begins; several have to throw for it."""
    table.learned += 1
    latest = table.answers[0]
    for seat in range(table.n):
        table.note(h.ANSWER_SHOWN, int(seat), int(table.answers[seat]))
        latest = min(latest, table.answers[seat])
    for seat in range(table.n):
        if table.answers[seat] == latest:
            table.contenders |= BIT[seat]
    narrow(table)


def show_throws(table: "State") -> None:
    """CC-023: if exactly two signs are shown, the losing one drops out."""
    table.learned += 1
    signs: i64 = 0
    for seat in range(table.n):
        if table.throws[seat] != UNSAID:
            table.note(h.THROW_SHOWN, int(seat), int(table.throws[seat]))
            signs |= BIT[table.throws[seat]]
    if count(signs) == 2:
        for seat in range(table.n):
            sign = table.throws[seat]
            if sign != UNSAID and signs & BIT[(sign + 1) % 3] != 0:
                table.contenders &= ~BIT[seat]
    table.throws_made += 1
    table.thrown = table.throws
    table.throws = table.throws[:]
    for seat in range(table.n):
        table.throws[seat] = UNSAID
    narrow(table)


def narrow(table: "State") -> None:
    """CC-023: a single contender begins; after three throws chance picks one of those left."""
    left = count(table.contenders)
    if left == 1:
        begin(table, lowest(table.contenders))
    elif table.throws_made == THROWS:
        seat = nth(table.contenders, table.rng.below(left))
        table.note(h.PICKED, int(seat))
        begin(table, seat)
    else:
        table.note(h.TIED, int(table.contenders))
        table.step = THROWING


def begin(table: "State", seat: i64) -> None:
    """CC-024: the turn order is entered where the first player comes first in it."""
    table.at = 0
    while table.seating.order[table.at] != seat:
        table.at += 1
    table.note(h.BEGINS, int(seat))
    begin_turn(table)


LAST_DRINK: Final = LastDrink()
THROWING: Final = Throwing()
