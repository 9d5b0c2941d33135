"""What cards and guests are worth to a seat, counted in draws.

A guest appeals by its points and by how little is missing. A seat works mainly on the guest that
appeals most; whatever that one leaves over serves the next, and what serves nobody still pays for swaps.
"""

from typing import Final

from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    EQUIPMENT,
    EXHIBITION,
    GUEST_COUNT,
    INGREDIENTS,
    LUCKY_FIND,
    POINTS,
    TYPES,
    ingredients_of,
    types_of,
    write_guest,
)

SEARCH: Final = 0.23
"""Draws spent on a card for each draw that it would take to find it alone, to the power of ``SIDE_BY_SIDE`` ..."""
SIDE_BY_SIDE: Final = 0.6
"""... since one looks for several cards at once."""
POINT: Final = 0.15
"""Draws that a point is worth."""
RANKS: Final = (1.0, 0.55, 0.3, 0.15)
"""How much the best guest counts, the second, and so on."""
HIDDEN: Final = 0.5
"""How many cards of a kind are counted that are all in sight: some will come back."""
HURRIED: Final = (1.0, 0.15, 0.1, 0.1)
"""The same when the game may soon be over."""
CARRIED: Final = 0.3
"""What is still missing of a piece of equipment that waits in the hand to be installed."""
SINGLE: Final = 0.08
"""A card that serves nobody."""
PAIR: Final = 0.35
"""Two of a kind that serve nobody: they pay for a swap."""
SPARE: Final = 0.1
"""A piece in the shed that no guest needs now."""
WILD: Final = 1.4
"""An Abundance that no guest needs now; in this order the events."""
FIND: Final = 0.9
SHOW: Final = 0.15
OVERFULL: Final = 0.9
"""What it costs to throw away a card that serves the last of the guests."""
CHANCE: Final = 0.25
"""In the last turn: how likely one missing thing is found."""
IN_VAIN: Final = 3.0
"""Draws that one would rather spend than end the game behind somebody."""


class Recipe:
    """What a guest asks for and gives."""

    __slots__ = ("needs", "points", "size", "tools")

    def __init__(self, number: int) -> None:
        kinds = ingredients_of(number)
        self.needs = tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))
        self.tools = sum(1 << tool for tool in types_of(number))
        """The types of equipment, as a set; ``size``: how many."""
        self.size = self.tools.bit_count()
        self.points = int(POINTS[number])


TOOLS_IN: Final = tuple(tuple(tool for tool in range(TYPES) if tools >> tool & 1) for tools in range(1 << TYPES))
"""The types in each set of types."""
RECIPES: Final = {write_guest(number): Recipe(number) for number in range(GUEST_COUNT)}
"""Every guest's, by the guest's notation."""


def costs_of(unseen: list[int]) -> list[float]:
    """Draws that it takes to find a card of each kind, from how many of each have not been seen."""
    number = sum(unseen)
    return [SEARCH * (number / max(copies, HIDDEN)) ** SIDE_BY_SIDE for copies in unseen]


class Goal:
    """What a seat plays for: how near the end is, and what the table allows."""

    __slots__ = ("capacity", "carried", "costs", "floor", "last", "limit", "point", "ranks")

    def __init__(
        self,
        costs: list[float],
        capacity: int = 4,
        limit: int = 8,
        carried: float = CARRIED,
        *,
        last: bool = False,
        hurried: bool = False,
        floor: int = 0,
    ) -> None:
        self.costs = costs
        """Draws that it takes to find a card of each kind: the rarer, the more."""
        self.capacity = capacity
        self.limit = limit
        """Of the hand."""
        self.carried = carried
        self.last = last
        """Whether this is the seat's last turn: only what is served now counts."""
        self.ranks = HURRIED if hurried else RANKS
        """How much each guest counts; ``point``: how much its points."""
        self.point = POINT / 2 if hurried else POINT
        self.floor = floor
        """The points that the last guest must bring, so that serving it does not end the game behind somebody."""


