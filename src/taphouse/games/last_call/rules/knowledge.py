"""Dealing anew what a seat cannot know, so that everything it does know stays true."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, CARDS, DECK_OF, NO_CARD
from taphouse.games.last_call.rules.memory import ANYWHERE, IN_DRAW, JUST_DRAWN

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

SWEEPS: Final = 12
"""How often each card about which something is known tries to change places."""
ROOM: Final = vec[i64]([0] * CARDS)


@final
class Hidden:
    """The cards that a seat does not see: where each lies, and where it could lie as far as the seat can tell."""

    def __init__(self) -> None:
        self.cards: vec[i64] = ROOM[:]
        self.places: vec[i64] = ROOM[:]
        self.allowed: vec[i64] = ROOM[:]
        self.size: i64 = 0
        self.tied: vec[i64] = vec[i64]([0, 0])
        """The spots of cards that may not lie anywhere, as a set in two words."""

    def put(self, card: i64, place: i64, allowed: i64) -> None:
        """Add a card."""
        self.cards[self.size] = card
        self.places[self.size] = place
        self.allowed[self.size] = allowed
        if allowed != ANYWHERE:
            self.tie_or_free(self.size)
        self.size += 1

    def tie_or_free(self, spot: i64) -> None:
        """The card at a spot is tied now, or no longer."""
        self.tied[spot // DECK] ^= BIT[spot % DECK]

    def next_tied(self, spot: i64) -> i64:
        """The first spot from here on where a card is tied; beyond the last one if there is none."""
        word = spot // DECK
        below = BIT[spot % DECK] - 1
        while word < 2:
            rest = self.tied[word] & ~below
            if rest != 0:
                return word * DECK + lowest(rest)
            below = 0
            word += 1
        return CARDS

    def mix(self, rng: Rng) -> None:
        """Shuffle the cards among their places; those about which something is known try again and again."""
        if self.tied[0] | self.tied[1] == 0:
            rng.shuffle(self.cards, self.size)
            return
        i = self.size - 1
        while i > 0:
            self.swap(i, rng.below(i + 1))
            i -= 1
        for _ in range(SWEEPS):
            spot = self.next_tied(0)
            while spot < CARDS:
                self.swap(spot, self.reachable(spot, rng))
                spot = self.next_tied(spot + 1)

    def reachable(self, own: i64, rng: Rng) -> i64:
        """Any of the spots where a card may lie; its own is one of them wherever the memory is true."""
        places = self.places
        allowed = self.allowed[own]
        if places[own] & allowed == 0:
            return own
        spot = rng.below(self.size)
        while places[spot] & allowed == 0:
            spot = rng.below(self.size)
        return spot

    def swap(self, i: i64, j: i64) -> None:
        """Let two cards change places if both may."""
        cards, places, allowed = self.cards, self.places, self.allowed
        if places[i] & allowed[j] != 0 and places[j] & allowed[i] != 0:
            cards[i], cards[j] = cards[j], cards[i]
            if allowed[i] != allowed[j]:
                if allowed[i] == ANYWHERE or allowed[j] == ANYWHERE:
                    self.tie_or_free(i)
                    self.tie_or_free(j)
                allowed[i], allowed[j] = allowed[j], allowed[i]


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table and deal its hidden cards anew: the other hands, the draw pile, what others have chosen.

    The true deal agrees with all that is known; cards then change places only where both may lie.
    """
    twin = table.copy()
    found = hidden(twin, eyes)
    found.mix(rng)
    lay_back(twin, eyes, found, rng)
    for seat in range(twin.n):
        if twin.chosen[seat] != NO_CARD and seat != eyes:
            twin.chosen[seat] = any_card(twin, seat, rng)
    twin.rng = Quick(rng.below(2147483647) * 2147483647 + rng.below(2147483647))
    return twin


def any_card(table: "State", seat: i64, rng: Rng) -> i64:
    """Pick any card of a hand."""
    in_first = count(table.hands[2 * seat])
    pick = rng.below(table.sizes[seat])
    if pick < in_first:
        return nth(table.hands[2 * seat], pick)
    return DECK + nth(table.hands[2 * seat + 1], pick - in_first)


def possible(table: "State", eyes: i64, card: i64) -> i64:
    """Where a hidden card can be, as far as the seat can tell.

    LC-026: a card that was not in the draw pile cannot have been drawn from it just now.
    """
    places = table.memory.places(eyes, card)
    if table.drawn != NO_CARD and table.memory.was_in_stock(table.drawn) and not table.memory.was_in_stock(card):
        return places & ~JUST_DRAWN
    return places


def is_hidden(table: "State", eyes: i64, seat: i64) -> bool:
    """Whether a hand is hidden from a seat; at the end all hands are shown."""
    return seat != eyes and table.step is not OVER


def hidden(table: "State", eyes: i64) -> Hidden:
    """The cards that the seat does not see. LC-022: everybody saw the rejected ones."""
    found = Hidden()
    spoken_of = vec[i64]([table.memory.spoken_of(0), table.memory.spoken_of(1)])
    for seat in range(table.n):
        if is_hidden(table, eyes, seat):
            for deck in range(2):
                rest = table.hands[2 * seat + deck]
                while rest != 0:
                    card = deck * DECK + lowest(rest)
                    allowed = possible(table, eyes, card) if spoken_of[deck] & rest & -rest != 0 else ANYWHERE
                    rest &= rest - 1
                    found.put(card, JUST_DRAWN if card == table.drawn else BIT[seat], allowed)
    for i in range(table.rejected, table.draw_pile.size):
        card = table.draw_pile.cards[i]
        is_free = spoken_of[DECK_OF[card]] & BIT_OF[card] == 0
        found.put(card, IN_DRAW, ANYWHERE if is_free else possible(table, eyes, card))
    return found


def lay_back(table: "State", eyes: i64, found: Hidden, rng: Rng) -> None:
    """Give the cards back to hands and draw pile; the order of the pile is anybody's guess."""
    for seat in range(table.n):
        if is_hidden(table, eyes, seat):
            table.hands[2 * seat] = 0
            table.hands[2 * seat + 1] = 0
    at = table.rejected
    for i in range(found.size):
        card, place = found.cards[i], found.places[i]
        if place == IN_DRAW:
            swap_into(table, at, card, rng)
            at += 1
            continue
        seat = table.active
        if place == JUST_DRAWN:
            table.drawn = card
        else:
            seat = lowest(place)
        table.hands[2 * seat + DECK_OF[card]] |= BIT_OF[card]


def swap_into(table: "State", at: i64, card: i64, rng: Rng) -> None:
    """Lay a card at a random height among those of the draw pile that nobody has seen."""
    pile = table.draw_pile.cards
    other = table.rejected + rng.below(at - table.rejected + 1)
    pile[at] = pile[other]
    pile[other] = card
