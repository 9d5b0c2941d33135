"""Cheers, LC-038 and LC-039: a sip or two cards, then a normal turn."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.drawing import draw
from taphouse.games.last_call.rules.own import Own
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

CHEERS_DRAWS: Final = 2
SIP: Final = Verb("sip")
DRAW_TWO: Final = Verb("draw two")


@final
class Cheers(Own):
    """LC-038, LC-039: a Cheers waits for the seat."""

    name = "cheers"
    rule = "LC-038"
    verbs: tuple[Verb, ...] = (SIP, DRAW_TWO)

    def due(self, table: "State") -> bool:
        """LC-038: it comes before the turn."""
        return table.cheers

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """A sip, where there is a drink, or two cards."""
        if not table.house.dry_table:
            moves.put(SIP.first)
        moves.put(DRAW_TWO.first)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """LC-039: then comes the turn, as nothing waits any more."""
        table.cheers = False
        table.note(h.SIPPED if verb is SIP else h.NO_SIP, int(table.active))
        if verb is DRAW_TWO:
            draw(table, table.active, CHEERS_DRAWS)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """It comes first; there may be no drinks."""
        return IllegalMove("LC-038", said.nobody_drinks() if verb is SIP else said.cheers_first())

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No Cheers waits."""
        return IllegalMove("LC-038", said.no_cheers())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Whether there is a drink."""
        return said.ask_cheers(drinks="no" if table.house.dry_table else "yes")


CHEERS: Final = Cheers()
