"""Barrels that come, and others that make way for them, ENB-076 to ENB-082."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.empire_needs_beer.cards import COLOURS, PLACES, WAREHOUSE
from taphouse.games.empire_needs_beer.naming import COLOUR_REFS, PLACE_REFS
from taphouse.games.empire_needs_beer.rules.happenings import GAVE_BACK, PLACED, TOOK
from taphouse.games.empire_needs_beer.rules.verbs import SWAP
from taphouse.games.empire_needs_beer.words import said

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State


class Swap(Step["State"]):
    """ENB-080, ENB-081: a barrel of another colour makes way for the one that comes."""

    rule = "ENB-080"
    verbs: tuple[Verb, ...] = (SWAP,)

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """The colours that stand at the place, other than the one that comes."""
        at = (seat * PLACES + table.incoming_to) * COLOURS
        for colour in range(COLOURS):
            if colour != table.incoming and table.barrels[at + colour] > 0:
                moves.put(SWAP.first + colour)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """ENB-080 to ENB-082: it goes back to the supply, at once."""
        table.barrels[(seat * PLACES + table.incoming_to) * COLOURS + n] -= 1
        table.supply[n] += 1
        table.note(GAVE_BACK, int(seat), int(n), int(table.incoming_to))
        arrive(table)

    def why_not(self, table: "State", seat: i64, verb: Verb, n: i64) -> IllegalMove:
        """Why this barrel cannot make way."""
        place = PLACE_REFS[int(table.incoming_to)]
        if verb is not SWAP:
            return IllegalMove("ENB-080", said.no_room(place=place))
        colour = COLOUR_REFS[int(n)]
        if n == table.incoming:
            return IllegalMove("ENB-081", said.other_colour(colour=colour))
        return IllegalMove("ENB-081", said.none_there(colour=colour, place=place))


@final
class SwapWarehouse(Swap):
    """ENB-077: the warehouse holds four."""

    name = "swap_warehouse"

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which barrel makes way."""
        return said.ask_swap_warehouse(colour=COLOUR_REFS[int(table.incoming)])


@final
class SwapRegion(Swap):
    """ENB-079: so does a territory."""

    name = "swap_region"

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which barrel makes way."""
        place = PLACE_REFS[int(table.incoming_to)]
        return said.ask_swap_region(place=place, colour=COLOUR_REFS[int(table.incoming)])


SWAP_WAREHOUSE: Final = SwapWarehouse()
SWAP_REGION: Final = SwapRegion()


def await_room(table: "State", colour: i64, to: i64) -> None:
    """ENB-077, ENB-079, ENB-080: at the limit another barrel has to make way first."""
    table.incoming = colour
    table.incoming_to = to
    if table.has_room(table.active, to):
        arrive(table)
    elif to == WAREHOUSE:
        table.step = SWAP_WAREHOUSE
    else:
        table.step = SWAP_REGION


def arrive(table: "State") -> None:
    """The barrel that was to come is there; the card in play, or the turn, goes on."""
    colour = table.incoming
    to = table.incoming_to
    own = table.active * PLACES * COLOURS
    if to == WAREHOUSE:
        table.supply[colour] -= 1
        table.note(TOOK, int(table.active), int(colour))
    else:
        table.barrels[own + colour] -= 1
        table.note(PLACED, int(table.active), int(colour), int(to - 1))
    table.barrels[own + to * COLOURS + colour] += 1
    table.incoming = COLOURS
    table.incoming_to = WAREHOUSE
