"""What cannot be: positions that no game comes to."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, members
from taphouse.core.errors import BadPosition
from taphouse.core.moves import NOBODY
from taphouse.core.step import OVER, RESOLVING
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS
from taphouse.games.empire_needs_beer.rules import completing, room
from taphouse.games.empire_needs_beer.rules import happenings as h
from taphouse.games.empire_needs_beer.rules.completing import can_all_be_used, is_fulfilled, still_to_go
from taphouse.games.empire_needs_beer.rules.majorities import PURPLE_BONUS, has_majority
from taphouse.games.empire_needs_beer.rules.playing import RESOLVE
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP
from taphouse.games.empire_needs_beer.rules.tasks import TASK
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def check(table: "State") -> None:
    """Refuse a table that cannot be: every piece exactly once, within its limits, and somebody to decide."""
    check_cards(table)
    check_orders(table)
    check_barrels(table)
    step = table.step
    if step is RESOLVING:
        raise BadPosition(said.bad_decision())
    if (NOBODY in (table.active, table.first)) != (step is LAST_SIP):
        raise BadPosition(said.bad_beginning())
    if step is LAST_SIP and not table.to_act():
        raise BadPosition(said.bad_last_sip())
    swapping = step in (room.SWAP_WAREHOUSE, room.SWAP_REGION)
    if (table.incoming != c.COLOURS) != swapping or (
        swapping and (table.incoming_to > 0) != (step is room.SWAP_REGION)
    ):
        raise BadPosition(said.bad_waiting())
    if (table.completing != c.NO_ORDER) != (step is completing.REMOVE_USED):
        raise BadPosition(said.bad_completing())
    if (table.in_play != c.NO_CARD) != (step is RESOLVE) and not swapping:
        raise BadPosition(said.bad_in_play())
    if swapping:
        check_incoming(table)
    check_turn(table)
    if step is not OVER and table.look_up(table.next_to_act()).size == 0:
        raise BadPosition(said.bad_no_choice())


def check_turn(table: "State") -> None:
    """ENB-025, ENB-036, ENB-064, ENB-095: time, bonuses, secret orders and the last round fit each other."""
    if (table.order_deck.size == 0) != table.final_round and table.step is not LAST_SIP:
        raise BadPosition(said.bad_last_round())
    if table.time_left > table.time_given:
        raise BadPosition(said.bad_time(left=int(table.time_left), given=int(table.time_given)))
    if table.step is TASK and table.time_left == 0:
        raise BadPosition(said.bad_no_time())
    if table.step is completing.NEW_SECRET and table.secret[table.active] != c.NO_ORDER:
        raise BadPosition(said.bad_second_secret())
    if is_purple_bonus(table) and not leads(table, c.PURPLE):
        raise BadPosition(said.bad_bonus())


def is_purple_bonus(table: "State") -> bool:
    """ENB-027, ENB-028: whether a barrel of the bonus is chosen, or waits for room in the warehouse."""
    return table.step is PURPLE_BONUS or (table.step is room.SWAP_WAREHOUSE and table.in_play == c.NO_CARD)


def leads(table: "State", region: i64) -> bool:
    """ENB-022: whether the active seat is said to have the majority, and has it: nothing has moved since."""
    return table.majorities & BIT[region] != 0 and has_majority(table, table.active, region)


def check_incoming(table: "State") -> None:
    """ENB-080, ENB-081: a barrel that waits comes from somewhere, and there is no room for it yet."""
    if table.has_room(table.active, table.incoming_to):
        raise BadPosition(said.bad_room_left())
    if table.incoming_to == c.WAREHOUSE and table.supply[table.incoming] == 0:
        raise BadPosition(said.bad_not_in_supply())
    if table.incoming_to != c.WAREHOUSE and table.in_play == c.NO_CARD:
        raise BadPosition(said.bad_nothing_brings())
    if table.incoming_to != c.WAREHOUSE and table.barrels[table.active * c.PLACES * c.COLOURS + table.incoming] == 0:
        raise BadPosition(said.bad_not_stored())


def check_cards(table: "State") -> None:
    """Every seat's eight basic actions are with it, and every advance action is somewhere."""
    advance = table.advance_deck.listed() + [int(card) for card in table.display if card != c.NO_CARD]
    for seat in range(table.seats):
        own = members(table.hands[seat]) + members(table.burned[seat])
        own += table.draws[seat].listed() + table.discards[seat].listed()
        if seat == table.active and table.in_play != c.NO_CARD and not table.in_play_burned:
            own.append(int(table.in_play))
        if sorted(card for card in own if card < c.BASIC) != list(range(c.BASIC)):
            raise BadPosition(said.bad_basic_actions(seat=seat + 1))
        advance += [card for card in own if card >= c.BASIC]
        if table.known[seat] & ~table.hands[seat] != 0:
            raise BadPosition(said.bad_known(seat=seat + 1))
    if sorted(advance) != list(range(c.BASIC, c.CARDS)):
        raise BadPosition(said.bad_advance_actions())
    if table.in_play == c.NO_CARD:
        return
    if table.parts_left & ~c.ALL_PARTS[table.in_play] != 0:
        raise BadPosition(said.bad_parts())
    if table.in_play_burned and members(table.burned[table.active]).count(int(table.in_play)) == 0:
        raise BadPosition(said.bad_burned())


