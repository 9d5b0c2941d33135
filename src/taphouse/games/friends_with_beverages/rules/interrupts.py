"""Interrupts and events as such, FWB-086 to FWB-089: how one begins, and how it ends."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.core.facts import Fact
from taphouse.core.step import Step
from taphouse.games.friends_with_beverages.cards import CULTURAL_EXCHANGE, EVENTS, KIND_OF, NO_CARD, Card
from taphouse.games.friends_with_beverages.rules import decks, effects, events
from taphouse.games.friends_with_beverages.rules import happenings as h
from taphouse.games.friends_with_beverages.rules.decision import Task

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


@final
class Close(Task):
    """FWB-089: what was met as number a is carried out: its card leaves the table."""

    name = "close"
    todo = "close"
    seats = False

    def enter(self, table: "State", a: i64, b: i64, c: i64) -> None:
        """It is done."""
        close(table, a)

    def check(self, table: "State", a: int, b: int, c: int) -> Fact | None:
        """Whether it is open, the agenda as a whole tells."""
        return None


def meet(table: "State", card: Card, seat: i64) -> None:
    """FWB-007, FWB-086: a card has turned up that happens at once, for the seat that drew it."""
    table.note(h.MET_CARD, int(seat), int(card))
    resolve(table, card, seat)


def resolve(table: "State", card: Card, seat: i64) -> None:
    """FWB-087, FWB-089: lay the card out; an interrupt ends Cultural Exchange; then comes the effect."""
    kind = KIND_OF[card]
    table.resources.stays |= BIT[card - decks.STAYING]
    number = table.period.begin(card, seat)
    table.then(CLOSE, number)
    if kind < EVENTS:
        events.begin(table, kind, seat)
        return
    if table.resources.notice != NO_CARD:
        table.resources.discard.put(table.resources.notice)
        table.note(h.EXCHANGE_ENDS, int(table.resources.notice))
        table.resources.notice = Card(NO_CARD)
    effects.begin(table, kind, seat)


def close(table: "State", number: i64) -> None:
    """FWB-089, FWB-093: the card goes to the top of the discard; Cultural Exchange stays by the Guest Market."""
    card = Card(table.period.close(number))
    if KIND_OF[card] == CULTURAL_EXCHANGE:
        table.resources.notice = card
        table.note(h.EXCHANGE_STAYS, int(card))
    else:
        table.resources.discard.put(card)


CLOSE: Final[Close] = Close()
STEPS: Final[list[Step[Any]]] = [CLOSE]
