"""Carrying out an action card part by part, and barrels that come and go, ENB-043 to ENB-047 and ENB-076 to ENB-093."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.empire_needs_beer.cards import (
    ANY,
    CHANGE_PART,
    COLOURS,
    DRAW_PART,
    NO_CARD,
    PARTS,
    PARTS_A_CARD,
    PLACE,
    PLACE_ORANGE,
    PLACES,
    REMOVE_PART,
    TAKE,
    WAREHOUSE,
)
from taphouse.games.empire_needs_beer.rules import drawing
from taphouse.games.empire_needs_beer.rules.moves import (
    BURNED,
    BURNING,
    CHANGED,
    CHANGING,
    DRAWING,
    GAVE_BACK,
    PLACED,
    PLACING,
    RESOLVE,
    SWAP_REGION,
    SWAP_WAREHOUSE,
    SWAPPING,
    TAKING,
    TASK,
    TOOK,
)

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def go_on(table: "State", group: i64, which: i64) -> None:
    """Do one part of the card in play, make room for a barrel, or finish the card."""
    if group == TAKING:
        take(table, which)
    elif group == PLACING:
        place(table, which // 3, which % 3)
    elif group == SWAPPING:
        swap(table, which)
    elif group == DRAWING:
        spend(table, DRAW_PART)
        drawing.draw(table, table.active)
    elif group == CHANGING:
        change(table, which // 12, which // 3 % 4, which % 3)
    elif group == BURNING:
        burn(table, which)
    else:
        finish(table)


def finish(table: "State") -> None:
    """ENB-043, ENB-046, ENB-047: the card is done with, and goes to its owner's discards."""
    if not table.in_play_burned:
        table.discards[table.active].put(table.in_play)
    table.in_play = NO_CARD
    table.in_play_burned = False
    table.parts_left = 0
    table.decision = TASK


def spend(table: "State", part: i64) -> bool:
    """ENB-045: use up one part of this kind; whether there was one."""
    at = table.in_play * PARTS_A_CARD
    for i in range(PARTS_A_CARD):
        if table.parts_left & BIT[i] != 0 and PARTS[at + i] == part:
            table.parts_left -= BIT[i]
            return True
    return False


def take(table: "State", colour: i64) -> None:
    """ENB-027, ENB-076, ENB-083, ENB-093: a barrel of this colour is to come from the supply to the warehouse."""
    if table.in_play != NO_CARD and not spend(table, TAKE + colour):
        spend(table, TAKE + ANY)
    await_room(table, colour, WAREHOUSE)


def place(table: "State", colour: i64, region: i64) -> None:
    """ENB-078, ENB-084, ENB-092: a barrel of this colour is to go from the warehouse into a territory."""
    if not spend(table, PLACE + colour) and not spend(table, PLACE + ANY):
        spend(table, PLACE_ORANGE)
    await_room(table, colour, region + 1)


def await_room(table: "State", colour: i64, to: i64) -> None:
    """ENB-077, ENB-079, ENB-080: at the limit another barrel has to make way first."""
    table.incoming = colour
    table.incoming_to = to
    if table.has_room(table.active, to):
        arrive(table)
    elif to == WAREHOUSE:
        table.decision = SWAP_WAREHOUSE
    else:
        table.decision = SWAP_REGION


def arrive(table: "State") -> None:
    """The barrel that was to come is there; the card in play, or the turn, goes on."""
    colour = table.incoming
    to = table.incoming_to
    own = table.active * PLACES * COLOURS
    if to == WAREHOUSE:
        table.supply[colour] -= 1
        table.note(TOOK, int(table.active), int(colour))
    else:
        table.barrels[own + colour] -= 1
        table.note(PLACED, int(table.active), int(colour), int(to - 1))
    table.barrels[own + to * COLOURS + colour] += 1
    table.incoming = COLOURS
    table.incoming_to = WAREHOUSE
    table.decision = TASK if table.in_play == NO_CARD else RESOLVE


def swap(table: "State", colour: i64) -> None:
    """ENB-080 to ENB-082: a barrel of another colour goes back to the supply, at once, and makes room."""
    table.barrels[(table.active * PLACES + table.incoming_to) * COLOURS + colour] -= 1
    table.supply[colour] += 1
    table.note(GAVE_BACK, int(table.active), int(colour), int(table.incoming_to))
    arrive(table)


def change(table: "State", where: i64, old: i64, other: i64) -> None:
    """ENB-086, ENB-087: one own barrel, wherever it stands, is exchanged for one of another colour."""
    new = other
    if other >= old:
        new = other + 1
    spend(table, CHANGE_PART)
    at = (table.active * PLACES + where) * COLOURS
    table.barrels[at + old] -= 1
    table.barrels[at + new] += 1
    table.supply[old] += 1
    table.supply[new] -= 1
    table.note(CHANGED, int(table.active), int(where), int(old * COLOURS + new))


def burn(table: "State", card: i64) -> None:
    """ENB-088 to ENB-090: a card of the hand or the discards, or this one itself, leaves the game for good."""
    seat = table.active
    spend(table, REMOVE_PART)
    if card == table.in_play:
        table.in_play_burned = True
    elif table.hands[seat] & BIT[card] != 0:
        table.leave_hand(seat, card)
    else:
        pick_out(table, seat, card)
    table.burned[seat] |= BIT[card]
    table.note(BURNED, int(seat), int(card))


def pick_out(table: "State", seat: i64, card: i64) -> None:
    """Take a card out of the discards; the others keep their order."""
    pile = table.discards[seat]
    to: i64 = 0
    for i in range(pile.size):
        if pile.cards[i] != card:
            pile.cards[to] = pile.cards[i]
            to += 1
    pile.size = to
