"""Whether what is still to be done and to be chosen can be, in a table that was written down."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    COPY_OF,
    EQUIPMENT,
    EVENTS,
    INGREDIENTS,
    KIND_OF,
    NO_CARD,
    SLOTS,
    TYPES,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules import completing, events, swapping, trading
from taphouse.games.friends_with_beverages.rules.hands import number_of, old_copies, types_to_supply
from taphouse.games.friends_with_beverages.rules.moves import (
    COMPENSATION,
    EXHIBITION_SECOND,
    EXHIBITION_TAKE,
    FRIEND_PICK,
    MAKE_ROOM,
    ONE_SHOT_TAKE,
    ORDER_PAYMENT,
    OVER,
    PAY,
    PAY_CHOICE,
    PAY_MIXED,
    PAY_WILD,
    REARRANGE,
    RECALL_SOURCE,
    RUSH_DESTROY,
    RUSH_OMIT,
    SHOW_HAND,
    SHOW_SHED,
    STEP_CLOSE,
    STEP_COMPENSATE,
    STEP_DESTROY,
    STEP_GAIN,
    STEP_NEW_GUEST,
    STEP_RECALL,
    STEP_RECALL_END,
    STEP_SERVED,
    SUPPLY_CHOICE,
    SWAP_SLOT,
    SWAP_SOURCE,
    TRADE_ANSWER,
    TRADE_OFFER,
    TRADE_PARTNER,
    TRADE_WANT,
)
from taphouse.games.friends_with_beverages.rules.reading import need

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

MOST_DRAWN: Final = 4
"""No step draws more cards than this: one for each served guest."""


def check_agenda(table: "State") -> None:
    """Every card that is being carried out is put away once, and steps are about seats and pieces that are there."""
    rows = table.agenda.listed()
    closed = [row[1] for row in rows if row[0] == STEP_CLOSE]
    is_open = [number for number, row in enumerate(table.period.met.listed()) if row[3] == 1]
    if table.decision != OVER:
        need(closed == is_open, "Every card that is being carried out is put away once, the innermost first.")
        flips = [row for row in rows if row[0] == STEP_RECALL_END]
        need(len(flips) <= 1 and (table.aside.size > 0) <= (len(flips) == 1), "Cards lie aside only for a Recall.")
    for row in rows:
        kind, a, b, c = row
        if kind in (STEP_CLOSE, STEP_NEW_GUEST, STEP_RECALL_END):
            continue
        need(a < table.n, "A step is about a seat that is not there.")
        most = MOST_DRAWN if kind == STEP_GAIN else 2 if kind == STEP_COMPENSATE else int(table.n)
        if kind == STEP_SERVED:
            need(b < table.house.guests and table.served[a] & BIT[b] == 0, "A guest is paid for who is not there.")
            need(c & ~table.shed[a] == 0, "A piece was used that is not in the shed.")
        elif kind == STEP_DESTROY:
            need(b != 0 and b & ~table.shed[a] == 0, "A piece breaks that is not in the shed.")
        else:
            need(b <= most, "A step has come further than it goes.")
        need(kind != STEP_RECALL or c < TYPES, "A type is recalled that there is not.")


def check_choice(table: "State") -> None:
    """FWB-139: a choice that is under way can have come so far, and no other is."""
    decision = table.decision
    need((table.paying >= 0) == (decision in (SWAP_SOURCE, SWAP_SLOT)), "A payment is chosen only during a swap.")
    need((table.position_from >= 0) == (decision == SWAP_SLOT), "A market guest is chosen only during a swap.")
    need((table.installing != NO_CARD) == (decision == MAKE_ROOM), "Room is made only for a card.")
    need(
        (table.shown >= 0) == (decision in (EXHIBITION_SECOND, EXHIBITION_TAKE)),
        "A piece is shown only at an Exhibition.",
    )
    need((table.shown_too >= 0) == (decision == EXHIBITION_TAKE), "Two pieces are shown before one is taken.")
    if decision in (SWAP_SOURCE, SWAP_SLOT):
        check_swap(table)
    elif decision == MAKE_ROOM:
        check_room(table, table.installing)
    elif decision in (EXHIBITION_SECOND, EXHIBITION_TAKE):
        check_shown(table)
    elif TRADE_OFFER <= decision <= TRADE_ANSWER:
        check_trade(table)
    elif decision in (SUPPLY_CHOICE, PAY_CHOICE, ORDER_PAYMENT, RUSH_OMIT):
        check_payment(table)
    else:
        check_effect(table)


def check_swap(table: "State") -> None:
    """FWB-038, FWB-049: the payment can be made, and the guest is there."""
    number = table.paying
    if number >= PAY_WILD:
        pays = swapping.can_pay_wild(table) and (number == PAY_WILD or table.house.wild_equipment)
    elif number >= PAY_MIXED:
        pays = swapping.can_pay_mixed(table, number - PAY_MIXED)
    else:
        pays = number >= PAY and swapping.can_pay_with(table, number - PAY)
    need(pays, "A swap is being paid with cards that are not there.")
    need(
        table.decision != SWAP_SLOT or table.guest_market[table.position_from] != NO_CARD,
        "A market guest is chosen who is not there.",
    )


def check_room(table: "State", card: i64) -> None:
    """FWB-052: a card of the hand, of a type that the full shed does not have."""
    kind = KIND_OF[card]
    held = is_equipment(kind) and table.held[EVENTS * table.active + kind] & BIT[COPY_OF[card]] != 0
    need(held and table.shed[table.active] & BIT[kind - EQUIPMENT] == 0, "Room is made for a card that is not there.")
    need(count(table.shed[table.active]) == table.house.capacity, "Room is made in a shed that has some.")


def check_shown(table: "State") -> None:
    """FWB-114: both pieces are there."""
    shown, other = table.shown, table.shown_too
    for first, second in ((-1, shown), (shown, other)):
        if second >= 0:
            table.shown = first
            types = events.pieces_to_show(table, table.asked)
            at = second - SHOW_SHED
            if second < SHOW_SHED:
                types = events.types_to_show(table, table.asked)
                at = second - SHOW_HAND
            need(0 <= at < TYPES and types & BIT[at] != 0, "A piece is shown that is not there.")
    table.shown = shown


def check_trade(table: "State") -> None:
    """FWB-128: whoever makes the offer has the card, and its partner is one."""
    seat, decision = trading.proposer(table), table.decision
    need(table.trader < table.n, "Everybody has made their offers.")
    need(
        table.asked == (table.partner if decision == TRADE_ANSWER else seat), "Somebody else is asked about the offer."
    )
    if decision in (TRADE_WANT, TRADE_PARTNER, TRADE_ANSWER):
        need(trading.tradeable(table, seat) & BIT[table.give] != 0, "A card is offered that is not there.")
    if decision in (TRADE_PARTNER, TRADE_ANSWER):
        need(trading.wanted(table) & BIT[table.want] != 0, "A card is asked for that this one is not traded for.")
    if decision == TRADE_ANSWER:
        need(trading.partners(table, seat) & BIT[table.partner] != 0, "Somebody is asked who is no partner.")
    else:
        need(table.offers > 0 and trading.may_offer(table, seat), "No offer is left.")


def check_payment(table: "State") -> None:
    """FWB-062 to FWB-068: the guest waits, and what is to be paid is asked for and there."""
    seat, slot, omit = table.asked, table.pay_slot, table.pay_omit
    need(slot < table.house.guests and table.served[seat] & BIT[slot] == 0, "A guest is paid for who is not there.")
    guest = table.guests[SLOTS * seat + slot]
    need(omit < 0 or completing.is_listed(guest, omit), "Something is left out that nobody asked for.")
    if table.decision == RUSH_OMIT:
        return
    types = completing.tools(guest, omit) & ~table.ready(seat)
    for kind in range(ABUNDANCE + 1):
        due, held = table.due[kind], number_of(table, seat, kind)
        if kind < INGREDIENTS:
            held = min(held, completing.needed(guest, kind, omit))
        elif kind < ABUNDANCE:
            held = min(count(old_copies(table, seat, kind)), count(types & BIT[kind - EQUIPMENT]))
        need(0 <= due <= held, "A card is to be paid that is not there, or that nobody asked for.")
    if table.decision == SUPPLY_CHOICE:
        need(table.options & ~(types & types_to_supply(table, seat)) == 0, "A tool is supplied that is not there.")
        need(0 < table.pay_extra < count(table.options), "There is nothing to choose among the tools.")
    if table.decision == PAY_CHOICE:
        need(completing.stand_ins(table, seat) != 0, "There is no Abundance to spare.")
    if table.decision == ORDER_PAYMENT:
        top = table.agenda.listed()[-1:]
        need(top != [] and top[0][:3] == [STEP_SERVED, seat, slot], "The guest who is paid for is not served next.")


def check_effect(table: "State") -> None:
    """FWB-090 to FWB-108: what an interrupt asks about is there."""
    seat, decision = table.asked, table.decision
    if decision == RECALL_SOURCE:
        kind = table.options
        need(
            kind < TYPES and table.held[EVENTS * seat + EQUIPMENT + kind] != 0 and table.shed[seat] & BIT[kind] != 0,
            "A piece is recalled that is not both in hand and shed.",
        )
    elif decision == RUSH_DESTROY:
        need(table.options & ~table.shed[seat] == 0, "A piece breaks that is not in the shed.")
    elif decision == FRIEND_PICK:
        need(table.victim != seat, "Nobody takes a piece from themselves.")
    elif decision == ONE_SHOT_TAKE:
        need(table.victim == (seat + table.n - 1) % table.n, "A piece is removed from the shed at the right.")
    elif decision == REARRANGE:
        need(table.guest_deck.size > 1, "There are no guests to put in order.")
    elif decision == COMPENSATION:
        need(table.tally < 2, "Two cards are exchanged, not more.")
