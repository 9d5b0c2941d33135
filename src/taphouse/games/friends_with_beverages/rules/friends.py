"""Terrible Friend, FWB-104, FWB-105: a piece of equipment changes its owner for good."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import EQUIPMENT, TERRIBLE_FRIEND
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules import results
from taphouse.games.friends_with_beverages.rules.decision import Decision, in_shed
from taphouse.games.friends_with_beverages.rules.hands import take_in, take_piece
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.rules.verbs import TOOLS
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

BORROW: Final = Verb("borrow", TOOLS)


@final
class FriendPick(Decision):
    """FWB-104: choose the piece that is taken."""

    name = "friend_pick"
    rule = "FWB-104"
    verbs: tuple[Verb, ...] = (BORROW,)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The pieces of the other shed."""
        moves.put_each(BORROW.first, table.sheds.types[table.choice.victim])

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Take it."""
        borrow(table, seat, n)

    def check(self, table: "State") -> None:
        """FWB-104: it is another's."""
        need(table.choice.victim != table.asked, said.wrong_friend())

    def first(self) -> Fact:
        """Which one."""
        return said.first_friend_pick()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-104: it is not there."""
        return IllegalMove(self.rule, said.not_in_that_shed(resource=RESOURCE_REFS[EQUIPMENT + int(n)]))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one, and whose."""
        return said.ask_friend_pick(who=SEATS[int(table.choice.victim)])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece."""
        return in_shed(table, int(table.choice.victim), n)


def begin(table: "State", seat: i64) -> None:
    """FWB-104, FWB-105: the holder of the Round Token lends, or the left neighbour; else the next who can."""
    victim = table.leader
    if victim == seat:
        victim = (seat + 1) % table.n
    tries: i64 = 0
    while tries < table.n and (victim == seat or table.sheds.types[victim] == 0):
        victim = (victim + 1) % table.n
        tries += 1
    types = table.sheds.types[victim]
    if victim == seat or types == 0:
        table.note(h.NO_EFFECT, TERRIBLE_FRIEND)
        return
    table.choice.victim = victim
    if types & (types - 1) == 0:
        borrow(table, seat, lowest(types))
        return
    FRIEND_PICK.ask(table, seat)


def borrow(table: "State", seat: i64, kind: i64) -> None:
    """FWB-104: the piece goes to the drawer's hand, for good."""
    card = take_piece(table, table.choice.victim, kind)
    take_in(table, seat, card, openly=True)
    table.period.add(table.choice.victim, results.LOST_PIECE, card)
    table.period.add(seat, results.TOOK, card)
    table.note(h.BORROWED, int(seat), int(table.choice.victim), int(card))


FRIEND_PICK: Final[FriendPick] = FriendPick()
STEPS: Final[list[Step[Any]]] = [FRIEND_PICK]
