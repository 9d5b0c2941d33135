"""What the 124 cards are in this game: suit, colour, shape and event of each, and what goes on what.

The decks agree as far as they can. The attachment is designed so that no card is luckier than
another: the numbers 2 to 11 are the hundred pairs of a colour and a shape, each once. Sets of
cards are bits of one integer, one set for each deck (LC-001, LC-006, LC-007).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.decks.glasses import DECK, SUITS, is_bar, is_mixer, rank_of, read_card, suit_of

CARDS: Final = 124
NO_CARD: Final = -1
UNNAMED: Final = -1
"""The declared suit while none is."""

SUIT_IDS: Final = ("wine", "whiskey", "cocktail", "copita", "beer")
"""LC-003: the five suits, each shown by its glass, in the deck's order."""
COLOURS: Final = ("ruby", "amber", "lemon", "lime", "mint", "teal", "azure", "plum", "rose", "mocha")
SHAPES: Final = (
    "circle", "diamond", "cross", "shield", "tree", "meeple", "triangle", "pentagram", "star", "sword",
)  # fmt: skip
"""LC-004, LC-005: ten shapes; like the colours, most cards have one and some have none."""
NONE: Final = 10
"""The colour or shape of a card that has none."""

ORDINARY: Final = 0
SWITCH_IT_UP: Final = 1
ABOUT_FACE: Final = 2
TAKE_THAT: Final = 3
CHEERS: Final = 4
MY_SHOUT: Final = 5
GET_WILD: Final = 6
PASS_THE_BOTTLE: Final = 7
TROUBLES: Final = 8
HOUSE_MIXER: Final = 9
TOUGH_BREAK: Final = 10
EVENT_IDS: Final = (
    "", "switch_it_up", "about_face", "take_that", "cheers", "my_shout", "lets_get_wild", "pass_the_bottle",
    "trigger_troubles", "house_mixer", "tough_break",
)  # fmt: skip

MIXERS: Final = {
    "beer-m-b": MY_SHOUT,
    "wine-m-a": GET_WILD,
    "copita-m-a": GET_WILD,
    "whiskey-m-b": GET_WILD,
    "whiskey-m-a": PASS_THE_BOTTLE,
    "beer-m-a": PASS_THE_BOTTLE,
    "wine-m-b": PASS_THE_BOTTLE,
    "cocktail-m-a": TROUBLES,
    "copita-m-b": TROUBLES,
    "cocktail-m-b": HOUSE_MIXER,
}
CHEERS_CARD: Final = read_card("beer-2-b", SUIT_IDS)
TENTH: Final = 97
"""The Mixer that no printed number accounts for, cocktail-m-b; the house says what it is."""
TENTH_EVENTS: Final = {
    "house": HOUSE_MIXER,
    "my_shout": MY_SHOUT,
    "lets_get_wild": GET_WILD,
    "pass_the_bottle": PASS_THE_BOTTLE,
}
SHOUT: Final = 121
"""The Mixer that is My Shout at every table, beer-m-b."""

_MIXER_EVENTS: Final = {read_card(text, SUIT_IDS): event for text, event in MIXERS.items()}


def event_of(card: int) -> int:
    """LC-006: what a card does, where the tenth Mixer is the House Mixer."""
    if is_bar(card):
        return TOUGH_BREAK
    if is_mixer(card):
        return _MIXER_EVENTS[card]
    if rank_of(card) == 1:
        return SWITCH_IT_UP if card < DECK else ABOUT_FACE
    if rank_of(card) == 2:
        return CHEERS if card == CHEERS_CARD else TAKE_THAT
    return ORDINARY


