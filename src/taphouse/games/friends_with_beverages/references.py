"""Resources and guests as facts name them: by kind where all copies are alike."""

from typing import Final

from taphouse.games.friends_with_beverages.cards import CODES, GUEST_COUNT, KIND_OF, write_guest
from taphouse.games.friends_with_beverages.words.said import GuestRef, ResourceRef, guest_ref, resource_ref

RESOURCE_REFS: Final = [resource_ref(code) for code in CODES]
"""The kinds of resource cards, by number."""
GUEST_REFS: Final = [guest_ref(write_guest(guest)) for guest in range(GUEST_COUNT)]
"""The guests, by number."""


def resource_of(card: int) -> ResourceRef:
    """What a card is, all copies alike."""
    return RESOURCE_REFS[int(KIND_OF[card])]


def guest_or_none(guest: int) -> GuestRef | None:
    """A guest, if there is one."""
    return None if guest < 0 else GUEST_REFS[guest]
