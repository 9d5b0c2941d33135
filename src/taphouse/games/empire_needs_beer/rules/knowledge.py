"""Dealing anew what a seat cannot know, so that everything it does know stays true.

Everybody sees every card that is bought, played, discarded or removed, so the cards of a player are known to
all; hidden is only which of them are in the hand and which in the draw pile. ``known`` says which
of the hand even that is known of: those just bought, and the whole hand when the draw pile ran out.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.core.pile import Pile
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.games.empire_needs_beer.cards import CARDS, NO_ORDER, ORDER_COUNT
from taphouse.games.empire_needs_beer.rules.happenings import FROM_MIDDLE, NO_SIP, SIPS
from taphouse.games.empire_needs_beer.rules.setup import LAST_SIP

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table and deal its hidden cards anew."""
    twin = table.copy()
    if twin.step is not OVER:
        deal_orders(twin, eyes, rng)
    shuffle_below_top(twin, rng)
    for seat in range(twin.n):
        if seat == eyes:
            twin.draws[seat].shuffle(rng)
        else:
            deal_hand(twin, seat, rng)
        if twin.step is LAST_SIP and twin.sips[seat] != NO_SIP and seat != eyes:
            twin.sips[seat] = rng.below(len(SIPS))
    twin.rng = Quick(rng.below(2147483647) * 2147483647 + rng.below(2147483647))
    twin.forget_moves()
    return twin


def is_secret(table: "State", eyes: i64, seat: i64) -> bool:
    """ENB-068: whether the eyes cannot know a seat's secret order: one that was never seen in the middle."""
    order = table.secret[seat]
    if order == NO_ORDER or seat == eyes or order == table.completing:
        return False
    return table.sources[seat] != FROM_MIDDLE


def deal_orders(table: "State", eyes: i64, rng: Rng) -> None:
    """Mix the order deck, the orders that left the game, and the secret ones that nobody saw."""
    hidden = Pile(ORDER_COUNT)
    for i in range(table.order_deck.size):
        hidden.put(table.order_deck.cards[i])
    for i in range(table.removed_orders.size):
        hidden.put(table.removed_orders.cards[i])
    for seat in range(table.n):
        if is_secret(table, eyes, seat):
            hidden.put(table.secret[seat])
    hidden.shuffle(rng)
    for seat in range(table.n):
        if is_secret(table, eyes, seat):
            table.secret[seat] = hidden.draw()
    for i in range(table.removed_orders.size):
        table.removed_orders.cards[i] = hidden.draw()
    for i in range(table.order_deck.size):
        table.order_deck.cards[i] = hidden.draw()


def shuffle_below_top(table: "State", rng: Rng) -> None:
    """ENB-016: of the advance deck everybody sees the top card only."""
    deck = table.advance_deck
    if deck.size > 1:
        rng.shuffle(deck.cards, deck.size - 1)


def deal_hand(table: "State", seat: i64, rng: Rng) -> None:
    """Mix what is hidden of a hand with the draw pile."""
    pile = table.draws[seat]
    hidden = table.hands[seat] & ~table.known[seat]
    held = count(hidden)
    cards: vec[i64] = vec[i64]([0] * CARDS)
    size = pile.size
    for i in range(size):
        cards[i] = pile.cards[i]
    while hidden != 0:
        cards[size] = lowest(hidden)
        size += 1
        hidden &= hidden - 1
    rng.shuffle(cards, size)
    table.hands[seat] = table.known[seat]
    for i in range(held):
        table.hands[seat] |= BIT[cards[i]]
    for i in range(pile.size):
        pile.cards[i] = cards[held + i]