def colour_of(card: int) -> int:
    """LC-006: the colour of a card; the decks differ only in the 1s."""
    if is_bar(card) or is_mixer(card):
        return NONE
    if rank_of(card) == 1:
        return (2 * suit_of(card) + card // DECK) % NONE
    return (rank_of(card) - 2 + 2 * suit_of(card)) % NONE


def shape_of(card: int) -> int:
    """LC-006, LC-031: the shape of a card; the 1s, Mixers and Bars have none."""
    if is_bar(card) or is_mixer(card) or rank_of(card) == 1:
        return NONE
    return (rank_of(card) - 2 + suit_of(card) + 5 * (card // DECK)) % NONE


def is_wild(event: int) -> bool:
    """LC-012: whether a card has no features: it lies there only with a named suit, or sidestep."""
    return event in (MY_SHOUT, GET_WILD, PASS_THE_BOTTLE, TOUGH_BREAK)


def goes_by_suit_only(card: int) -> bool:
    """LC-013, LC-030, LC-035: these say that they go on a matching suit; colour and shape do not help them."""
    return event_of(card) in (SWITCH_IT_UP, TAKE_THAT)


def _set(cards: list[int], deck: int) -> int:
    return sum(1 << card % DECK for card in cards if card // DECK == deck)


def _sets(features: list[int], size: int) -> list[int]:
    """For each feature and deck: the cards that have it. The last feature is the one of having none."""
    found: list[int] = []
    for feature in range(size):
        cards = [card for card in range(CARDS) if features[card] == feature]
        found += [_set(cards, 0), _set(cards, 1)]
    return [*found, 0, 0]


def _fitting(feature: list[int]) -> list[int]:
    """The features by which a card can go on another: none for those that need the suit."""
    return [NONE if goes_by_suit_only(card) else feature[card] for card in range(CARDS)]


_SUIT: Final = [suit_of(card) for card in range(CARDS)]
_COLOUR: Final = [colour_of(card) for card in range(CARDS)]
_SHAPE: Final = [shape_of(card) for card in range(CARDS)]
_EVENT: Final = [event_of(card) for card in range(CARDS)]

DECK_OF: Final = vec[i64]([card // DECK for card in range(CARDS)])
"""The deck of a card: 0 for a, 1 for b."""
BIT_OF: Final = vec[i64]([1 << card % DECK for card in range(CARDS)])
"""The set that holds a card and no other of its deck."""
SUIT: Final = vec[i64](_SUIT)
COLOUR: Final = vec[i64](_COLOUR)
SHAPE: Final = vec[i64](_SHAPE)

GOES_ON_SUIT: Final = vec[i64](_sets(_SUIT, SUITS))
"""LC-010, LC-011: at ``2 * suit + deck`` the cards that go on that suit; likewise below."""
GOES_ON_COLOUR: Final = vec[i64](_sets(_fitting(_COLOUR), NONE))
GOES_ON_SHAPE: Final = vec[i64](_sets(_fitting(_SHAPE), NONE))
SWITCHES_BY_COLOUR: Final = vec[i64](
    _sets([colour_of(card) if event_of(card) == SWITCH_IT_UP else NONE for card in range(CARDS)], NONE)
)
"""LC-030: at ``2 * colour + deck`` each Switch It Up of that colour, for houses where the colour is enough."""


def _goes_on_card() -> list[int]:
    """For each card and deck: the cards that share suit, colour or shape with it, as far as these help them."""
    found: list[int] = []
    for card in range(CARDS):
        for deck in range(2):
            by_suit = int(GOES_ON_SUIT[2 * _SUIT[card] + deck])
            by_colour = int(GOES_ON_COLOUR[2 * _COLOUR[card] + deck])
            found.append(by_suit | by_colour | int(GOES_ON_SHAPE[2 * _SHAPE[card] + deck]))
    return found


GOES_ON_CARD: Final = vec[i64](_goes_on_card())
"""LC-010: at ``2 * card + deck`` the cards that go on that one as it is printed."""


def events_with(tenth: int) -> list[int]:
    """List the events of all cards at a table where the tenth Mixer is that event."""
    return [tenth if card == TENTH else event for card, event in enumerate(_EVENT)]


def set_of_events(events: list[int], wanted: list[int], deck: int) -> int:
    """Give the cards of one deck that have one of the wanted events."""
    return _set([card for card in range(CARDS) if events[card] in wanted], deck)


TAKE_THATS: Final = vec[i64]([set_of_events(_EVENT, [TAKE_THAT], deck) for deck in range(2)])
BARS: Final = vec[i64]([set_of_events(_EVENT, [TOUGH_BREAK], deck) for deck in range(2)])
