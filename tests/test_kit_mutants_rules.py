"""Does the kit notice? Each mutant is Coasters with one planted bug.

What may be done: pieces, legality, notation, ending, players.
"""

from collections.abc import Sequence
from typing import Any, cast

import pytest
from msgspec import structs

from taphouse.core.bot import Bot
from taphouse.core.errors import IllegalMove
from taphouse.core.facts import SEATS, Fact
from taphouse.core.game import Wait
from taphouse.core.moves import HOUSE, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.state import State as AnyState
from taphouse.core.view import View
from taphouse.testing.coasters import timed
from taphouse.testing.coasters.game import Coasters, HighBot
from taphouse.testing.coasters.planted import Mutants
from taphouse.testing.coasters.rules import HAS_CHOSEN, MOVES, NAMES, NOTHING, TAKE_BACK, State
from taphouse.testing.coasters.words import said
from taphouse.testing.coasters.words.said import coaster_ref

MUTANTS = Mutants()


class LostCoaster(State):
    def turn_up(self) -> None:
        super().turn_up()
        self.played.pop()


class CoasterTwice(State):
    def draw(self, winner: int) -> None:
        if self.pile:
            self.hands[winner] = sorted([*self.hands[winner], self.pile[-1]])


MUTANTS.caught_by("conservation", LostCoaster, CoasterTwice)


class AcceptsStrangersCoasters(State):
    def apply(self, seat: Seat, move: Move) -> None:
        if 0 <= seat < self.seats and 0 <= move < TAKE_BACK and self.chosen[seat] == NOTHING and not self.over:
            self.hands[seat] = sorted({*self.hands[seat], move + 1})
            self.forget_moves()
        super().apply(seat, move)


class AcceptsStrangers(State):
    def apply(self, seat: Seat, move: Move) -> None:
        if seat != 99:
            super().apply(seat, move)


class AcceptsNumbersBeyond(State):
    def apply(self, seat: Seat, move: Move) -> None:
        if move <= MOVES:
            super().apply(seat, Move(min(move, MOVES - 1)))


class RefusesALegalMove(State):
    def apply(self, seat: Seat, move: Move) -> None:
        if move == TAKE_BACK:
            raise self.why_not(seat, move)
        super().apply(seat, move)


class LegalMoveFails(State):
    def call_time(self) -> None:
        self.hands[9].sort()


