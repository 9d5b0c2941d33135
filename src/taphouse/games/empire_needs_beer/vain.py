"""Why a card would do nothing if it were played now."""

from taphouse.core.facts import Fact
from taphouse.games.empire_needs_beer import cards as c
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, PLACE_REFS
from taphouse.games.empire_needs_beer.rules.parts import is_in_vain
from taphouse.games.empire_needs_beer.rules.state import State
from taphouse.games.empire_needs_beer.words import said


def why_in_vain(state: State, card: int) -> list[Fact]:
    """R40: for each part of the card once why nothing can be done by it; nothing if something can."""
    if not is_in_vain(state, card):
        return []
    found: list[Fact] = []
    for i in range(c.PARTS_A_CARD):
        part = int(c.PARTS[card * c.PARTS_A_CARD + i])
        if part < c.NO_PART:
            why = _why(state, part)
            if why not in found:
                found.append(why)
    return found


def _why(state: State, part: int) -> Fact:
    if part < c.PLACE_PART:
        return _why_not_take(state, part - c.TAKE_PART)
    if part == c.PLACE_ORANGE:
        return _why_not_place(state, c.ANY, PLACE_REFS[c.ORANGE + 1])
    if part < c.PLACE_ORANGE:
        return _why_not_place(state, part - c.PLACE_PART, None)
    # A card that removes can always remove itself: what is left changes a colour.
    return said.vain_draw() if part == c.DRAW_PART else said.vain_change()


def _why_not_take(state: State, colour: int) -> Fact:
    left = state.supply[colour] if colour < c.ANY else sum(int(number) for number in state.supply)
    return said.vain_warehouse() if left else said.vain_supply(colour=_named(colour))


def _why_not_place(state: State, colour: int, place: said.PlaceRef | None) -> Fact:
    at = int(state.active) * c.PLACES * c.COLOURS
    stored = [int(state.barrels[at + each]) for each in range(c.COLOURS)]
    there = stored[colour] if colour < c.ANY else sum(stored)
    return said.vain_room(place=place) if there else said.vain_place(colour=_named(colour))


def _named(colour: int) -> said.ColourRef | None:
    return COLOUR_REFS[colour] if colour < c.ANY else None
