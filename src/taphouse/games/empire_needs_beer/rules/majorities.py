"""How a turn begins: who leads in a region, and what that gives, ENB-020 to ENB-031."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import PLACE_REFS
from taphouse.games.empire_needs_beer.rules import drawing
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.rules.parts import no_take, takeable
from taphouse.games.empire_needs_beer.rules.room import await_room
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

TIME: Final = 4
"""ENB-031: time units a turn."""


def has_majority(table: "State", seat: i64, region: i64) -> bool:
    """ENB-022, ENB-023, ENB-030: strictly more barrels there than each other player."""
    most: i64 = 0
    for other in range(table.n):
        if other != seat:
            most = max(most, table.standing(other, region + 1))
    return table.standing(seat, region + 1) > most


def begin_turn(table: "State", seat: i64) -> None:
    """ENB-021, ENB-024, ENB-025, ENB-026, ENB-028, ENB-029: look once who leads; time, a card, a barrel."""
    table.active = seat
    table.turns += 1
    table.note(h.TURN_BEGINS, int(seat), int(table.round + 1))
    table.time_given = TIME
    table.majorities = 0
    for region in range(c.REGIONS):
        if has_majority(table, seat, region):
            table.majorities |= BIT[region]
    if table.majorities & BIT[c.ORANGE] != 0:
        table.time_given = TIME + 1
        table.note(h.BONUS_TIME, int(seat))
    table.time_left = table.time_given
    if table.majorities & BIT[c.BLACK] != 0 and drawing.can_draw(table, seat):
        table.note(h.BONUS_CARD, int(seat))
        drawing.draw(table, seat)
    if table.majorities & BIT[c.PURPLE] != 0:
        table.step = PURPLE_BONUS


@final
class PurpleBonus(Step["State"]):
    """ENB-027, ENB-028: who leads in purple takes a barrel, or not."""

    name = "purple_bonus"
    rule = "ENB-028"
    verbs: tuple[Verb, ...] = (v.TAKE, v.SKIP)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Any colour that can be had, or none."""
        moves.put_each(v.TAKE.first, takeable(table))
        moves.put(v.SKIP.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """ENB-028: it is told only of one that was left although there was one to take."""
        if verb is v.TAKE:
            await_room(table, n, c.WAREHOUSE)
        elif takeable(table) != 0:
            table.note(h.BONUS_SKIPPED, int(seat))

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """The bonus comes first."""
        return no_take(table, n) if verb is v.TAKE else IllegalMove("ENB-028", said.bonus_first())

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which barrel."""
        return said.ask_purple_bonus(place=PLACE_REFS[c.PURPLE + 1])


PURPLE_BONUS: Final = PurpleBonus()
