"""Each seat's side of the table as a player reads it from a view: guests, shed, cards and points."""

from typing import Final, cast

from taphouse.core.view import Item, View
from taphouse.games.friends_with_beverages.cards import CARDS, EQUIPMENT, KIND_OF, write_card

KIND_OF_CARD: Final = {write_card(card): int(KIND_OF[card]) for card in range(CARDS)}
"""The kind of each card by its notation."""


class Place:
    """A slot of a seat with its guest."""

    def __init__(self, slot: int, item: Item) -> None:
        self.slot = slot
        """From 0."""
        self.guest = item.id
        self.served = "served" in item.marks


class Side:
    """What lies open of a seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.seat = seat
        self.guests = [Place(slot, item) for slot, item in enumerate(view.zone(f"guests-{seat}").items)]
        self.shed = view.zone(f"shed-{seat}").items
        numbers = cast("dict[str, int]", view.seats[seat].counters)
        self.hand = numbers["cards"]
        """How many cards; ``served``: how many guests; ``points``: what these are worth."""
        self.served = numbers["served"]
        self.points = numbers["points"]

    def types(self, *, ready: bool = False) -> int:
        """The types of equipment in the shed, as a set; on request only those that work."""
        pieces = [piece for piece in self.shed if not (ready and "sideways" in piece.marks)]
        return sum(1 << KIND_OF_CARD[piece.id] - EQUIPMENT for piece in pieces)


def holder_of(view: View, token: str) -> int:
    """The seat at which a token lies: ``round-token``, ``turn-token``."""
    return next(seat.seat for seat in view.seats if token in seat.notes)


def in_places(items: list[Item], empty: list[int]) -> dict[int, Item]:
    """The things of a row by their places, from 0; some places are empty, counted from 1."""
    places = [at for at in range(len(items) + len(empty)) if at + 1 not in empty]
    return dict(zip(places, items, strict=True))
