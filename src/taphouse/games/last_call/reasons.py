"""Why a good player plays a card, in facts."""

from taphouse.core.facts import SEATS, Fact
from taphouse.games.last_call.words import said


def why_play(left: int, reach: int, hurts: int | None, *, cries: bool) -> Fact:
    """What playing a card does: for the cards that are left, which go on so many others, or to a seat that it hurts."""
    if not left:
        return said.because_last()
    if cries:
        return said.because_call()
    if hurts is not None:
        return said.because_hurts(who=SEATS[hurts])
    return said.because_reach(number=reach)
