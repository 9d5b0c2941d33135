"""Phase 4, serving guests: FWB-061 to FWB-066, FWB-069."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.references import GUEST_REFS
from taphouse.games.friends_with_beverages.rules import paying
from taphouse.games.friends_with_beverages.rules import verbs as v
from taphouse.games.friends_with_beverages.rules.decision import guest_item
from taphouse.games.friends_with_beverages.rules.of_turn import OfTurn, put_events
from taphouse.games.friends_with_beverages.rules.recipes import (
    NOTHING,
    can_complete,
    can_serve,
    missing_ingredients,
    tools,
)
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

SERVE: Final = Verb("serve", v.SLOT_NUMBERS)


@final
class Complete(OfTurn):
    """FWB-061: serve a guest, or go on."""

    name = "complete"
    rule = "FWB-022"
    verbs: tuple[Verb, ...] = (v.PLAY, SERVE, v.DONE)
    of = "complete"

    def due(self, table: "State") -> bool:
        """If any guest can be served."""
        return can_complete(table, table.active)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Whoever can be served."""
        put_events(table, moves)
        for slot in range(table.house.guests):
            if can_serve(table, seat, slot):
                moves.put(SERVE.first + slot)
        moves.put(v.DONE.first)

    def decide(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """FWB-062: then the recipe is paid."""
        paying.begin(table, seat, n, NOTHING)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who can serve nobody is not asked."""
        return can_complete(table, seat)

    def first(self) -> Fact:
        """Serve or go on."""
        return said.first_complete()

    def refusal(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """FWB-061 to FWB-066: why a guest cannot be served."""
        if n >= table.house.guests:
            return IllegalMove("FWB-012", said.no_such_slot(number=int(table.house.guests)))
        guest = table.guests.at(seat, n)
        named = GUEST_REFS[int(guest)]
        if table.guests.is_served(seat, n):
            return IllegalMove("FWB-061", said.is_served(guest=named))
        missing = missing_ingredients(table, seat, guest, NOTHING)
        if missing > 0:
            return IllegalMove("FWB-062", said.lacks_ingredients(guest=named, number=int(missing)))
        lacking = count(tools(guest, NOTHING) & ~table.sheds.ready(seat))
        return IllegalMove("FWB-063", said.lacks_equipment(guest=named, number=int(lacking)))

    def asks(self, table: "State", seat: i64) -> Fact:
        """Serve or go on."""
        return said.ask_complete()

    def does(self, table: "State", seat: int, verb: Verb, n: int) -> Fact:
        """Who is served."""
        if verb is SERVE:
            return said.do_serve(slot=n + 1, guest=GUEST_REFS[int(table.guests.at(seat, n))])
        return said.do_done(step="complete") if verb is v.DONE else super().does(table, seat, verb, n)

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The guest."""
        if verb is SERVE:
            return guest_item(int(table.guests.at(seat, n)))
        return super().on(table, seat, verb, n)


COMPLETE: Final[Complete] = Complete()
STEPS: Final[list[Step[Any]]] = [COMPLETE]