def distance(recipe: Recipe, hand: list[int], shed: int, goal: Goal) -> float:
    """How many draws away a guest is; an Abundance stands for the dearest thing missing."""
    total, costs = 0.0, goal.costs
    for kind, number in recipe.needs:
        lack = number - hand[kind]
        if lack > 0:
            total += costs[kind] * lack
    excess = recipe.size - goal.capacity
    for tool in TOOLS_IN[recipe.tools & ~shed]:
        if not hand[EQUIPMENT + tool]:
            total += costs[EQUIPMENT + tool]
        elif excess > 0:
            excess -= 1
        else:
            total += goal.carried
    wild = hand[ABUNDANCE]
    return max(0.0, total - wild * dearest(recipe, hand, shed, goal)) if wild and total else total


def dearest(recipe: Recipe, hand: list[int], shed: int, goal: Goal) -> float:
    """What is hardest to find of all that a recipe lacks."""
    lacks = [goal.costs[kind] for kind, number in recipe.needs if hand[kind] < number]
    for tool in TOOLS_IN[recipe.tools & ~shed]:
        lacks.append(goal.carried if hand[EQUIPMENT + tool] else goal.costs[EQUIPMENT + tool])
    return max(lacks)


def appeal(recipe: Recipe, hand: list[int], shed: int, goal: Goal) -> float:
    """How good it is to have a guest with these cards at hand."""
    far = distance(recipe, hand, shed, goal)
    if goal.last:
        return float(recipe.points * CHANCE**far)
    return goal.point * recipe.points - far - (IN_VAIN if recipe.points < goal.floor else 0.0)


def use_up(recipe: Recipe, hand: list[int], shed: int) -> None:
    """Take what a recipe needs out of a hand, as far as it is there; equipment stays."""
    lack = 0
    for kind, number in recipe.needs:
        rest = hand[kind] - number
        if rest < 0:
            lack -= rest
            rest = 0
        hand[kind] = rest
    if hand[ABUNDANCE]:
        lack += sum(not hand[EQUIPMENT + tool] for tool in TOOLS_IN[recipe.tools & ~shed])
        hand[ABUNDANCE] = max(0, hand[ABUNDANCE] - lack)


def left_over(pool: list[int], shed: int, needed: int) -> tuple[float, int]:
    """What the cards that serve nobody are worth, and how many they are."""
    worth, number = 0.0, 0
    for copies in pool[:INGREDIENTS]:
        if copies:
            worth += PAIR * (copies >> 1) + SINGLE * (copies & 1)
            number += copies
    for tool in range(TYPES):
        copies = pool[EQUIPMENT + tool]
        if copies:
            copies -= (needed & ~shed) >> tool & 1
            worth += PAIR * (copies >> 1) + SINGLE * (copies & 1)
            number += copies
    number += pool[EXHIBITION]
    return worth + SHOW * pool[EXHIBITION], number


def worth(hand: list[int], shed: int, guests: list[Recipe], goal: Goal) -> float:
    """How well a seat stands with these cards and these guests still to serve."""
    pool, left, total, needed = hand[:], guests[:], 0.0, 0
    for rank in range(len(guests)):
        best, most = left[0], appeal(left[0], pool, shed, goal)
        for guest in left[1:]:
            other = appeal(guest, pool, shed, goal)
            if other > most:
                best, most = guest, other
        left.remove(best)
        total += most if goal.last else goal.ranks[rank] * most
        use_up(best, pool, shed)
        needed |= best.tools
    if goal.last:
        return total
    rest, junk = left_over(pool, shed, needed)
    over = sum(hand) - goal.limit
    if over > 0:
        rest *= max(0, junk - over) / junk if junk else 0.0
        rest -= OVERFULL * goal.ranks[max(0, len(guests) - 1)] * max(0, over - junk)
    return total + rest + SPARE * (shed & ~needed).bit_count() + WILD * pool[ABUNDANCE] + FIND * pool[LUCKY_FIND]
