"""Scoring a round, and the end of the game: WF-011, WF-060 to WF-062, WF-085 to WF-088."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.outcome import Outcome, places_by
from taphouse.games.with_friends_like_these.rules import dealing
from taphouse.games.with_friends_like_these.rules.finished import Finished
from taphouse.games.with_friends_like_these.rules.moves import GAME_OVER, OVER, SCORED

if TYPE_CHECKING:
    from taphouse.games.with_friends_like_these.rules.state import State


def score_round(table: "State") -> None:
    """WF-011, WF-028: pay for exact bids; then the deal moves one seat on, or the game is over."""
    paid = vec[i64]([0] * table.n)
    for seat in range(table.n):
        paid[seat] = points(table, seat)
        table.scores[seat] += paid[seat]
        table.note(SCORED, int(seat), int(paid[seat]), int(table.scores[seat]))
    table.finished = Finished(table.finished, table.bids, table.won, paid, table.trick(table.hand_size - 1))
    if table.round + 1 == table.house.rounds():
        end(table)
    else:
        table.round += 1
        table.dealer = table.left_of(table.dealer)
        dealing.deal(table)


def points(table: "State", seat: i64) -> i64:
    """WF-060, WF-061, WF-085 to WF-088: what a seat earns in the round that is over.

    WF-087: with Wingman for the hand it played and for the hand it bid on.
    """
    bidder = table.bidder_for(seat)
    wingman = table.wingman_of(seat)
    earned: i64 = 0
    if table.won[seat] == table.bids[bidder]:
        earned += 10 + table.won[seat]
    pays_twice = table.house.wingman and not (table.house.single_own and wingman == seat)
    if pays_twice and table.won[wingman] == table.bids[seat]:
        earned += 10 + table.bids[seat]
    return earned


def end(table: "State") -> None:
    """WF-011, WF-062: the last round is over."""
    table.phase = OVER
    scores = table.total()
    winners = 0
    for seat in range(table.seats):
        if scores[seat] == max(scores):
            winners += int(BIT[seat])
    table.note(GAME_OVER, winners, max(scores))


def outcome(table: "State") -> Outcome | None:
    """WF-011, WF-062: the highest total wins; equal ones win together."""
    if table.phase != OVER:
        return None
    scores = table.total()
    return Outcome("all rounds played", scores, places_by(scores), all_may_win=True)
