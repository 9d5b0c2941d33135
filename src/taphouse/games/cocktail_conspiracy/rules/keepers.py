"""Deciding for a virtual place, CC-086 to CC-091: who does, and how two keepers agree."""

from typing import TYPE_CHECKING, Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, SeatRef
from taphouse.core.step import Moves, Verb
from taphouse.games.cocktail_conspiracy.rules import happenings as h
from taphouse.games.cocktail_conspiracy.rules.asking import Asking
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

ACCEPT: Final = Verb("accept")
COUNTER: Final = Verb("counter")
TAKE: Final = Verb("take counter")
TOSS: Final = Verb("toss")


class Agreed(Asking):
    """A decision for a place, which two keepers agree about if it is theirs: a plan, which is carried out."""

    def place(self, table: "State") -> i64:
        """The place that is decided for."""
        raise NotImplementedError

    def ask(self, table: "State") -> None:
        """Ask for a plan, from the beginning."""
        raise NotImplementedError

    def carry_out(self, table: "State", plan: vec[i64]) -> None:
        """Do it."""
        raise NotImplementedError

    def propose(self, table: "State", plan: vec[i64]) -> None:
        """CC-088: the other keeper answers a proposal; the same one again means agreement."""
        place = self.place(table)
        if not table.countering:
            table.plan = plan
            table.active = second_decider(table, place)
            table.step = PROPOSED
        else:
            table.counter = plan
            if is_same(table.plan, plan):
                agree(table, plan)
            else:
                table.active = first_decider(table, place)
                table.step = LAST_WORD

    def how(self, table: "State") -> Literal["decide", "propose"]:
        """Whether what is decided now is a proposal of one of two keepers."""
        return "propose" if needs_two(table, self.place(table)) else "decide"


@final
class Proposed(Asking):
    """CC-088: the second keeper answers a proposal."""

    name = "virtual_answer"
    rule = "CC-088"
    verbs: tuple[Verb, ...] = (ACCEPT, COUNTER)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Accept it, or propose something else."""
        moves.put(ACCEPT.first)
        moves.put(COUNTER.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Whoever proposes something else is asked the same question."""
        if verb is ACCEPT:
            table.note(h.ACCEPTED, int(seat))
            agree(table, table.plan)
        else:
            table.note(h.COUNTERED, int(seat))
            table.countering = True
            table.question.ask(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """First the answer."""
        return IllegalMove("CC-088", said.accept_first())

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """The keepers are at it."""
        return IllegalMove("CC-088", said.others_agree(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """Nothing is proposed."""
        return IllegalMove("CC-088", said.no_proposal())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Yes, or something else."""
        return said.ask_virtual_answer()


@final
class LastWord(Asking):
    """CC-088: the first keeper takes the counter-proposal, or lets the coin decide between both."""

    name = "virtual_final"
    rule = "CC-088"
    verbs: tuple[Verb, ...] = (TAKE, TOSS)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Take it, or toss."""
        moves.put(TAKE.first)
        moves.put(TOSS.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """The coin is not tossed twice."""
        if verb is TAKE:
            table.note(h.TOOK, int(seat))
            agree(table, table.counter)
        else:
            second = table.rng.below(2) == 1
            table.note(h.TOSSED, int(seat), 1 if second else 0)
            agree(table, table.counter if second else table.plan)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """First the last word."""
        return IllegalMove("CC-088", said.take_first())

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """The keepers are at it."""
        return IllegalMove("CC-088", said.others_agree(who=who))

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """Nothing is proposed."""
        return IllegalMove("CC-088", said.no_proposal())

    def asks(self, table: "State", seat: i64) -> Fact:
        """The other's proposal, or a coin."""
        return said.ask_virtual_final()


def agree(table: "State", plan: vec[i64]) -> None:
    """CC-088, CC-089: the keepers are done; now the cards move."""
    table.learned += 1
    table.plan = vec[i64]()
    table.counter = vec[i64]()
    table.countering = False
    table.question.carry_out(table, plan)


def is_same(plan: vec[i64], other: vec[i64]) -> bool:
    """Whether two keepers propose the same."""
    for i in range(len(plan)):  # noqa: SIM110  a generator would be slow when compiled
        if plan[i] != other[i]:
            return False
    return True


def first_decider(table: "State", place: i64) -> i64:
    """CC-032, CC-041, CC-091: the seat of a place; for a virtual one the keeper whose turn comes first."""
    if place != table.seating.virtual:
        return place
    at = table.at
    while table.seating.keepers & BIT[table.seating.order[at]] == 0:
        at += 1
        if at == len(table.seating.order):
            at = 0
    return table.seating.order[at]


def second_decider(table: "State", place: i64) -> i64:
    """CC-088: the other keeper of a virtual place."""
    return lowest(table.seating.keepers & ~BIT[first_decider(table, place)])


def needs_two(table: "State", place: i64) -> bool:
    """CC-088: whether two keepers have to agree about a place."""
    keepers = table.seating.keepers
    return place == table.seating.virtual and table.house.together and keepers & (keepers - 1) != 0


NO_QUESTION: Final = Agreed()
PROPOSED: Final = Proposed()
LAST_WORD: Final = LastWord()
