"""Does the kit notice? Each mutant is Coasters with one planted bug.

What is told by a name alone, or said: it needs words, in every language, with nothing left to fill in.
"""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from taphouse.core.moves import Seat
from taphouse.core.view import View
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.planted import Mutants
from taphouse.testing.coasters.rules import State

MUTANTS = Mutants()


class Changed(Coasters):
    """Shows its tables otherwise."""

    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        self.change(view)
        return view

    def change(self, view: View) -> None:
        """Plant the bug."""


class TaskWithoutWords(Changed):
    def change(self, view: View) -> None:
        view.task = "ponder"


class OwesWithoutWords(Changed):
    def change(self, view: View) -> None:
        for seat in view.seats:
            seat.owes = "ponder" if seat.awaited else ""


class MarkWithoutWords(Changed):
    def change(self, view: View) -> None:
        for zone in view.zones:
            zone.items = [structs.replace(item, marks=("shiny",)) for item in zone.items]


class NoteWithoutWords(Changed):
    def change(self, view: View) -> None:
        view.seats[0].notes = ["thirsty"]


class CounterWithoutWords(Changed):
    def change(self, view: View) -> None:
        view.counters = {"sips": 3}


class CounterLeftToFillIn(Changed):
    def change(self, view: View) -> None:
        view.seats[0].counters = {"won": "{ $number }"}


class ZoneWithoutWords(Changed):
    def change(self, view: View) -> None:
        view.zones[0].id = "shelf"


class NameInEnglishOnly(Changed):
    def change(self, view: View) -> None:
        view.seats[0].counters = {"won": "three of them"}


class ReasonWithoutWords(State):
    def end(self, reason: str) -> None:
        super().end(f"{reason} at last")


MUTANTS.caught_by(
    "words",
    TaskWithoutWords,
    OwesWithoutWords,
    MarkWithoutWords,
    NoteWithoutWords,
    CounterWithoutWords,
    CounterLeftToFillIn,
    ZoneWithoutWords,
    NameInEnglishOnly,
    ReasonWithoutWords,
)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_kit_catches(name: str) -> None:
    law, _, _ = MUTANTS[name]
    assert MUTANTS.law_that_catches(name) == law
