"""Equipment Recall, FWB-091 to FWB-095, and losing a card by chance."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from taphouse.core.bits import BIT, count
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EQUIPMENT_RECALL,
    EVENTS,
    KIND_OF,
    NO_CARD,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules import decks
from taphouse.games.friends_with_beverages.rules.hands import any_card, discard, give_up, take_out, take_piece
from taphouse.games.friends_with_beverages.rules.happenings import (
    FLIPPED,
    LOST_CARD,
    NO_EFFECT,
    RECALLED,
    SHUFFLED_BACK,
)
from taphouse.games.friends_with_beverages.rules.moves import (
    LOST,
    LOST_PIECE,
    RECALL_SOURCE,
    STEP_RECALL,
    STEP_RECALL_END,
    STEP_RECALL_EXTRA,
    UNTOUCHED,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

LOSES_MORE: Final = 2
"""FWB-094: with so many served guests one loses one more card."""


def begin_recall(table: "State", seat: i64) -> None:
    """FWB-091, FWB-095: flip cards until equipment appears; none of the flipped ones has any effect."""
    if table.deck.size == 0:
        decks.reshuffle(table)
    table.agenda.push(STEP_RECALL_END)
    while table.deck.size > 0:
        card = table.deck.draw()
        table.aside.put(card)
        table.note(FLIPPED, int(card))
        kind = KIND_OF[card]
        if is_equipment(kind):
            table.note(RECALLED, int(kind))
            if table.house.advanced:
                table.agenda.push(STEP_RECALL_EXTRA, seat)
            table.agenda.push(STEP_RECALL, seat, 0, kind - EQUIPMENT)
            return
    table.note(NO_EFFECT, EQUIPMENT_RECALL)


def recall(table: "State", first: i64, number: i64, kind: i64) -> None:
    """FWB-092, FWB-095: each in turn returns such a piece, or loses a card by chance."""
    if number == table.n:
        return
    table.agenda.push(STEP_RECALL, first, number + 1, kind)
    seat = (first + number) % table.n
    in_hand = table.held[EVENTS * seat + EQUIPMENT + kind] != 0
    in_shed = table.shed[seat] & BIT[kind] != 0
    if in_hand and in_shed:
        table.options = kind
        table.decision = RECALL_SOURCE
        table.asked = seat
    elif in_hand or in_shed:
        give_back(table, seat, kind, from_hand=in_hand)
    else:
        lose_any(table, seat)


def give_back(table: "State", seat: i64, kind: i64, *, from_hand: bool) -> None:
    """FWB-092: a piece of that type goes to the discard, never second-hand."""
    if from_hand:
        card = give_up(table, seat, EQUIPMENT + kind)
        table.period.add(seat, LOST, card)
    else:
        card = take_piece(table, seat, kind)
        table.period.add(seat, LOST_PIECE, card)
    table.discard.put(card)
    table.note(LOST_CARD, int(seat), int(card), 0)


def lose_any(table: "State", seat: i64) -> None:
    """FWB-088, FWB-092, FWB-103: a card of the hand is discarded by chance, if there is one."""
    card = any_card(table, seat)
    if card == NO_CARD:
        table.period.add(seat, UNTOUCHED, NO_CARD)
        return
    take_out(table, seat, card)
    table.period.add(seat, LOST, card)
    table.note(LOST_CARD, int(seat), int(card), 1)
    discard(table, card)


def recall_more(table: "State", first: i64) -> None:
    """FWB-094: whoever has served two or more loses one more card by chance."""
    for i in range(table.n):
        seat = (first + i) % table.n
        if count(table.served[seat]) >= LOSES_MORE:
            lose_any(table, seat)


def recall_ends(table: "State") -> None:
    """FWB-093: the deck is shuffled together with all that was flipped."""
    table.generation += 1
    while table.aside.size > 0:
        card = table.aside.draw()
        table.seen[card] = table.generation
        table.deck.put(card)
    table.deck.shuffle(table.rng)
    table.note(SHUFFLED_BACK)
