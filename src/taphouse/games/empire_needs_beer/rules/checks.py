"""What cannot be: positions that no game comes to."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadPosition
from taphouse.core.moves import NOBODY
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.empire_needs_beer.cards import (
    ALL_PARTS,
    BARRELS_EACH,
    BASIC,
    CARDS,
    COLOUR_IDS,
    COLOURS,
    NO_CARD,
    NO_ORDER,
    ORDER_COUNT,
    PLACES,
    PURPLE,
    REGIONS,
    REMOVES,
    ROOM,
    WAREHOUSE,
)
from taphouse.games.empire_needs_beer.rules.completing import (
    NEW_SECRET,
    REMOVE_USED,
    can_all_be_used,
    is_fulfilled,
    still_to_go,
)
from taphouse.games.empire_needs_beer.rules.happenings import NOWHERE
from taphouse.games.empire_needs_beer.rules.majorities import PURPLE_BONUS, has_majority
from taphouse.games.empire_needs_beer.rules.playing import RESOLVE
from taphouse.games.empire_needs_beer.rules.room import SWAP_REGION, SWAP_WAREHOUSE
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.tasks import TASK

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be: every piece exactly once, within its limits, and somebody to decide."""
    check_cards(table)
    check_orders(table)
    check_barrels(table)
    step = table.step
    if step is RESOLVING:
        raise BadPosition("There must be a decision; 'resolving' is none.")
    if (NOBODY in (table.active, table.first)) != (step is LAST_SIP):
        raise BadPosition("It is known who begins and whose turn it is, except while the last sip is asked for.")
    if step is LAST_SIP and not table.to_act():
        raise BadPosition("While the last sip is asked for, somebody must not have answered.")
    swapping = step in (SWAP_WAREHOUSE, SWAP_REGION)
    if (table.incoming != COLOURS) != swapping or (swapping and (table.incoming_to > 0) != (step is SWAP_REGION)):
        raise BadPosition("A barrel waits for room exactly while it is decided what makes way for it.")
    if (table.completing != NO_ORDER) != (step is REMOVE_USED):
        raise BadPosition("An order is being completed exactly while its barrels are removed.")
    if (table.in_play != NO_CARD) != (step is RESOLVE) and not swapping:
        raise BadPosition("A card is in play exactly while its parts are carried out.")
    if swapping:
        check_incoming(table)
    check_turn(table)
    if step is not OVER and table.look_up(table.next_to_act()).size == 0:
        raise BadPosition("Somebody must have a choice: nothing can be answered to this decision.")


def check_turn(table: "State") -> None:
    """ENB-025, ENB-036, ENB-064, ENB-095: time, bonuses, secret orders and the last round fit each other."""
    if (table.order_deck.size == 0) != table.final_round and table.step is not LAST_SIP:
        raise BadPosition("The last round is played exactly when the order deck has run out.")
    if table.time_left > table.time_given:
        raise BadPosition(f"No more time can be left than was given: {table.time_left} of {table.time_given} units.")
    if table.step is TASK and table.time_left == 0:
        raise BadPosition("Without time there is no task to choose: the turn is at its end.")
    if table.step is NEW_SECRET and table.secret[table.active] != NO_ORDER:
        raise BadPosition("A new secret order is chosen only by somebody who has none.")
    if is_purple_bonus(table) and not leads(table, PURPLE):
        raise BadPosition("A bonus of purple is paid only to whoever has most barrels there.")


def is_purple_bonus(table: "State") -> bool:
    """ENB-027, ENB-028: whether a barrel of the bonus is chosen, or waits for room in the warehouse."""
    return table.step is PURPLE_BONUS or (table.step is SWAP_WAREHOUSE and table.in_play == NO_CARD)


def leads(table: "State", region: i64) -> bool:
    """ENB-022: whether the active seat is said to have the majority, and has it: nothing has moved since."""
    return table.majorities & BIT[region] != 0 and has_majority(table, table.active, region)


