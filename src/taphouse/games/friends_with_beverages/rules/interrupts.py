"""Interrupts as such, FWB-086 to FWB-089: how one begins, how its steps are worked off, and how it ends."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from taphouse.core.bits import BIT
from taphouse.games.friends_with_beverages.cards import CULTURAL_EXCHANGE, EVENTS, KIND_OF, NO_CARD
from taphouse.games.friends_with_beverages.rules import completing, decks, effects, events, recalls, shots
from taphouse.games.friends_with_beverages.rules.happenings import EXCHANGE_ENDS, EXCHANGE_STAYS, MET_CARD
from taphouse.games.friends_with_beverages.rules.moves import (
    STEP_CLOSE,
    STEP_COMPENSATE,
    STEP_DESTROY,
    STEP_EXHIBITION,
    STEP_FILL,
    STEP_GAIN,
    STEP_HICCUP,
    STEP_NEW_GUEST,
    STEP_ONE_SHOT,
    STEP_PAY,
    STEP_RECALL,
    STEP_RECALL_END,
    STEP_RECALL_EXTRA,
    STEP_RUSH,
    STEP_RUSH_DRAW,
    STEP_SERVED,
    STEP_VOLATILITY,
)

if TYPE_CHECKING:
    from taphouse.games.friends_with_beverages.rules.state import State


def meet(table: "State", card: i64, seat: i64) -> None:
    """FWB-007, FWB-086: a card has turned up that happens at once, for the seat that drew it."""
    table.note(MET_CARD, int(seat), int(card))
    resolve(table, card, seat)


def resolve(table: "State", card: i64, seat: i64) -> None:
    """FWB-087, FWB-089: lay the card out; an interrupt ends Cultural Exchange; then comes the effect."""
    kind = KIND_OF[card]
    table.stays |= BIT[card - decks.STAYING]
    number = table.period.begin(card, seat)
    table.agenda.push(STEP_CLOSE, number)
    if kind < EVENTS:
        events.begin(table, kind, seat)
        return
    if table.notice != NO_CARD:
        table.discard.put(table.notice)
        table.note(EXCHANGE_ENDS, int(table.notice))
        table.notice = NO_CARD
    effects.begin(table, kind, seat)


def close(table: "State", number: i64) -> None:
    """FWB-089, FWB-093: the card goes to the top of the discard; Cultural Exchange stays by the Guest Market."""
    card = table.period.close(number)
    if KIND_OF[card] == CULTURAL_EXCHANGE:
        table.notice = card
        table.note(EXCHANGE_STAYS, int(card))
    else:
        table.discard.put(card)


def step(table: "State") -> None:
    """Carry out the next step of the agenda."""
    kind, a, b, c = table.agenda.pop()
    if kind == STEP_FILL:
        decks.fill_market(table, a)
    elif kind == STEP_GAIN:
        decks.gain(table, a, b)
    elif kind == STEP_CLOSE:
        close(table, a)
    elif kind == STEP_NEW_GUEST:
        decks.new_guest(table)
    elif kind == STEP_PAY:
        completing.pay_on(table, a)
    elif kind == STEP_SERVED:
        completing.serve(table, a, b, c)
    elif kind == STEP_EXHIBITION:
        events.exhibit(table, a, b)
    elif kind == STEP_ONE_SHOT:
        shots.ask_next(table, a, b)
    elif kind == STEP_RECALL:
        recalls.recall(table, a, b, c)
    elif kind == STEP_RECALL_EXTRA:
        recalls.recall_more(table, a)
    elif kind == STEP_RECALL_END:
        recalls.recall_ends(table)
    else:
        step_of_effect(table, kind, a, b)


def step_of_effect(table: "State", kind: i64, a: i64, b: i64) -> None:
    """Carry out a step of the other interrupts."""
    if kind == STEP_RUSH_DRAW:
        effects.rush_draws(table, a, b)
    elif kind == STEP_RUSH:
        effects.rush(table, a, b)
    elif kind == STEP_DESTROY:
        effects.choose_destroyed(table, a, b)
    elif kind == STEP_COMPENSATE:
        effects.compensate(table, a, b)
    elif kind == STEP_VOLATILITY:
        effects.volatility_draws(table, a, b)
    elif kind == STEP_HICCUP:
        effects.hiccup_draws(table, a, b)
