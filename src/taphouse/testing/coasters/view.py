"""What one seat may see, and the story as it may hear it: facts, without a sentence."""

from taphouse.core.facts import SEATS, Fact, about, seats_ref
from taphouse.core.moves import Event, Move, Seat
from taphouse.core.view import Item, MoveView, OutcomeView, SeatView, View, Zone
from taphouse.core.words.said import game_over
from taphouse.testing.coasters.rules import (
    BOOK,
    CALLED_TIME,
    DREW,
    HAS_CHOSEN,
    NAMES,
    NOTHING,
    TAKE_BACK,
    TOOK_BACK,
    TURNED_UP,
    State,
)
from taphouse.testing.coasters.words import said
from taphouse.testing.coasters.words.said import coaster_ref

CATALOGUE = {name: {"kind": "coaster", "number": int(name)} for name in NAMES}
"""What never changes about each coaster; its name is made of it."""


def show(state: State, eyes: Seat | None) -> View:
    """Show the table to a seat, or to a spectator."""
    zones = [Zone("pile", "", "pile", count=len(state.pile))]
    for seat, hand in enumerate(state.hands):
        seen = hand if seat == eyes else []
        zones.append(Zone(f"hand-{seat}", "", "hand", [Item(str(c)) for c in seen], len(hand)))
    zones.append(Zone("middle", "", items=[Item(str(c), seat=seat) for seat, c in enumerate(state.turned_up)]))
    return View(
        game="coasters",
        eyes=eyes,
        seats=[_seat(state, seat) for seat in range(state.seats)],
        zones=zones,
        asked=_asked(state, eyes),
        task="choose",
        moves=[] if eyes is None else [_move(move) for move in state.legal_moves(eyes)],
        outcome=_outcome(state),
    )


def told(event: Event, eyes: Seat | None) -> Fact:
    """Tell something that happened, as that seat may hear it."""
    kind, seat, number, _ = event
    who = SEATS[seat]
    if kind == CALLED_TIME:
        return said.called_time()
    if kind == HAS_CHOSEN:
        return said.you_chose(coaster=_ref(number)) if seat == eyes else said.chose(who=who)
    if kind == TOOK_BACK:
        return said.took_back(who=who)
    if kind == TURNED_UP:
        return said.turned_up(who=who, coaster=_ref(number))
    if kind == DREW:
        return said.you_drew(coaster=_ref(number)) if seat == eyes else said.drew(who=who)
    return said.won_round(who=who)


def _ref(number: int) -> said.CoasterRef:
    return coaster_ref(str(number))


def _seat(state: State, seat: int) -> SeatView:
    return SeatView(
        seat,
        awaited=Seat(seat) in state.to_act(),
        counters={"won": state.won[seat]},
        notes=["has-chosen"] if state.chosen[seat] != NOTHING else [],
    )


def _asked(state: State, eyes: Seat | None) -> Fact:
    """What the step asks of this seat, or for whom it waits."""
    if state.over:
        return game_over()
    if eyes is not None and state.is_awaited(eyes):
        return about(state.step.asks(state, eyes), state.step.rule)
    return said.waiting(who=seats_ref(list(state.undecided())))


def _move(move: Move) -> MoveView:
    on = () if move == TAKE_BACK else (f"item:{NAMES[move]}",)
    return MoveView(move, BOOK.texts[move], "", on, do=BOOK.facts[move])


def _outcome(state: State) -> OutcomeView | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    fact = said.outcome(who=seats_ref(outcome.winners()), number=max(outcome.scores))
    return OutcomeView(outcome.reason, outcome.scores, outcome.places, said=fact)
