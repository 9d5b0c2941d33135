"""The parts of an action card: which are left, and what can be done by them now (ENB-043 to ENB-092).

Ways to do a part are sets of moves of one verb.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, card_ref
from taphouse.games.empire_needs_beer.rules.drawing import can_draw
from taphouse.games.empire_needs_beer.rules.verbs import OTHERS
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def ways_to_do(table: "State", part: i64) -> i64:
    """The moves that do a part of a card now."""
    if part < c.PLACE_PART:
        return takeable(table) & colours_of(part)
    if part < c.DRAW_PART:
        return placeable(table, part)
    if part == c.DRAW_PART:
        if can_draw(table, table.active):
            return 1
        return 0
    if part == c.CHANGE_PART:
        return changeable(table)
    return burnable(table)


def is_in_vain(table: "State", card: i64) -> bool:
    """ENB-043, R40: whether a card that is played now could do nothing at all; it may be played all the same.

    Where no part can be done at first, none ever can: only a part that is done changes what the others find.
    """
    at = card * c.PARTS_A_CARD
    for i in range(c.PARTS_A_CARD):
        part = c.PARTS[at + i]
        # A card that removes can always remove itself.
        if part == c.REMOVE_PART or (part < c.REMOVE_PART and ways_to_do(table, part) != 0):
            return False
    return True


def colours_of(which: i64) -> i64:
    """The colours that a part speaks of, as a set."""
    if which == c.ANY:
        return c.ALL_COLOURS
    return BIT[which]


def takeable(table: "State") -> i64:
    """ENB-011, ENB-081: the colours in supply for which the warehouse has room, or can have it."""
    colours: i64 = 0
    at = table.active * c.PLACES * c.COLOURS
    standing = table.standing(table.active, c.WAREHOUSE)
    for colour in range(c.COLOURS):
        if table.supply[colour] > 0 and (standing < c.ROOM or table.barrels[at + colour] < standing):
            colours |= BIT[colour]
    return colours


def placeable(table: "State", part: i64) -> i64:
    """ENB-078 to ENB-081, ENB-092: colours of the warehouse and regions that have room, or can have it."""
    found: i64 = 0
    seat = table.active
    regions: i64 = c.REGIONS
    colours: i64 = c.ALL_COLOURS
    if part == c.PLACE_ORANGE:
        regions = 1
    else:
        colours = colours_of(part - c.PLACE_PART)
    at = seat * c.PLACES * c.COLOURS
    for region in range(regions):
        standing = table.standing(seat, region + 1)
        for colour in range(c.COLOURS):
            if colours & BIT[colour] != 0 and table.barrels[at + colour] > 0:
                alike = table.barrels[at + (region + 1) * c.COLOURS + colour]
                if standing < c.ROOM or alike < standing:
                    found |= BIT[c.REGIONS * colour + region]
    return found


def changeable(table: "State") -> i64:
    """ENB-086, ENB-087: each own barrel, and each other colour that is in supply."""
    found: i64 = 0
    at = table.active * c.PLACES * c.COLOURS
    for place in range(c.PLACES):
        for old in range(c.COLOURS):
            if table.barrels[at + place * c.COLOURS + old] > 0:
                for other in range(OTHERS):
                    if table.supply[another(old, other)] > 0:
                        found |= BIT[(place * c.COLOURS + old) * OTHERS + other]
    return found


def another(old: i64, other: i64) -> i64:
    """One of the three colours beside a colour."""
    if other >= old:
        return other + 1
    return other


def burnable(table: "State") -> i64:
    """ENB-088 to ENB-090: the cards of hand and discards, and the card in play; never those of the draw pile."""
    seat = table.active
    cards = table.hands[seat]
    pile = table.discards[seat]
    for i in range(pile.size):
        cards |= BIT[pile.cards[i]]
    if not table.in_play_burned:
        cards |= BIT[table.in_play]
    return cards


def is_left(table: "State", part: i64) -> bool:
    """ENB-045: whether the card in play has such a part that is not done."""
    at = table.in_play * c.PARTS_A_CARD
    found = False
    for i in range(c.PARTS_A_CARD):
        found = found or (table.parts_left & BIT[i] != 0 and c.PARTS[at + i] == part)
    return found


def spend(table: "State", part: i64) -> bool:
    """ENB-045: use up one part of this kind; whether there was one."""
    at = table.in_play * c.PARTS_A_CARD
    for i in range(c.PARTS_A_CARD):
        if table.parts_left & BIT[i] != 0 and c.PARTS[at + i] == part:
            table.parts_left -= BIT[i]
            return True
    return False


def in_play(table: "State") -> said.CardRef:
    """The card in play, in a fact."""
    return card_ref(int(table.in_play), int(table.active))


def no_take(table: "State", colour: i64) -> IllegalMove:
    """ENB-011, ENB-081, ENB-083: why no barrel of this colour can be taken, by the card in play or for purple."""
    which = COLOUR_REFS[int(colour)]
    if (
        table.in_play != c.NO_CARD
        and not is_left(table, c.TAKE_PART + colour)
        and not is_left(table, c.TAKE_PART + c.ANY)
    ):
        return IllegalMove("ENB-083", said.gives_none(card=in_play(table), colour=which))
    if table.supply[colour] == 0:
        return IllegalMove("ENB-011", said.none_in_supply(colour=which))
    return IllegalMove("ENB-081", said.warehouse_full(colour=which))
