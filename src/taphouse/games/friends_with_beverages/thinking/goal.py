"""What a seat plays for: how hard things are to find, how near the end is, and what the table allows."""

from math import pow  # noqa: A004  of floats
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEARCH: Final = 0.23
"""Draws spent on a card for each draw that it would take to find it alone, to the power of ``SIDE_BY_SIDE`` ..."""
SIDE_BY_SIDE: Final = 0.6
"""... since one looks for several cards at once."""
HIDDEN: Final = 0.5
"""How many cards of a kind are counted that are all in sight: some will come back."""
MOST: Final = 20
"""Of no kind are there more cards."""
RARITY: Final = vec[float]([SEARCH / max(copies, HIDDEN) ** SIDE_BY_SIDE for copies in range(MOST + 1)])
"""Draws that it takes to find one of so many cards, were the deck a single card."""
POINT: Final = 0.15
"""Draws that a point is worth."""
RANKS: Final = vec[float]([1.0, 0.55, 0.3, 0.15])
"""How much the best guest counts, the second, and so on."""
HURRIED: Final = vec[float]([1.0, 0.15, 0.1, 0.1])
"""The same when the game may soon be over."""
CARRIED: Final = 0.3
"""What is still missing of a piece of equipment that waits in the hand to be installed."""


def costs_of(unseen: vec[i64]) -> vec[float]:
    """Draws that it takes to find a card of each kind, from how many of each have not been seen."""
    number: i64 = 0
    for kind in range(len(unseen)):
        number += unseen[kind]
    deck = pow(float(number), SIDE_BY_SIDE)
    costs = vec[float]([0.0] * len(unseen))
    for kind in range(len(unseen)):
        costs[kind] = deck * RARITY[max(0, unseen[kind])]
    return costs


@final
class Goal:
    """How near the end is, and what the table allows."""

    def __init__(
        self,
        costs: vec[float],
        capacity: i64 = 4,
        limit: i64 = 8,
        carried: float = CARRIED,
        *,
        last: bool = False,
        hurried: bool = False,
        floor: i64 = 0,
        strict: bool = False,
        wild_tools: bool = True,
    ) -> None:
        self.costs = costs
        """Draws that it takes to find a card of each kind: the rarer, the more."""
        self.capacity = capacity
        """Of the shed; ``limit``: of the hand."""
        self.limit = limit
        self.carried = carried
        self.last = last
        """Whether this is the seat's last turn: only what is served now counts."""
        self.ranks: vec[float] = HURRIED if hurried else RANKS
        """How much each guest counts; ``point``: how much its points."""
        self.point: float = POINT / 2 if hurried else POINT
        self.floor = floor
        """The points that the last guest must bring, so that serving it does not end the game behind somebody."""
        self.strict = strict
        """FWB-064: whether nothing comes from the hand, even if a recipe has more types than the shed holds."""
        self.wild_tools = wild_tools
        """FWB-066: whether an Abundance stands for equipment as well."""
