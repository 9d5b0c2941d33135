"""What the decisions of the active seat have in common."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.step import Step, Verb
from taphouse.games.last_call.naming import CARD_REFS
from taphouse.games.last_call.rules.calls import close_decided
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


class Own(Step["State"]):
    """A decision of the active seat. LC-064: it ends the watches that waited for it."""

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Close watches and decide."""
        if table.watched != 0:
            close_decided(table, seat)
        self.decide(table, verb, n)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """Carry the decision out."""
        raise NotImplementedError


def call_too_early(table: "State", seat: i64) -> IllegalMove:
    """LC-060: the call goes with the second-to-last card only."""
    return IllegalMove("LC-060", said.call_too_early(number=int(table.sizes[seat])))


def not_held(card: i64, rule: str) -> IllegalMove:
    """The card is not in the hand."""
    return IllegalMove(rule, said.not_held(card=CARD_REFS[card]))
