"""Laying the table out, FWB-010 to FWB-021: decks, hands, markets, and who begins."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.games.friends_with_beverages.cards import GUEST_COUNT, KIND_OF, MARKET, NO_CARD, SLOTS, is_equipment
from taphouse.games.friends_with_beverages.rules import turn
from taphouse.games.friends_with_beverages.rules.decks import happens_at_once
from taphouse.games.friends_with_beverages.rules.hands import take_in
from taphouse.games.friends_with_beverages.rules.happenings import ARRIVED, BEGINS, DEALT, HAS_ANSWERED
from taphouse.games.friends_with_beverages.rules.moves import ARRIVAL, BOTTLE_YES, NOSE, RESOLVING

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

BOXED: Final = 10
HAND: Final = 6


def lay_out(table: "State") -> None:
    """FWB-010, FWB-014: shuffle both decks and deal; what may not be dealt goes back into the deck (FWB-016)."""
    table.deck.fill(list(table.house.deck))
    table.deck.shuffle(table.rng)
    table.guest_deck.fill(list(range(GUEST_COUNT)))
    table.guest_deck.shuffle(table.rng)
    deal_guests(table)
    for _ in range(HAND):
        for seat in range(table.n):
            take_in(table, seat, next_card(table), openly=False)
    lay_market(table)
    if table.aside.size > 0:
        while table.aside.size > 0:
            table.deck.put(table.aside.draw())
        table.deck.shuffle(table.rng)
    for kind in range(len(table.fresh)):
        table.fresh[kind] = 0
    table.note(DEALT, int(table.house.guests))


def deal_guests(table: "State") -> None:
    """FWB-011 to FWB-013: ten guests leave unseen, everybody gets theirs, and four are for the market."""
    for _ in range(BOXED):
        table.box.put(table.guest_deck.draw())
    for slot in range(table.house.guests):
        for seat in range(table.n):
            table.guests[SLOTS * seat + slot] = table.guest_deck.draw()
    for at in range(MARKET):
        table.guest_market[at] = table.guest_deck.draw()


def next_card(table: "State") -> i64:
    """FWB-016, FWB-017: the next card that may lie in a hand or market; the others go aside for now."""
    card = table.deck.draw()
    while happens_at_once(table, KIND_OF[card]):
        table.aside.put(card)
        card = table.deck.draw()
    return card


def lay_market(table: "State") -> None:
    """FWB-015, FWB-018: two resources; the first piece of equipment among them goes second-hand, if there is such."""
    for slot in range(2):
        card = next_card(table)
        if table.house.second_hand and table.second_hand == NO_CARD and is_equipment(KIND_OF[card]):
            table.second_hand = card
            card = next_card(table)
        table.market[slot] = card


def arrive(table: "State") -> None:
    """FWB-019: ask everybody, or let chance decide."""
    if table.house.honest_start:
        table.decision = ARRIVAL
        return
    rank(table)
    begin(table, table.rng.below(table.n))


def answer(table: "State", seat: i64, number: i64) -> None:
    """FWB-019: a secret answer; once the last one is in, everybody hears all of them."""
    if number < NOSE:
        table.bottles[seat] = 0
        if number == BOTTLE_YES:
            table.bottles[seat] = 1
        return
    table.noses[seat] = number - NOSE + 1
    table.note(HAS_ANSWERED, int(seat))
    for other in range(table.n):
        if table.noses[other] == 0:
            return
    settle(table)


def settle(table: "State") -> None:
    """FWB-019, FWB-020: rank the noses; the biggest among those with a bottle begins, or the biggest of all."""
    rank(table)
    for seat in range(table.n):
        table.note(ARRIVED, int(seat), int(table.bottles[seat]), int(table.noses[seat]))
    table.decision = RESOLVING
    first: i64 = -1
    for seat in range(table.n):
        if first < 0 or comes_before(table, seat, first):
            first = seat
    begin(table, first)


def comes_before(table: "State", seat: i64, other: i64) -> bool:
    """FWB-019: whether a seat has the better claim to begin."""
    if table.bottles[seat] != table.bottles[other]:
        return table.bottles[seat] > table.bottles[other]
    return table.ranks[seat] < table.ranks[other]


def rank(table: "State") -> None:
    """FWB-020: rank everybody by nose; equal ones (all of them, if nobody was asked) by chance."""
    order = vec[i64](list(range(table.seats)))
    table.rng.shuffle(order, table.n)
    for seat in range(table.n):
        place: i64 = 0
        before = True
        for i in range(table.n):
            other = order[i]
            if other == seat:
                before = False
            elif table.noses[other] > table.noses[seat] or (before and table.noses[other] == table.noses[seat]):
                place += 1
        table.ranks[seat] = place


def begin(table: "State", seat: i64) -> None:
    """FWB-021: the first player gets both tokens."""
    table.active = seat
    table.leader = seat
    table.note(BEGINS, int(seat))
    turn.begin_first(table)
