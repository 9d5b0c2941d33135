"""Why a good player makes a move, in facts: whom it helps or holds up."""

from typing import Final

from taphouse.core.facts import Fact
from taphouse.games.cocktail_conspiracy.words import said

SLIGHT: Final = 0.05
"""A change that is worth less is not spoken of."""


def why_change(own: float, others: float) -> Fact:
    """Say what a move does for the own side and to the others, as far as one can guess what they are after."""
    if own > SLIGHT and others > SLIGHT:
        return said.because_both()
    if own > SLIGHT:
        return said.because_own()
    if others > SLIGHT:
        return said.because_others()
    return said.because_harmless()
