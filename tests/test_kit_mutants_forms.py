"""Does the kit notice? Each mutant is Coasters with one planted bug.

How a state is handed on: copies, positions, chance, views.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.view import View
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.planted import ByTheList, Mutants
from taphouse.testing.coasters.rules import State

MUTANTS = Mutants()


class CopySharesTheHands(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopySharesTheChance(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.rng = self.rng
        return twin

    def draw(self, winner: int) -> None:
        self.rng.below(2)
        super().draw(winner)


class CopyForgetsTheWins(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.won = [0] * self.seats
        return twin


class CopyIsListenedTo(State):
    def copy(self) -> State:
        twin = super().copy()
        twin.events = []
        return twin


class ListeningCostsChance(State):
    def draw(self, winner: int) -> None:
        if self.events is not None:
            self.rng.below(2)
        super().draw(winner)


class PositionIsAHandle(State):
    def position(self) -> dict[str, object]:
        return {**super().position(), "won": self.won}


class OutcomeIsAHandle(State):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(outcome.reason, self.won, outcome.places)


MUTANTS.caught_by(
    "copies",
    CopySharesTheHands,
    CopySharesTheChance,
    CopyForgetsTheWins,
    CopyIsListenedTo,
    ListeningCostsChance,
    PositionIsAHandle,
    OutcomeIsAHandle,
)


class PositionForgetsTheWins(Coasters):
    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        state = super().rebuild(seats, house, rng, data)
        state.won = [0] * seats
        return state


class PositionNeverKnewOfAField(ByTheList):
    """Time can be called once only, which the position does not say."""

    called = False

    def copy(self) -> State:
        twin = super().copy()
        twin.called = self.called
        return twin

    def call_time(self) -> None:
        self.called = True
        super().call_time()

    def legal_moves(self, seat: Seat) -> list[Move]:
        return [] if seat == HOUSE and self.called else super().legal_moves(seat)


class PositionCannotBeRead(State):
    def position(self) -> dict[str, object]:
        data = super().position()
        return {**data, "over": self.over or None, "chosen": {}} if self.turned_up else data


MUTANTS.caught_by("round trips", PositionForgetsTheWins, PositionNeverKnewOfAField, PositionCannotBeRead)


class ChanceOfItsOwn(State):
    def draw(self, winner: int) -> None:
        random.shuffle(self.pile)
        super().draw(winner)


class DealsOtherwiseEveryTime(State):
    dealt = 0

    def start(self) -> None:
        super().start()
        DealsOtherwiseEveryTime.dealt += 1
        self.pile = self.pile[self.dealt % 7 :] + self.pile[: self.dealt % 7]


MUTANTS.caught_by("chance", ChanceOfItsOwn, DealsOtherwiseEveryTime)


class ViewTellsTheGenerator(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), prompt=f"{state.rng.position()}")


class ViewIsForSomebodyElse(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), eyes=0)


class AwaitedIsNotShown(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        view.seats[0].awaited = False
        return view


class MovePointsAtNothing(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        view.moves = [structs.replace(move, on=("item:99",)) for move in view.moves]
        return view


class ViewCannotBeRead(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), prompt=("a", "tuple"))


MUTANTS.caught_by(
    "views", ViewTellsTheGenerator, ViewIsForSomebodyElse, AwaitedIsNotShown, MovePointsAtNothing, ViewCannotBeRead
)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_kit_catches(name: str) -> None:
    law, _, _ = MUTANTS[name]
    assert MUTANTS.law_that_catches(name) == law
