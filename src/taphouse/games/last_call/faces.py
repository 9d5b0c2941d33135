"""Cards as they are shown."""

from functools import cache

from taphouse.core.bits import members
from taphouse.decks.glasses import DECK, is_bar, suit_of
from taphouse.games.last_call.cards import COLOURS, EVENT_IDS, SHAPES, SUIT_IDS, colour_of, shape_of
from taphouse.games.last_call.house import House
from taphouse.games.last_call.naming import write
from taphouse.games.last_call.view import Card


def card(house: House, number: int, marks: tuple[str, ...] = ()) -> Card:
    """Show a card with everything that is printed on it."""
    return _card(number, int(house.events[number]), marks)


@cache
def _card(number: int, event: int, marks: tuple[str, ...]) -> Card:
    return Card(
        id=write(number),
        marks=marks,
        suit="" if is_bar(number) else SUIT_IDS[suit_of(number)],
        colour=(*COLOURS, "")[colour_of(number)].title(),
        shape=(*SHAPES, "")[shape_of(number)].title(),
        event=EVENT_IDS[event],
    )


def cards_in(first: int, second: int) -> list[int]:
    """List the cards of two sets, one for each deck."""
    return members(first) + [DECK + face for face in members(second)]
