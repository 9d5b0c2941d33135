"""The call: who must announce the last card, and who may catch them, LC-060 to LC-066."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.moves import NOBODY
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.last_call.rules import drawing
from taphouse.games.last_call.rules import happenings as h
from taphouse.games.last_call.rules.kinds import SEAT
from taphouse.games.last_call.rules.matching import is_alone
from taphouse.games.last_call.words import said

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

CAUGHT_DRAWS: Final = 2
CATCH: Final = Verb("catch", SEAT)


def may_call(table: "State", seat: i64) -> bool:
    """LC-060: a call belongs to the second-to-last card."""
    return table.sizes[seat] == 2


def open_watch(table: "State", seat: i64, following: i64) -> None:
    """LC-062, LC-063: a play that leaves exactly one card puts its player under watch.

    LC-064: until that seat decides again, or (house rules) until the following seat does, or with one card left.
    """
    table.watched |= BIT[seat]
    table.called = table.called | BIT[seat] if table.calling else table.called & ~BIT[seat]
    table.tried[seat] = 0
    table.until[seat] = seat
    if table.house.short_watch:
        table.until[seat] = following
    elif table.house.long_watch:
        table.until[seat] = NOBODY


def close_decided(table: "State", seat: i64) -> None:
    """LC-064: a decision of the seat ends the watches that waited for it."""
    for other in range(table.n):
        if table.watched & BIT[other] != 0 and table.until[other] == seat:
            table.watched &= ~BIT[other]


def catchable(table: "State", catcher: i64) -> i64:
    """LC-063: the seats that a seat may catch now: others, once each watch, and never amid an effect."""
    if table.watched == 0 or table.agenda.size > 0:
        return 0
    seats = table.watched & ~BIT[catcher]
    for seat in range(table.n):
        if table.tried[seat] & BIT[catcher] != 0:
            seats &= ~BIT[seat]
    return seats


@final
class Catch(Step["State"]):
    """LC-061 to LC-066: anybody may catch who went down to one card, whoever is asked meanwhile."""

    verbs: tuple[Verb, ...] = (CATCH,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The seats that may be caught."""
        if table.watched != 0:
            moves.put_each(CATCH.first, catchable(table, seat))

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """LC-061, LC-065: who did not call draws 2; who did stays under watch, and the catcher may have to draw."""
        table.learned += 1
        if table.called & BIT[n] != 0:
            table.tried[n] |= BIT[seat]
            table.note(h.WRONG_CATCH, int(seat), int(n))
            if table.house.false_catch_penalty > 0:
                fine(table, seat)
            return
        table.watched &= ~BIT[n]
        table.note(h.CAUGHT, int(seat), int(n))
        drawing.draw(table, n, CAUGHT_DRAWS)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """LC-063: why nobody, or not this seat, can be caught."""
        if n >= table.n:
            return IllegalMove("LC-063", said.no_seat_to_catch(number=int(n) + 1, last=int(table.n)))
        if n == seat:
            return IllegalMove("LC-063", said.catch_yourself())
        if table.agenda.size > 0:
            return IllegalMove("LC-063", said.still_at_work())
        if table.watched & BIT[n] == 0:
            return IllegalMove("LC-063", said.nothing_to_catch(whom=SEATS[n]))
        return IllegalMove("LC-063", said.tried_already(whom=SEATS[n]))


CATCHING: Final = Catch()


def fine(table: "State", seat: i64) -> None:
    """LC-065, LC-066: the cards for a wrong catch neither end the seat's own watch nor free a lone My Shout."""
    alone = is_alone(table, seat)
    watch = table.watched & BIT[seat]
    drawing.draw(table, seat, table.house.false_catch_penalty)
    if alone and table.sizes[seat] > 1:
        table.watched |= watch
        table.fined |= BIT[seat]
