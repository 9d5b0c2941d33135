"""What the decisions of this game have in common, FWB-009, FWB-139."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from taphouse.core.bits import members
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    FIRST,
    NO_CARD,
    write_card,
    write_guest,
)
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


class Decision(Step["State"]):
    """A decision of one seat, or of all at once."""

    of: str = ""
    """The phase that asks it; nothing if any may."""
    of_card: bool = False
    """Whether an interrupt or event asks it, which lies there meanwhile."""
    draft: tuple[str, ...] = ()
    """FWB-139: the fields of the table that hold what was chosen before in the same choice."""

    def ask(self, table: "State", seat: i64) -> None:
        """Ask a seat."""
        table.step = self
        table.asked = seat

    def begun(self, table: "State") -> Step[Any]:
        """FWB-139: the decision as everybody else sees it: the one with which the choice began."""
        return self

    def is_quiet(self, table: "State", before: Step[Any]) -> bool:
        """Whether the move that led here has taught nobody anything: a secret answer, or a step of a draft.

        Where only certain cards lead to such a step, the step itself tells of them, and cannot be taken back.
        """
        return False

    def fits(self, table: "State", seat: i64) -> bool:
        """Whether a seat with this hand would be asked this: everybody sees that it is."""
        return True

    def check(self, table: "State") -> None:
        """Refuse a position in which this cannot be asked."""

    def first(self) -> Fact:
        """Say to the seat that is asked, and tries something else, what comes first."""
        raise NotImplementedError

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Say why a move of one of its verbs is not open. Only the seat's own hand may be told, and what lies open."""
        raise NotImplementedError

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Say why a move is not open to the seat that is asked."""
        if verb in self.verbs:
            return self.refusal(table, seat, verb, n)
        return IllegalMove(self.rule, self.first())

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Say what a move does, with what hangs on the table."""
        fact: Fact = table.book.facts[int(verb.first) + n]
        return fact

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The things that a move concerns."""
        return ()


class Task(Step["State"]):
    """Something on the agenda that happens by itself; it may ask. ``todo`` is its name in a position."""

    seats: bool = True
    """Whether its first number is a seat."""

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """Say what is wrong with it in a position; nothing if it can be."""
        return None if b <= table.n else said.wrong_count()


def begun_as(table: "State") -> Step[Any]:
    """FWB-139: what is asked, as everybody else sees it."""
    step = table.step
    return step.begun(table) if isinstance(step, Decision) else step


def in_hand(table: "State", seat: int, kind: int) -> tuple[str, ...]:
    """The copies of a kind in a hand."""
    return tuple(f"item:{write_card(card)}" for card in members(table.hands.copies(seat, kind), FIRST[kind]))


def in_shed(table: "State", seat: int, kind: int) -> tuple[str, ...]:
    """The piece of a type in a shed."""
    card = int(table.sheds.piece(seat, kind))
    return (f"item:{write_card(card)}",) if card != NO_CARD else ()


def guest_item(guest: int) -> tuple[str, ...]:
    """A guest."""
    return (f"item:{write_guest(guest)}",)
