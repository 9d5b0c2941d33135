"""The limit of six cards at a place, CC-031 to CC-033, and who decides for a place, CC-041 and CC-088 to CC-091."""

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from taphouse.core.bits import BIT, lowest
from taphouse.games.cocktail_conspiracy.house import LIMIT
from taphouse.games.cocktail_conspiracy.rules.moves import DROPPED, OVERFLOW_DISCARD
from taphouse.games.cocktail_conspiracy.rules.rounds import finish
from taphouse.games.cocktail_conspiracy.rules.seating import NO_PLACE

if TYPE_CHECKING:
    from taphouse.games.cocktail_conspiracy.rules.state import State


def look_at(table: "State", place: i64, also: i64) -> None:
    """CC-031 to CC-033: where seven cards lie, one must go before anything else; then the turn ends."""
    if place != NO_PLACE and table.counts[place] > LIMIT:
        table.overflow = place
        table.also = also
        ask_overflow(table)
    elif also != NO_PLACE:
        look_at(table, also, NO_PLACE)
    else:
        finish(table)


def ask_overflow(table: "State") -> None:
    """CC-031, CC-032, CC-089: whoever the place belongs to puts one of the seven away."""
    table.countering = False
    table.decider = first_decider(table, table.overflow)
    table.decision = OVERFLOW_DISCARD


def drop(table: "State", card: i64) -> None:
    """CC-031, CC-032: any of the seven goes face down to the discard pile; everybody has seen it."""
    place = table.overflow
    table.lift(place, card)
    table.put_away(card)
    table.drops = append(append(table.drops[:], card), place)
    table.overflow = NO_PLACE
    table.note(DROPPED, table.told(place), int(card))
    also = table.also
    table.also = NO_PLACE
    look_at(table, also, NO_PLACE)


def first_decider(table: "State", place: i64) -> i64:
    """CC-032, CC-041, CC-091: the seat of a place; for a virtual one the keeper whose turn comes first."""
    if place != table.seating.virtual:
        return place
    at = table.at
    while table.seating.keepers & BIT[table.seating.order[at]] == 0:
        at += 1
        if at == len(table.seating.order):
            at = 0
    return table.seating.order[at]


def second_decider(table: "State", place: i64) -> i64:
    """CC-088: the other keeper of a virtual place."""
    return lowest(table.seating.keepers & ~BIT[first_decider(table, place)])


def needs_two(table: "State", place: i64) -> bool:
    """CC-088: whether two keepers have to agree about a place."""
    keepers = table.seating.keepers
    return place == table.seating.virtual and table.house.together and keepers & (keepers - 1) != 0


def is_proposing(table: "State") -> bool:
    """Whether what is decided now is a proposal of one of two keepers."""
    place = table.overflow if table.overflow != NO_PLACE else table.target
    return (table.toasting or table.overflow != NO_PLACE) and needs_two(table, place)
