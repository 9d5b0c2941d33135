"""Does the kit notice? Each mutant is Coasters with one planted bug.

What a seat cannot know: secrecy, stories, resampling, undoing.
"""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import Fact, plain
from taphouse.core.game import Wait
from taphouse.core.moves import HOUSE, NOBODY, Event, Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.view import Item, View
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.planted import ByTheList, Mutants
from taphouse.testing.coasters.rules import DREW, HAS_CHOSEN, NOTHING, TAKE_BACK, State
from taphouse.testing.coasters.words import said

MUTANTS = Mutants()


def highest_of_the_others(state: State, seat: int | None) -> int:
    """Give something that no seat can know."""
    return max((c for other, hand in enumerate(state.hands) if other != seat for c in hand), default=0)


class ViewShowsAStrangersCoaster(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat != 0:
            view.zones[1].items = [Item(id=str(coaster)) for coaster in state.hands[0][:1]]
        return view


class SpectatorSeesTheChoices(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat is None:
            for plate in view.seats:
                plate.notes = ["has-chosen"] * state.chosen[plate.seat]
        return view


class PromptHints(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        hint = "Play high." if highest_of_the_others(state, seat) > 14 else "Play low."
        return structs.replace(super().view(state, seat, names), prompt=hint)


class ItemPointsHint(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat is not None and state.hands[seat] and state.hands[seat][-1] > highest_of_the_others(state, seat):
            hand = view.zone(f"hand-{seat}")
            hand.items[-1] = structs.replace(hand.items[-1], points=1)
        return view


class StoryNamesTheDrawnCoaster(Coasters):
    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        return said.you_drew(coaster=said.coaster_ref(str(event[2]))) if event[0] == DREW else super().told(event, seat)


class StoryNamesTheChoice(Coasters):
    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        return plain(f"{event[1]} chose {event[2]}.") if event[0] == HAS_CHOSEN else super().told(event, seat)


class StoryForSpectatorsOnly(Coasters):
    def told(self, event: Event, seat: Seat | None, names: Sequence[str] = ()) -> Fact | None:
        return plain(f"Psst: {event[2]}.") if event[0] == HAS_CHOSEN and seat is None else super().told(event, seat)


class RefusalNamesTheHolder(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        for other, hand in enumerate(self.hands):
            if other != seat and number + 1 in hand:
                return IllegalMove("CO-002", f"Seat {other} holds that.")
        return super().why_not(seat, number)


class RefusalCitesByHiddenThings(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        if 0 <= seat < self.seats and number + 1 in self.pile:
            return IllegalMove("CO-005", "You do not hold that.")
        if 0 <= number < TAKE_BACK and 0 <= seat < self.seats:
            return IllegalMove("CO-002", "You do not hold that.")
        return super().why_not(seat, number)


class TimeDependsOnHiddenThings(Coasters):
    def house_waits(self, state: Any) -> list[Wait]:
        return [Wait(move, float(highest_of_the_others(state, None))) for move in state.legal_moves(HOUSE)]


class MovesDependOnHiddenThings(ByTheList):
    def legal_moves(self, seat: Seat) -> list[Move]:
        moves = super().legal_moves(seat)
        if len(moves) > 1 and highest_of_the_others(self, seat) == 16:
            return moves[1:]
        return moves


class MoveOrderDependsOnHiddenThings(State):
    def legal_moves(self, seat: Seat) -> list[Move]:
        moves = super().legal_moves(seat)
        return moves[::-1] if highest_of_the_others(self, seat) % 2 else moves


class AwaitedInOrderOfHands(State):
    def to_act(self) -> list[Seat]:
        return sorted(super().to_act(), key=lambda seat: self.hands[seat])

    def next_to_act(self) -> Seat:
        return next(iter(self.to_act()), NOBODY)


class UndoHints(State):
    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move < TAKE_BACK and highest_of_the_others(self, seat) == 16:
            self.learned += 1


MUTANTS.caught_by(
    "secrecy",
    TimeDependsOnHiddenThings,
    ViewShowsAStrangersCoaster,
    SpectatorSeesTheChoices,
    PromptHints,
    ItemPointsHint,
    RefusalNamesTheHolder,
    RefusalCitesByHiddenThings,
    MovesDependOnHiddenThings,
    MoveOrderDependsOnHiddenThings,
    AwaitedInOrderOfHands,
)

MUTANTS.caught_by("stories", StoryNamesTheChoice, StoryForSpectatorsOnly, UndoHints)
# Where few coasters are turned up at once, two tables look the same often enough to be compared.
MUTANTS.caught_by("stories", StoryNamesTheDrawnCoaster, seats=2)


class TwinIsTheTruth(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = self.copy()
        twin.rng = super().resample(seat, rng).rng
        return twin


class TwinKeepsOneHand(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        if seat != 0:
            truth = self.hands[0]
            for other in (twin.pile, *twin.hands[1:]):
                for i, coaster in enumerate(other):
                    if coaster in truth:
                        other[i] = next(c for c in twin.hands[0] if c not in truth)
                        twin.hands[0].remove(other[i])
                        twin.hands[0].append(coaster)
            for hand in twin.hands:
                hand.sort()
            twin.chosen = [hand[0] if c else NOTHING for hand, c in zip(twin.hands, twin.chosen, strict=True)]
            if seat is not None:
                twin.chosen[seat] = self.chosen[seat]
        return twin


class TwinHasTheSameFuture(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        twin.rng = self.rng.copy()
        return twin


class TwinLosesACoaster(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        twin.pile = twin.pile[1:]
        return twin


class TwinKeepsTheChoices(State):
    """Others then have chosen coasters that they do not hold."""

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        twin.chosen = list(self.chosen)
        return twin


class TwinByItsOwnChance(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        random.shuffle(twin.pile)
        return twin


class ResampleTouchesTheOriginal(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        self.pile = self.pile[::-1]
        return super().resample(seat, rng)


class ResampleUsesTheGamesChance(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        self.rng.below(2)
        return super().resample(seat, rng)


MUTANTS.caught_by(
    "resampling",
    TwinIsTheTruth,
    TwinKeepsOneHand,
    TwinHasTheSameFuture,
    TwinLosesACoaster,
    TwinKeepsTheChoices,
    TwinByItsOwnChance,
    ResampleTouchesTheOriginal,
    ResampleUsesTheGamesChance,
)


class TwinChangesTheOwnHand(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(None, rng)
        if seat is not None and twin.chosen[seat]:
            twin.chosen[seat] = twin.hands[seat][0]
        return twin


class TwinChangesWhatIsTurnedUp(State):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        twin = super().resample(seat, rng)
        twin.turned_up = twin.turned_up[::-1]
        return twin


MUTANTS.caught_by("secrecy", TwinChangesTheOwnHand, TwinChangesWhatIsTurnedUp)


class TurningUpCanBeUndone(State):
    def turn_up(self) -> None:
        super().turn_up()
        self.learned -= 1


class OpenChoiceCanBeUndone(State):
    """The choice lies open at once: others learn that the seat holds it."""

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move < TAKE_BACK and self.chosen[seat] != NOTHING:
            self.turned_up = [self.chosen[seat]] * self.seats


class PeekCanBeUndone(State):
    """Who takes a choice back gets the top of the pile in exchange."""

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move == TAKE_BACK and self.pile:
            given = self.hands[seat].pop(0)
            self.hands[seat] = sorted([*self.hands[seat], self.pile.pop()])
            self.pile.insert(0, given)


MUTANTS.caught_by("undoing", TurningUpCanBeUndone, OpenChoiceCanBeUndone, PeekCanBeUndone)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_kit_catches(name: str) -> None:
    law, _, _ = MUTANTS[name]
    assert MUTANTS.law_that_catches(name) == law
