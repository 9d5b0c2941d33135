"""How well a seat stands once a guest is served."""

from typing import Final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import ABUNDANCE, EQUIPMENT, MARKET, NO_CARD
from taphouse.games.friends_with_beverages.thinking.hand import Hand
from taphouse.games.friends_with_beverages.thinking.outlook import Outlook
from taphouse.games.friends_with_beverages.thinking.recipes import RECIPES, Recipe
from taphouse.games.friends_with_beverages.thinking.worth import use_up, worth

CERTAIN: Final = 0.3
"""Draws that a point of a served guest is worth: more than one that is still hoped for."""
DELAYS: Final = 5
"""For so many rounds on end it may hold the last guest back; then it serves, since others score meanwhile."""
NOTHING_OMITTED: Final = -1


def after_serving(outlook: Outlook, slot: i64, omitted: i64 = NOTHING_OMITTED) -> float:
    """How well a seat stands once a guest is served, at a Rush with one kind left out."""
    recipe = outlook.recipe_in(slot)
    hand, shed = outlook.hand.copy(), outlook.shed
    if omitted >= EQUIPMENT:
        shed |= BIT[omitted - EQUIPMENT]
    elif omitted >= 0:
        hand.add(omitted)
    use_up(recipe, hand, shed, outlook.goal)
    certain = 1.0 if outlook.goal.last else CERTAIN
    return certain * float(recipe.points) + worth(hand, outlook.shed, outlook.without(recipe), outlook.goal)


def holds_back(outlook: Outlook, slot: i64) -> bool:
    """Whether serving a guest would end the game behind somebody, and a better guest may still be had."""
    floor = outlook.goal.floor
    if outlook.recipe_in(slot).points >= floor:
        return False
    table = outlook.table
    if table.turns // table.n % (DELAYS + 1) == DELAYS:
        return False
    for at in range(MARKET):
        guest = table.guests.market[at]
        if guest != NO_CARD and RECIPES[guest].points >= floor:
            return True
    return any(stranger.points >= floor for stranger in outlook.strangers())


def rest_after_bill(outlook: Outlook) -> Hand:
    """FWB-067: what stays in the hand once all that is due is paid."""
    hand = outlook.hand.copy()
    for kind in range(ABUNDANCE + 1):
        if outlook.table.bill.due[kind] > 0:
            hand.add(kind, -outlook.table.bill.due[kind])
    return hand


def others_after_bill(outlook: Outlook) -> list[Recipe]:
    """The guests that are left to be served then."""
    return outlook.without(outlook.recipe_in(outlook.table.bill.slot))
