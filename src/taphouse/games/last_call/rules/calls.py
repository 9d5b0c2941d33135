"""The call: who must announce the last card, and who may catch them, LC-060 to LC-066."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.moves import NOBODY
from taphouse.games.last_call.rules import drawing
from taphouse.games.last_call.rules.matching import is_alone
from taphouse.games.last_call.rules.moves import CAUGHT, LAST_CALM, RESOLVING, WRONG_CATCH

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

CAUGHT_DRAWS: Final = 2


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
    if table.watched == 0 or table.decision == RESOLVING or table.decision > LAST_CALM:
        return 0
    seats = table.watched & ~BIT[catcher]
    for seat in range(table.n):
        if table.tried[seat] & BIT[catcher] != 0:
            seats &= ~BIT[seat]
    return seats


def fine(table: "State", seat: i64) -> None:
    """LC-065, LC-066: the cards for a wrong catch neither end the seat's own watch nor free a lone My Shout."""
    alone = is_alone(table, seat)
    watch = table.watched & BIT[seat]
    drawing.draw(table, seat, table.house.false_catch_penalty)
    if alone and table.sizes[seat] > 1:
        table.watched |= watch
        table.fined |= BIT[seat]


def catch(table: "State", catcher: i64, seat: i64) -> None:
    """LC-061, LC-065: who did not call draws 2; who did stays under watch, and the catcher may have to draw."""
    table.learned += 1
    if table.called & BIT[seat] != 0:
        table.tried[seat] |= BIT[catcher]
        table.note(WRONG_CATCH, int(catcher), int(seat))
        if table.house.false_catch_penalty > 0:
            fine(table, catcher)
        return
    table.watched &= ~BIT[seat]
    table.note(CAUGHT, int(catcher), int(seat))
    drawing.draw(table, seat, CAUGHT_DRAWS)
