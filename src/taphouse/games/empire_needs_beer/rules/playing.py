"""Carrying out an action card part by part, ENB-043 to ENB-047 and ENB-083 to ENB-093."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, PLACE_REFS
from taphouse.games.empire_needs_beer.rules import drawing
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules import verbs as v
from taphouse.games.empire_needs_beer.rules.parts import another, in_play, is_left, no_take, spend, ways_to_do
from taphouse.games.empire_needs_beer.rules.room import await_room
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

DRAWING: Final = 0
TAKING: Final = 1
PLACING: Final = 2
CHANGING: Final = 3
BURNING: Final = 4
SORT_OF_PART: Final = vec[i64]([TAKING] * 5 + [PLACING] * 6 + [DRAWING, CHANGING, BURNING])
"""The parts sorted by their verbs, in the order of these."""


@final
class Resolve(Step["State"]):
    """ENB-043, ENB-044, ENB-045, ENB-085, ENB-091: any part that is left and possible, in any order; or finish."""

    name = "resolve"
    rule = "ENB-043"
    verbs: tuple[Verb, ...] = (v.DRAW, v.TAKE, v.PLACE, v.CHANGE, v.BURN, v.FINISH)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """All ways to do what is left."""
        draws: i64 = 0
        takes: i64 = 0
        places: i64 = 0
        changes: i64 = 0
        burns: i64 = 0
        at = table.in_play * c.PARTS_A_CARD
        for i in range(c.PARTS_A_CARD):
            if table.parts_left & BIT[i] == 0:
                continue
            part = c.PARTS[at + i]
            ways = ways_to_do(table, part)
            sort = SORT_OF_PART[part]
            if sort == TAKING:
                takes |= ways
            elif sort == PLACING:
                places |= ways
            elif sort == DRAWING:
                draws |= ways
            elif sort == CHANGING:
                changes |= ways
            else:
                burns |= ways
        moves.put_each(v.DRAW.first, draws)
        moves.put_each(v.TAKE.first, takes)
        moves.put_each(v.PLACE.first, places)
        moves.put_each(v.CHANGE.first, changes)
        moves.put_each(v.BURN.first, burns)
        moves.put(v.FINISH.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Do one part, or finish."""
        if verb is v.TAKE:
            take(table, n)
        elif verb is v.PLACE:
            place(table, n // c.REGIONS, n % c.REGIONS)
        elif verb is v.DRAW:
            spend(table, c.DRAW_PART)
            drawing.draw(table, seat)
        elif verb is v.CHANGE:
            change(table, n // (c.COLOURS * v.OTHERS), n // v.OTHERS % c.COLOURS, n % v.OTHERS)
        elif verb is v.BURN:
            burn(table, n)
        else:
            finish(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Why this is no part of the card in play, or not possible now."""
        if verb is v.TAKE:
            return no_take(table, n)
        if verb is v.PLACE:
            return no_place(table, n // c.REGIONS, n % c.REGIONS)
        if verb is v.CHANGE:
            return IllegalMove("ENB-087", said.cannot_change())
        if verb is v.BURN:
            return IllegalMove("ENB-090", said.cannot_burn())
        if verb is v.DRAW:
            return IllegalMove("ENB-051", said.draws_nothing(card=in_play(table)))
        return IllegalMove("ENB-047", said.still_in_play(card=in_play(table)))

    def asks(self, table: "State", seat: i64) -> Fact:
        """The card, and what it does."""
        return said.ask_resolve(card=in_play(table))


def take(table: "State", colour: i64) -> None:
    """ENB-083, ENB-093: a barrel of this colour is to come from the supply to the warehouse."""
    if not spend(table, c.TAKE_PART + colour):
        spend(table, c.TAKE_PART + c.ANY)
    await_room(table, colour, c.WAREHOUSE)


def place(table: "State", colour: i64, region: i64) -> None:
    """ENB-078, ENB-084, ENB-092: a barrel of this colour is to go from the warehouse into a territory."""
    if not spend(table, c.PLACE_PART + colour) and not spend(table, c.PLACE_PART + c.ANY):
        spend(table, c.PLACE_ORANGE)
    await_room(table, colour, region + 1)


def no_place(table: "State", colour: i64, region: i64) -> IllegalMove:
    """ENB-078 to ENB-081, ENB-084, ENB-092: why no barrel of this colour can be placed there."""
    which = COLOUR_REFS[int(colour)]
    where = PLACE_REFS[int(region) + 1]
    anywhere = is_left(table, c.PLACE_PART + colour) or is_left(table, c.PLACE_PART + c.ANY)
    if not anywhere and not (region == c.ORANGE and is_left(table, c.PLACE_ORANGE)):
        return IllegalMove("ENB-084", said.brings_none(card=in_play(table), colour=which, place=where))
    if table.barrels[table.active * c.PLACES * c.COLOURS + colour] == 0:
        return IllegalMove("ENB-078", said.none_to_place(colour=which))
    return IllegalMove("ENB-081", said.territory_full(place=where, colour=which))


def change(table: "State", where: i64, old: i64, other: i64) -> None:
    """ENB-086, ENB-087: one own barrel, wherever it stands, is exchanged for one of another colour."""
    new = another(old, other)
    spend(table, c.CHANGE_PART)
    at = (table.active * c.PLACES + where) * c.COLOURS
    table.barrels[at + old] -= 1
    table.barrels[at + new] += 1
    table.supply[old] += 1
    table.supply[new] -= 1
    table.note(h.CHANGED, int(table.active), int(where), int(old * c.COLOURS + new))


def burn(table: "State", card: i64) -> None:
    """ENB-088 to ENB-090: a card of the hand or the discards, or this one itself, leaves the game for good."""
    seat = table.active
    spend(table, c.REMOVE_PART)
    if card == table.in_play:
        table.in_play_burned = True
    elif table.hands[seat] & BIT[card] != 0:
        table.leave_hand(seat, card)
    else:
        pick_out(table, seat, card)
    table.burned[seat] |= BIT[card]
    table.note(h.BURNED, int(seat), int(card))


def pick_out(table: "State", seat: i64, card: i64) -> None:
    """Take a card out of the discards; the others keep their order."""
    pile = table.discards[seat]
    to: i64 = 0
    for i in range(pile.size):
        if pile.cards[i] != card:
            pile.cards[to] = pile.cards[i]
            to += 1
    pile.size = to


def finish(table: "State") -> None:
    """ENB-043, ENB-046, ENB-047: the card is done with, and goes to its owner's discards."""
    if not table.in_play_burned:
        table.discards[table.active].put(table.in_play)
    table.in_play = c.NO_CARD
    table.in_play_burned = False
    table.parts_left = 0


RESOLVE: Final = Resolve()
