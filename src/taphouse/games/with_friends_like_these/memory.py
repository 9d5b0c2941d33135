"""What an attentive player remembers of the round, taken from the views of one seat."""

from taphouse.core.view import Item
from taphouse.decks.glasses import DECK, suit_of
from taphouse.games.with_friends_like_these.cards import TRUMP_IDS, class_of, strength_of, write
from taphouse.games.with_friends_like_these.view import WithFriendsView

NUMBER = {write(card): card for card in range(2 * DECK)}
"""The number of each card by its notation."""
KINDS = {
    name: [(class_of(card % DECK, trump), strength_of(card % DECK, trump)) for card in range(2 * DECK)]
    for trump, name in enumerate(TRUMP_IDS)
}
"""For each trump: the class and the strength of every card."""


class Memory:
    """The cards that are gone, the hand that was passed on, and who could not follow."""

    def __init__(self) -> None:
        self.forget(0)

    def forget(self, round_: int) -> None:
        """Begin a round."""
        self.round = round_
        self.gone: set[int] = set()
        """Cards that have been turned up or played."""
        self.given: set[int] = set()
        """Cards that were passed on and not played yet."""
        self.voids: set[tuple[int, int]] = set()
        """Seats, each with a class of which it has no card left."""

    def note(self, view: WithFriendsView) -> None:
        """Take in what lies on the table."""
        if view.round != self.round:
            self.forget(view.round)
        if view.phase == "bidding" and view.pass_offset and view.eyes is not None:
            self.given = numbers(view.zone(f"hand-{view.eyes}").items)
        self.gone |= numbers(view.zone("flip").items)
        for zone in view.zones:
            if zone.kind == "trick" and (zone.id != "last-trick" or view.trick_number > 1):
                self._note_trick(zone.items, view.trump)
        self.given -= self.gone

    def _note_trick(self, items: list[Item], trump: str) -> None:
        """Remember the cards, and who did not follow; a Mixer laid to its own suit may have followed."""
        self.gone |= numbers(items)
        kind = KINDS[trump]
        for item in items:
            card, led = NUMBER[item.id], kind[NUMBER[items[0].id]][0]
            if item.seat is not None and led not in {kind[card][0], suit_of(card)}:
                self.voids.add((item.seat, led))


def numbers(items: list[Item]) -> set[int]:
    """Give the numbers of cards that can be seen."""
    return {NUMBER[item.id] for item in items}
