"""Who begins, CC-022 to CC-024."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.games.cocktail_conspiracy.rules.moves import (
    ANSWER_SHOWN,
    ANSWERED,
    BEGINS,
    PICKED,
    RPS_THROW,
    THREW,
    THROW_SHOWN,
    TIED,
    UNSAID,
)
from taphouse.games.cocktail_conspiracy.rules.rounds import begin_turn

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State

THROWS: Final = 3
"""CC-023: so often they throw; after that chance decides."""


def answer(table: "State", seat: i64, said: i64) -> None:
    """CC-022: a seat says when it drank anything last; nobody hears it before everybody has."""
    table.answers = table.answers[:]
    table.answers[seat] = said
    table.note(ANSWERED, int(seat), int(said))
    for other in range(table.n):
        if table.answers[other] == UNSAID:
            return
    show_answers(table)


def show_answers(table: "State") -> None:
    """CC-022: the most recent drinker begins; several have to throw for it."""
    table.learned += 1
    latest = table.answers[0]
    for seat in range(table.n):
        table.note(ANSWER_SHOWN, int(seat), int(table.answers[seat]))
        latest = min(latest, table.answers[seat])
    for seat in range(table.n):
        if table.answers[seat] == latest:
            table.contenders |= BIT[seat]
    go_on(table)


def throw(table: "State", seat: i64, sign: i64) -> None:
    """CC-023: rock, paper, scissors, at the same time."""
    table.throws = table.throws[:]
    table.throws[seat] = sign
    table.note(THREW, int(seat), int(sign))
    for other in range(table.n):
        if table.is_answering(other):
            return
    show_throws(table)


def show_throws(table: "State") -> None:
    """CC-023: if exactly two signs are shown, the losing one drops out."""
    table.learned += 1
    signs: i64 = 0
    for seat in range(table.n):
        if table.throws[seat] != UNSAID:
            table.note(THROW_SHOWN, int(seat), int(table.throws[seat]))
            signs |= BIT[table.throws[seat]]
    if count(signs) == 2:
        for seat in range(table.n):
            sign = table.throws[seat]
            if sign != UNSAID and signs & BIT[(sign + 1) % 3] != 0:
                table.contenders &= ~BIT[seat]
    table.throws_made += 1
    table.thrown = table.throws
    table.throws = table.throws[:]
    for seat in range(table.n):
        table.throws[seat] = UNSAID
    go_on(table)


def go_on(table: "State") -> None:
    """CC-023: a single contender begins; after three throws chance picks one of those left."""
    left = count(table.contenders)
    if left == 1:
        begin(table, lowest(table.contenders))
    elif table.throws_made == THROWS:
        seat = nth(table.contenders, table.rng.below(left))
        table.note(PICKED, int(seat))
        begin(table, seat)
    else:
        table.note(TIED, int(table.contenders))
        table.decision = RPS_THROW


def begin(table: "State", seat: i64) -> None:
    """CC-024: the turn order is entered where the first player comes first in it."""
    table.at = 0
    while table.seating.order[table.at] != seat:
        table.at += 1
    table.note(BEGINS, int(seat))
    begin_turn(table)
