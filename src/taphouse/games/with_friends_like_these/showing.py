"""Shows the table to one seat, as far as it may see it."""

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from taphouse.core.moves import Move, Seat
from taphouse.core.view import Counter, MoveView, OutcomeView, SeatView
from taphouse.games.with_friends_like_these.cards import (
    GLASSES,
    NO_TRUMPS,
    SUIT_IDS,
    SUIT_NAMES,
    TRUMP,
    TRUMP_IDS,
    name_of,
    write,
)
from taphouse.games.with_friends_like_these.meta import META
from taphouse.games.with_friends_like_these.naming import some, trumps_in_words, victory, who, whose
from taphouse.games.with_friends_like_these.rules import State
from taphouse.games.with_friends_like_these.rules.finished import Finished
from taphouse.games.with_friends_like_these.rules.numbers import BID, BIDDING, NO_BID, OVER, PLAY, PLAYING
from taphouse.games.with_friends_like_these.view import RoundView, WithFriendsView
from taphouse.games.with_friends_like_these.zones import zones_for, zones_of

PHASES = ("bidding", "playing", "over")


def show(state: State, eyes: Seat | None, names: Sequence[str]) -> WithFriendsView:
    """Show the table to a seat, or to a spectator."""
    return show_all(state, [eyes], names)[0]


def show_all(state: State, eyes: Sequence[Seat | None], names: Sequence[str]) -> list[WithFriendsView]:
    """Show the table to several seats or spectators; what everybody sees is looked up once."""
    public = _public(state)
    return [_through(each, public, state, names) for each in eyes]


def _public(state: State) -> WithFriendsView:
    """What lies open for everybody."""
    bids = [None if bid == NO_BID else int(bid) for bid in state.bids]
    plays = [int(state.bidder_for(seat)) for seat in range(state.seats)]
    forbidden = int(state.forbidden_bid())
    targets = [bids[bidder] for bidder in plays]
    return WithFriendsView(
        game=META.id,
        eyes=None,
        seats=[_seat(state, seat, targets[seat]) for seat in range(state.seats)],
        zones=zones_of(state),
        counters=_counters(state),
        task="bid" if state.phase == BIDDING else "play",
        phase=PHASES[state.phase],
        round=int(state.round) + 1,
        rounds=int(state.house.rounds()),
        hand_size=int(state.hand_size),
        trick_number=int(state.tricks_done) + 1 if state.phase == PLAYING else 0,
        dealer=int(state.dealer),
        leader=int(state.leaders[state.tricks_done]),
        winning=int(state.winning) if state.laid else None,
        trump=TRUMP_IDS[state.trump],
        led=_led(state),
        bids=bids,
        won=list(state.won),
        scores=state.total(),
        forbidden=None if forbidden == NO_BID else forbidden,
        pass_offset=int(state.pass_offset),
        plays=plays,
        targets=targets,
        wingman=[],
        finished=list(_rounds(state.finished, int(state.round) + (state.phase == OVER))),
    )


def _through(eyes: Seat | None, public: WithFriendsView, state: State, names: Sequence[str]) -> WithFriendsView:
    """Add what one pair of eyes may see or do besides, in words for it."""
    view = replace(
        public,
        eyes=eyes,
        prompt=_prompt(state, eyes, names),
        outcome=_outcome(state, eyes, names),
        wingman=_wingman(state, eyes, names),
    )
    if eyes is not None:
        view.zones = zones_for(state, eyes, public.zones)
        view.moves = [_move(move) for move in state.legal_moves(eyes)]
    return view


def write_move(move: Move) -> str:
    """Write a move in notation: ``bid 3``, ``play beer-10-a``."""
    return f"bid {move - BID}" if move < PLAY else f"play {write(move - PLAY)}"


def _seat(state: State, seat: int, target: int | None) -> SeatView:
    """What stands on a seat's plate."""
    counters = [Counter("won", "tricks won", int(state.won[seat])), Counter("score", "points", int(state.scores[seat]))]
    if target is not None and state.pass_offset:
        counters.insert(0, Counter("target", "tricks to win", target))
    if state.bids[seat] != NO_BID:
        counters.insert(0, Counter("bid", "bid", int(state.bids[seat])))
    notes = ["dealer"] if seat == state.dealer else []
    if target is not None and state.won[seat] > target:
        notes.append("over")
    return SeatView(seat, awaited=Seat(seat) in state.to_act(), counters=counters, notes=notes)


