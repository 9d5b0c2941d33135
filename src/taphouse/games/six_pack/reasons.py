"""Why a good player serves, takes or clears as it does, in facts."""

from math import ceil
from typing import Final

from taphouse.core.facts import Fact
from taphouse.games.six_pack.rules.pictures import FAR, PLACES
from taphouse.games.six_pack.words import said

PLAIN: Final = {
    "do-claim": said.because_found(),
    "do-done": said.because_none(),
    "do-score": said.because_score(),
    "do-open": said.because_open(),
}
"""What speaks for a move of that sort, whatever it names."""


def why_table(value: float) -> Fact:
    """How many cards are wrong or missing in the own six-pack then, by the measure that the bot uses."""
    missing = ceil(value / PLACES)
    if value <= 0:
        return said.because_pack()
    return said.because_near(number=missing) if missing < FAR else said.because_far()
