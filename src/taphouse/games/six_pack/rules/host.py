"""Decisions of the host, SP-002: what all of them have in common."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.step import Step, Verb
from taphouse.core.words import said as common
from taphouse.games.six_pack.words import said

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State


class HostStep(Step["State"]):
    """SP-002: the host decides, and everybody else waits."""

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Others wait; claims are for phase 3 (SP-071)."""
        if seat == table.active:
            return self.why_closed(table, verb, n)
        if verb.word in ("claim", "done"):
            return IllegalMove("SP-071", said.not_phase_3())
        return IllegalMove("SP-002", common.not_awaited(who=SEATS[int(table.active)]))

    def why_closed(self, table: "State", verb: Verb, n: i64) -> IllegalMove:
        """Say why a move is not open to the host."""
        raise NotImplementedError
