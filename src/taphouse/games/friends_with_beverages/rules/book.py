"""The steps of the game in the order of its rulebook; the numbers of moves and their notation follow from it."""

from typing import Any, Final

from taphouse.core.step import Book, Step
from taphouse.games.friends_with_beverages.rules import (
    arrival,
    cancellations,
    completing,
    decks,
    drawing,
    effects,
    equipment,
    events,
    exchanges,
    friends,
    interrupts,
    paying,
    recalls,
    rushing,
    shots,
    swapping,
    trading,
    turn,
)

BOOK: Final = Book(
    [
        *arrival.STEPS,
        turn.PASSING,
        *trading.STEPS,
        *drawing.STEPS,
        *swapping.STEPS,
        *equipment.STEPS,
        *completing.STEPS,
        *paying.STEPS,
        turn.REFRESH,
        turn.HAND_LIMIT,
        turn.TURN_END,
        *events.STEPS,
        *exchanges.STEPS,
        *recalls.STEPS,
        *rushing.STEPS,
        *cancellations.STEPS,
        *friends.STEPS,
        *shots.STEPS,
        *effects.STEPS,
        *interrupts.STEPS,
        *decks.STEPS,
    ]
)
_PHASES: Final[list[Step[Any]]] = [
    arrival.ARRIVAL,
    turn.PASSING,
    trading.TRADE,
    drawing.DRAW,
    swapping.SWAP,
    equipment.INSTALLING,
    completing.COMPLETE,
    turn.REFRESH,
    turn.HAND_LIMIT,
    turn.TURN_END,
]
PHASES: Final[dict[str, Step[Any]]] = {step.name: step for step in _PHASES}
"""FWB-022: the phases of a turn; the arrival, the round pass and the trade window come before."""
