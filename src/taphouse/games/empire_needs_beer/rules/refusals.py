"""Why a move is not open, as a fact: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS
from taphouse.core.words import said as common
from taphouse.games.empire_needs_beer.cards import (
    ANY,
    BASIC,
    COLOURS,
    NO_CARD,
    ORANGE,
    PARTS,
    PARTS_A_CARD,
    PLACE,
    PLACE_ORANGE,
    PLACES,
    PRICE,
    SLOTS,
    TAKE,
)
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, ORDER_REFS, PLACE_REFS, card_ref
from taphouse.games.empire_needs_beer.rules.drawing import HAND
from taphouse.games.empire_needs_beer.rules.moves import (
    BURNING,
    BUYING,
    CHANGING,
    CLOSING,
    COMPLETING,
    DISCARDING,
    DRAWING,
    END_DISCARD,
    FIRST,
    FROM_TOP,
    GROUP_OF,
    LAST_SIP,
    MOVES,
    NEW_SECRET,
    OVER,
    PLACING,
    PLAYING,
    PURPLE_BONUS,
    REMOVE_USED,
    REMOVING,
    RESOLVE,
    SWAP_REGION,
    SWAP_WAREHOUSE,
    SWAPPING,
    TAKING,
)
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("ENB-001", common.no_such_seat(number=int(seat) + 1, last=int(table.n)))
    if number < 0 or number >= MOVES:
        raise IllegalMove("", common.no_such_move(number=int(number)))
    if table.decision == OVER:
        raise IllegalMove("ENB-094", common.game_over())
    if table.decision == LAST_SIP:
        refuse_sip(table, seat)
    if seat != table.active:
        raise IllegalMove("ENB-020", common.not_awaited(who=SEATS[int(table.active)]))
    group = GROUP_OF[number]
    which = number - FIRST[group]
    refuse_answer(table, group, which)
    if table.decision == RESOLVE:
        refuse_part(table, group, which)
    refuse_task(table, group, which)


def refuse_sip(table: "State", seat: i64) -> None:
    """ENB-018: first everybody says when the last sip was, once."""
    if table.sips[seat] >= 0:
        raise IllegalMove("ENB-018", said.answered_already())
    raise IllegalMove("ENB-018", said.sip_first())


def refuse_answer(table: "State", group: i64, which: i64) -> None:
    """A question that waits for the seat comes first."""
    decision = table.decision
    if decision == PURPLE_BONUS:
        if group == TAKING:
            refuse_take(table, which)
        raise IllegalMove("ENB-028", said.bonus_first())
    if decision in (SWAP_WAREHOUSE, SWAP_REGION):
        refuse_swap(table, group, which)
    if decision == REMOVE_USED:
        order = ORDER_REFS[int(table.completing)]
        if group != REMOVING:
            raise IllegalMove("ENB-060", said.removal_first(order=order))
        raise IllegalMove("ENB-061", said.barrel_not_used(order=order))
    if decision == NEW_SECRET:
        if group == FROM_TOP:
            raise IllegalMove("ENB-069", said.deck_empty())
        raise IllegalMove("ENB-064", said.secret_first(deck="yes" if table.order_deck.size > 0 else "no"))
    if decision == END_DISCARD:
        refuse_end(table, group, which)


def refuse_swap(table: "State", group: i64, which: i64) -> None:
    """ENB-080, ENB-081: why this barrel cannot make way."""
    where = PLACE_REFS[int(table.incoming_to)]
    if group != SWAPPING:
        raise IllegalMove("ENB-080", said.no_room(place=where))
    colour = COLOUR_REFS[int(which)]
    if which == table.incoming:
        raise IllegalMove("ENB-081", said.other_colour(colour=colour))
    raise IllegalMove("ENB-081", said.none_there(colour=colour, place=where))


def refuse_end(table: "State", group: i64, which: i64) -> None:
    """ENB-070, ENB-071: at the end of the turn one only discards."""
    if group == DISCARDING:
        raise IllegalMove("ENB-070", said.none_to_discard(card=card_ref(int(which), int(table.active))))
    if group == CLOSING:
        raise IllegalMove("ENB-071", said.too_many_cards(number=HAND))
    raise IllegalMove("ENB-070", said.time_over())


def refuse_part(table: "State", group: i64, which: i64) -> None:
    """ENB-043 to ENB-045: why this is no part of the card in play, or not possible now."""
    card = in_play(table)
    if group == TAKING:
        refuse_take(table, which)
    if group == PLACING:
        refuse_place(table, which // 3, which % 3)
    if group == CHANGING:
        raise IllegalMove("ENB-087", said.cannot_change())
    if group == BURNING:
        raise IllegalMove("ENB-090", said.cannot_burn())
    if group == DRAWING:
        raise IllegalMove("ENB-051", said.draws_nothing(card=card))
    raise IllegalMove("ENB-047", said.still_in_play(card=card))


def refuse_take(table: "State", colour: i64) -> None:
    """ENB-011, ENB-081, ENB-083: why no barrel of this colour can be taken, by the card in play or for purple."""
    word = COLOUR_REFS[int(colour)]
    if table.in_play != NO_CARD and not is_left(table, TAKE + colour) and not is_left(table, TAKE + ANY):
        raise IllegalMove("ENB-083", said.gives_none(card=in_play(table), colour=word))
    if table.supply[colour] == 0:
        raise IllegalMove("ENB-011", said.none_in_supply(colour=word))
    raise IllegalMove("ENB-081", said.warehouse_full(colour=word))


def refuse_place(table: "State", colour: i64, region: i64) -> None:
    """ENB-078 to ENB-081, ENB-084, ENB-092: why no barrel of this colour can be placed there."""
    word = COLOUR_REFS[int(colour)]
    where = PLACE_REFS[int(region) + 1]
    anywhere = is_left(table, PLACE + colour) or is_left(table, PLACE + ANY)
    if not anywhere and not (region == ORANGE and is_left(table, PLACE_ORANGE)):
        raise IllegalMove("ENB-084", said.brings_none(card=in_play(table), colour=word, place=where))
    if table.barrels[table.active * PLACES * COLOURS + colour] == 0:
        raise IllegalMove("ENB-078", said.none_to_place(colour=word))
    raise IllegalMove("ENB-081", said.territory_full(place=where, colour=word))


def in_play(table: "State") -> said.CardRef:
    """The card in play."""
    return card_ref(int(table.in_play), int(table.active))


def is_left(table: "State", part: i64) -> bool:
    """ENB-045: whether the card in play has such a part that is not done."""
    at = table.in_play * PARTS_A_CARD
    found = False
    for i in range(PARTS_A_CARD):
        found = found or (table.parts_left & BIT[i] != 0 and PARTS[at + i] == part)
    return found


def refuse_task(table: "State", group: i64, which: i64) -> None:
    """ENB-035, ENB-036: why this task cannot be done."""
    if group == PLAYING:
        raise IllegalMove("ENB-042", said.not_held(card=card_ref(int(which), int(table.active))))
    if group == BUYING:
        refuse_purchase(table, which + BASIC)
    if group == DRAWING:
        raise IllegalMove("ENB-051", said.nothing_to_draw())
    if group == COMPLETING:
        refuse_order(table, which)
    if group in (TAKING, PLACING, CHANGING, BURNING):
        raise IllegalMove("ENB-042", said.done_by_card())
    raise IllegalMove("ENB-035", said.nothing_to_answer())


def refuse_purchase(table: "State", card: i64) -> None:
    """ENB-036 to ENB-038: why a card cannot be bought."""
    name = card_ref(int(card), int(table.active))
    if is_for_sale(table, card):
        dear = said.too_dear(card=name, price=int(PRICE[card]), left=int(table.time_left))
        raise IllegalMove("ENB-036", dear)
    if table.advance_deck.size > 0 and table.advance_deck.top() == card:
        raise IllegalMove("ENB-038", said.deck_not_for_sale())
    raise IllegalMove("ENB-038", said.not_for_sale(card=name))


def is_for_sale(table: "State", card: i64) -> bool:
    """ENB-038: whether a card lies open for sale, whatever it costs."""
    for slot in range(SLOTS):
        if table.display[slot] == card:
            return True
    deck = table.advance_deck
    return table.house.buy_deck_top and deck.size > 0 and deck.top() == card


def refuse_order(table: "State", order: i64) -> None:
    """ENB-054, ENB-055: why an order cannot be completed."""
    name = ORDER_REFS[int(order)]
    lies_there = table.secret[table.active] == order
    for slot in range(SLOTS):
        lies_there = lies_there or table.middle[slot] == order
    if table.completed[table.active] & BIT[order] != 0:
        raise IllegalMove("ENB-063", said.completed_already(order=name))
    if not lies_there:
        raise IllegalMove("ENB-054", said.not_yours(order=name))
    raise IllegalMove("ENB-055", said.not_fulfilled(order=name))
