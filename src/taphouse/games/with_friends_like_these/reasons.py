"""Why a good player bids or plays as it does, in facts."""

from mypy_extensions import i64

from taphouse.core.facts import SEATS, Fact
from taphouse.games.with_friends_like_these.thinking.outlook import Outlook
from taphouse.games.with_friends_like_these.words import said

LIKELY = 0.5


def why_bid(bid: int, chance: float) -> Fact:
    """WF-060: how often a hand like this keeps that bid, and what it pays then."""
    return said.because_bid(number=bid, percent=round(100 * chance), points=10 + bid)


def why_play(outlook: Outlook, card: i64) -> Fact:
    """What is still needed, and what this card does for it."""
    table = outlook.table
    need, now = int(outlook.need_of(outlook.me)), outlook.wins_now(card)
    wingman = table.wingman_of(outlook.me)
    is_his = table.pass_offset != 0 and table.laid > 0 and table.winning == wingman
    if is_his and outlook.need_of(wingman) > 0 and not outlook.beats_all(card):
        return said.because_wingman(who=SEATS[wingman])
    if need < 0:
        return said.because_missed()
    if need == 0:
        return said.because_shed() if now >= LIKELY else said.because_lose()
    if now >= LIKELY:
        return said.because_win(number=need, percent=round(100 * now))
    return said.because_wait(number=need)
