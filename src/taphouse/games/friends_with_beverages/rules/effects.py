"""What the interrupts do, FWB-089 to FWB-107 and FWB-111.

Equipment Recall and We Only Get One Shot have chapters of their own.

FWB-087: everybody means the drawer first, then clockwise.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import count, lowest
from taphouse.games.friends_with_beverages.cards import (
    CULTURAL_EXCHANGE,
    EQUIPMENT_RECALL,
    FESTIVAL_RUSH,
    GUEST_CANCELLATION,
    KIND_OF,
    MARKET_VOLATILITY,
    NO_CARD,
    ONE_SHOT,
    SUPPLY_CHAIN_HICCUP,
    TERRIBLE_FRIEND,
    TERRIBLE_TRAFFIC,
)
from taphouse.games.friends_with_beverages.rules import completing, decks, recalls, shots
from taphouse.games.friends_with_beverages.rules.ending import points_of
from taphouse.games.friends_with_beverages.rules.hands import any_card, discard, give_up, take_in, take_piece
from taphouse.games.friends_with_beverages.rules.happenings import (
    BORROWED,
    DESTROYED,
    DISCARDED,
    LET_GO_BY,
    LOOKED,
    NO_EFFECT,
    WAS_IMMUNE,
)
from taphouse.games.friends_with_beverages.rules.looks import DEEP
from taphouse.games.friends_with_beverages.rules.moves import (
    ARRANGE,
    BORROW,
    COMPENSATION,
    DESTROY,
    DISCARD,
    FRIEND_PICK,
    IMMUNE,
    LET_GO,
    LOST,
    LOST_PIECE,
    OMIT,
    ONE_SHOT_TAKE,
    PASS,
    REARRANGE,
    RECALL_SOURCE,
    REMOVE,
    RETURN_HAND,
    RUSH,
    RUSH_DESTROY,
    RUSH_OMIT,
    RUSHING,
    STEP_COMPENSATE,
    STEP_GAIN,
    STEP_HICCUP,
    STEP_RUSH,
    STEP_RUSH_DRAW,
    STEP_VOLATILITY,
    TOOK,
    UNTOUCHED,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

COMPENSATED: Final = 2
"""FWB-100: how many cards the drawer of a cancellation exchanges."""
ORDERS: Final = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""FWB-090: in each of six orders, which of the top guests comes first, second, third."""


def begin(table: "State", kind: i64, seat: i64) -> None:
    """Begin the effect of an interrupt that a seat has drawn."""
    if kind == CULTURAL_EXCHANGE:
        look(table, seat)
    elif kind == EQUIPMENT_RECALL:
        recalls.begin_recall(table, seat)
    elif kind == FESTIVAL_RUSH:
        table.agenda.push(STEP_RUSH, seat, 0)
        table.agenda.push(STEP_RUSH_DRAW, seat, 0)
    elif kind == GUEST_CANCELLATION:
        begin_cancellation(table, seat)
    elif kind == MARKET_VOLATILITY:
        if table.house.advanced:
            table.agenda.push(STEP_VOLATILITY, seat, 0)
        decks.refresh_market(table, seat)
    elif kind == SUPPLY_CHAIN_HICCUP:
        begin_hiccup(table, seat)
    elif kind == TERRIBLE_FRIEND:
        befriend(table, seat)
    elif kind == TERRIBLE_TRAFFIC:
        jam(table, seat)
    elif kind == ONE_SHOT:
        shots.begin(table, seat)


def decide(table: "State", asked: i64, seat: i64, number: i64) -> None:
    """Carry out a choice about an interrupt."""
    if asked == REARRANGE:
        arrange(table, seat, number - ARRANGE)
    elif asked == RECALL_SOURCE:
        recalls.give_back(table, seat, table.options, from_hand=number == RETURN_HAND)
    elif asked == RUSHING:
        choose_rush(table, seat, number)
    elif asked == RUSH_OMIT:
        completing.begin_payment(table, seat, table.pay_slot, number - OMIT)
    elif asked == RUSH_DESTROY:
        destroy(table, seat, number - DESTROY)
    elif asked == COMPENSATION:
        discard_for_two(table, seat, number - DISCARD)
    elif asked == FRIEND_PICK:
        borrow(table, seat, number - BORROW)
    elif asked == ONE_SHOT_TAKE:
        shots.remove(table, seat, number - REMOVE)


def look(table: "State", seat: i64) -> None:
    """FWB-090: with advanced effects the drawer sees the top guests, and puts them back in any order."""
    size = min(DEEP, table.guest_deck.size)
    if table.house.advanced and size > 1:
        table.looks.look(seat, table.guest_deck, size)
        table.note(LOOKED, int(seat), int(size))
        table.decision = REARRANGE
        table.asked = seat


def arrange(table: "State", seat: i64, order: i64) -> None:
    """FWB-090: put the guests back; nobody else sees how."""
    deck = table.guest_deck
    size = min(DEEP, deck.size)
    top = vec[i64]([0] * DEEP)
    for i in range(size):
        top[i] = deck.cards[deck.size - 1 - i]
    for i in range(size):
        deck.cards[deck.size - 1 - i] = top[ORDERS[DEEP * order + i]]
    table.looks.look(seat, deck, size)
    table.looks.rearranged(seat, size)


def rush_draws(table: "State", first: i64, number: i64) -> None:
    """FWB-096, FWB-097: everybody draws, before anybody serves."""
    if number < table.n:
        table.agenda.push(STEP_RUSH_DRAW, first, number + 1)
        decks.gain(table, (first + number) % table.n, 1)


