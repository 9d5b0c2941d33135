"""Pass the Bottle: everybody passes a card on, secretly and at once, LC-047 and LC-048."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.last_call.cards import BIT_OF, DECK_OF, NO_CARD
from taphouse.games.last_call.rules.moves import BOTTLE_PASSED, GAVE, HAS_CHOSEN, PASS_CARD, RESOLVING

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State


def ask(table: "State") -> None:
    """LC-047: ask every seat for a card; LC-048: a seat without cards passes none."""
    for seat in range(table.n):
        table.chosen[seat] = NO_CARD
    table.decision = PASS_CARD


def choose(table: "State", seat: i64, card: i64) -> None:
    """LC-048: choose in secret; once all have, the cards move together."""
    table.chosen[seat] = card
    table.note(HAS_CHOSEN, int(seat), int(card))
    for other in range(table.n):
        if table.is_choosing(other):
            return
    exchange(table)
    table.decision = RESOLVING


def exchange(table: "State") -> None:
    """LC-047, LC-048: each card goes to the next seat in the direction of play, all at the same moment."""
    n = table.n
    seen = vec[i64]([0] * int(2 * n + 2))
    before = table.sizes[:]
    for i in range(2 * n):
        seen[i] = table.hands[i]
    table.note(BOTTLE_PASSED, int(table.direction))
    for seat in range(n):
        move_card(table, seat)
    for i in range(2 * n):
        seen[i] |= table.hands[i]
    table.memory.passed_on(n, table.direction, before, seen)
    for seat in range(n):
        if table.chosen[seat] != NO_CARD:
            table.memory.add_card(seat, table.chosen[seat], BIT[table.next_seat(seat)])
            table.chosen[seat] = NO_CARD
    table.learned += 1


def move_card(table: "State", giver: i64) -> None:
    """Move one seat's card on. LC-064: a single card for a single card leaves a watch open.

    LC-066: another card for one of several ends what a wrong catch had left.
    """
    card = table.chosen[giver]
    if card == NO_CARD:
        return
    if table.fined & BIT[giver] != 0:
        table.fined &= ~BIT[giver]
        table.watched &= ~BIT[giver]
    receiver = table.next_seat(giver)
    table.hands[2 * giver + DECK_OF[card]] &= ~BIT_OF[card]
    table.hands[2 * receiver + DECK_OF[card]] |= BIT_OF[card]
    table.sizes[giver] -= 1
    table.sizes[receiver] += 1
    table.note(GAVE, int(giver), int(receiver), int(card))
