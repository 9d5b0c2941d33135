"""What each card is at a table: the parts of its name, and the colour in which it is drawn."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from taphouse.core.house import Value
from taphouse.decks.glasses import MIXER, is_bar, rank_of, suit_of
from taphouse.games.last_call.cards import (
    CARDS,
    EVENT_IDS,
    NONE,
    ORDINARY,
    SWITCH_IT_UP,
    TENTH_EVENTS,
    TROUBLES,
    colour_of,
    events_with,
    shape_of,
)
from taphouse.games.last_call.naming import COLOUR_REFS, SHAPE_REFS, SUIT_REFS, write

Pieces = Mapping[str, Mapping[str, object]]

TINTS: Final = (
    "#b3123b", "#e8930c", "#f4d60a", "#93c83d", "#63cda2", "#08767c", "#2a66d4", "#6b2fa0", "#f27baf", "#6b4423",
)  # fmt: skip
"""The colours as they are drawn, in their order."""


def catalogue(house: Mapping[str, Value]) -> Pieces:
    """Give every card by its notation. It hangs on what the tenth Mixer is, and on what two events go on."""
    wide = []
    if house["switch_play"] == "suit_or_colour":
        wide.append(SWITCH_IT_UP)
    if house["trigger_play"] == "any":
        wide.append(TROUBLES)
    return _pieces(str(house["tenth_mixer"]), tuple(wide))


@lru_cache(maxsize=16)
def _pieces(tenth: str, wide: tuple[int, ...]) -> Pieces:
    events = events_with(TENTH_EVENTS[tenth])
    return {write(card): _piece(card, events[card], wide=events[card] in wide) for card in range(CARDS)}


def _piece(card: int, event: int, *, wide: bool) -> dict[str, object]:
    """LC-003 to LC-006: a feature that a card lacks is left out."""
    piece: dict[str, object] = {"kind": "card"}
    if not is_bar(card):
        piece["suit"] = SUIT_REFS[suit_of(card)]
        if rank_of(card) != MIXER:
            piece["rank"] = rank_of(card)
    if colour_of(card) != NONE:
        piece["colour"] = COLOUR_REFS[colour_of(card)]
        piece["tint"] = TINTS[colour_of(card)]
    if shape_of(card) != NONE:
        piece["shape"] = SHAPE_REFS[shape_of(card)]
    if event != ORDINARY:
        piece["event"] = f"event:{EVENT_IDS[event]}"
    if wide:
        piece["wide"] = "yes"
    return piece
