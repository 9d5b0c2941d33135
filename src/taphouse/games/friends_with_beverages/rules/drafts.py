"""A choice in several steps is a draft until the last one is made, FWB-139: nobody else sees any of it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.games.friends_with_beverages.cards import NO_CARD
from taphouse.games.friends_with_beverages.rules import events
from taphouse.games.friends_with_beverages.rules.moves import (
    ARRIVAL,
    COMPLETE,
    EXHIBITION_FIRST,
    EXHIBITION_SECOND,
    EXHIBITION_TAKE,
    INSTALLING,
    MAKE_ROOM,
    ONE_SHOT_ANSWER,
    PAY_CHOICE,
    RUSH_OMIT,
    RUSHING,
    SUPPLY_CHOICE,
    SWAP,
    SWAP_SLOT,
    SWAP_SOURCE,
    TRADE_OFFER,
    TRADE_PARTNER,
    TRADE_WANT,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def begun_as(table: "State") -> i64:
    """The question as everybody else sees it: the one with which the choice began."""
    decision = table.decision
    if decision in (SWAP_SOURCE, SWAP_SLOT):
        return SWAP
    if decision == MAKE_ROOM:
        return INSTALLING
    if decision in (TRADE_WANT, TRADE_PARTNER):
        return TRADE_OFFER
    if decision in (EXHIBITION_SECOND, EXHIBITION_TAKE):
        return EXHIBITION_FIRST
    if decision == RUSH_OMIT or (decision in (SUPPLY_CHOICE, PAY_CHOICE) and table.pay_omit >= 0):
        return RUSHING
    if decision in (SUPPLY_CHOICE, PAY_CHOICE):
        return COMPLETE
    return decision


def forget(table: "State") -> None:
    """Go back to the question with which the choice began."""
    table.decision = begun_as(table)
    table.paying = -1
    table.position_from = -1
    table.installing = NO_CARD
    table.shown = -1
    table.shown_too = -1
    table.pay_omit = -1


def is_quiet(table: "State", before: i64) -> bool:
    """Whether a move has taught nobody anything: a secret answer, or a step of a draft that everybody could take.

    Where only certain cards lead to such a step, the step itself tells of them, and cannot be taken back.
    """
    after = table.decision
    if after in (ARRIVAL, TRADE_WANT, TRADE_PARTNER, SWAP_SOURCE, SWAP_SLOT):
        return True
    if after == MAKE_ROOM:
        return not table.house.second_hand
    if after in (EXHIBITION_SECOND, EXHIBITION_TAKE):
        return count(events.types_in_discard(table)) > 1
    return after == ONE_SHOT_ANSWER and before == ONE_SHOT_ANSWER
