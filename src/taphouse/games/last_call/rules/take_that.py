"""The answer to a Take That, LC-035 to LC-037: stack another one, or accept."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Verb
from taphouse.games.last_call.rules import effects, rounds
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.calls import may_call
from taphouse.games.last_call.rules.drawing import draw
from taphouse.games.last_call.rules.kinds import CALL, STACK_CARD, STACK_CARDS
from taphouse.games.last_call.rules.own import Own, call_too_early, not_held
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

STACK: Final = Verb("stack", STACK_CARD)
STACK_CALL: Final = Verb("stack", STACK_CARD, CALL)
ACCEPT: Final = Verb("accept")


@final
class TakeThat(Own):
    """LC-035 to LC-037: a Take That waits for the seat."""

    name = "take_that"
    rule = "LC-037"
    verbs: tuple[Verb, ...] = (STACK, STACK_CALL, ACCEPT)

    def due(self, table: "State") -> bool:
        """LC-035: it comes before the turn."""
        return table.pending > 0

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """LC-036: the Take Thats in the hand, of any suit; or accept."""
        put_stacks(table, seat, moves, STACK.first)
        if may_call(table, seat):
            put_stacks(table, seat, moves, STACK_CALL.first)
        moves.put(ACCEPT.first)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """Stack or accept."""
        if verb is ACCEPT:
            accept(table)
        else:
            stack(table, STACK_CARDS[n], called=verb is STACK_CALL)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """LC-036, LC-037: it comes first, and only a Take That answers it."""
        if verb not in self.verbs:
            return IllegalMove("LC-037", said.take_that_first(number=int(table.pending)))
        return call_too_early(table, seat) if table.holds(seat, STACK_CARDS[n]) else not_held(STACK_CARDS[n], "LC-036")

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """No Take That waits."""
        return IllegalMove("LC-037", said.no_take_that() if verb is ACCEPT else said.nothing_to_stack_on())

    def asks(self, table: "State", seat: i64) -> Fact:
        """How many cards it is about."""
        return said.ask_take_that(number=int(table.pending))


TAKE_THAT: Final = TakeThat()


def put_stacks(table: "State", seat: i64, moves: Moves, first: i64) -> None:
    """LC-036: the Take Thats that can be stacked."""
    for i in range(len(STACK_CARDS)):
        if table.holds(seat, STACK_CARDS[i]):
            moves.put(first + i)


def stack(table: "State", card: i64, *, called: bool) -> None:
    """LC-036: answer a Take That with another of any suit; the next seat faces one more."""
    table.leave_hand(card, called=called)
    table.note(h.STACKED, int(table.active), int(card), h.CALLED if called else 0)
    effects.lay(table, card)
    if table.sizes[table.active] == 0:
        rounds.go_out(table, table.active)
        return
    table.pending += 1
    rounds.finish(table)


def accept(table: "State") -> None:
    """LC-035, LC-037: draw the whole number and lose the turn; the next seat plays on the last Take That."""
    number = table.pending
    table.pending = 0
    table.passes = 0
    table.note(h.ACCEPTED, int(table.active), int(number))
    draw(table, table.active, number)
    rounds.begin_turn(table, table.next_seat(table.active))
