"""What one seat may see, and the story in words."""

from collections.abc import Sequence

from taphouse.core.moves import Event, Move, Seat
from taphouse.core.telling import Teller
from taphouse.core.view import Counter, Item, MoveView, OutcomeView, SeatView, View, Zone
from taphouse.testing.coasters.rules import (
    CALLED_TIME,
    CHOOSE,
    DREW,
    HAS_CHOSEN,
    NOTHING,
    TAKE_BACK,
    TIME_UP,
    TOOK_BACK,
    TURNED_UP,
    State,
)


def write_move(move: Move) -> str:
    """Write a move in notation."""
    if move == TIME_UP:
        return "call time"
    return "take back" if move == TAKE_BACK else f"choose {move - CHOOSE + 1}"


def show(state: State, eyes: Seat | None) -> View:
    """Show the table to a seat, or to a spectator."""
    awaited = state.to_act()
    seats = [
        SeatView(
            seat=seat,
            awaited=Seat(seat) in awaited,
            counters=[Counter("won", "rounds won", state.won[seat])],
            notes=["has chosen"] if state.chosen[seat] != NOTHING else [],
        )
        for seat in range(state.seats)
    ]
    zones = [Zone(id="pile", label="Pile", kind="pile", count=len(state.pile))]
    for seat, hand in enumerate(state.hands):
        seen = hand if seat == eyes else []
        zones.append(
            Zone(
                id=f"hand-{seat}", label="Hand", kind="hand", seat=seat, items=[_item(c) for c in seen], count=len(hand)
            )
        )
    zones.append(Zone(id="middle", label="Turned up", items=[_item(c, seat) for seat, c in enumerate(state.turned_up)]))
    moves = [] if eyes is None else state.legal_moves(eyes)
    outcome = state.outcome()
    return View(
        game="coasters",
        eyes=eyes,
        seats=seats,
        zones=zones,
        prompt=_prompt(state, eyes),
        task="choose",
        moves=[_move(move) for move in moves],
        outcome=OutcomeView(outcome.reason, outcome.scores, outcome.places) if outcome else None,
    )


def tell(event: Event, eyes: Seat | None, names: Sequence[str]) -> str:
    """Tell something that happened, as that seat may hear it."""
    kind, seat, coaster, _ = event
    if kind == CALLED_TIME:
        return "The house called time."
    who = Teller(eyes, names).who(seat)
    if kind == HAS_CHOSEN:
        return f"You chose {coaster}." if seat == eyes else f"{who} chose."
    if kind == TOOK_BACK:
        return f"{who} took the choice back."
    if kind == TURNED_UP:
        return f"{who} turned up {coaster}."
    if kind == DREW:
        return f"You drew {coaster}." if seat == eyes else f"{who} drew a coaster."
    return f"{who} won the round."


def _item(coaster: int, seat: int | None = None) -> Item:
    return Item(id=str(coaster), label=f"Coaster {coaster}", face=str(coaster), seat=seat)


def _move(move: Move) -> MoveView:
    if move == TAKE_BACK:
        return MoveView(move, write_move(move), "Take your choice back")
    coaster = move - CHOOSE + 1
    return MoveView(move, write_move(move), f"Choose {coaster}", (f"item:{coaster}",))


def _prompt(state: State, eyes: Seat | None) -> str:
    if state.over:
        return "The game is over."
    if eyes is not None and state.chosen[eyes] == NOTHING:
        return "Choose a coaster."
    return "Waiting for the others to choose."
