"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import Counters, MoveView, OutcomeView, SeatView
from taphouse.core.words.said import game_over
from taphouse.games.with_friends_like_these.cards import (
    CARDS,
    NO_TRUMPS,
    SUIT_REFS,
)
from taphouse.games.with_friends_like_these.meta import META
from taphouse.games.with_friends_like_these.rules import bidding, tricks
from taphouse.games.with_friends_like_these.rules import moves as m
from taphouse.games.with_friends_like_these.rules.dealing import pass_offset
from taphouse.games.with_friends_like_these.rules.finished import Finished
from taphouse.games.with_friends_like_these.rules.state import State
from taphouse.games.with_friends_like_these.view import Refused, WithFriendsView
from taphouse.games.with_friends_like_these.words import said
from taphouse.games.with_friends_like_these.zones import zones_for, zones_of


def show(state: State, eyes: Seat | None) -> WithFriendsView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes])[0]


def show_all(state: State, eyes: Sequence[Seat | None]) -> list[WithFriendsView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state) for each in eyes]


def _public(state: State) -> WithFriendsView:
    """What lies open for everybody."""
    plays = [int(state.bidder_for(seat)) for seat in range(state.seats)]
    targets = [_known(int(state.bids[bidder])) for bidder in plays]
    forbidden = int(bidding.forbidden_bid(state))
    return WithFriendsView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat, targets[seat]) for seat in range(state.seats)],
        zones=zones_of(state),
        counters=_counters(state),
        asked=_waiting(state),
        outcome=_outcome(state),
        task=_task(state),
        forbidden=_known(forbidden),
        pass_offset=int(state.pass_offset),
        plays=plays if state.pass_offset else [],
        past=_past(state.finished),
        passed=_passed(state),
    )


def _through(eyes: Seat | None, public: WithFriendsView, state: State) -> WithFriendsView:
    """Add what one pair of eyes may see or do besides."""
    view = replace(public, eyes=eyes, goal=_goal(state, eyes))
    if eyes is not None:
        view.zones = zones_for(state, eyes, public.zones)
        view.moves = [_move(move) for move in state.legal_moves(eyes)]
        if state.phase != m.OVER and eyes == int(state.turn):
            view.asked = bidding.asks(state) if state.phase == m.BIDDING else tricks.asks(state)
            view.refused = _refused(state)
    return view


def _refused(state: State) -> list[Refused]:
    """The cards that the seat to play holds and may not lay."""
    if state.phase == m.BIDDING:
        return []
    return [Refused([CARDS[card] for card in cards], why) for cards, why in tricks.refused(state)]


def _seat(state: State, seat: int, target: int | None) -> SeatView:
    """What stands on a seat's plate."""
    counters: Counters = {}
    if state.bids[seat] != m.NO_BID:
        counters["bid"] = int(state.bids[seat])
    if target is not None and state.pass_offset:
        counters["target"] = target
    counters["won"] = int(state.won[seat])
    counters["score"] = int(state.scores[seat])
    notes = ["dealer"] if seat == state.dealer else []
    if target is not None and state.won[seat] > target:
        notes.append("over")
    awaited = Seat(seat) in state.to_act()
    return SeatView(seat, awaited=awaited, counters=counters, notes=notes)


def _task(state: State) -> str:
    return "bid" if state.phase == m.BIDDING else "play"


def _counters(state: State) -> Counters:
    """What everybody looks up now and then."""
    suit = None if state.trump == NO_TRUMPS else SUIT_REFS[state.trump]
    counters: Counters = {"rounds-played": (int(state.round) + 1, int(state.house.rounds()))}
    if state.phase != m.BIDDING:
        trick = min(state.tricks_done + 1, state.hand_size)
        counters["tricks-played"] = (int(trick), int(state.hand_size))
    counters["trumps"] = said.trumps_are(suit=suit)
    counters["bids-made"] = _compared(state)
    return counters


def _compared(state: State) -> Fact:
    """WF-043: how the bids compare with the tricks there are."""
    bids, tricks = int(state.bid_sum), int(state.hand_size)
    if state.phase == m.BIDDING:
        return said.bids_so_far(sum=bids, tricks=tricks)
    return said.bids_in_all(sum=bids, tricks=tricks, apart=abs(bids - tricks), how="over" if bids > tricks else "under")


@cache
def _move(move: Move) -> MoveView:
    """A move looks the same at every table."""
    on = () if move < m.PLAY else (f"item:{CARDS[move - m.PLAY]}",)
    return MoveView(move, m.TEXTS[move], "", on, do=m.FACTS[move])


def _waiting(state: State) -> Fact:
    """What the table waits for, for all who wait."""
    if state.phase == m.OVER:
        return game_over()
    return said.waiting(who=[SEATS[state.turn]], task="bid" if state.phase == m.BIDDING else "play")


def _goal(state: State, eyes: Seat | None) -> Fact | None:
    """What a seat plays for: its own bid, or with Wingman that of the hand it plays, and of its own in another's."""
    if state.phase == m.OVER:
        return None
    if state.house.wingman:
        return _wingman(state, eyes)
    if eyes is None or state.bids[eyes] == m.NO_BID:
        return None
    return about(said.win_exactly(number=int(state.bids[eyes])), "WF-060")


def _wingman(state: State, eyes: Seat | None) -> Fact:
    """WF-080, WF-085, WF-086: whose hand you play and who plays yours, with what each should win."""
    offset = int(state.pass_offset)
    if not offset:
        return about(said.own_hands(), "WF-082")
    bidding = state.phase == m.BIDDING
    if eyes is None:
        return about(said.hands_will_go(number=offset) if bidding else said.hands_went(number=offset), "WF-081")
    whose, who = int(state.bidder_for(eyes)), int(state.wingman_of(eyes))
    theirs, yours = int(state.bids[whose]), int(state.bids[eyes])
    if bidding:
        fact = said.you_will_play(whose=SEATS[whose], tricks=_known(theirs))
        more = said.will_play_yours(who=SEATS[who], tricks=_known(yours))
    else:
        fact = said.you_play(whose=SEATS[whose], tricks=theirs)
        more = said.plays_yours(who=SEATS[who], tricks=yours)
    return {**fact, "then": [more], "rule": "WF-080"}


def _known(bid: int) -> int | None:
    return None if bid == m.NO_BID else bid


def _passed(state: State) -> list[int]:
    """WF-082: with Wingman, how many seats to the left the hands went in the rounds that are over."""
    if not state.house.wingman:
        return []
    done = len(_past(state.finished)) // (3 * int(state.n))
    return [int(pass_offset(number, state.n)) for number in range(done)]


@lru_cache(maxsize=4096)
def _past(latest: Finished | None) -> list[int]:
    """All rounds up to one that is over; they never change."""
    return [] if latest is None else [*_past(latest.earlier), *latest.bids, *latest.won, *latest.points]


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    won = said.outcome(who=seats_ref(outcome.winners()), score=max(outcome.scores))
    fact = {**said.all_rounds_played(), "then": [won]}
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=fact)
