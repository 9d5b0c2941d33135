"""Which moves are open to whom: for each decision the sets of its answers."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.games.empire_needs_beer.cards import (
    ALL_COLOURS,
    ANY,
    BASIC,
    CHANGE_PART,
    COLOURS,
    DRAW_PART,
    NO_CARD,
    NO_ORDER,
    PARTS,
    PARTS_A_CARD,
    PLACE,
    PLACE_ORANGE,
    PLACES,
    PRICE,
    REGIONS,
    REMOVE_PART,
    ROOM,
    SLOTS,
    WAREHOUSE,
)
from taphouse.games.empire_needs_beer.rules.completing import is_fulfilled, removable
from taphouse.games.empire_needs_beer.rules.drawing import HAND, can_draw
from taphouse.games.empire_needs_beer.rules.moves import (
    BURNING,
    BUYING,
    CHANGING,
    CLOSING,
    COMPLETING,
    DISCARDING,
    DRAWING,
    END_DISCARD,
    ENDING,
    FINISHING,
    FIRST,
    FROM_SLOT,
    FROM_TOP,
    GROUP_OF,
    GROUPS,
    LAST_SIP,
    MOVES,
    NEW_SECRET,
    NO_SIP,
    OVER,
    PLACING,
    PLAYING,
    PURPLE_BONUS,
    REMOVE_USED,
    REMOVING,
    RESOLVE,
    SIPPING,
    SKIPPING,
    SWAPPING,
    TAKING,
    TASK,
)

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


GROUP_OF_PART: Final = vec[i64]([TAKING] * 5 + [PLACING] * 6 + [DRAWING, CHANGING, BURNING])


def offer(table: "State") -> None:
    """Lay open what may be answered to the present decision, and count it."""
    for group in range(GROUPS):
        table.open[group] = 0
    decision = table.decision
    if decision == TASK:
        offer_tasks(table)
    elif decision == RESOLVE:
        offer_parts(table)
    elif decision == END_DISCARD:
        offer_discards(table)
    elif decision == REMOVE_USED:
        table.open[REMOVING] = removable(table)
    elif decision == PURPLE_BONUS:
        table.open[TAKING] = takeable(table)
        table.open[SKIPPING] = 1
    elif decision == NEW_SECRET:
        offer_secrets(table)
    elif decision == LAST_SIP:
        table.open[SIPPING] = 15
    elif decision != OVER:
        table.open[SWAPPING] = swappable(table, table.incoming_to, table.incoming)
    table.choices = 0
    for group in range(GROUPS):
        if table.open[group] != 0:
            table.choices += count(table.open[group])


def offer_tasks(table: "State") -> None:
    """ENB-032, ENB-035, ENB-036: whatever can be paid for, as often as wanted; ending the turn is always open."""
    table.open[ENDING] = 1
    if table.time_left == 0:
        return
    seat = table.active
    table.open[PLAYING] = table.hands[seat]
    table.open[BUYING] = for_sale(table)
    if can_draw(table, seat):
        table.open[DRAWING] = 1
    table.open[COMPLETING] = completable(table, seat)


def for_sale(table: "State") -> i64:
    """ENB-036 to ENB-038: the cards on display and the top of the deck whose price is left, as a set."""
    cards: i64 = 0
    for slot in range(SLOTS):
        card = table.display[slot]
        if card != NO_CARD and PRICE[card] <= table.time_left:
            cards |= BIT[card - BASIC]
    if table.house.buy_deck_top and table.advance_deck.size > 0:
        top = table.advance_deck.top()
        if PRICE[top] <= table.time_left:
            cards |= BIT[top - BASIC]
    return cards


def completable(table: "State", seat: i64) -> i64:
    """ENB-054: the orders of the middle and the own secret one, as far as they are fulfilled, as a set."""
    orders: i64 = 0
    for slot in range(SLOTS):
        order = table.middle[slot]
        if order != NO_ORDER and is_fulfilled(table, seat, order):
            orders |= BIT[order]
    order = table.secret[seat]
    if order != NO_ORDER and is_fulfilled(table, seat, order):
        orders |= BIT[order]
    return orders


def offer_parts(table: "State") -> None:
    """ENB-043, ENB-044, ENB-045, ENB-085, ENB-091: any part that is left and possible; or finish."""
    table.open[FINISHING] = 1
    at = table.in_play * PARTS_A_CARD
    for i in range(PARTS_A_CARD):
        if table.parts_left & BIT[i] == 0:
            continue
        part = PARTS[at + i]
        table.open[GROUP_OF_PART[part]] |= ways_to_do(table, part)


def ways_to_do(table: "State", part: i64) -> i64:
    """The moves that do a part of the card in play now, as a set within their group."""
    if part < PLACE:
        return takeable(table) & colours_of(part)
    if part < DRAW_PART:
        return placeable(table, part)
    if part == DRAW_PART:
        if can_draw(table, table.active):
            return 1
        return 0
    if part == CHANGE_PART:
        return changeable(table)
    return burnable(table)


def is_in_vain(table: "State", card: i64) -> bool:
    """ENB-043, R40: whether a card that is played now could do nothing at all; it may be played all the same.

    Where no part can be done at first, none ever can: only a part that is done changes what the others find.
    """
    at = card * PARTS_A_CARD
    for i in range(PARTS_A_CARD):
        part = PARTS[at + i]
        # A card that removes can always remove itself.
        if part == REMOVE_PART or (part < REMOVE_PART and ways_to_do(table, part) != 0):
            return False
    return True


def colours_of(which: i64) -> i64:
    """The colours that a part speaks of, as a set."""
    if which == ANY:
        return ALL_COLOURS
    return BIT[which]


def takeable(table: "State") -> i64:
    """ENB-011, ENB-081: the colours in supply for which the warehouse has room, or can have it."""
    colours: i64 = 0
    at = table.active * PLACES * COLOURS
    standing = table.standing(table.active, WAREHOUSE)
    for colour in range(COLOURS):
        if table.supply[colour] > 0 and (standing < ROOM or table.barrels[at + colour] < standing):
            colours |= BIT[colour]
    return colours


def placeable(table: "State", part: i64) -> i64:
    """ENB-078 to ENB-081, ENB-092: colours of the warehouse and regions that have room, or can have it."""
    found: i64 = 0
    seat = table.active
    regions: i64 = REGIONS
    colours: i64 = ALL_COLOURS
    if part == PLACE_ORANGE:
        regions = 1
    else:
        colours = colours_of(part - PLACE)
    at = seat * PLACES * COLOURS
    for region in range(regions):
        standing = table.standing(seat, region + 1)
        for colour in range(COLOURS):
            if colours & BIT[colour] != 0 and table.barrels[at + colour] > 0:
                alike = table.barrels[at + (region + 1) * COLOURS + colour]
                if standing < ROOM or alike < standing:
                    found |= BIT[3 * colour + region]
    return found


def changeable(table: "State") -> i64:
    """ENB-086, ENB-087: each own barrel, and each other colour that is in supply."""
    found: i64 = 0
    at = table.active * PLACES * COLOURS
    for place in range(PLACES):
        for old in range(COLOURS):
            if table.barrels[at + place * COLOURS + old] > 0:
                for other in range(COLOURS - 1):
                    new = other
                    if other >= old:
                        new = other + 1
                    if table.supply[new] > 0:
                        found |= BIT[12 * place + 3 * old + other]
    return found


def burnable(table: "State") -> i64:
    """ENB-088 to ENB-090: the cards of hand and discards, and the card in play; never those of the draw pile."""
    seat = table.active
    cards = table.hands[seat]
    pile = table.discards[seat]
    for i in range(pile.size):
        cards |= BIT[pile.cards[i]]
    if not table.in_play_burned:
        cards |= BIT[table.in_play]
    return cards


def swappable(table: "State", place: i64, incoming: i64) -> i64:
    """ENB-081: the colours that stand at a place, other than the one that comes."""
    colours: i64 = 0
    at = (table.active * PLACES + place) * COLOURS
    for colour in range(COLOURS):
        if colour != incoming and table.barrels[at + colour] > 0:
            colours |= BIT[colour]
    return colours


def offer_secrets(table: "State") -> None:
    """ENB-064, ENB-069: any order of the middle, or the top of the deck."""
    for slot in range(SLOTS):
        if table.middle[slot] != NO_ORDER:
            table.open[FROM_SLOT] |= BIT[slot]
    if table.order_deck.size > 0:
        table.open[FROM_TOP] = 1


def offer_discards(table: "State") -> None:
    """ENB-070, ENB-071: any card of the hand; one may stop at five or fewer."""
    hand = table.hands[table.active]
    table.open[DISCARDING] = hand
    if count(hand) <= HAND:
        table.open[CLOSING] = 1


def may_answer(table: "State", seat: i64) -> bool:
    """Whether the table waits for a seat."""
    if table.decision == OVER or seat < 0 or seat >= table.n:
        return False
    if table.decision == LAST_SIP:
        return table.sips[seat] == NO_SIP
    return seat == table.active


def is_open(table: "State", seat: i64, number: i64) -> bool:
    """Whether a move is open to a seat now."""
    if number < 0 or number >= MOVES or not may_answer(table, seat):
        return False
    group = GROUP_OF[number]
    return table.open[group] & BIT[number - FIRST[group]] != 0


def legal_moves(table: "State", seat: Seat) -> list[Move]:
    """List the moves open to a seat in ascending order."""
    moves: list[Move] = []
    number: i64 = seat
    if not may_answer(table, number):
        return moves
    for group in range(GROUPS):
        rest = table.open[group]
        while rest != 0:
            moves.append(Move(int(FIRST[group] + lowest(rest))))
            rest &= rest - 1
    return moves


def random_move(table: "State", rng: Rng) -> Move:
    """Pick one of the open moves without listing them."""
    pick = rng.below(table.choices)
    for group in range(GROUPS):
        moves = table.open[group]
        if moves != 0:
            here = count(moves)
            if pick < here:
                return Move(int(FIRST[group] + nth(moves, pick)))
            pick -= here
    raise AssertionError
