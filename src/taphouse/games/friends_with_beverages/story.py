"""The story in words, as each seat may hear it."""

from collections.abc import Sequence

from taphouse.core.moves import Event, Seat
from taphouse.core.telling import Teller, listed
from taphouse.games.friends_with_beverages.cards import KIND_OF, NAMES, NO_CARD, POINTS
from taphouse.games.friends_with_beverages.guests import GUESTS
from taphouse.games.friends_with_beverages.naming import (
    SHOT_WORDS,
    card_name,
    count_cards,
    guest_name,
    two_of,
    why_it_ended,
)
from taphouse.games.friends_with_beverages.rules import happenings as h


class Storyteller(Teller):
    """Tells what happened to one pair of eyes."""

    def own(self, seat: int) -> str:
        """The word for what belongs to the seat that was just named."""
        return "your" if seat == self.eyes else "their"

    def tell(self, event: Event) -> str:
        """Tell one thing; nothing if it is not for these ears."""
        kind, a, b, c = event
        if kind == h.DEALT:
            return f"Everybody gets six cards and {a} guests."
        if kind <= h.ROUND_PASSES:
            return self.table(kind, a, b, c)
        if kind <= h.DECLINED:
            return self.trade(kind, a, b, c)
        if kind <= h.RESHUFFLED:
            return self.resources(kind, a, b)
        if kind <= h.MARKET_REPLACED:
            return self.swap(kind, a, b, c)
        if kind <= h.TRADED_SECOND_HAND:
            return self.equipment(kind, a, b, c)
        if kind in (h.SERVED_GUEST, h.LAST_ROUND, h.GUESTS_OUT, h.GAME_ENDS, h.READY):
            return self.end(kind, a, b)
        if kind in (h.MET_CARD, h.EXCHANGE_ENDS, h.EXCHANGE_STAYS, h.FLIPPED, h.RECALLED, h.NO_EFFECT, h.SHUFFLED_BACK):
            return self.interrupt(kind, a, b)
        return self.effect(kind, a, b, c)

    def table(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell who arrives, begins and leads."""
        if kind == h.HAS_ANSWERED:
            return f"{self.does(a, 'have', 'has')} answered."
        if kind == h.ARRIVED:
            bottle = "brought a bottle" if b else "came empty-handed"
            return f"{self.who(a)} {bottle}; nose: {c}."
        if kind == h.BEGINS:
            return f"{self.does(a, 'begin', 'begins')} and {self.verb(a, 'get', 'gets')} both tokens."
        if kind == h.TURN_BEGINS:
            return f"Turn {b}: {self.whom(a)}."
        tokens = "Both tokens go" if a == b else "The Round Token goes"
        return f"{tokens} to {self.whom(a)}; the markets change."

    def trade(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell offers and trades."""
        if kind == h.OFFERED:
            give, want = NAMES[c // h.PACK], NAMES[c % h.PACK]
            return f"{self.does(a, 'offer', 'offers')} {self.whom(b)} {give} for {want}."
        if kind == h.DECLINED:
            return f"{self.does(a, 'decline', 'declines')}."
        given, gained = card_name(c // h.PACK), card_name(c % h.PACK)
        return f"{self.does(a, 'trade', 'trades')} {given} for {gained} with {self.whom(b)}."

    def resources(self, kind: int, a: int, b: int) -> str:
        """Tell draws and what becomes of the Resource Market."""
        if kind == h.DREW:
            return f"You draw {card_name(b)}." if a == self.eyes else f"{self.who(a)} draws a card."
        if kind == h.NO_CARD_LEFT:
            return f"There is no card left for {self.whom(a)} to draw."
        if kind == h.TOOK:
            return f"{self.does(a, 'take', 'takes')} {card_name(b)} from the market."
        if kind == h.TOOK_DISCARD:
            return f"{self.does(a, 'take', 'takes')} {card_name(b)} off the discard."
        if kind == h.FILLED:
            return f"{card_name(b)} comes to market slot {a + 1}."
        if kind == h.SWEPT:
            return f"{card_name(b)} leaves the market."
        return (
            f"The Resource Deck is used up: {count_cards(a)} of the discard {'is' if a == 1 else 'are'} shuffled anew."
        )

    def payment(self, first: int, second: int) -> str:
        """Name one or two cards that were paid."""
        if first == second:
            return card_name(first)
        if KIND_OF[first] == KIND_OF[second]:
            return two_of(int(KIND_OF[first]))
        return f"{card_name(first)} and {card_name(second)}"

    def swap(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell the steps of a swap, and guests in the market."""
        if kind == h.PAID:
            first, second = b // h.PACK, b % h.PACK
            return f"{self.does(a, 'pay', 'pays')} {self.payment(first, second)} to swap a guest."
        if kind == h.SWAPPED:
            return f"{self.does(a, 'invite', 'invites')} {guest_name(b)}; {guest_name(c)} leaves."
        if kind == h.TURNED:
            return f"{self.does(a, 'turn', 'turns')} up {guest_name(b)}."
        if kind == h.REJECTED:
            gone = f", and {guest_name(c)} leaves" if c != NO_CARD else ""
            return f"{self.does(a, 'send', 'sends')} {guest_name(b)} to the market{gone}."
        if kind == h.JOINED_MARKET:
            gone = f", and {guest_name(c)} leaves" if c != NO_CARD else ""
            return f"{guest_name(a)} comes to market position {b + 1}{gone}."
        return "The whole Guest Market is replaced."

    def equipment(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell what happens to equipment, and what is thrown away."""
        if kind == h.INSTALLED:
            return f"{self.does(a, 'install', 'installs')} {card_name(b)}{', sideways' if c else ''}."
        if kind == h.DISPLACED:
            return f"{card_name(a)} leaves the second-hand market."
        if kind == h.DISCARDED:
            return f"{self.does(a, 'discard', 'discards')} {card_name(b)}."
        if kind == h.RETIRED:
            return f"{self.does(a, 'retire', 'retires')} {card_name(b)} to the second-hand market."
        gained = card_name(c)
        return f"{self.does(a, 'trade', 'trades')} {card_name(b)} for the second-hand {gained}."

    def end(self, kind: int, a: int, b: int) -> str:
        """Tell served guests and the end."""
        if kind == h.SERVED_GUEST:
            guest = GUESTS[b]
            verb = self.verb(a, "serve", "serves")
            return f"{self.who(a)} {verb} {guest.country} {guest.liqueur} for {POINTS[b]} points."
        if kind == h.LAST_ROUND:
            verb = self.verb(a, "have", "has")
            return f"{self.who(a)} {verb} served all {self.own(a)} guests: this is the last round."
        if kind == h.GUESTS_OUT:
            return "The last guest has left the Guest Deck: the end is near."
        if kind == h.READY:
            return f"{self.whose(a).capitalize() if a == self.eyes else self.whose(a)} new equipment is ready."
        return f"The game is over: {why_it_ended(self, a, still=b == 1)}."

    def interrupt(self, kind: int, a: int, b: int) -> str:
        """Tell how interrupts come, go and flip cards."""
        if kind == h.MET_CARD:
            return f"{card_name(b)}, drawn by {self.whom(a)}!"
        if kind == h.EXCHANGE_ENDS:
            return "Cultural Exchange is over."
        if kind == h.EXCHANGE_STAYS:
            return "From now on a swap costs one card."
        if kind == h.FLIPPED:
            return f"{card_name(a)} is flipped."
        if kind == h.RECALLED:
            return f"{NAMES[a]} is recalled."
        if kind == h.SHUFFLED_BACK:
            return "The flipped cards are shuffled back into the deck."
        return f"{NAMES[a]} has no effect."

    def effect(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell what events and interrupts do to somebody."""
        who = self.who(a)
        if kind == h.LOST_CARD:
            how = " by chance" if c else ""
            return f"{who} {self.verb(a, 'lose', 'loses')} {card_name(b)}{how}."
        if kind == h.GUEST_LOST:
            return f"{who} {self.verb(a, 'lose', 'loses')} {guest_name(b)}; {guest_name(c)} comes instead."
        if kind == h.WAS_IMMUNE:
            return f"{who} {self.verb(a, 'are', 'is')} spared by {NAMES[b]}."
        if kind == h.DESTROYED:
            return f"{self.whose(a).capitalize() if a == self.eyes else self.whose(a)} {card_name(b)} breaks."
        if kind == h.BORROWED:
            return f"{who} {self.verb(a, 'take', 'takes')} {card_name(c)} out of {self.whose(b)} shed."
        if kind == h.REMOVED:
            return f"{who} {self.verb(a, 'remove', 'removes')} {card_name(c)} from {self.whose(b)} shed."
        if kind == h.SHOT_ANSWER:
            return f"{who} {self.verb(a, 'say', 'says')}: {SHOT_WORDS[b]}."
        return self.event(kind, a, b, c)

    def event(self, kind: int, a: int, b: int, c: int) -> str:
        """Tell events, and who lets them go by."""
        who = self.who(a)
        if kind == h.PLAYED:
            return f"{who} {self.verb(a, 'play', 'plays')} {card_name(b)}."
        if kind == h.FOUND:
            return f"{who} {self.verb(a, 'find', 'finds')} {card_name(b)} in the discard."
        if kind == h.EXHIBITED:
            given = listed([card_name(b // h.PACK), card_name(b % h.PACK)])
            return f"{who} {self.verb(a, 'give', 'gives')} {given} for {card_name(c)}."
        if kind == h.LOOKED:
            return f"{who} {self.verb(a, 'look', 'looks')} at the top {b} guests."
        if kind == h.RUSHED:
            what = NAMES[c]
            return f"{who} {self.verb(a, 'rush', 'rushes')} to serve {guest_name(b)} without {what}."
        assert kind == h.LET_GO_BY
        return f"{who} {self.verb(a, 'let', 'lets')} it go by."


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    return Storyteller(eyes, names).tell(event)
