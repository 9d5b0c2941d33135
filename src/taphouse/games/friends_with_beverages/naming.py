"""What things are called, and what events and interrupts do, in a line."""

from typing import Final

from taphouse.core.telling import Teller
from taphouse.games.friends_with_beverages.cards import (
    ABUNDANCE,
    CULTURAL_EXCHANGE,
    EQUIPMENT,
    EQUIPMENT_RECALL,
    EVENTS,
    EXHIBITION,
    FESTIVAL_RUSH,
    GUEST_CANCELLATION,
    KIND_OF,
    LUCKY_FIND,
    MARKET_VOLATILITY,
    NAMES,
    ONE_SHOT,
    SUPPLY_CHAIN_HICCUP,
    TERRIBLE_FRIEND,
    TERRIBLE_TRAFFIC,
)
from taphouse.games.friends_with_beverages.guests import GUESTS

EFFECT_LINES: Final = {
    ABUNDANCE: "Stands for any card you lack when you serve a guest or pay for a swap.",
    EXHIBITION: "Everybody in turn may give two pieces of equipment for one of the discard.",
    LUCKY_FIND: "Take any piece of equipment out of the discard.",
    CULTURAL_EXCHANGE: "Until the next interrupt, swapping a guest costs one card instead of two.",
    EQUIPMENT_RECALL: "Cards are flipped until equipment appears; everybody returns such a piece, or loses a card.",
    FESTIVAL_RUSH: "Everybody draws a card, then may serve one guest with one thing left out.",
    GUEST_CANCELLATION: "One of your guests leaves, served or not, and another takes the place.",
    MARKET_VOLATILITY: "The Resource Market is replaced.",
    SUPPLY_CHAIN_HICCUP: "Everybody loses a card by chance, then draws one.",
    TERRIBLE_FRIEND: "You take a piece of equipment out of somebody's shed, for good.",
    TERRIBLE_TRAFFIC: "Everybody loses a guest, and gets another.",
    ONE_SHOT: "Everybody removes a piece from the shed to their right; a toast protects.",
}
ADVANCED_LINES: Final = {
    CULTURAL_EXCHANGE: " First you look at the top three guests and put them back in any order.",
    EQUIPMENT_RECALL: " Whoever has served two guests loses one card more.",
    FESTIVAL_RUSH: " One piece that was used breaks.",
    GUEST_CANCELLATION: " Then you exchange two hand cards.",
    MARKET_VOLATILITY: " Then everybody draws a card for each guest they have served.",
    TERRIBLE_TRAFFIC: " Whoever leads alone is spared.",
}
TINTS: Final = (
    "#8fb8c9", "#e8dcc0", "#e0a92e", "#c8563f", "#6f9a4a", "#a3542a", "#8a6242", "#f1e3cf",
    "#6d8a96", "#9aa3a6", "#7f9b83", "#b08d57", "#96704f", "#b4713d", "#7a5230",
)  # fmt: skip
EVENT_TINT: Final = "#b8892f"
INTERRUPT_TINT: Final = "#26221f"
SIGNS: Final = {ABUNDANCE: "ANY", EXHIBITION: "EXH", LUCKY_FIND: "FIND"}
SHOT_WORDS: Final = ("no", "a toast", "the wheel")


def effect_line(kind: int, *, advanced: bool) -> str:
    """What an event or interrupt does at this table."""
    line = EFFECT_LINES.get(kind, "")
    return line + ADVANCED_LINES.get(kind, "") if advanced else line


def sort_of(kind: int) -> str:
    """The sort of card that a kind is."""
    if kind < EQUIPMENT:
        return "ingredient"
    if kind < ABUNDANCE:
        return "equipment"
    return "event" if kind < EVENTS else "interrupt"


def card_name(card: int) -> str:
    """Name a card, all copies alike."""
    return NAMES[int(KIND_OF[card])]


def two_of(kind: int) -> str:
    """Name two cards of a kind: ``two Mixing Jugs``, but ``two cards of Cream``."""
    return f"two {NAMES[kind]}s" if EQUIPMENT <= kind < ABUNDANCE else f"two cards of {NAMES[kind]}"


def guest_name(guest: int) -> str:
    """Name a guest by country."""
    return GUESTS[guest].country


def why_it_ended(teller: Teller, seat: int, *, still: bool) -> str:
    """Say why the game is over: who has served, or had served, all guests; seat -1: the Guest Deck is empty."""
    if seat < 0:
        return "the Guest Deck is empty"
    verb = teller.verb(seat, "have", "has") if still else "had"
    return f"{teller.who(seat)} {verb} served all {'your' if seat == teller.eyes else 'their'} guests"


def count_cards(number: int) -> str:
    """Count cards in words."""
    return "1 card" if number == 1 else f"{number} cards"
