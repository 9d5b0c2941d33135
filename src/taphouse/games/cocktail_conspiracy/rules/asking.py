"""What all decisions of this game have in common."""

from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from taphouse.core.bits import lowest
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, SeatRef, typed
from taphouse.core.step import Step, Verb
from taphouse.games.cocktail_conspiracy.cards import ALIKE, write_card
from taphouse.games.cocktail_conspiracy.naming import CARD_REFS
from taphouse.games.cocktail_conspiracy.words import said

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


class Asking(Step["State"]):
    """A decision. What it says looks at nothing that the seat could not see for itself."""

    def how(self, table: "State") -> Literal["decide", "propose"]:
        """Whether the answer is final, or a proposal of one of two keepers."""
        return "decide"

    def others(self, table: "State", who: SeatRef) -> IllegalMove:
        """Say to whoever is not asked that somebody else is."""
        raise NotImplementedError

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """Say in a quiet turn why there is nothing of this to decide."""
        raise NotImplementedError


def no_such_place(table: "State", rule: str) -> IllegalMove:
    """There is no such place."""
    return IllegalMove(rule, said.no_such_place(number=int(table.seating.places)))


def same_card(there: i64, card: i64) -> Fact:
    """Of cards that look the same the first copy is named."""
    first = lowest(there & ALIKE[card])
    return said.write_the_first(card=CARD_REFS[card], code=typed(write_card(int(first))))
