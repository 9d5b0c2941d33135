"""Drawing action cards, ENB-048 to ENB-052 and ENB-072 to ENB-074."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.empire_needs_beer.cards import NO_CARD
from taphouse.games.empire_needs_beer.rules.happenings import DREW, RESHUFFLED

if TYPE_CHECKING:
    from taphouse.games.empire_needs_beer.rules.state import State

HAND: Final = 5
"""ENB-015, ENB-071, ENB-072: the hand at the start, and after the end of a turn."""
PACK: Final = 64
"""Several cards in one number of the story: digits to this base."""


def can_draw(table: "State", seat: i64) -> bool:
    """ENB-051: with draw pile and discards both empty there is nothing to draw."""
    return table.draws[seat].size > 0 or table.discards[seat].size > 0


def take_card(table: "State", seat: i64) -> i64:
    """ENB-048, ENB-050: draw the top card; if the pile is empty, whatever lies in the discards is shuffled first.

    With the last card of a pile everybody who counts along knows the hand: all that does not lie open is in it.
    """
    pile = table.draws[seat]
    if pile.size == 0:
        reshuffle(table, seat)
        if pile.size == 0:
            return NO_CARD
    card = pile.draw()
    table.hands[seat] |= BIT[card]
    table.learned += 1
    if pile.size == 0:
        table.known[seat] = table.hands[seat]
    return card


def renew(table: "State", seat: i64) -> None:
    """ENB-049: as soon as the draw pile is empty, the discards become the new one."""
    if table.draws[seat].size == 0:
        reshuffle(table, seat)


def reshuffle(table: "State", seat: i64) -> None:
    """ENB-050, ENB-052: shuffle the discards to be the draw pile; a card in play is not among them."""
    discards = table.discards[seat]
    if discards.size == 0:
        return
    pile = table.draws[seat]
    for i in range(discards.size):
        pile.put(discards.cards[i])
    discards.clear()
    pile.shuffle(table.rng)
    table.note(RESHUFFLED, int(seat), int(pile.size))


def draw(table: "State", seat: i64) -> None:
    """Draw one card, and tell so."""
    card = take_card(table, seat)
    if card != NO_CARD:
        table.note(DREW, int(seat), 1, int(card))
        renew(table, seat)


def draw_up(table: "State", seat: i64) -> None:
    """ENB-072, ENB-074: draw until there are five in hand, or as many as there are; a shuffle is told in its place."""
    drawn = 0
    told = 0
    while count(table.hands[seat]) < HAND:
        card = take_card(table, seat)
        if card == NO_CARD:
            break
        drawn += 1
        told = told * PACK + int(card)
        if table.draws[seat].size == 0:
            table.note(DREW, int(seat), drawn, told)
            drawn = 0
            told = 0
            reshuffle(table, seat)
    if drawn > 0:
        table.note(DREW, int(seat), drawn, told)
