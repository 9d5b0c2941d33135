"""A player that counts cards, weighs the odds of keeping its bid, and remembers its wingman.

Whatever an attentive player remembers of a round can be read off the table: the cards that have fallen, the
hand that was passed on, and who could not follow.
"""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bot import Bot
from taphouse.core.facts import Fact
from taphouse.core.moves import Move, Seat
from taphouse.core.state import State as AnyState
from taphouse.games.with_friends_like_these.reasons import why_bid, why_play
from taphouse.games.with_friends_like_these.rules.finished import Finished
from taphouse.games.with_friends_like_these.rules.moves import BID, BIDDING, PLAY
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.games.with_friends_like_these.thinking.chances import exactly, exactly_without
from taphouse.games.with_friends_like_these.thinking.outlook import Outlook

TRICK_FOR_WINGMAN: Final = 3.0
"""Points that a trick is worth which the own wingman needs, and costs that spoils the wingman's target."""
TRICK_FOR_OTHERS: Final = 0.3
"""The same for everybody else, whom one would rather see fail."""
CAUTION: Final = 0.85
"""How much less every trick of a bid counts with a wingman who never wins what they should."""


@final
class HouseBot(Bot):
    """Bids what most likely pays, then plays whatever leaves the best chance to be paid."""

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        """Bid or play; a weaker player now and then does anything."""
        table = cast("State", world)
        moves = table.legal_moves(seat)
        if not moves:
            return None
        if self.rng.below(100) >= self.strength:
            return moves[self.rng.below(len(moves))]
        outlook = Outlook(table, seat)
        if table.phase == BIDDING:
            return best_bid(outlook, moves)
        return best_play(outlook, moves)

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        """Say how often the bid is kept, or what the card does for the own target."""
        table = cast("State", world)
        outlook = Outlook(table, seat)
        if table.phase == BIDDING:
            return why_bid(move - BID, odds_of_bids(outlook)[move - BID])
        return why_play(outlook, move - PLAY)


def best_bid(outlook: Outlook, moves: list[Move]) -> Move:
    """WF-060, WF-091: the bid that promises most points; a high one only with a wingman one can trust."""
    table = outlook.table
    odds = odds_of_bids(outlook)
    caution = 1.0
    if table.pass_offset != 0:
        caution = CAUTION + (1 - CAUTION) * trust(table, table.wingman_of(outlook.me))
    best, most = moves[0], -1.0
    for move in moves:
        bid: int = move - BID
        worth = odds[bid] * float(10 + bid)
        for _ in range(bid):
            worth *= caution
        if worth > most:
            best, most = move, worth
    return best


def odds_of_bids(outlook: Outlook) -> vec[float]:
    """For each number: the chance that the hand wins just so many tricks."""
    return exactly(vec[float]([outlook.may_win(card) for card in outlook.hand]), int(outlook.table.hand_size))


def best_play(outlook: Outlook, moves: list[Move]) -> Move:
    """The card that promises most points: for the own target, and by what it does to the others'."""
    table = outlook.table
    need = int(outlook.need_of(outlook.me))
    pays = 10.0 + float(need + int(table.won[outlook.me]))
    after_winning, after_losing = outlook.all_later(need - 1), outlook.all_later(need)
    left = left_to(outlook)
    best, most = moves[0], -99.0
    for move in moves:
        card: int = move - PLAY
        at = outlook.hand.index(card)
        now = outlook.wins_now(card)
        kept = (1 - now) * exactly_without(after_losing, at, need)
        if now > 0:
            kept += now * exactly_without(after_winning, at, need - 1)
        worth = kept * pays
        if now == 0 and not outlook.beats_all(card):
            worth += left
        if worth > most:
            best, most = move, worth
    return best


def left_to(outlook: Outlook) -> float:
    """WF-090: what it is worth to leave the trick to the seat that wins it so far."""
    table = outlook.table
    if table.laid == 0:
        return 0.0
    need = outlook.need_of(table.winning)
    if need < 0:
        return 0.0
    helps = 1.0 if need > 0 else -1.0
    if table.winning == table.wingman_of(outlook.me) and table.pass_offset != 0:
        return helps * TRICK_FOR_WINGMAN
    return -helps * TRICK_FOR_OTHERS


def trust(table: State, seat: i64) -> float:
    """How often a seat has won what it should with Wingman; one half before it has played."""
    kept, rounds = 1.0, 2.0
    over: Finished | None = table.finished
    number = table.round
    while over is not None:
        if over.won[seat] == over.bids[(seat + number * (table.n - 1)) % table.n]:
            kept += 1
        rounds += 1
        over = over.earlier
        number -= 1
    return kept / rounds
