"""Why a good player serves, takes or clears as it does, in facts."""

from math import ceil

from taphouse.core.facts import Fact
from taphouse.core.step import Verb
from taphouse.games.six_pack.rules.looking import CLAIM, DONE, SCORE
from taphouse.games.six_pack.rules.opening import OPEN_BOTTLE, OPEN_MIX
from taphouse.games.six_pack.thinking.distance import FAR, PLACES
from taphouse.games.six_pack.words import said


def why_answer(verb: Verb) -> Fact | None:
    """What speaks for an answer of that sort, whatever it names; None for what is done to the table."""
    if verb is CLAIM:
        return said.because_found()
    if verb is DONE:
        return said.because_none()
    if verb is SCORE:
        return said.because_score()
    return said.because_open() if verb is OPEN_BOTTLE or verb is OPEN_MIX else None


def why_table(value: float) -> Fact:
    """How many cards are wrong or missing in the own six-pack then, by the measure that the bot uses."""
    missing = ceil(value / PLACES)
    if value <= 0:
        return said.because_pack()
    return said.because_near(number=missing) if missing < FAR else said.because_far()
