"""Equipment Recall, FWB-091 to FWB-095, and losing a card by chance."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import count
from taphouse.core.facts import Fact
from taphouse.core.step import Moves, Step, Verb
from taphouse.games.friends_with_beverages.cards import (
    EQUIPMENT,
    EQUIPMENT_RECALL,
    KIND_OF,
    NO_CARD,
    TYPES,
    Card,
    is_equipment,
)
from taphouse.games.friends_with_beverages.references import RESOURCE_REFS
from taphouse.games.friends_with_beverages.rules import decks, results
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decision import Decision, Task, in_hand, in_shed
from taphouse.games.friends_with_beverages.rules.hands import any_card, discard, give_up, take_out, take_piece
from taphouse.games.friends_with_beverages.rules.reading import need
from taphouse.games.friends_with_beverages.words import said

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State

LOSES_MORE: Final = 2
"""FWB-094: with so many served guests one loses one more card."""

RETURN_HAND: Final = Verb("return hand")
RETURN_SHED: Final = Verb("return shed")


@final
class RecallSource(Decision):
    """FWB-092: say whether the recalled piece comes from hand or shed."""

    name = "recall_source"
    rule = "FWB-092"
    verbs: tuple[Verb, ...] = (RETURN_HAND, RETURN_SHED)
    of_card = True

    def open(self, table: "State", seat: i64, moves: Moves) -> None:
        """Both."""
        moves.put(RETURN_HAND.first)
        moves.put(RETURN_SHED.first)

    def apply(self, table: "State", seat: i64, verb: Verb, n: i64) -> None:
        """Return it."""
        give_back(table, seat, table.choice.options, from_hand=verb is RETURN_HAND)

    def fits(self, table: "State", seat: i64) -> bool:
        """Who has none in hand is not asked."""
        return table.hands.copies(seat, EQUIPMENT + table.choice.options) != 0

    def check(self, table: "State") -> None:
        """FWB-092: both are there."""
        seat, kind = table.asked, table.choice.options
        need(
            kind < TYPES and table.hands.copies(seat, EQUIPMENT + kind) != 0 and table.sheds.has(seat, kind),
            said.wrong_recall(),
        )

    def first(self) -> Fact:
        """Which one."""
        return said.first_recall_source()

    def asks(self, table: "State", seat: i64) -> Fact:
        """Which one."""
        return said.ask_recall_source(resource=RESOURCE_REFS[EQUIPMENT + int(table.choice.options)])

    def on(self, table: "State", seat: int, verb: Verb, n: int) -> tuple[str, ...]:
        """The piece in hand or shed."""
        kind = int(table.choice.options)
        return in_hand(table, seat, EQUIPMENT + kind) if verb is RETURN_HAND else in_shed(table, seat, kind)


@final
class Recall(Task):
    """FWB-092, FWB-095: beginning with seat a, the b-th seat returns a piece of type c, or loses a card by chance."""

    name = "recall"
    todo = "recall"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """One after the other."""
        if b == table.n:
            return
        table.then(self, a, b + 1, c)
        seat = (a + b) % table.n
        held = table.hands.copies(seat, EQUIPMENT + c) != 0
        installed = table.sheds.has(seat, c)
        if held and installed:
            table.choice.options = c
            RECALL_SOURCE.ask(table, seat)
        elif held or installed:
            give_back(table, seat, c, from_hand=held)
        else:
            lose_any(table, seat)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """There is such a type."""
        return super().check(table, a, b, c) or (None if c < TYPES else said.wrong_recall_type())


@final
class RecallMore(Task):
    """FWB-094: beginning with seat a, whoever has served two or more loses one more card by chance."""

    name = "recall_more"
    todo = "recall more"

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """All in turn."""
        for i in range(table.n):
            seat = (a + i) % table.n
            if count(table.guests.served[seat]) >= LOSES_MORE:
                lose_any(table, seat)


@final
class RecallEnds(Task):
    """FWB-093: the deck is shuffled together with all that was flipped."""

    name = "recall_ends"
    todo = "recall ends"
    seats = False

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """Everybody has seen these cards."""
        table.memory.renew(table.memory.generation + 1)
        while table.resources.aside.size > 0:
            card = Card(table.resources.aside.draw())
            table.memory.see(card)
            table.resources.deck.put(card)
        table.resources.deck.shuffle(table.rng)
        table.note(h.SHUFFLED_BACK)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """It has no numbers."""
        return None


def begin_recall(table: "State", seat: i64) -> None:
    """FWB-091, FWB-095: flip cards until equipment appears; none of the flipped ones has any effect."""
    if table.resources.deck.size == 0:
        decks.reshuffle(table)
    table.then(RECALL_ENDS)
    while table.resources.deck.size > 0:
        card = table.resources.deck.draw()
        table.resources.aside.put(card)
        table.note(h.FLIPPED, int(card))
        kind = KIND_OF[card]
        if is_equipment(kind):
            table.note(h.RECALLED, int(kind))
            if table.house.advanced:
                table.then(RECALL_MORE, seat)
            table.then(RECALL, seat, 0, kind - EQUIPMENT)
            return
    table.note(h.NO_EFFECT, EQUIPMENT_RECALL)


def give_back(table: "State", seat: i64, kind: i64, *, from_hand: bool) -> None:
    """FWB-092: a piece of that type goes to the discard, never second-hand."""
    if from_hand:
        card = give_up(table, seat, EQUIPMENT + kind)
        table.period.add(seat, results.LOST, card)
    else:
        card = take_piece(table, seat, kind)
        table.period.add(seat, results.LOST_PIECE, card)
    table.resources.discard.put(card)
    table.note(h.LOST_CARD, int(seat), int(card), 0)


def lose_any(table: "State", seat: i64) -> None:
    """FWB-088, FWB-092, FWB-103: a card of the hand is discarded by chance, if there is one."""
    card = any_card(table, seat)
    if card == NO_CARD:
        table.period.add(seat, results.UNTOUCHED, NO_CARD)
        return
    take_out(table, seat, card)
    table.period.add(seat, results.LOST, card)
    table.note(h.LOST_CARD, int(seat), int(card), 1)
    discard(table, card)


RECALL_SOURCE: Final[RecallSource] = RecallSource()
RECALL: Final[Recall] = Recall()
RECALL_MORE: Final[RecallMore] = RecallMore()
RECALL_ENDS: Final[RecallEnds] = RecallEnds()
STEPS: Final[list[Step[Any]]] = [RECALL_SOURCE, RECALL, RECALL_MORE, RECALL_ENDS]
