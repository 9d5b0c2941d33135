"""Cards as they are shown."""

from functools import cache

from taphouse.core.bits import members
from taphouse.decks.glasses import DECK, is_bar, suit_of
from taphouse.games.last_call.cards import COLOURS, SHAPES, SUIT_IDS, SWITCH_IT_UP, TROUBLES, colour_of, shape_of
from taphouse.games.last_call.house import House
from taphouse.games.last_call.naming import EFFECTS, EVENT_IDS, SIGNS, TINTS, event_told, full_name, small_line, write
from taphouse.games.last_call.view import Card


def card(house: House, number: int, marks: tuple[str, ...] = ()) -> Card:
    """Show a card: its number or sign, what can be matched, and its colour as a tint."""
    told = int(house.told(number))
    return _card(number, told, marks, effect_of(house, event_told(told)))


def effect_of(house: House, event: int) -> str:
    """What an event card goes on and does in this house."""
    if event == SWITCH_IT_UP and house.switch_by_colour:
        return EFFECTS[event].replace("on its suit;", "on its suit or colour;")
    if event == TROUBLES and house.trigger_anywhere:
        return EFFECTS[event].replace("on its suit;", "on anything;")
    return EFFECTS[event]


@cache
def _card(number: int, told: int, marks: tuple[str, ...], effect: str) -> Card:
    event = event_told(told)
    text = write(number)
    return Card(
        id=text,
        label=full_name(told),
        face=SIGNS[event] or text.split("-")[1],
        note=small_line(told),
        tint=TINTS[colour_of(number)],
        marks=marks,
        suit="" if is_bar(number) else SUIT_IDS[suit_of(number)],
        colour=(*COLOURS, "")[colour_of(number)],
        shape=(*SHAPES, "")[shape_of(number)],
        event=EVENT_IDS[event],
        effect=effect,
    )


def cards_in(first: int, second: int) -> list[int]:
    """List the cards of two sets, one for each deck."""
    return members(first) + [DECK + face for face in members(second)]
