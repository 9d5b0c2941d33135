"""Phase 3, equipment and the second-hand market: FWB-050 to FWB-060, FWB-118 to FWB-121."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EQUIPMENT_FIRST,
    EVENTS,
    FIRST,
    NO_CARD,
    TYPES,
    equipment_bit,
)
from taphouse.games.friends_with_beverages.rules.hands import (
    best_copy,
    copy_to_give,
    discard,
    install_piece,
    put_second_hand,
    take_in,
    take_out,
    take_piece,
    types_held,
)
from taphouse.games.friends_with_beverages.rules.happenings import (
    DISCARDED,
    INSTALLED,
    RETIRED,
    TRADED_SECOND_HAND,
)
from taphouse.games.friends_with_beverages.rules.moves import (
    INSTALL,
    MAKE_ROOM,
    RETIRE,
    ROOM,
    TRADE_HAND,
    TRADE_SHED,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def can_install(table: "State") -> i64:
    """FWB-050, FWB-053: the types in the active hand that are not in the shed; a full shed is no hindrance."""
    return types_held(table, table.active) & ~table.shed[table.active]


def can_retire(table: "State") -> i64:
    """FWB-058, FWB-060: the shed pieces that may go second-hand."""
    if not table.house.second_hand:
        return 0
    seat = table.active
    types = table.shed[seat]
    if table.taken_out == 0:
        return types
    for kind in range(TYPES):
        if types & BIT[kind] != 0 and table.taken_out & equipment_bit(table.pieces[TYPES * seat + kind]) != 0:
            types &= ~BIT[kind]
    return types


def tradeable_copies(table: "State", kind: i64) -> i64:
    """FWB-060: the copies of a type in the active hand that were not taken out of the slot this turn."""
    taken = table.taken_out >> (FIRST[EQUIPMENT + kind] - EQUIPMENT_FIRST)
    return table.held[EVENTS * table.active + EQUIPMENT + kind] & ~taken


def can_trade_from_hand(table: "State") -> i64:
    """FWB-059, FWB-060: the types in hand that may be traded for the second-hand card."""
    types: i64 = 0
    if table.second_hand != NO_CARD:
        for kind in range(TYPES):
            if tradeable_copies(table, kind) != 0:
                types |= BIT[kind]
    return types


def can_trade_from_shed(table: "State") -> i64:
    """FWB-059, FWB-060: the types in the shed that may be."""
    return can_retire(table) if table.second_hand != NO_CARD else 0


def can_change(table: "State") -> bool:
    """FWB-023: whether there is anything to do in this phase."""
    return can_install(table) != 0 or can_retire(table) != 0 or can_trade_from_hand(table) != 0


def decide(table: "State", asked: i64, number: i64) -> None:
    """Carry out a choice of this phase."""
    if asked == MAKE_ROOM:
        make_room(table, number - ROOM)
    elif number < RETIRE:
        install(table, number - INSTALL)
    elif number < TRADE_HAND:
        retire(table, number - RETIRE)
    elif number < TRADE_SHED:
        trade_from_hand(table, number - TRADE_HAND)
    else:
        trade(table, take_piece(table, table.active, number - TRADE_SHED))


def install(table: "State", kind: i64) -> None:
    """FWB-050, FWB-052, FWB-139: lay a card into the shed; if that is full, first choose what leaves it."""
    seat = table.active
    card = copy_to_give(table, seat, EQUIPMENT + kind)
    if count(table.shed[seat]) >= table.house.capacity:
        table.installing = card
        table.decision = MAKE_ROOM
        table.asked = seat
        return
    lay_in(table, card)


def lay_in(table: "State", card: i64) -> None:
    """FWB-051, FWB-056: a card goes from the hand into the shed."""
    take_out(table, table.active, card)
    install_piece(table, table.active, card)
    table.note(INSTALLED, int(table.active), int(card), 1 if table.house.delayed else 0)


def make_room(table: "State", kind: i64) -> None:
    """FWB-052: a piece leaves the full shed, second-hand if there is such, and the new one goes in."""
    piece = take_piece(table, table.active, kind)
    table.note(DISCARDED, int(table.active), int(piece))
    discard(table, piece)
    card = table.installing
    table.installing = NO_CARD
    lay_in(table, card)


def retire(table: "State", kind: i64) -> None:
    """FWB-058: a piece goes from the shed to the slot."""
    piece = take_piece(table, table.active, kind)
    table.note(RETIRED, int(table.active), int(piece))
    put_second_hand(table, piece)


def trade_from_hand(table: "State", kind: i64) -> None:
    """FWB-059, FWB-060: give a card that did not come out of the slot this turn."""
    copies = tradeable_copies(table, kind)
    fresh = copies & table.fresh[EQUIPMENT + kind]
    card = best_copy(table, EQUIPMENT + kind, fresh if fresh != 0 else copies)
    take_out(table, table.active, card)
    trade(table, card)


def trade(table: "State", card: i64) -> None:
    """FWB-059: one for one; what lay in the slot goes to the hand."""
    gained = table.second_hand
    table.second_hand = card
    table.taken_out |= equipment_bit(gained)
    take_in(table, table.active, gained, openly=True)
    table.note(TRADED_SECOND_HAND, int(table.active), int(card), int(gained))