def rush(table: "State", first: i64, number: i64) -> None:
    """FWB-096: everybody in turn may serve one guest with one thing left out."""
    if number == table.n:
        return
    table.agenda.push(STEP_RUSH, first, number + 1)
    seat = (first + number) % table.n
    if completing.can_rush(table, seat):
        table.decision = RUSHING
        table.asked = seat
    else:
        table.period.add(seat, UNTOUCHED, NO_CARD)


def choose_rush(table: "State", seat: i64, number: i64) -> None:
    """FWB-097: whom to serve, and what to leave out, if there is more than one way."""
    if number == PASS:
        table.period.add(seat, LET_GO, NO_CARD)
        table.note(LET_GO_BY, int(seat), FESTIVAL_RUSH)
        return
    slot = number - RUSH
    kinds = completing.omissions(table, seat, slot)
    if kinds & (kinds - 1) == 0:
        completing.begin_payment(table, seat, slot, lowest(kinds))
        return
    table.pay_slot = slot
    table.decision = RUSH_OMIT
    table.asked = seat


def choose_destroyed(table: "State", seat: i64, used: i64) -> None:
    """FWB-098: the owner chooses; a single piece is no choice."""
    if used & (used - 1) == 0:
        destroy(table, seat, lowest(used))
        return
    table.options = used
    table.decision = RUSH_DESTROY
    table.asked = seat


def destroy(table: "State", seat: i64, kind: i64) -> None:
    """FWB-098: the piece goes to the discard, not second-hand."""
    card = take_piece(table, seat, kind)
    table.discard.put(card)
    table.period.add(seat, LOST_PIECE, card)
    table.note(DESTROYED, int(seat), int(card))


def begin_cancellation(table: "State", seat: i64) -> None:
    """FWB-099, FWB-100: the drawer loses a guest; with advanced effects, hand cards are exchanged then."""
    if not decks.cancel(table, seat):
        table.note(NO_EFFECT, GUEST_CANCELLATION)
    if table.house.advanced:
        table.agenda.push(STEP_COMPENSATE, seat, 0)


def compensate(table: "State", seat: i64, discarded: i64) -> None:
    """FWB-088, FWB-100: discard two cards of one's choice, then draw as many; a last card is no choice."""
    if discarded < COMPENSATED and table.sizes[seat] > 0:
        table.tally = discarded
        if table.sizes[seat] == 1:
            discard_for_two(table, seat, KIND_OF[any_card(table, seat)])
            return
        table.decision = COMPENSATION
        table.asked = seat
    elif discarded > 0:
        table.agenda.push(STEP_GAIN, seat, discarded)


def discard_for_two(table: "State", seat: i64, kind: i64) -> None:
    """FWB-100: one of the two."""
    card = give_up(table, seat, kind)
    table.period.add(seat, LOST, card)
    table.note(DISCARDED, int(seat), int(card))
    discard(table, card)
    table.agenda.push(STEP_COMPENSATE, seat, table.tally + 1)


def volatility_draws(table: "State", first: i64, number: i64) -> None:
    """FWB-102: everybody draws a card for each served guest, counted when their draws begin."""
    if number < table.n:
        table.agenda.push(STEP_VOLATILITY, first, number + 1)
        seat = (first + number) % table.n
        decks.gain(table, seat, count(table.served[seat]))


def begin_hiccup(table: "State", first: i64) -> None:
    """FWB-103: everybody loses a card by chance, then everybody draws one."""
    for i in range(table.n):
        recalls.lose_any(table, (first + i) % table.n)
    table.agenda.push(STEP_HICCUP, first, 0)


def hiccup_draws(table: "State", first: i64, number: i64) -> None:
    """FWB-103: also a seat that had nothing to lose draws."""
    if number < table.n:
        table.agenda.push(STEP_HICCUP, first, number + 1)
        decks.gain(table, (first + number) % table.n, 1)


def befriend(table: "State", seat: i64) -> None:
    """FWB-104, FWB-105: the holder of the Round Token lends, or the left neighbour; else the next who can."""
    victim = table.leader
    if victim == seat:
        victim = (seat + 1) % table.n
    for _ in range(table.n):
        if victim != seat and table.shed[victim] != 0:
            break
        victim = (victim + 1) % table.n
    types = table.shed[victim]
    if victim == seat or types == 0:
        table.note(NO_EFFECT, TERRIBLE_FRIEND)
        return
    table.victim = victim
    if types & (types - 1) == 0:
        borrow(table, seat, lowest(types))
        return
    table.decision = FRIEND_PICK
    table.asked = seat


def borrow(table: "State", seat: i64, kind: i64) -> None:
    """FWB-104: the piece goes to the drawer's hand, for good."""
    card = take_piece(table, table.victim, kind)
    take_in(table, seat, card, openly=True)
    table.period.add(table.victim, LOST_PIECE, card)
    table.period.add(seat, TOOK, card)
    table.note(BORROWED, int(seat), int(table.victim), int(card))


def jam(table: "State", first: i64) -> None:
    """FWB-106, FWB-107: everybody loses a guest, but with advanced effects not the one who leads alone."""
    immune = leader_alone(table) if table.house.advanced else -1
    for i in range(table.n):
        seat = (first + i) % table.n
        if seat == immune:
            table.period.add(seat, IMMUNE, NO_CARD)
            table.note(WAS_IMMUNE, int(seat), TERRIBLE_TRAFFIC)
        elif not decks.cancel(table, seat):
            table.period.add(seat, UNTOUCHED, NO_CARD)


def leader_alone(table: "State") -> i64:
    """FWB-107: the one seat with the most points on served guests, or -1."""
    best: i64 = -1
    leader: i64 = -1
    for seat in range(table.n):
        points = points_of(table, seat)
        if points > best:
            best = points
            leader = seat
        elif points == best:
            leader = -1
    return leader
