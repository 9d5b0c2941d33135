"""Dealing anew what a seat cannot know, so that everything it does know stays true."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest, nth
from taphouse.core.rng import Quick, Rng
from taphouse.core.step import OVER
from taphouse.decks.glasses import DECK
from taphouse.games.last_call.cards import BIT_OF, DECK_OF, NO_CARD
from taphouse.games.last_call.rules.memory import ANYWHERE, IN_DRAW, JUST_DRAWN

if TYPE_CHECKING:
    from taphouse.games.last_call.rules.state import State

SWEEPS: Final = 12
"""How often each card about which something is known tries to change places."""


def resample(table: "State", eyes: i64, rng: Rng) -> "State":
    """Copy the table and deal its hidden cards anew: the other hands, the draw pile, what others have chosen.

    The true deal agrees with all that is known; cards then change places only where both may lie.
    """
    twin = table.copy()
    cards, places = hidden(twin, eyes)
    allowed = [int(possible(twin, eyes, card)) for card in cards]
    mix(cards, places, allowed, rng)
    lay_back(twin, eyes, cards, places, rng)
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


def hidden(table: "State", eyes: i64) -> tuple[list[int], list[int]]:
    """The cards that the seat does not see, and where each lies. LC-022: everybody saw the rejected ones."""
    cards: list[int] = []
    places: list[int] = []
    for seat in range(table.n):
        if is_hidden(table, eyes, seat):
            for deck in range(2):
                rest = table.hands[2 * seat + deck]
                while rest != 0:
                    card = deck * DECK + lowest(rest)
                    rest &= rest - 1
                    cards.append(int(card))
                    places.append(JUST_DRAWN if card == table.drawn else int(BIT[seat]))
    for i in range(table.rejected, table.draw_pile.size):
        cards.append(int(table.draw_pile.cards[i]))
        places.append(IN_DRAW)
    return cards, places


def mix(cards: list[int], places: list[int], allowed: list[int], rng: Rng) -> None:
    """Shuffle the cards among their places; those about which something is known try again and again."""
    size = len(cards)
    for i in range(size - 1, 0, -1):
        swap(cards, places, allowed, i, int(rng.below(i + 1)))
    for _ in range(SWEEPS):
        for i in range(size):
            if allowed[i] != ANYWHERE:
                swap(cards, places, allowed, i, reachable(places, i, allowed[i], rng))


def reachable(places: list[int], own: int, allowed: int, rng: Rng) -> int:
    """Any of the spots where a card may lie; its own is one of them wherever the memory is true."""
    if places[own] & allowed == 0:
        return own
    spot = int(rng.below(len(places)))
    while places[spot] & allowed == 0:
        spot = int(rng.below(len(places)))
    return spot


def swap(cards: list[int], places: list[int], allowed: list[int], i: int, j: int) -> None:
    """Let two cards change places if both may."""
    if places[i] & allowed[j] != 0 and places[j] & allowed[i] != 0:
        cards[i], cards[j] = cards[j], cards[i]
        allowed[i], allowed[j] = allowed[j], allowed[i]


def lay_back(table: "State", eyes: i64, cards: list[int], places: list[int], rng: Rng) -> None:
    """Give the cards back to hands and draw pile; the order of the pile is anybody's guess."""
    for seat in range(table.n):
        if is_hidden(table, eyes, seat):
            table.hands[2 * seat] = 0
            table.hands[2 * seat + 1] = 0
    at = table.rejected
    for i in range(len(cards)):
        card: i64 = cards[i]
        if places[i] == IN_DRAW:
            swap_into(table, at, card, rng)
            at += 1
            continue
        seat = table.active
        if places[i] == JUST_DRAWN:
            table.drawn = card
        else:
            seat = lowest(places[i])
        table.hands[2 * seat + DECK_OF[card]] |= BIT_OF[card]


def swap_into(table: "State", at: i64, card: i64, rng: Rng) -> None:
    """Lay a card at a random height among those of the draw pile that nobody has seen."""
    pile = table.draw_pile.cards
    other = table.rejected + rng.below(at - table.rejected + 1)
    pile[at] = pile[other]
    pile[other] = card
