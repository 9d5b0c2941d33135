"""Bidding: WF-040 to WF-045; and passing the hands on with Wingman: WF-080 to WF-084."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, about
from taphouse.core.moves import Move
from taphouse.core.rng import Rng
from taphouse.games.with_friends_like_these.rules.moves import BID, BIDDING, HANDS_PASSED, HAS_BID, NO_BID, PLAYING
from taphouse.games.with_friends_like_these.words import said

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State


def forbidden_bid(table: "State") -> i64:
    """WF-043 to WF-045, WF-083: the dealer may not make the bids add up to the hand size.

    WF-044: NO_BID if the others' bids are too high for that already; nobody else is restricted.
    """
    if table.turn == table.dealer and table.bid_sum <= table.hand_size and table.phase == BIDDING:
        return table.hand_size - table.bid_sum
    return NO_BID


def asks(table: "State") -> Fact:
    """Ask for a bid."""
    size, forbidden = int(table.hand_size), int(forbidden_bid(table))
    if forbidden == NO_BID:
        return about(said.ask_bid(most=size), "WF-041")
    return about(said.ask_bid(most=size, forbidden=forbidden), "WF-043")


def open_bids(table: "State") -> list[Move]:
    """WF-040, WF-041: any number of tricks you could take, but for the one that is forbidden."""
    forbidden = forbidden_bid(table)
    return [Move(BID + int(tricks)) for tricks in range(table.hand_size + 1) if tricks != forbidden]


def any_bid(table: "State", rng: Rng) -> i64:
    """Pick one of the open bids."""
    forbidden = forbidden_bid(table)
    if forbidden == NO_BID:
        return rng.below(table.hand_size + 1)
    tricks = rng.below(table.hand_size)
    return tricks + 1 if tricks >= forbidden else tricks


def may_bid(table: "State", tricks: i64) -> bool:
    """WF-041, WF-043: whether the seat whose turn it is may say that number."""
    return tricks <= table.hand_size and tricks != forbidden_bid(table)


def why_not(table: "State", tricks: int) -> IllegalMove:
    """WF-041, WF-043, WF-044: no more than the hand size, and the last bid may not make the sum fit."""
    size = int(table.hand_size)
    if tricks > size:
        return IllegalMove("WF-041", said.bid_too_high(number=tricks, most=size))
    return IllegalMove("WF-043", said.bids_would_fit(sum=int(table.bid_sum), number=tricks, tricks=size))


def bid(table: "State", tricks: i64) -> None:
    """WF-040, WF-042, WF-050: a bid is heard by all and final; after the last one the first bidder leads."""
    table.bids[table.turn] = tricks
    table.bid_sum += tricks
    table.learned += 1
    table.note(HAS_BID, int(table.turn), int(tricks), int(table.bid_sum))
    last = table.turn == table.dealer
    table.turn = table.left_of(table.turn)
    if last:
        table.phase = PLAYING
        if table.pass_offset != 0:
            pass_hands(table)


def pass_hands(table: "State") -> None:
    """WF-080, WF-081, WF-084: every hand goes to the seat so many places to the left; nothing else moves."""
    n = table.n
    dealt = table.places[:]
    for seat in range(n):
        wingman = table.wingman_of(seat)
        table.places[2 * wingman] = dealt[2 * seat]
        table.places[2 * wingman + 1] = dealt[2 * seat + 1]
    table.note(HANDS_PASSED, int(table.pass_offset), table.seats)
