"""We Only Get One Shot, FWB-108 to FWB-110: secret answers, then everybody removes a piece to their right."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.friends_with_beverages.cards import NO_CARD, ONE_SHOT
from taphouse.games.friends_with_beverages.house import OFF, ONCE
from taphouse.games.friends_with_beverages.rules.hands import discard, take_piece
from taphouse.games.friends_with_beverages.rules.happenings import HAS_ANSWERED, REMOVED, SHOT_ANSWER, WAS_IMMUNE
from taphouse.games.friends_with_beverages.rules.moves import (
    DRIVER,
    IMMUNE,
    LOST_PIECE,
    ONE_SHOT_ANSWER,
    ONE_SHOT_TAKE,
    RESOLVING,
    SHOT_DRIVER,
    SHOT_NO,
    SHOT_OPEN,
    SHOT_TOAST,
    STEP_ONE_SHOT,
    TOAST,
    UNTOUCHED,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def begin(table: "State", seat: i64) -> None:
    """FWB-108, FWB-109: first everybody who can be immune answers, secretly."""
    table.agenda.push(STEP_ONE_SHOT, seat, 0)
    for other in range(table.n):
        table.shots[other] = SHOT_NO
        if can_toast(table, other) or can_drive(table, other):
            table.shots[other] = SHOT_OPEN
            table.decision = ONE_SHOT_ANSWER


def can_toast(table: "State", seat: i64) -> bool:
    """FWB-109: whether a toast protects this seat."""
    if table.house.immunity == OFF:
        return False
    return table.house.immunity != ONCE or table.toasted & BIT[seat] == 0


def can_drive(table: "State", seat: i64) -> bool:
    """FWB-110: whether this seat is a designated driver, and that counts."""
    return table.house.immunity != OFF and table.house.drivers & BIT[seat] != 0


def answer(table: "State", seat: i64, number: i64) -> None:
    """FWB-109, FWB-110: a secret answer; once the last one is in, everybody hears all of them."""
    if number == TOAST:
        table.shots[seat] = SHOT_TOAST
    elif number == DRIVER:
        table.shots[seat] = SHOT_DRIVER
    else:
        table.shots[seat] = SHOT_NO
    table.note(HAS_ANSWERED, int(seat))
    for other in range(table.n):
        if table.shots[other] == SHOT_OPEN:
            return
    table.decision = RESOLVING
    for other in range(table.n):
        table.note(SHOT_ANSWER, int(other), int(table.shots[other]))
        if table.shots[other] == SHOT_TOAST and table.house.immunity == ONCE:
            table.toasted |= BIT[other]


def ask_next(table: "State", first: i64, number: i64) -> None:
    """FWB-108: everybody in turn removes a piece of their right neighbour's, who may be immune or have none."""
    if number == table.n:
        return
    table.agenda.push(STEP_ONE_SHOT, first, number + 1)
    seat = (first + number) % table.n
    victim = (seat + table.n - 1) % table.n
    types = table.shed[victim]
    table.victim = victim
    if table.shots[victim] != SHOT_NO:
        table.period.add(victim, IMMUNE, NO_CARD)
        table.note(WAS_IMMUNE, int(victim), ONE_SHOT)
    elif types == 0:
        table.period.add(victim, UNTOUCHED, NO_CARD)
    elif types & (types - 1) == 0:
        remove(table, seat, lowest(types))
    else:
        table.decision = ONE_SHOT_TAKE
        table.asked = seat


def remove(table: "State", seat: i64, kind: i64) -> None:
    """FWB-108: the piece goes second-hand or to the discard; nobody gains it."""
    card = take_piece(table, table.victim, kind)
    table.period.add(table.victim, LOST_PIECE, card)
    table.note(REMOVED, int(seat), int(table.victim), int(card))
    discard(table, card)
