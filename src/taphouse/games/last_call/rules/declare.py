"""Naming a suit, LC-012 and LC-014."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.kinds import SUIT
from taphouse.games.last_call.rules.matching import set_fitting
from taphouse.games.last_call.rules.own import Own
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

NAME: Final = Verb("name", SUIT)


@final
class DeclareSuit(Own):
    """LC-012, LC-014: from now on the top card is of the named suit only."""

    name = "declare_suit"
    rule = "LC-014"
    todo = "name a suit"
    verbs: tuple[Verb, ...] = (NAME,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any suit."""
        for suit in range(SUIT.size):
            moves.put(NAME.first + suit)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """Name it."""
        table.declared = n
        set_fitting(table)
        table.note(h.NAMED, int(table.active), int(n))

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """It comes first."""
        return IllegalMove("LC-014", said.name_suit_first())

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """Nothing asks for a suit."""
        return IllegalMove("LC-014", said.no_suit_to_name())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which suit."""
        return said.ask_declare_suit()


DECLARE_SUIT: Final = DeclareSuit()
