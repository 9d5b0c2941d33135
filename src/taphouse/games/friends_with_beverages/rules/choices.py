"""Which moves are open to whom: looked up once for each decision, in the order of their numbers."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EVENTS,
    EXHIBITION,
    MARKET,
    NO_CARD,
    TYPES,
)
from taphouse.games.friends_with_beverages.rules import (
    completing,
    drawing,
    equipment,
    events,
    shots,
    swapping,
    trading,
)
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.moves import (
    ACCEPT,
    ARRANGE,
    ARRIVAL,
    ASK,
    BLIND,
    BORROW,
    BOTTLE_NO,
    BOTTLE_YES,
    COMPENSATION,
    COMPLETE,
    DECLINE,
    DESTROY,
    DISCARD,
    DONE,
    DRAW,
    DRIVER,
    EXHIBITION_FIRST,
    EXHIBITION_TAKE,
    FRIEND_PICK,
    FROM_DECK,
    FROM_MARKET,
    GIVE,
    HAND_LIMIT,
    INSTALL,
    INSTALLING,
    LAY,
    LUCKY_PICK,
    MAKE_ROOM,
    NO_TOAST,
    NOSE,
    NOSES,
    OMIT,
    ONE_SHOT_ANSWER,
    ONE_SHOT_TAKE,
    ORDER_PAYMENT,
    PASS,
    PAY,
    PAY_CHOICE,
    PAY_MIXED,
    PAY_WILD,
    PICK,
    PLAY,
    REARRANGE,
    RECALL_SOURCE,
    REJECT,
    REMOVE,
    REST,
    RETIRE,
    RETURN_HAND,
    RETURN_SHED,
    ROOM,
    RUSH,
    RUSH_DESTROY,
    RUSH_OMIT,
    RUSHING,
    SERVE,
    SHOW_HAND,
    SHOW_SHED,
    SLOT,
    STEAD,
    SUPPLY,
    SUPPLY_CHOICE,
    SWAP,
    SWAP_DECK,
    SWAP_SOURCE,
    TOAST,
    TRADE_ANSWER,
    TRADE_HAND,
    TRADE_OFFER,
    TRADE_PARTNER,
    TRADE_SHED,
    TRADE_WANT,
    WANT,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def list_open(table: "State", seat: i64) -> None:
    """Look up the moves open to a seat, unless that was done since the last move."""
    if table.open_for == seat and seat >= 0:
        return
    table.open_size = 0
    table.open_for = seat
    if seat < 0 or seat >= table.n or not table.is_awaited(seat):
        return
    decision = table.decision
    if decision == ARRIVAL:
        add_arrival(table, seat)
    elif decision <= TRADE_ANSWER:
        add_trade(table, decision, seat)
    elif decision == DRAW:
        add_draws(table)
    elif decision <= SWAP_DECK:
        add_swap(table, decision)
    elif decision == INSTALLING:
        add_equipment(table)
    elif decision <= ORDER_PAYMENT:
        add_payment(table, decision, seat)
    elif decision in (HAND_LIMIT, COMPENSATION):
        add_discards(table, decision, seat)
    elif decision <= EXHIBITION_TAKE:
        add_event(table, decision, seat)
    else:
        add_effect(table, decision, seat)


def is_open(table: "State", seat: i64, number: i64) -> bool:
    """Whether a move is open to a seat now."""
    list_open(table, seat)
    at: i64 = 0
    while at < table.open_size and table.open[at] != number:
        at += 1
    return at < table.open_size


def add(table: "State", number: i64) -> None:
    """Add a move."""
    table.open[table.open_size] = number
    table.open_size += 1


def add_set(table: "State", base: i64, things: i64, size: i64) -> None:
    """Add a move for each member of a set."""
    if things != 0:
        for i in range(size):
            if things & BIT[i] != 0:
                add(table, base + i)


def add_arrival(table: "State", seat: i64) -> None:
    """FWB-019: first the bottle, then the nose."""
    if table.bottles[seat] < 0:
        add(table, BOTTLE_YES)
        add(table, BOTTLE_NO)
        return
    for i in range(NOSES):
        add(table, NOSE + i)


def add_trade(table: "State", decision: i64, seat: i64) -> None:
    """FWB-125 to FWB-128: an offer in three steps, and its answer."""
    if decision == TRADE_OFFER:
        add_set(table, GIVE, trading.tradeable(table, seat), EVENTS)
        add(table, PASS)
    elif decision == TRADE_WANT:
        add_set(table, WANT, trading.wanted(table), EVENTS)
    elif decision == TRADE_PARTNER:
        add_set(table, ASK, trading.partners(table, seat), table.n)
    else:
        if table.held[EVENTS * seat + table.want] != 0:
            add(table, ACCEPT)
        add(table, DECLINE)


def add_events(table: "State") -> None:
    """FWB-117: the events that the active seat may play."""
    if events.can_play(table, table.active):
        for i in range(2):
            if table.held[EVENTS * table.active + EXHIBITION + i] != 0:
                add(table, PLAY + i)


def add_draws(table: "State") -> None:
    """FWB-025 to FWB-029, FWB-122: what the points left pay for."""
    add_set(table, BLIND, drawing.ways_to_draw(table), PLAY - BLIND)
    add_events(table)


def add_swap(table: "State", decision: i64) -> None:
    """FWB-037 to FWB-043: pay, say from where, say for whom."""
    if decision == SWAP:
        add_events(table)
        if swapping.sources(table) > 0:
            add_payments(table)
        add(table, DONE)
    elif decision == SWAP_SOURCE:
        for at in range(MARKET):
            if table.guest_market[at] != NO_CARD:
                add(table, FROM_MARKET + at)
        if table.guest_deck.size > 0:
            add(table, FROM_DECK)
    else:
        for slot in range(table.house.guests):
            add(table, SLOT + slot)
        if decision == SWAP_DECK:
            add(table, REJECT)


def add_payments(table: "State") -> None:
    """FWB-038, FWB-043, FWB-049: the kinds that pay, alone or with Abundance."""
    for kind in range(ABUNDANCE):
        if swapping.can_pay_with(table, kind):
            add(table, PAY + kind)
    for kind in range(ABUNDANCE):
        if swapping.can_pay_mixed(table, kind):
            add(table, PAY_MIXED + kind)
    if swapping.can_pay_wild(table):
        add(table, PAY_WILD)
        if table.house.wild_equipment:
            add(table, PAY_WILD + 1)


def add_equipment(table: "State") -> None:
    """FWB-050 to FWB-060: install, retire, trade second-hand."""
    add_events(table)
    add_set(table, INSTALL, equipment.can_install(table), TYPES)
    if table.house.second_hand:
        add_set(table, RETIRE, equipment.can_retire(table), TYPES)
        add_set(table, TRADE_HAND, equipment.can_trade_from_hand(table), TYPES)
        add_set(table, TRADE_SHED, equipment.can_trade_from_shed(table), TYPES)
    add(table, DONE)


def add_payment(table: "State", decision: i64, seat: i64) -> None:
    """FWB-052, FWB-061, FWB-064, FWB-067, FWB-068: whom to serve, what to pay with, what to lay next."""
    if decision == MAKE_ROOM:
        add_set(table, ROOM, table.shed[seat], TYPES)
    elif decision == COMPLETE:
        add_events(table)
        for slot in range(table.house.guests):
            if completing.can_serve(table, seat, slot):
                add(table, SERVE + slot)
        add(table, DONE)
    elif decision == SUPPLY_CHOICE:
        add_set(table, SUPPLY, table.options, TYPES)
    elif decision == PAY_CHOICE:
        add_set(table, STEAD, completing.stand_ins(table, seat), ABUNDANCE)
        add(table, REST)
    else:
        add_set(table, LAY, completing.kinds_due(table, completing.group_due(table)), ABUNDANCE + 1)
        add(table, REST)


def add_discards(table: "State", decision: i64, seat: i64) -> None:
    """FWB-072, FWB-100: any card of the hand; at the hand limit an event may be played instead."""
    if decision == HAND_LIMIT:
        add_events(table)
    for kind in range(EVENTS):
        if table.held[EVENTS * seat + kind] != 0:
            add(table, DISCARD + kind)


def add_event(table: "State", decision: i64, seat: i64) -> None:
    """FWB-114 to FWB-116: a piece of the discard, or one to give for it."""
    if decision in (LUCKY_PICK, EXHIBITION_TAKE):
        add_set(table, PICK, events.types_in_discard(table), TYPES)
        return
    if decision == EXHIBITION_FIRST:
        add(table, PASS)
    add_set(table, SHOW_HAND, events.types_to_show(table, seat), TYPES)
    add_set(table, SHOW_SHED, events.pieces_to_show(table, seat), TYPES)


def add_effect(table: "State", decision: i64, seat: i64) -> None:
    """FWB-090 to FWB-110: what interrupts ask."""
    if decision == REARRANGE:
        add_orders(table)
    elif decision == RECALL_SOURCE:
        add(table, RETURN_HAND)
        add(table, RETURN_SHED)
    elif decision == RUSHING:
        add(table, PASS)
        for slot in range(table.house.guests):
            if completing.omissions(table, seat, slot) != 0:
                add(table, RUSH + slot)
    elif decision == RUSH_OMIT:
        add_set(table, OMIT, completing.omissions(table, seat, table.pay_slot), ABUNDANCE)
    elif decision == RUSH_DESTROY:
        add_set(table, DESTROY, table.options, TYPES)
    elif decision == FRIEND_PICK:
        add_set(table, BORROW, table.shed[table.victim], TYPES)
    elif decision == ONE_SHOT_TAKE:
        add_set(table, REMOVE, table.shed[table.victim], TYPES)
    elif decision == ONE_SHOT_ANSWER:
        if shots.can_toast(table, seat):
            add(table, TOAST)
        if shots.can_drive(table, seat):
            add(table, DRIVER)
        add(table, NO_TOAST)


def add_orders(table: "State") -> None:
    """FWB-090: six orders of three guests, two of two."""
    step: i64 = 1 if table.guest_deck.size >= DEEP else 2
    order: i64 = 0
    while order < (6 if step == 1 else 4):
        add(table, ARRANGE + order)
        order += step
