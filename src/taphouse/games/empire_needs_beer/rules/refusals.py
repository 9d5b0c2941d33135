"""Why a move is not open, in a sentence: what is so, and what to do instead.

Nothing here looks at anything that the seat could not see for itself.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.errors import IllegalMove
from taphouse.games.empire_needs_beer.cards import (
    ANY,
    BASIC,
    COLOUR_IDS,
    COLOURS,
    NO_CARD,
    ORANGE,
    PARTS,
    PARTS_A_CARD,
    PLACE,
    PLACE_ORANGE,
    PLACES,
    PRICE,
    REGION_IDS,
    SLOTS,
    TAKE,
)
from taphouse.games.empire_needs_beer.naming import card_name, order_name, place_name, some
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

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def refuse(table: "State", seat: i64, number: i64) -> None:
    """Raise the refusal of a move that is not open to a seat."""
    if seat < 0 or seat >= table.n:
        raise IllegalMove("ENB-001", f"There is no seat {seat + 1} at this table; the seats are 1 to {table.n}.")
    if number < 0 or number >= MOVES:
        raise IllegalMove("", f"There is no move {number} in this game.")
    if table.decision == OVER:
        raise IllegalMove("ENB-094", "The game is over.")
    if table.decision == LAST_SIP:
        refuse_sip(table, seat)
    if seat != table.active:
        raise IllegalMove("ENB-020", "It is not your turn. The table waits for {}.", int(table.active))
    group = GROUP_OF[number]
    which = number - FIRST[group]
    refuse_answer(table, group, which)
    if table.decision == RESOLVE:
        refuse_part(table, group, which)
    refuse_task(table, group, which)


def refuse_sip(table: "State", seat: i64) -> None:
    """ENB-018: first everybody says when the last sip was, once."""
    if table.sips[seat] >= 0:
        raise IllegalMove("ENB-018", "You have answered. Wait for the others.")
    raise IllegalMove("ENB-018", "First say when you had your last sip of anything; that settles who begins.")


def refuse_answer(table: "State", group: i64, which: i64) -> None:
    """A question that waits for the seat comes first."""
    decision = table.decision
    if decision == PURPLE_BONUS:
        if group == TAKING:
            refuse_take(table, which)
        raise IllegalMove("ENB-028", "First take the barrel that the purple majority gives you, or skip it.")
    if decision in (SWAP_WAREHOUSE, SWAP_REGION):
        refuse_swap(table, group, which)
    if decision == REMOVE_USED:
        order = order_name(int(table.completing))
        if group != REMOVING:
            raise IllegalMove("ENB-060", f"First choose the barrels that go back for {order}.")
        raise IllegalMove(
            "ENB-061", f"That barrel cannot be one of those used for {order}. Choose one that is offered."
        )
    if decision == NEW_SECRET:
        if group == FROM_TOP:
            raise IllegalMove("ENB-069", "The order deck is empty. Take an order from the middle.")
        deck = ", or the top of the deck" if table.order_deck.size > 0 else ""
        raise IllegalMove("ENB-064", f"First take a new secret order: one that lies in the middle{deck}.")
    if decision == END_DISCARD:
        refuse_end(group, which)


def refuse_swap(table: "State", group: i64, which: i64) -> None:
    """ENB-080, ENB-081: why this barrel cannot make way."""
    where = place_name(int(table.incoming_to))
    if group != SWAPPING:
        raise IllegalMove("ENB-080", f"There is no room in {where}. First choose the barrel that makes way.")
    colour = COLOUR_IDS[int(which)]
    if which == table.incoming:
        raise IllegalMove("ENB-081", f"A {colour} barrel comes, so one of another colour must make way.")
    raise IllegalMove("ENB-081", f"You have no {colour} barrel in {where}. Choose one that stands there.")


def refuse_end(group: i64, which: i64) -> None:
    """ENB-070, ENB-071: at the end of the turn one only discards."""
    if group == DISCARDING:
        raise IllegalMove("ENB-070", f"You do not hold {card_name(int(which))}. Discard a card of your hand.")
    if group == CLOSING:
        raise IllegalMove("ENB-071", f"You hold more than {HAND} cards. Discard down to {HAND} first.")
    raise IllegalMove("ENB-070", "Your time is over. Discard what you do not want to keep, then be done.")


def refuse_part(table: "State", group: i64, which: i64) -> None:
    """ENB-043 to ENB-045: why this is no part of the card in play, or not possible now."""
    card = card_name(int(table.in_play))
    if group == TAKING:
        refuse_take(table, which)
    if group == PLACING:
        refuse_place(table, which // 3, which % 3)
    if group == CHANGING:
        raise IllegalMove(
            "ENB-087", "You can change a barrel of your own into a colour that is in supply, by a card for it."
        )
    if group == BURNING:
        raise IllegalMove("ENB-090", "You can remove cards of your hand and your discards, by a card that says so.")
    if group == DRAWING:
        raise IllegalMove("ENB-051", f"{card} lets you draw nothing now. Do another part of it, or finish.")
    raise IllegalMove("ENB-047", f"{card} is still in play. Do a part of it, or finish.")


def refuse_take(table: "State", colour: i64) -> None:
    """ENB-011, ENB-081, ENB-083: why no barrel of this colour can be taken, by the card in play or for purple."""
    word = COLOUR_IDS[int(colour)]
    if table.in_play != NO_CARD and not is_left(table, TAKE + colour) and not is_left(table, TAKE + ANY):
        raise IllegalMove("ENB-083", f"{card_name(int(table.in_play))} gives you no {word} barrel now.")
    if table.supply[colour] == 0:
        raise IllegalMove("ENB-011", f"There is no {word} barrel in the supply until one comes back.")
    raise IllegalMove("ENB-081", f"Your warehouse is full of {word} barrels, and none could make way for another.")


def refuse_place(table: "State", colour: i64, region: i64) -> None:
    """ENB-078 to ENB-081, ENB-084, ENB-092: why no barrel of this colour can be placed there."""
    word = COLOUR_IDS[int(colour)]
    where = REGION_IDS[int(region)]
    anywhere = is_left(table, PLACE + colour) or is_left(table, PLACE + ANY)
    if not anywhere and not (region == ORANGE and is_left(table, PLACE_ORANGE)):
        raise IllegalMove("ENB-084", f"{card_name(int(table.in_play))} brings no {word} barrel to {where} now.")
    if table.barrels[table.active * PLACES * COLOURS + colour] == 0:
        raise IllegalMove("ENB-078", f"You have no {word} barrel in your warehouse to place.")
    raise IllegalMove(
        "ENB-081", f"Your territory in {where} is full of {word} barrels, and none could make way for another."
    )


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
        raise IllegalMove("ENB-042", f"You do not hold {card_name(int(which))}. Play a card of your hand.")
    if group == BUYING:
        refuse_purchase(table, which + BASIC)
    if group == DRAWING:
        raise IllegalMove("ENB-051", "You have nothing to draw: draw pile and discards are empty.")
    if group == COMPLETING:
        refuse_order(table, which)
    if group in (TAKING, PLACING, CHANGING, BURNING):
        raise IllegalMove("ENB-042", "That is done by an action card. Play one that does it.")
    raise IllegalMove("ENB-035", "There is nothing to answer so. Play, buy, draw, complete an order, or end your turn.")


def refuse_purchase(table: "State", card: i64) -> None:
    """ENB-036 to ENB-038: why a card cannot be bought."""
    name = card_name(int(card))
    if is_for_sale(table, card):
        price = some(int(PRICE[card]), "time unit")
        raise IllegalMove("ENB-036", f"{name} costs {price}, and you have {table.time_left} left.")
    if table.advance_deck.size > 0 and table.advance_deck.top() == card:
        raise IllegalMove("ENB-038", "At this table only the four cards on display are for sale.")
    raise IllegalMove("ENB-038", f"That copy of {name} is not for sale. Buy a card that lies open.")


def is_for_sale(table: "State", card: i64) -> bool:
    """ENB-038: whether a card lies open for sale, whatever it costs."""
    for slot in range(SLOTS):
        if table.display[slot] == card:
            return True
    deck = table.advance_deck
    return table.house.buy_deck_top and deck.size > 0 and deck.top() == card


def refuse_order(table: "State", order: i64) -> None:
    """ENB-054, ENB-055: why an order cannot be completed."""
    name = order_name(int(order))
    lies_there = table.secret[table.active] == order
    for slot in range(SLOTS):
        lies_there = lies_there or table.middle[slot] == order
    if table.completed[table.active] & BIT[order] != 0:
        raise IllegalMove("ENB-063", f"You have completed {name} already.")
    if not lies_there:
        raise IllegalMove("ENB-054", f"{name} is not yours to complete: only the middle and your own secret order are.")
    raise IllegalMove("ENB-055", f"Your territories do not hold all the barrels that {name} asks for.")
