"""Why a good player makes a move, in facts: which guest it brings nearer, or what it costs least."""

from typing import Final

from taphouse.core.facts import Fact
from taphouse.games.friends_with_beverages.cards import EQUIPMENT
from taphouse.games.friends_with_beverages.outlook import Outlook
from taphouse.games.friends_with_beverages.words import said
from taphouse.games.friends_with_beverages.worth import RECIPES, appeal

PLAIN: Final = {
    "do-draw": said.because_blind(),
    "do-serve": said.because_serve(),
    "do-rush": said.because_rush(),
    "do-done": said.because_done(),
    "do-pass": said.because_done(),
    "do-reject": said.because_reject(),
    "do-swap-deck": said.because_deck(),
    "do-accept": said.because_accept(),
    "do-decline": said.because_decline(),
    "do-play": said.because_event(),
    "do-rest": said.because_rest(),
    "do-lay": said.because_lay(),
    "do-arrange": said.because_arrange(),
    "do-remove": said.because_remove(),
    "do-return-hand": said.because_return(),
}
"""What speaks for a move of that sort, whatever it names."""
GAINS: Final = ("do-take", "do-take-discard", "do-install", "do-pick", "do-borrow", "do-want")
"""What brings a resource that it names."""
INVITES: Final = ("do-swap", "do-slot")
PAYS: Final = ("do-pay", "do-pay-mixed", "do-pay-wild")


def why_gain(outlook: Outlook, kind: int, *, installs: bool) -> Fact:
    """Which own guest comes nearer by a resource; in the shed, if it is installed."""
    hand = outlook.changed(less=(kind,)) if installs else outlook.changed(more=(kind,))
    shed = outlook.shed | 1 << kind - EQUIPMENT if installs else outlook.shed
    gains = [
        (appeal(recipe, hand, shed, outlook.goal) - appeal(recipe, outlook.hand, outlook.shed, outlook.goal), slot)
        for slot, recipe in zip(outlook.slots, outlook.guests, strict=True)
    ]
    gain, slot = max(gains, default=(0.0, 0))
    return said.because_nearer(guest=guest_in(outlook, slot)) if gain > 0 else said.because_useful()


def guest_in(outlook: Outlook, slot: int) -> said.GuestRef:
    """The guest in one of the own slots."""
    return said.guest_ref(next(place.guest for place in outlook.host.guests if place.slot == slot))


def why_invite(guest: str) -> Fact:
    """What a guest from the market gives."""
    name = guest.partition(":")[2]
    return said.because_invite(guest=said.guest_ref(name), points=RECIPES[name].points)