def check_incoming(table: "State") -> None:
    """ENB-080, ENB-081: a barrel that waits comes from somewhere, and there is no room for it yet."""
    if table.has_room(table.active, table.incoming_to):
        raise BadPosition("A barrel waits only while there is no room for it.")
    if table.incoming_to == WAREHOUSE and table.supply[table.incoming] == 0:
        raise BadPosition("A barrel that waits for room in the warehouse must be in the supply.")
    if table.incoming_to != WAREHOUSE and table.in_play == NO_CARD:
        raise BadPosition("Only a card in play brings a barrel to a territory.")
    if table.incoming_to != WAREHOUSE and table.barrels[table.active * PLACES * COLOURS + table.incoming] == 0:
        raise BadPosition("A barrel that waits for room in a territory must be in the warehouse.")


def check_cards(table: "State") -> None:
    """Every seat's eight basic actions are with it, and every advance action is somewhere."""
    advance = table.advance_deck.listed() + [int(card) for card in table.display if card != NO_CARD]
    for seat in range(table.seats):
        own = members(table.hands[seat]) + members(table.burned[seat])
        own += table.draws[seat].listed() + table.discards[seat].listed()
        if seat == table.active and table.in_play != NO_CARD and not table.in_play_burned:
            own.append(int(table.in_play))
        if sorted(card for card in own if card < BASIC) != list(range(BASIC)):
            raise BadPosition(f"Seat {seat + 1} must have each of its eight basic actions in exactly one place.")
        advance += [card for card in own if card >= BASIC]
        if table.known[seat] & ~table.hands[seat] != 0:
            raise BadPosition(f"Seat {seat + 1} can be known to hold only what it holds.")
    if sorted(advance) != list(range(BASIC, CARDS)):
        raise BadPosition("Every advance action must lie in exactly one place.")
    if table.in_play == NO_CARD:
        return
    if table.parts_left & ~ALL_PARTS[table.in_play] != 0:
        raise BadPosition("The card in play does not have the parts that are left of it.")
    if table.in_play_burned and members(table.burned[table.active]).count(int(table.in_play)) == 0:
        raise BadPosition("A card in play that was removed from the game must lie among the removed ones.")


def check_orders(table: "State") -> None:
    """Every order lies somewhere, and one that is being completed is the seat's to complete."""
    orders = table.order_deck.listed() + table.removed_orders.listed()
    orders += [int(order) for order in table.middle if order != NO_ORDER]
    for seat in range(table.seats):
        orders += members(table.completed[seat])
        if table.secret[seat] != NO_ORDER:
            orders.append(int(table.secret[seat]))
        if (table.secret[seat] == NO_ORDER) != (table.sources[seat] == NOWHERE):
            raise BadPosition("A secret order came from somewhere exactly if there is one.")
    if sorted(orders) != list(range(ORDER_COUNT)):
        raise BadPosition("Every order must lie in exactly one place.")
    order = table.completing
    if order == NO_ORDER or table.active == NOBODY:
        return
    if order not in list(table.middle) and order != table.secret[table.active]:
        raise BadPosition("Only an order of the middle or the own secret one can be completed.")
    if not 0 < still_to_go(table) <= REMOVES[order]:
        raise BadPosition("While an order is completed, barrels are still to be removed.")
    check_removal(table)


def check_removal(table: "State") -> None:
    """ENB-061: what was removed so far can all be used, and fulfilled the order together with what is left."""
    first = (table.active * PLACES + 1) * COLOURS
    size = len(table.taken)
    for which in range(size):
        table.barrels[first + which] += table.taken[which]
    fulfilled = is_fulfilled(table, table.active, table.completing)
    for which in range(size):
        table.barrels[first + which] -= table.taken[which]
    if not fulfilled:
        raise BadPosition("The order that is being completed must have been fulfilled.")
    for region in range(REGIONS):
        if not can_all_be_used(table.taken, table.completing, region):
            raise BadPosition("Only barrels that the order uses can have been removed for it.")


def check_barrels(table: "State") -> None:
    """ENB-005, ENB-077, ENB-079: twelve of each colour, four at a place."""
    for colour in range(COLOURS):
        standing = sum(int(table.barrels[at]) for at in range(colour, len(table.barrels), COLOURS))
        if standing + int(table.supply[colour]) != BARRELS_EACH:
            raise BadPosition(f"There must be {BARRELS_EACH} {COLOUR_IDS[colour]} barrels in all.")
    for seat in range(table.seats):
        for place in range(PLACES):
            if table.standing(seat, place) > ROOM:
                raise BadPosition(f"No more than {ROOM} barrels fit into a warehouse or a territory.")