def check_orders(table: "State") -> None:
    """Every order lies somewhere, and one that is being completed is the seat's to complete."""
    orders = table.order_deck.listed() + table.removed_orders.listed()
    orders += [int(order) for order in table.middle if order != c.NO_ORDER]
    for seat in range(table.seats):
        orders += members(table.completed[seat])
        if table.secret[seat] != c.NO_ORDER:
            orders.append(int(table.secret[seat]))
        if (table.secret[seat] == c.NO_ORDER) != (table.sources[seat] == h.NOWHERE):
            raise BadPosition(said.bad_source())
    if sorted(orders) != list(range(c.ORDER_COUNT)):
        raise BadPosition(said.bad_orders())
    order = table.completing
    if order == c.NO_ORDER or table.active == NOBODY:
        return
    if order not in list(table.middle) and order != table.secret[table.active]:
        raise BadPosition(said.bad_not_theirs())
    if not 0 < still_to_go(table) <= c.REMOVES[order]:
        raise BadPosition(said.bad_nothing_to_remove())
    check_removal(table)


def check_removal(table: "State") -> None:
    """ENB-061: what was removed so far can all be used, and fulfilled the order together with what is left."""
    first = (table.active * c.PLACES + 1) * c.COLOURS
    size = len(table.taken)
    for which in range(size):
        table.barrels[first + which] += table.taken[which]
    fulfilled = is_fulfilled(table, table.active, table.completing)
    for which in range(size):
        table.barrels[first + which] -= table.taken[which]
    if not fulfilled:
        raise BadPosition(said.bad_not_fulfilled())
    for region in range(c.REGIONS):
        if not can_all_be_used(table.taken, table.completing, region):
            raise BadPosition(said.bad_removed())


def check_barrels(table: "State") -> None:
    """ENB-005, ENB-077, ENB-079: twelve of each colour, four at a place."""
    for colour in range(c.COLOURS):
        standing = sum(int(table.barrels[at]) for at in range(colour, len(table.barrels), c.COLOURS))
        if standing + int(table.supply[colour]) != c.BARRELS_EACH:
            raise BadPosition(said.bad_barrels(number=c.BARRELS_EACH, colour=COLOUR_REFS[colour]))
    for seat in range(table.seats):
        for place in range(c.PLACES):
            if table.standing(seat, place) > c.ROOM:
                raise BadPosition(said.bad_crowded(number=c.ROOM))
