"""Dealing a round: WF-020 to WF-028, WF-070."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.decks.glasses import ALL_OF_ONE, DECK, RANKS
from taphouse.games.with_friends_like_these.cards import FRESH
from taphouse.games.with_friends_like_these.rules.moves import BIDDING, NO_BID, ROUND_DEALT, TURNED_UP

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State


def start(table: "State") -> None:
    """WF-020: find the first dealer and deal round 1."""
    n, house = table.n, table.house
    assert n * house.peak_cards + 1 <= DECK * house.decks, "there are enough cards for every legal table"
    first = house.first_dealer
    table.dealer = first if first >= 0 else table.rng.below(n)
    deal(table)


def deal(table: "State") -> None:
    """WF-023, WF-024, WF-070: shuffle afresh, deal singly from the dealer's left, turn up the next card."""
    open_round(table)
    size = DECK * table.house.decks
    dealt = table.n * table.hand_size
    cards = FRESH[:size]
    table.rng.deal(cards, size, dealt + 1)
    seat = table.left_of(table.dealer)
    for i in range(dealt):
        put(table, seat, cards[i])
        seat = table.left_of(seat)
    table.note(ROUND_DEALT, int(table.round), int(table.dealer), int(table.hand_size))
    turn_up(table, cards[dealt])


def open_round(table: "State") -> None:
    """WF-021, WF-028, WF-082: nobody has cards, bids or tricks; the bidding will begin left of the dealer."""
    n = table.n
    first = table.left_of(table.dealer)
    table.hand_size = table.house.hand_size(table.round)
    table.pass_offset = pass_offset(table.round, n) if table.house.wingman else i64(0)
    table.phase = BIDDING
    table.turn = first
    table.places = vec[i64]([0] * (2 * n + 2))
    table.bids = vec[i64]([NO_BID] * n)
    table.bid_sum = 0
    table.won = vec[i64]([0] * n)
    table.tricks_done = 0
    table.laid = 0
    table.played = vec[i64]([0] * (n * table.hand_size))
    table.leaders = vec[i64]([first] * (table.hand_size + 1))
    table.learned += 1


def pass_offset(number: i64, seats: i64) -> i64:
    """WF-082: with Wingman, how many seats to the left the hands go in a round, the first being number 0."""
    return (number + 1) % seats


def put(table: "State", seat: i64, card: i64) -> None:
    """Put a card into a hand."""
    table.places[2 * seat + card // DECK] |= BIT[card % DECK]


def turn_up(table: "State", card: i64) -> None:
    """WF-024 to WF-027: the card's own suit is trump, a Mixer's large glass (WF-025), a Bar means No Trumps (WF-026).

    It and the undealt cards are out of play for the round.
    """
    table.flip = card
    table.trump = card % DECK // RANKS
    n = table.n
    for deck in range(table.house.decks):
        rest: i64 = ALL_OF_ONE
        for seat in range(n):
            rest &= ~table.places[2 * seat + deck]
        table.places[2 * n + deck] = rest
    table.places[2 * n + card // DECK] &= ~BIT[card % DECK]
    table.note(TURNED_UP, int(card))
