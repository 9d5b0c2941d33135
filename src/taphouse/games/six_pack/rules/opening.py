"""Setting up, SP-005 to SP-012: dominoes, the first host, and the two drinks in the middle."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.games.six_pack.cards import KINDS
from taphouse.games.six_pack.house import ASK, BY_CHANCE
from taphouse.games.six_pack.rules.moves import (
    ASKED_MIXED,
    BEGIN_TURN,
    BEGINS,
    MIXED_LAST,
    NOT_YET,
    OPENED,
    OPENING_BOTTLE,
    OPENING_MIX,
    SAID_MIXED,
)

if TYPE_CHECKING:
    from taphouse.games.six_pack.rules.state import State

MIDDLE: Final = 16
"""Where the frame begins, its cell 16,16 is 0,0."""


def start(table: "State") -> None:
    """SP-009, SP-011: everybody draws three dominoes; then the first host is asked for, drawn, or seat 1."""
    table.learned += 1
    for seat in range(table.n):
        table.draw(seat)
    if table.house.first_player == ASK:
        table.decision = MIXED_LAST
        table.note(ASKED_MIXED)
    elif table.house.first_player == BY_CHANCE:
        make_host(table, table.rng.below(table.n))
    else:
        make_host(table, 0)


def say_mixed(table: "State", seat: i64, when: i64) -> None:
    """SP-011: whoever mixed a drink most recently begins, once all have answered; chance decides among equals."""
    table.mixed[seat] = when
    latest: i64 = when
    for other in range(table.n):
        if table.mixed[other] == NOT_YET:
            return
        latest = min(latest, table.mixed[other])
    table.learned += 1
    equals: i64 = 0
    for other in range(table.n):
        table.note(SAID_MIXED, int(other), int(table.mixed[other]))
        equals += 1 if table.mixed[other] == latest else 0
    skip = table.rng.below(equals)
    for other in range(table.n):
        if table.mixed[other] == latest:
            if skip == 0:
                make_host(table, other)
                return
            skip -= 1


def make_host(table: "State", seat: i64) -> None:
    """SP-010: the first host is known; the opening pair comes by chance, or the host is asked."""
    table.host = seat
    table.note(BEGINS, int(seat))
    if table.house.chosen_opening:
        table.decision = OPENING_BOTTLE
    else:
        bottle = table.rng.below(KINDS)
        lay_pair(table, bottle, table.rng.below(KINDS))


def choose_bottle(table: "State", kind: i64) -> None:
    """SP-010: the first host has chosen the bottle."""
    table.opening = kind
    table.decision = OPENING_MIX


def lay_pair(table: "State", bottle: i64, mix: i64) -> None:
    """SP-010: a bottle and a mix side by side; the rest is stock, and the first turn begins."""
    table.board.put(MIDDLE, MIDDLE, bottle)
    table.board.put(MIDDLE + 1, MIDDLE, mix)
    table.board.unsettled = 0
    table.note(OPENED, int(bottle), int(mix + 3))
    table.decision = BEGIN_TURN
