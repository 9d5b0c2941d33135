"""My Shout, LC-042 to LC-045: all others draw; who did not shout, or was not heard, draws three."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.drawing import DRAW_SOME, draw
from taphouse.games.last_call.rules.kinds import FAR
from taphouse.games.last_call.rules.own import Own
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

NO_SHOUT_DRAWS: Final = 3
HEARD: Final = Verb("heard", FAR)


def answer_for(table: "State", *, shouted: bool) -> None:
    """LC-042, LC-044, LC-045: who did not announce it draws three first; in public it must have been heard."""
    if not shouted:
        table.note(h.NO_SHOUT, int(table.active), NO_SHOUT_DRAWS)
        table.then(DRAW_SOME, NO_SHOUT_DRAWS)
    elif table.house.public_venue:
        table.then(HEARD_FAR)


@final
class HeardFar(Own):
    """LC-044: in public the shouter says honestly whether the shout could be heard."""

    name = "heard_far"
    rule = "LC-044"
    todo = "ask who heard"
    verbs: tuple[Verb, ...] = (HEARD,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Yes or no."""
        moves.put(HEARD.first)
        moves.put(HEARD.first + 1)

    def decide(self, table: "State", verb: Verb, n: i64) -> None:
        """LC-044: a shout that was not heard costs the same as none."""
        table.note(h.HEARD, int(table.active), 1 if n == 0 else 0)
        if n == 1:
            draw(table, table.active, NO_SHOUT_DRAWS)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """It comes first."""
        return IllegalMove("LC-044", said.heard_first())

    def not_now(self, table: "State", verb: Verb) -> IllegalMove:
        """Nobody has shouted."""
        return IllegalMove("LC-044", said.no_shout_to_answer())

    def asks(self, table: "State", seat: i64) -> Fact:
        """How far it was heard."""
        return said.ask_heard_far()


@final
class OthersDraw(Step["State"]):
    """LC-043, LC-045: everybody else draws one, from the next seat on."""

    todo = "others draw"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Draw."""
        seat = table.next_seat(table.active)
        while seat != table.active:
            draw(table, seat, 1)
            seat = table.next_seat(seat)


HEARD_FAR: Final = HeardFar()
OTHERS_DRAW: Final = OthersDraw()
