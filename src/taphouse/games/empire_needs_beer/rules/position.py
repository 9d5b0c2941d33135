"""A state written down as JSON data, and rebuilt from it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, bits_of, members
from taphouse.core.errors import BadPosition, BadValue
from taphouse.core.moves import NOBODY
from taphouse.games.empire_needs_beer.cards import (
    ALL_PARTS,
    BARRELS_EACH,
    BASIC,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COLOURS,
    NO_CARD,
    NO_ORDER,
    ORDER_COUNT,
    ORDER_IDS,
    PLACE_IDS,
    PLACES,
    PURPLE,
    REGION_IDS,
    REGIONS,
    REMOVES,
    ROOM,
    SLOTS,
    WAREHOUSE,
)
from taphouse.games.empire_needs_beer.rules.choices import offer
from taphouse.games.empire_needs_beer.rules.completing import can_all_be_used, is_fulfilled, still_to_go
from taphouse.games.empire_needs_beer.rules.majorities import has_majority
from taphouse.games.empire_needs_beer.rules.moves import (
    DECISIONS,
    LAST_SIP,
    NEW_SECRET,
    NO_SIP,
    NOWHERE,
    OVER,
    PURPLE_BONUS,
    REASONS,
    REMOVE_USED,
    RESOLVE,
    RESOLVING,
    SIPS,
    SOURCES,
    SWAP_REGION,
    SWAP_WAREHOUSE,
    TASK,
)

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

Data = Mapping[str, object]


def written(table: "State") -> dict[str, object]:
    """Write a state down: pieces by notation, piles from bottom to top, places and answers in words."""
    return {
        "house": dict(table.house.values),
        "decision": DECISIONS[int(table.decision)],
        "active": _seat(table.active),
        "first": _seat(table.first),
        "round": int(table.round),
        "turns": int(table.turns),
        "time_left": int(table.time_left),
        "time_given": int(table.time_given),
        "majorities": [REGION_IDS[region] for region in members(table.majorities)],
        "players": [_player(table, seat) for seat in range(table.seats)],
        "in_play": _in_play(table),
        "incoming": _incoming(table),
        "completing": _completing(table),
        "supply": {COLOUR_IDS[colour]: int(table.supply[colour]) for colour in range(COLOURS)},
        "order_deck": _orders(table.order_deck.listed()),
        "removed_orders": _orders(table.removed_orders.listed()),
        "middle": [_order(table.middle[slot]) for slot in range(SLOTS)],
        "advance_deck": _cards(table.advance_deck.listed()),
        "display": [_card(table.display[slot]) for slot in range(SLOTS)],
        "last_round": table.final_round,
        "ended_by": REASONS[int(table.ended_by)],
    }


def _player(table: "State", seat: int) -> dict[str, object]:
    sip = int(table.sips[seat])
    return {
        "hand": _cards(members(table.hands[seat])),
        "known": _cards(members(table.known[seat])),
        "draw_pile": _cards(table.draws[seat].listed()),
        "discards": _cards(table.discards[seat].listed()),
        "dropped": _cards(members(table.dropped[seat])),
        "burned": _cards(members(table.burned[seat])),
        "barrels": {PLACE_IDS[place]: _standing(table, seat, place) for place in range(PLACES)},
        "secret": _order(table.secret[seat]),
        "secret_from": SOURCES[int(table.sources[seat])],
        "completed": _orders(members(table.completed[seat])),
        "sip": None if sip == NO_SIP else SIPS[sip],
    }


def _standing(table: "State", seat: int, place: int) -> list[str]:
    at = (seat * PLACES + place) * COLOURS
    return [COLOUR_IDS[colour] for colour in range(COLOURS) for _ in range(int(table.barrels[at + colour]))]


def _in_play(table: "State") -> dict[str, object] | None:
    if table.in_play == NO_CARD:
        return None
    card = CARD_IDS[int(table.in_play)]
    return {"card": card, "burned": table.in_play_burned, "left": members(table.parts_left)}


def _incoming(table: "State") -> dict[str, object] | None:
    if table.incoming == COLOURS:
        return None
    return {"colour": COLOUR_IDS[int(table.incoming)], "place": PLACE_IDS[int(table.incoming_to)]}


def _completing(table: "State") -> dict[str, object] | None:
    if table.completing == NO_ORDER:
        return None
    taken = [
        [REGION_IDS[which // COLOURS], COLOUR_IDS[which % COLOURS]]
        for which in range(len(table.taken))
        for _ in range(int(table.taken[which]))
    ]
    return {"order": ORDER_IDS[int(table.completing)], "taken": taken}


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def _card(card: i64) -> str | None:
    return None if card == NO_CARD else CARD_IDS[int(card)]


def _order(order: i64) -> str | None:
    return None if order == NO_ORDER else ORDER_IDS[int(order)]


def _cards(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _orders(orders: list[int]) -> list[str]:
    return [ORDER_IDS[order] for order in orders]


def restore(table: "State", data: Data) -> None:
    """Lay a fresh table as it was written down."""
    table.make_room()
    n = int(table.n)
    table.decision = _word(data["decision"], DECISIONS)
    table.active = NOBODY if data["active"] is None else _number(data["active"], 0, n - 1)
    table.first = NOBODY if data["first"] is None else _number(data["first"], 0, n - 1)
    table.round = _number(data["round"], 0, 10**6)
    table.turns = _number(data["turns"], 0, 10**6)
    table.time_left = _number(data["time_left"], 0, 5)
    table.time_given = _number(data["time_given"], 0, 5)
    table.majorities = bits_of([_word(region, REGION_IDS) for region in _list(data["majorities"], None)])
    for seat, player in enumerate(_list(data["players"], n)):
        _restore_player(table, seat, cast("Data", player))
    _restore_in_play(table, data["in_play"])
    if data["incoming"] is not None:
        incoming = cast("Data", data["incoming"])
        table.incoming = _word(incoming["colour"], COLOUR_IDS)
        table.incoming_to = _word(incoming["place"], PLACE_IDS)
    supply = cast("Data", data["supply"])
    table.supply = vec[i64]([_number(supply[colour], 0, BARRELS_EACH) for colour in COLOUR_IDS])
    table.order_deck.fill(_read_orders(data["order_deck"]))
    table.removed_orders.fill(_read_orders(data["removed_orders"]))
    table.middle = vec[i64]([_read_order(order) for order in _list(data["middle"], SLOTS)])
    table.advance_deck.fill(_read_cards(data["advance_deck"]))
    table.display = vec[i64]([_read_card(card) for card in _list(data["display"], SLOTS)])
    table.final_round = _flag(data["last_round"])
    table.ended_by = _word(data["ended_by"], REASONS)
    _restore_completing(table, data["completing"])
    check(table)
    offer(table)
    if table.decision != OVER and table.choices == 0:
        raise BadPosition("Somebody must have a choice: nothing can be answered to this decision.")


def _restore_player(table: "State", seat: int, data: Data) -> None:
    table.hands[seat] = bits_of(_read_cards(data["hand"]))
    table.known[seat] = bits_of(_read_cards(data["known"]))
    table.draws[seat].fill(_read_cards(data["draw_pile"]))
    table.discards[seat].fill(_read_cards(data["discards"]))
    table.dropped[seat] = bits_of(_read_cards(data["dropped"]))
    table.burned[seat] = bits_of(_read_cards(data["burned"]))
    barrels = cast("Data", data["barrels"])
    for place in range(PLACES):
        for colour in _list(barrels[PLACE_IDS[place]], None):
            table.barrels[(seat * PLACES + place) * COLOURS + _word(colour, COLOUR_IDS)] += 1
    table.secret[seat] = _read_order(data["secret"])
    table.sources[seat] = _word(data["secret_from"], SOURCES)
    table.completed[seat] = bits_of(_read_orders(data["completed"]))
    table.sips[seat] = NO_SIP if data["sip"] is None else _word(data["sip"], SIPS)


def _restore_in_play(table: "State", value: object) -> None:
    if value is None:
        return
    data = cast("Data", value)
    table.in_play = _read_card(data["card"])
    table.in_play_burned = _flag(data["burned"])
    table.parts_left = bits_of([_number(part, 0, 2) for part in _list(data["left"], None)])


def _restore_completing(table: "State", value: object) -> None:
    if value is None:
        return
    data = cast("Data", value)
    table.completing = _read_order(data["order"])
    for pair in _list(data["taken"], None):
        region, colour = _list(pair, 2)
        table.taken[_word(region, REGION_IDS) * COLOURS + _word(colour, COLOUR_IDS)] += 1


def check(table: "State") -> None:
    """Refuse a table that cannot be: every piece exactly once, within its limits, and somebody to decide."""
    check_cards(table)
    check_orders(table)
    check_barrels(table)
    decision = table.decision
    if decision == RESOLVING:
        raise BadPosition("There must be a decision; 'resolving' is none.")
    if (NOBODY in (table.active, table.first)) != (decision == LAST_SIP):
        raise BadPosition("It is known who begins and whose turn it is, except while the last sip is asked for.")
    if decision == LAST_SIP and not table.to_act():
        raise BadPosition("While the last sip is asked for, somebody must not have answered.")
    swapping = decision in (SWAP_WAREHOUSE, SWAP_REGION)
    if (table.incoming != COLOURS) != swapping or (swapping and (table.incoming_to > 0) != (decision == SWAP_REGION)):
        raise BadPosition("A barrel waits for room exactly while it is decided what makes way for it.")
    if (table.completing != NO_ORDER) != (decision == REMOVE_USED):
        raise BadPosition("An order is being completed exactly while its barrels are removed.")
    if (table.in_play != NO_CARD) != (decision == RESOLVE) and not swapping:
        raise BadPosition("A card is in play exactly while its parts are carried out.")
    if swapping:
        check_incoming(table)
    check_turn(table)


def check_turn(table: "State") -> None:
    """ENB-025, ENB-036, ENB-064, ENB-095: time, bonuses, secret orders and the last round fit each other."""
    if (table.order_deck.size == 0) != table.final_round and table.decision != LAST_SIP:
        raise BadPosition("The last round is played exactly when the order deck has run out.")
    if table.time_left > table.time_given:
        raise BadPosition(f"No more time can be left than was given: {table.time_left} of {table.time_given} units.")
    if table.decision == TASK and table.time_left == 0:
        raise BadPosition("Without time there is no task to choose: the turn is at its end.")
    if table.decision == NEW_SECRET and table.secret[table.active] != NO_ORDER:
        raise BadPosition("A new secret order is chosen only by somebody who has none.")
    if is_purple_bonus(table) and not leads(table, PURPLE):
        raise BadPosition("A bonus of purple is paid only to whoever has most barrels there.")


def is_purple_bonus(table: "State") -> bool:
    """ENB-027, ENB-028: whether a barrel of the bonus is chosen, or waits for room in the warehouse."""
    return table.decision == PURPLE_BONUS or (table.decision == SWAP_WAREHOUSE and table.in_play == NO_CARD)


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


def _list(value: object, size: int | None) -> list[object]:
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadValue(f"A list{f' of {size}' if size else ''}", value)
    return value


def _number(value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadValue(f"A number from {least} to {most}", value)
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadValue("true or false", value)
    return value


def _word(value: object, words: tuple[str, ...]) -> int:
    if value not in words:
        raise BadValue(f"One of {', '.join(words)}", value)
    return words.index(str(value))


def _read_card(value: object) -> int:
    return NO_CARD if value is None else _word(value, CARD_IDS)


def _read_order(value: object) -> int:
    return NO_ORDER if value is None else _word(value, ORDER_IDS)


def _read_cards(value: object) -> list[int]:
    return [_word(card, CARD_IDS) for card in _list(value, None)]


def _read_orders(value: object) -> list[int]:
    return [_word(order, ORDER_IDS) for order in _list(value, None)]
