"""What never changes about each card and guest, FWB-004 to FWB-006: what it is called by, and what it is drawn by."""

from functools import lru_cache
from typing import Final

from taphouse.games.friends_with_beverages import cards as c
from taphouse.games.friends_with_beverages.cards import write_card, write_guest
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.words.said import country_ref, liqueur_ref, trivia_ref

TINTS: Final = (
    "#8fb8c9", "#e8dcc0", "#e0a92e", "#c8563f", "#6f9a4a", "#a3542a", "#8a6242", "#f1e3cf",
    "#6d8a96", "#9aa3a6", "#7f9b83", "#b08d57", "#96704f", "#b4713d", "#7a5230",
)  # fmt: skip
ADVANCED: Final = (
    c.CULTURAL_EXCHANGE,
    c.EQUIPMENT_RECALL,
    c.FESTIVAL_RUSH,
    c.GUEST_CANCELLATION,
    c.MARKET_VOLATILITY,
    c.TERRIBLE_TRAFFIC,
)
"""FWB-111: the interrupts that have an advanced line."""
EVENT_TINT: Final = "#b8892f"
INTERRUPT_TINT: Final = "#26221f"


def sort_of(kind: int) -> str:
    """The sort of card that a kind is."""
    if kind < c.EQUIPMENT:
        return "ingredient"
    if kind < c.ABUNDANCE:
        return "equipment"
    return "event" if kind < c.EVENTS else "interrupt"


def tint_of(kind: int) -> str:
    """The colour of a kind."""
    return TINTS[kind] if kind < c.ABUNDANCE else EVENT_TINT if kind < c.EVENTS else INTERRUPT_TINT


@lru_cache(maxsize=2)
def catalogue(*, advanced: bool) -> dict[str, dict[str, object]]:
    """Every piece by its notation; what an interrupt does hangs on whether effects are advanced."""
    pieces = {write_card(card): _card(int(c.KIND_OF[card]), advanced=advanced) for card in range(c.CARDS)}
    return pieces | {write_guest(guest): _guest(guest) for guest in range(c.GUEST_COUNT)}


def _card(kind: int, *, advanced: bool) -> dict[str, object]:
    """FWB-006: a resource card; ingredients and equipment say how many of the kind there are."""
    return {
        "kind": "card",
        "resource": RESOURCE_REFS[kind],
        "sort": sort_of(kind),
        "copies": c.PRINTED[kind] if kind < c.ABUNDANCE else 0,
        "advanced": "yes" if advanced and kind in ADVANCED else "no",
        "tint": tint_of(kind),
    }


def _guest(guest: int) -> dict[str, object]:
    """FWB-004, FWB-005: a guest with all that is printed on the card."""
    data, name = GUESTS[guest], write_guest(guest)
    return {
        "kind": "guest",
        "country": country_ref(data.flag),
        "liqueur": liqueur_ref(name),
        "trivia": trivia_ref(name),
        "flag": data.flag,
        "code": {"text": data.flag.upper()},
        "needs": {"text": f"{data.ingredients} / {data.equipment}"},
        "ingredients": [RESOURCE_REFS[c.CODES.index(code)] for code in data.ingredients.split()],
        "equipment": [RESOURCE_REFS[c.CODES.index(code)] for code in data.equipment.split()],
        "points": int(c.POINTS[guest]),
        "strip4": int(c.STRIP_4[guest]) + 1,
        "strip3": int(c.STRIP_3[guest]) + 1,
    }
