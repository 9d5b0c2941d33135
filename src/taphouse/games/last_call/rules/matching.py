"""Matching, LC-010 to LC-014: which cards go on the pile."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.decks.glasses import NO_SUIT
from taphouse.games.last_call import cards as c
from taphouse.games.last_call.naming import COLOUR_REFS, SHAPE_REFS, SUIT_REFS

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def suit_in_force(table: "State") -> i64:
    """LC-012, LC-014: the suit to match: the declared one, or else the printed one."""
    return table.declared if table.declared >= 0 else c.SUIT[table.discards.top()]


def colour_in_force(table: "State") -> i64:
    """LC-012: the colour to match; after a declaration only if the house says that it still counts."""
    if table.declared >= 0 and not table.house.colour_still_matches:
        return c.NONE
    return c.COLOUR[table.discards.top()]


def shape_in_force(table: "State") -> i64:
    """LC-011, LC-012: the shape to match; a card on which a suit was named has none."""
    return c.SHAPE[table.discards.top()]


def to_match(table: "State") -> list[str]:
    """What goes on the pile, in a fact: a suit, and perhaps a colour and a shape; nothing before a suit is named."""
    match: list[str] = []
    suit, colour, shape = suit_in_force(table), colour_in_force(table), shape_in_force(table)
    if suit != NO_SUIT:
        match.append(SUIT_REFS[suit])
    if colour != c.NONE:
        match.append(COLOUR_REFS[colour])
    if shape != c.NONE:
        match.append(SHAPE_REFS[shape])
    return match


def set_fitting(table: "State") -> None:
    """LC-010 to LC-014: find the cards that go on the pile, whoever holds them; ask again when it changes.

    LC-030: Switch It Up needs the suit, unless the house lets the colour do.
    LC-071: a sidestep card is never what must be matched.
    """
    top = table.discards.top()
    for deck in range(2):
        fitting = table.house.goes_anywhere[deck]
        if table.declared < 0:
            fitting |= c.GOES_ON_CARD[2 * top + deck]
        else:
            fitting |= c.GOES_ON_SUIT[2 * table.declared + deck] | c.GOES_ON_COLOUR[2 * colour_in_force(table) + deck]
        if table.house.switch_by_colour:
            fitting |= c.SWITCHES_BY_COLOUR[2 * colour_in_force(table) + deck]
        table.fitting[deck] = fitting


def is_alone(table: "State", seat: i64) -> bool:
    """LC-041, LC-066: whether a seat holds a single card; those drawn for a wrong catch do not count."""
    return table.sizes[seat] == 1 or table.fined & BIT[seat] != 0


def playable(table: "State", seat: i64, deck: i64) -> i64:
    """LC-023, LC-041: of one deck, the cards in a hand that may be played; My Shout never as the last one."""
    cards = table.hands[2 * seat + deck] & table.fitting[deck]
    if is_alone(table, seat):
        return cards & ~table.house.shouts[deck]
    return cards
