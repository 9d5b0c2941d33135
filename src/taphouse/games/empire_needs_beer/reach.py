"""Where the barrels of a card could come from or go to as soon as it is played, without another making way."""

from taphouse.core.bits import BIT, members
from taphouse.games.empire_needs_beer.cards import (
    DRAW_PART,
    PARTS,
    PARTS_A_CARD,
    PLACE_PART,
    REGIONS,
    WAREHOUSE,
)
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, PLACE_REFS
from taphouse.games.empire_needs_beer.rules.parts import ways_to_do
from taphouse.games.empire_needs_beer.rules.state import State


def within_reach(state: State, card: int) -> list[tuple[str, object]]:
    """ENB-078 to ENB-083: the colours that the card could take, and the regions to which it could move a barrel."""
    colours, regions = 0, 0
    for i in range(PARTS_A_CARD):
        part = int(PARTS[card * PARTS_A_CARD + i])
        if part < PLACE_PART and state.has_room(state.active, WAREHOUSE):
            colours |= int(ways_to_do(state, part))
        elif PLACE_PART <= part < DRAW_PART:
            for way in members(ways_to_do(state, part)):
                regions |= int(BIT[way % REGIONS])
    takes = [COLOUR_REFS[colour] for colour in members(colours)]
    places = [PLACE_REFS[region + 1] for region in members(regions) if state.has_room(state.active, region + 1)]
    return [(name, found) for name, found in (("takes", takes), ("places", places)) if found]