def _counters(state: State) -> list[Counter]:
    """What everybody looks up now and then."""
    trump = int(state.trump)
    glass = "" if trump == NO_TRUMPS else f" ({GLASSES[trump]})"
    trick = min(state.tricks_done + 1, state.hand_size)
    counters = [
        Counter("rounds-played", "Round", f"{int(state.round) + 1} of {int(state.house.rounds())}"),
        Counter("trumps", "Trumps", trumps_in_words(trump) + glass),
        Counter("bids-made", "Bids", _bids_in_words(state)),
    ]
    if state.phase != BIDDING:
        counters.insert(1, Counter("tricks-played", "Trick", f"{int(trick)} of {int(state.hand_size)}"))
    return counters


def _bids_in_words(state: State) -> str:
    """WF-043: how the bids compare with the tricks there are."""
    difference = int(state.bid_sum - state.hand_size)
    words = f"{int(state.bid_sum)} of {some(int(state.hand_size), 'trick')}"
    if state.phase == BIDDING:
        return f"{words} so far"
    return f"{words}, {abs(difference)} {'over' if difference > 0 else 'under'}"


def _led(state: State) -> str:
    if not state.laid:
        return ""
    return "trump" if state.led == TRUMP else SUIT_IDS[state.led]


@cache
def _move(move: Move) -> MoveView:
    """A move looks the same at every table."""
    if move < PLAY:
        return MoveView(move, write_move(move), f"Bid {move - BID}")
    card = move - PLAY
    return MoveView(move, write_move(move), f"Play {name_of(card)}", (f"item:{write(card)}",))


def _prompt(state: State, eyes: Seat | None, names: Sequence[str]) -> str:
    """Say what the table waits for."""
    if state.phase == OVER:
        return "The game is over."
    turn = int(state.turn)
    if turn != eyes:
        return f"{who(turn, eyes, names)} is to {'bid' if state.phase == BIDDING else 'play'}."
    size = int(state.hand_size)
    if state.phase == BIDDING:
        forbidden = int(state.forbidden_bid())
        but = "" if forbidden == NO_BID else f", but not {forbidden}: the bids may not add up to {size}"
        return f"Bid how many tricks this hand will take, 0 to {size}{but}."
    if not state.laid:
        return "Lead any card."
    led = "trumps" if state.led == TRUMP else SUIT_NAMES[state.led]
    return f"Follow {led}." if state.can_follow() else f"You cannot follow {led}: play any card."


def _wingman(state: State, eyes: Seat | None, names: Sequence[str]) -> list[str]:
    """WF-080, WF-085, WF-086: whose hand you play and who plays yours, with what each should win."""
    if not state.house.wingman or state.phase == OVER:
        return []
    if not state.pass_offset:
        return ["This round everybody plays their own hand."]
    if eyes is None:
        offset = int(state.pass_offset)
        if state.phase == BIDDING:
            return [f"After the bids all hands go {some(offset, 'seat')} to the left."]
        return [f"All hands went {some(offset, 'seat')} to the left."]
    bidder, wingman = int(state.bidder_for(eyes)), int(state.wingman_of(eyes))
    will = "will play" if state.phase == BIDDING else "play"
    return [
        f"You {will} {whose(bidder, eyes, names)} hand{_how_many(state, bidder)}.",
        f"{who(wingman, eyes, names)} {will}{'' if state.phase == BIDDING else 's'} yours{_how_many(state, eyes)}.",
    ]


def _how_many(state: State, bidder: int) -> str:
    bid = int(state.bids[bidder])
    return "" if bid == NO_BID else f": {some(bid, 'trick')}"


@lru_cache(maxsize=4096)
def _rounds(latest: Finished | None, number: int) -> tuple[RoundView, ...]:
    """All finished rounds up to one, which has that number; they never change, and there is a trick for each card."""
    if latest is None:
        return ()
    bids, won, points = list(latest.bids), list(latest.won), list(latest.points)
    return *_rounds(latest.earlier, number - 1), RoundView(number, sum(won), bids, won, points)


def _outcome(state: State, eyes: Seat | None, names: Sequence[str]) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    label = victory(outcome.winners(), max(outcome.scores), eyes, names)
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, f"All rounds are played. {label}")
