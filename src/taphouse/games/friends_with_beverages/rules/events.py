"""Event cards, FWB-112 to FWB-117: Lucky Find and Equipment Exhibition. Abundance pays, and does nothing else."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT, count, lowest
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EVENTS,
    EXHIBITION,
    KIND_OF,
    LUCKY_FIND,
    NO_CARD,
    TYPES,
    is_equipment,
)
from taphouse.games.friends_with_beverages.rules import interrupts
from taphouse.games.friends_with_beverages.rules.hands import (
    give_up,
    number_of,
    pieces_held,
    take_in,
    take_piece,
    types_held,
)
from taphouse.games.friends_with_beverages.rules.happenings import (
    EXHIBITED,
    FOUND,
    LET_GO_BY,
    NO_EFFECT,
    PACK,
    PLAYED,
)
from taphouse.games.friends_with_beverages.rules.moves import (
    EXHIBITION_FIRST,
    EXHIBITION_SECOND,
    EXHIBITION_TAKE,
    LET_GO,
    LOST,
    LUCKY_PICK,
    PASS,
    PICK,
    SHOW_HAND,
    SHOW_SHED,
    STEP_EXHIBITION,
    TOOK,
    UNTOUCHED,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def types_in_discard(table: "State") -> i64:
    """FWB-114, FWB-116: the types of equipment in the discard, as a set."""
    types: i64 = 0
    for i in range(table.discard.size):
        kind = KIND_OF[table.discard.cards[i]]
        if is_equipment(kind):
            types |= BIT[kind - EQUIPMENT]
    return types


def can_play(table: "State", seat: i64) -> bool:
    """FWB-117: whether a held event can be played: not without equipment in the discard."""
    if table.held[EVENTS * seat + EXHIBITION] == 0 and table.held[EVENTS * seat + LUCKY_FIND] == 0:
        return False
    return types_in_discard(table) != 0


def play(table: "State", seat: i64, kind: i64) -> None:
    """FWB-116, FWB-117: play an event out of the hand; it goes to the discard when it is done."""
    card = give_up(table, seat, kind)
    table.note(PLAYED, int(seat), int(card))
    interrupts.resolve(table, card, seat)


def begin(table: "State", kind: i64, seat: i64) -> None:
    """FWB-112: carry an event out; without equipment in the discard it does nothing."""
    types = types_in_discard(table)
    if types == 0:
        table.note(NO_EFFECT, int(kind))
    elif kind == EXHIBITION:
        table.agenda.push(STEP_EXHIBITION, seat, 0)
    elif count(types) == 1:
        find(table, seat, lowest(types))
    else:
        table.decision = LUCKY_PICK
        table.asked = seat


def take_from_discard(table: "State", seat: i64, kind: i64) -> i64:
    """FWB-115, FWB-116: take the topmost piece of a type out of the discard; the rest keeps its order."""
    pile = table.discard
    at = pile.size - 1
    while KIND_OF[pile.cards[at]] != EQUIPMENT + kind:
        at -= 1
    card = pile.cards[at]
    while at + 1 < pile.size:
        pile.cards[at] = pile.cards[at + 1]
        at += 1
    pile.size -= 1
    take_in(table, seat, card, openly=True)
    table.period.add(seat, TOOK, card)
    return card


def find(table: "State", seat: i64, kind: i64) -> None:
    """FWB-116: Lucky Find."""
    card = take_from_discard(table, seat, kind)
    table.note(FOUND, int(seat), int(card))


def exhibit(table: "State", first: i64, number: i64) -> None:
    """FWB-114: everybody once, from the player of the card on, who has two pieces to give."""
    if number == table.n or types_in_discard(table) == 0:
        return
    table.agenda.push(STEP_EXHIBITION, first, number + 1)
    seat = (first + number) % table.n
    if pieces_held(table, seat) < 2:
        table.period.add(seat, UNTOUCHED, NO_CARD)
        return
    table.decision = EXHIBITION_FIRST
    table.asked = seat


def decide(table: "State", asked: i64, seat: i64, number: i64) -> None:
    """Carry out a choice about an event."""
    if asked == LUCKY_PICK:
        find(table, seat, number - PICK)
    elif asked == EXHIBITION_TAKE:
        exchange(table, seat, number - PICK)
    elif number == PASS:
        table.period.add(seat, LET_GO, NO_CARD)
        table.note(LET_GO_BY, int(seat), EXHIBITION)
    else:
        choose(table, asked, seat, number)


def types_to_show(table: "State", seat: i64) -> i64:
    """FWB-114: the types in hand that can be given, or given besides the first piece, as a set."""
    types = types_held(table, seat)
    first = table.shown - SHOW_HAND
    if 0 <= first < TYPES and number_of(table, seat, EQUIPMENT + first) == 1:
        types &= ~BIT[first]
    return types


def pieces_to_show(table: "State", seat: i64) -> i64:
    """FWB-114: the same for the shed."""
    types = table.shed[seat]
    return types & ~BIT[table.shown - SHOW_SHED] if table.shown >= SHOW_SHED else types


def choose(table: "State", asked: i64, seat: i64, number: i64) -> None:
    """FWB-114, FWB-115, FWB-139: the first piece to give, the second, and the one to take; one way is no choice."""
    table.asked = seat
    if asked == EXHIBITION_FIRST:
        table.shown = number
        in_hand, in_shed = types_to_show(table, seat), pieces_to_show(table, seat)
        if count(in_hand) + count(in_shed) > 1:
            table.decision = EXHIBITION_SECOND
            return
        table.shown_too = SHOW_HAND + lowest(in_hand) if in_hand != 0 else SHOW_SHED + lowest(in_shed)
    else:
        table.shown_too = number
    types = types_in_discard(table)
    if count(types) == 1:
        exchange(table, seat, lowest(types))
    else:
        table.decision = EXHIBITION_TAKE


def hand_over(table: "State", seat: i64, shown: i64) -> i64:
    """FWB-114: a piece from hand or shed is given."""
    if shown < SHOW_SHED:
        return give_up(table, seat, EQUIPMENT + shown - SHOW_HAND)
    return take_piece(table, seat, shown - SHOW_SHED)


def exchange(table: "State", seat: i64, kind: i64) -> None:
    """FWB-115: the piece is taken before the two given ones are laid on the discard, in the order given."""
    first = hand_over(table, seat, table.shown)
    second = hand_over(table, seat, table.shown_too)
    table.shown = -1
    table.shown_too = -1
    card = take_from_discard(table, seat, kind)
    table.discard.put(first)
    table.discard.put(second)
    table.period.add(seat, LOST, first)
    table.period.add(seat, LOST, second)
    table.note(EXHIBITED, int(seat), int(first) * PACK + int(second), int(card))
