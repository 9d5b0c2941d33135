"""Names of cards and suits in the players' words, and their notation.

A card is named by its number in the story: cards 0 to 123, and three more for the tenth Mixer
where the house makes it another event.
"""

from functools import cache
from typing import Final

from taphouse.decks.glasses import MIXER, rank_of, suit_of, write_card
from taphouse.decks.glasses import read_card as read
from taphouse.games.last_call.cards import (
    AS_BOTTLE,
    AS_SHOUT,
    AS_WILD,
    COLOURS,
    EVENT_NAMES,
    GET_WILD,
    MY_SHOUT,
    NONE,
    ORDINARY,
    PASS_THE_BOTTLE,
    SHAPES,
    SUIT_IDS,
    SUIT_NAMES,
    TENTH,
    TOUGH_BREAK,
    colour_of,
    event_of,
    is_wild,
    shape_of,
)

_TENTH_AS: Final = {AS_SHOUT: MY_SHOUT, AS_WILD: GET_WILD, AS_BOTTLE: PASS_THE_BOTTLE}

CODES: Final = ("RU", "AM", "LE", "LI", "MI", "TE", "AZ", "PL", "RO", "MO", "")
"""The colours in two letters, for eyes that do not tell them apart."""
TINTS: Final = (
    "#b3123b", "#e8930c", "#f4d60a", "#93c83d", "#63cda2", "#08767c", "#2a66d4", "#6b2fa0", "#f27baf", "#6b4423", "",
)  # fmt: skip
EVENT_IDS: Final = (
    "", "switch_it_up", "about_face", "take_that", "cheers", "my_shout", "lets_get_wild", "pass_the_bottle",
    "trigger_troubles", "house_mixer", "tough_break",
)  # fmt: skip
SIGNS: Final = ("", "SW", "AF", "+1", "CH", "MS", "GW", "PB", "TT", "M", "TB")
"""What a small card shows instead of its number if it is an event."""
EFFECTS: Final = (
    "",
    "on its suit; name any suit",
    "on its suit or colour; play turns round",
    "on its suit; the next seat draws 1 more, unless it stacks another",
    "the next seat takes a sip or draws 2",
    "on anything, never last; all others draw 1; shout it or draw 3",
    "on anything; name any suit",
    "on anything; name any suit, then everybody passes a card on",
    "on its suit; all Tough Breaks are laid down for 5 cards a player, then a card is turned up",
    "on its suit; nothing else",
    "on anything; name any suit, then draw 5",
)


@cache
def write(card: int) -> str:
    """Write a card in notation."""
    return write_card(card, SUIT_IDS)


def read_card(text: str) -> int:
    """Read a card from notation."""
    return read(text, SUIT_IDS)


def physical(told: int) -> int:
    """The card that the story means."""
    return TENTH if told in _TENTH_AS else told


def event_told(told: int) -> int:
    """The event that the story means."""
    return _TENTH_AS[told] if told in _TENTH_AS else event_of(told)


def number_of(told: int) -> str:
    """What is printed: ``4 of Beer``, ``Mixer of Wine``."""
    card = physical(told)
    rank = rank_of(card)
    return f"{'Mixer' if rank == MIXER else rank} of {SUIT_NAMES[suit_of(card)]}"


@cache
def name_of(told: int) -> str:
    """What a player calls a card: ``4 of Beer``, ``Take That (2 of Wine)``, ``Tough Break``."""
    event = event_told(told)
    if event == ORDINARY:
        return number_of(told)
    if event == TOUGH_BREAK:
        return EVENT_NAMES[event]
    return f"{EVENT_NAMES[event]} ({number_of(told)})"


def looks_of(told: int) -> str:
    """The colour and shape of a card: ``Ruby Triangle``, ``Plum``, or nothing."""
    card = physical(told)
    colour, shape = colour_of(card), shape_of(card)
    words = [COLOURS[colour]] if colour != NONE else []
    return " ".join(words + ([SHAPES[shape]] if shape != NONE else []))


@cache
def full_name(told: int) -> str:
    """A card with everything that can be matched: ``4 of Beer, Ruby Triangle``."""
    looks = looks_of(told)
    return f"{name_of(told)}, {looks}" if looks else name_of(told)


def small_line(told: int) -> str:
    """What can be matched, in short: ``Beer RU Triangle``; nothing for a card that goes on anything."""
    card = physical(told)
    if is_wild(event_told(told)):
        return ""
    shape = shape_of(card)
    words = [SUIT_NAMES[suit_of(card)], CODES[colour_of(card)], SHAPES[shape] if shape != NONE else ""]
    return " ".join(word for word in words if word)
