"""What cards and guests are worth to a seat, counted in draws.

A guest appeals by its points and by how little is missing. A seat works mainly on the guest that
appeals most; whatever that one leaves over serves the next, and what serves nobody still pays for swaps.
"""

from math import pow  # noqa: A004  of floats
from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT
from taphouse.games.friends_with_beverages.thinking.goal import Goal
from taphouse.games.friends_with_beverages.thinking.hand import (
    COUNTER,
    EACH,
    SINGLES,
    WIDTH,
    Hand,
    lacks,
    pairs_in,
    total,
)
from taphouse.games.friends_with_beverages.thinking.recipes import Recipe

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
OUT_OF_REACH: Final = 6.0
"""A type for which there is neither room in the shed nor anything that stands for it: only a Rush helps."""
NEVER: Final = -1e9
"""Worse than anything."""


def distance(recipe: Recipe, hand: Hand, shed: i64, goal: Goal) -> float:
    """How many draws away a guest is; an Abundance stands for the dearest thing missing (FWB-066)."""
    far, dearest = 0.0, 0.0
    wild = hand.wild
    lacking = lacks(hand.goods, recipe.goods)
    kind: i64 = 0
    while lacking != 0:
        number = lacking & COUNTER
        if number != 0:
            cost = goal.costs[kind]
            far += cost if number == 1 else cost + cost
            dearest = max(dearest, cost)
        lacking >>= WIDTH
        kind += 1
    if not goal.wild_tools:
        far = relieved(far, dearest, wild)
        dearest = 0.0
    missing = recipe.tools & ~shed
    if missing != 0:
        absent = missing & ~hand.types
        waiting = count(missing & hand.types)
        over = recipe.size - goal.capacity
        while over > 0 and goal.strict:
            # FWB-064: for what the shed cannot hold there must be an Abundance; best for what is rarest.
            over -= 1
            if not goal.wild_tools:
                far += OUT_OF_REACH
            elif wild > 0:
                wild -= 1
            else:
                far += goal.costs[ABUNDANCE]
            if absent != 0:
                absent &= ~rarest(absent)
            else:
                waiting -= 1
        while absent != 0:
            cost = goal.costs[EQUIPMENT + lowest(absent)]
            far += cost
            dearest = max(dearest, cost)
            absent &= absent - 1
        if waiting > 0:
            dearest = max(dearest, goal.carried)
        waiting -= max(0, over)
        while waiting > 0:
            far += goal.carried
            waiting -= 1
    return relieved(far, dearest, wild) if goal.wild_tools else far


def rarest(types: i64) -> i64:
    """The rarest type of a set, as a set: there are fewer of each type than of the one before."""
    rest = types
    while rest & (rest - 1) != 0:
        rest &= rest - 1
    return rest


def relieved(far: float, dearest: float, wild: i64) -> float:
    """What is left of a way when so many Abundances stand for the dearest thing on it."""
    while wild > 0 and far > 0.0:
        far -= dearest
        wild -= 1
    return max(0.0, far)


def appeal(recipe: Recipe, hand: Hand, shed: i64, goal: Goal) -> float:
    """How good it is to have a guest with these cards at hand."""
    far = distance(recipe, hand, shed, goal)
    if goal.last:
        return float(recipe.points) * pow(CHANCE, far)
    vain = IN_VAIN if recipe.points < goal.floor else 0.0
    return goal.point * float(recipe.points) - far - vain


def use_up(recipe: Recipe, hand: Hand, shed: i64, goal: Goal) -> None:
    """FWB-067: take what a recipe needs out of a hand, as far as it is there; equipment stays."""
    lacking = lacks(hand.goods, recipe.goods)
    goods = hand.goods - recipe.goods + lacking
    if hand.wild > 0:
        used = total(lacking)
        if goal.wild_tools:
            missing = recipe.tools & ~shed
            absent = count(missing & ~hand.types)
            used += max(absent, min(count(missing), recipe.size - goal.capacity)) if goal.strict else absent
        used = min(used, hand.wild)
        hand.wild -= used
        hand.size -= used
    hand.size -= total(hand.goods - goods)
    hand.goods = goods


def worth(hand: Hand, shed: i64, guests: list[Recipe], goal: Goal) -> float:
    """How well a seat stands with these cards and these guests still to serve."""
    goods, wild, size = hand.goods, hand.wild, hand.size
    stands = 0.0
    needed: i64 = 0
    number: i64 = len(guests)
    waiting = BIT[number] - 1
    for rank in range(number):
        best = guests[0]
        most = NEVER
        chosen: i64 = 0
        for i in range(number):
            if waiting & BIT[i] != 0:
                value = appeal(guests[i], hand, shed, goal)
                if value > most:
                    best, most, chosen = guests[i], value, i
        waiting &= ~BIT[chosen]
        needed |= best.tools
        stands += most if goal.last else goal.ranks[rank] * most
        use_up(best, hand, shed, goal)
    if not goal.last:
        stands += left_over(hand, needed & ~shed, size - goal.limit, goal.ranks[max(0, number - 1)])
        stands += SPARE * float(count(shed & ~needed)) + WILD * float(hand.wild)
    hand.goods, hand.wild, hand.size = goods, wild, size
    return stands


def left_over(hand: Hand, missing: i64, over: i64, least: float) -> float:
    """What the cards that serve nobody are worth: less, where a full hand throws them away (FWB-072)."""
    tools = hand.tools - EACH[missing & hand.types]
    pairs = total(pairs_in(hand.goods)) + total(pairs_in(tools))
    singles = count(hand.goods & SINGLES) + count(tools & SINGLES)
    rest = PAIR * float(pairs) + SINGLE * float(singles) + SHOW * float(hand.shows)
    if over > 0:
        junk = pairs + pairs + singles + hand.shows
        if junk > over:
            rest *= float(junk - over) / float(junk)
        else:
            rest = -OVERFULL * least * float(over - junk)
    return rest + FIND * float(hand.finds)
