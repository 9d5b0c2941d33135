"""Why a good player bids or plays as it does, in facts."""

from taphouse.core.facts import SEATS, Fact
from taphouse.games.with_friends_like_these.odds import Outlook
from taphouse.games.with_friends_like_these.view import WithFriendsView
from taphouse.games.with_friends_like_these.words import said

LIKELY = 0.5


def why_bid(bid: int, odds: list[float]) -> Fact:
    """WF-060: how often a hand like this keeps that bid, and what it pays then."""
    return said.because_bid(number=bid, percent=round(100 * odds[bid]), points=10 + bid)


def why_play(view: WithFriendsView, outlook: Outlook, card: int) -> Fact:
    """What is still needed, and what this card does for it."""
    need, now = outlook.need[outlook.me], outlook.wins_now(card)
    wingman = (outlook.me + view.pass_offset) % len(view.seats)
    if view.pass_offset and view.winning == wingman and outlook.need[wingman] > 0 and not outlook.beats_all(card):
        return said.because_wingman(who=SEATS[wingman])
    if need < 0:
        return said.because_missed()
    if need == 0:
        return said.because_shed() if now >= LIKELY else said.because_lose()
    if now >= LIKELY:
        return said.because_win(number=need, percent=round(100 * now))
    return said.because_wait(number=need)