class RefusalChangesTheState(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        self.turned_up = []
        return super().why_not(seat, number)


class RefusalIsTold(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        self.note(HAS_CHOSEN, 0)
        return super().why_not(seat, number)


class RefusalWithoutReason(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        return IllegalMove("CO-002", "")


class RefusalByAnUnknownRule(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        return IllegalMove("CO-099", "Not now.")


class RefusalIsACrash(State):
    def why_not(self, seat: int, number: int) -> IllegalMove:
        raise IndexError(number)


class OffersAMoveTwice(State):
    def legal_moves(self, seat: Seat) -> list[Move]:
        moves = super().legal_moves(seat)
        return moves + moves[:1]


class ListsInAnyOrder(State):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.asked = 0

    def legal_moves(self, seat: Seat) -> list[Move]:
        self.asked += 1
        moves = super().legal_moves(seat)
        return moves[self.asked % 2 :] + moves[: self.asked % 2]


class RandomMoveFromElsewhere(State):
    def random_move(self, seat: Seat, rng: Rng) -> Move:
        moves = self.legal_moves(seat)
        return moves[len(moves) - 1 - rng.below(len(moves))]


class ViewOffersLess(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        return structs.replace(view, moves=view.moves[:2])


MUTANTS.caught_by(
    "legality",
    AcceptsStrangersCoasters,
    AcceptsStrangers,
    AcceptsNumbersBeyond,
    RefusesALegalMove,
    LegalMoveFails,
    RefusalChangesTheState,
    RefusalIsTold,
    RefusalWithoutReason,
    RefusalByAnUnknownRule,
    RefusalIsACrash,
    OffersAMoveTwice,
    ListsInAnyOrder,
    RandomMoveFromElsewhere,
    ViewOffersLess,
)


class TwoMovesWrittenAlike(Coasters):
    def write_move(self, move: Move) -> str:
        return super().write_move(Move(min(move, TAKE_BACK)))


class ReadsAnotherMove(Coasters):
    def read_move(self, text: str) -> Move:
        return Move((super().read_move(text) + 1) % MOVES)


class ReadsAnything(Coasters):
    def read_move(self, text: str) -> Move:
        return super().read_move(text or "take back")


MUTANTS.caught_by("notation", TwoMovesWrittenAlike, ReadsAnotherMove, ReadsAnything)


class NeverEnds(State):
    def turn_up(self) -> None:
        self.learned += 1
        self.turned_up, self.chosen = self.chosen, [NOTHING] * self.seats


class EndsWithoutReason(State):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(" ", outcome.scores, outcome.places)


class NobodyIsFirst(State):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(outcome.reason, outcome.scores, [place + 1 for place in outcome.places])


class AwaitsASeatWithoutMoves(State):
    def legal_moves(self, seat: Seat) -> list[Move]:
        return [] if seat == 1 and self.turned_up else super().legal_moves(seat)


class AwaitsNobodyTooEarly(State):
    def to_act(self) -> list[Seat]:
        return [] if sum(self.won) == 2 else super().to_act()


class NextIsSomebodyElse(State):
    def next_to_act(self) -> Seat:
        waiting = self.to_act()
        return waiting[-1] if waiting else super().next_to_act()


class GoesOnAfterTheEnd(State):
    def legal_moves(self, seat: Seat) -> list[Move]:
        return [Move(TAKE_BACK)] if self.over and seat == 0 else super().legal_moves(seat)


class OutcomeIsNotShown(Coasters):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), outcome=None)


class LongerThanItSays(Coasters):
    longest = 5


MUTANTS.caught_by(
    "ending",
    NeverEnds,
    EndsWithoutReason,
    NobodyIsFirst,
    AwaitsASeatWithoutMoves,
    AwaitsNobodyTooEarly,
    NextIsSomebodyElse,
    GoesOnAfterTheEnd,
    OutcomeIsNotShown,
    LongerThanItSays,
)


class AwaitsTheHouseFirst(timed.State):
    def to_act(self) -> list[Seat]:
        waiting = super().to_act()
        return [HOUSE, *waiting] if waiting and HOUSE not in waiting else waiting


class WaitsForTheHouseForEver(timed.Timed):
    def house_waits(self, state: AnyState) -> list[Wait]:
        return []


class WaitsForAMoveOfASeat(Coasters):
    def house_waits(self, state: AnyState) -> list[Wait]:
        return [Wait(Move(TAKE_BACK), 1.0)]


class WaitsTwiceForTheSame(Coasters):
    def house_waits(self, state: AnyState) -> list[Wait]:
        return [Wait(move, seconds) for seconds in (1.0, 2.0) for move in state.legal_moves(HOUSE)]


class TurnOfAStranger(State):
    def whose_turn(self) -> Seat:
        return Seat(self.seats)


MUTANTS.caught_by("ending", TurnOfAStranger)
MUTANTS.caught_by("ending", AwaitsTheHouseFirst, WaitsForTheHouseForEver, WaitsForAMoveOfASeat, WaitsTwiceForTheSame)


class AnyNumber(Bot):
    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        return Move(3)


class Sleeper(Bot):
    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        return None


class Peeper(Bot):
    """Plays high if the next seat holds something high."""

    def choose(self, world: AnyState, seat: Seat) -> Move | None:
        moves = world.legal_moves(seat)
        hands = cast("State", world).hands
        return moves[-1] if max(hands[(seat + 1) % world.seats], default=0) > 8 else moves[0]


class Boaster(HighBot):
    """Gives away in its reason what the next seat holds."""

    def why(self, world: AnyState, seat: Seat, move: Move) -> Fact | None:
        hands = cast("State", world).hands
        held = NAMES[max(hands[(seat + 1) % world.seats], default=1) - 1]
        return said.turned_up(who=SEATS[seat], coaster=coaster_ref(held))


class Scribbler(HighBot):
    """Plays on in its world, which only guests may."""

    def choose(self, world: Any, seat: Seat) -> Move | None:
        move = super().choose(world, seat)
        if move is not None:
            world.apply(seat, move)
        return move


class BotCheatsByNumber(Coasters):
    bots = {"house": AnyNumber}


class BotSleeps(Coasters):
    bots = {"house": Sleeper}


class BotPeeps(Coasters):
    bots = {"house": Peeper}


class BotGivesSecretsAway(Coasters):
    bots = {"house": Boaster}


class BotScribbles(Coasters):
    bots = {"house": Scribbler}


MUTANTS.caught_by("players", BotCheatsByNumber, BotSleeps, BotPeeps, BotGivesSecretsAway, BotScribbles)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_kit_catches(name: str) -> None:
    law, _, _ = MUTANTS[name]
    assert MUTANTS.law_that_catches(name) == law
