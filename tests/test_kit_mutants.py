"""Does the kit notice? Each mutant is Coasters with one planted bug; the right law must name it."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from taphouse.core.bot import Bot
from taphouse.core.errors import IllegalMove
from taphouse.core.house import Value
from taphouse.core.moves import HOUSE, Event, Move, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.rng import Rng
from taphouse.core.view import Item, View
from taphouse.testing.broken import Broken
from taphouse.testing.coasters.game import Coasters
from taphouse.testing.coasters.rules import DREW, HAS_CHOSEN, MOVES, NOTHING, TAKE_BACK, State
from taphouse.testing.kit import conform


class Planted(Coasters):
    """Coasters played with a State of the mutant's own."""

    kind: type[State] = State

    def deal(self, seats: int, house: Mapping[str, Value], rng: Rng, *, listen: bool = False) -> State:
        state = self.kind(seats, dict(house), rng)
        state.events = [] if listen else None
        state.start()
        return state

    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        state = self.kind(seats, dict(house), rng)
        for name in ("pile", "hands", "chosen", "won", "turned_up", "played", "over"):
            setattr(state, name, data[name])
        return state.copy()


MUTANTS: dict[str, tuple[str, Planted, int]] = {}


def caught_by(law: str, mutant: type, seats: int = 3) -> None:
    """Enter a mutant under the law that must catch it: a State with a bug, or a game with one."""
    game = mutant if issubclass(mutant, Planted) else type(mutant.__name__, (Planted,), {"kind": mutant})
    MUTANTS[mutant.__name__] = law, game(), seats


def highest_of_the_others(state: State, seat: int | None) -> int:
    """Give something that no seat can know."""
    return max((c for other, hand in enumerate(state.hands) if other != seat for c in hand), default=0)


class ViewShowsAStrangersCoaster(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat != 0:
            view.zones[1].items = [Item(id=str(coaster)) for coaster in state.hands[0][:1]]
        return view


class SpectatorSeesTheChoices(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat is None:
            for plate in view.seats:
                plate.notes = [str(state.chosen[plate.seat])]
        return view


class PromptHints(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        hint = "Play high." if highest_of_the_others(state, seat) > 14 else "Play low."
        return structs.replace(super().view(state, seat, names), prompt=hint)


class ItemMarkHints(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        if seat is not None and state.hands[seat] and state.hands[seat][-1] > highest_of_the_others(state, seat):
            hand = view.zone(f"hand-{seat}")
            hand.items[-1] = structs.replace(hand.items[-1], marks=("best",))
        return view


class StoryNamesTheDrawnCoaster(Planted):
    def tell(self, event: Event, seat: Seat | None, names: Sequence[str]) -> str:
        return f"{names[event[1]]} drew {event[2]}." if event[0] == DREW else super().tell(event, seat, names)


class StoryNamesTheChoice(Planted):
    def tell(self, event: Event, seat: Seat | None, names: Sequence[str]) -> str:
        return f"{names[event[1]]} chose {event[2]}." if event[0] == HAS_CHOSEN else super().tell(event, seat, names)


class StoryForSpectatorsOnly(Planted):
    def tell(self, event: Event, seat: Seat | None, names: Sequence[str]) -> str:
        return f"Psst: {event[2]}." if event[0] == HAS_CHOSEN and seat is None else super().tell(event, seat, names)


class RefusalNamesTheHolder(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        for other, hand in enumerate(self.hands):
            if other != seat and move + 1 in hand:
                raise IllegalMove("CO-002", f"Seat {other} holds that.")
        super().refuse(seat, move)


class RefusalCitesByHiddenThings(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        if 0 <= seat < self.seats and move + 1 in self.pile:
            raise IllegalMove("CO-005", "You do not hold that.")
        if 0 <= move < TAKE_BACK and 0 <= seat < self.seats:
            raise IllegalMove("CO-002", "You do not hold that.")
        super().refuse(seat, move)


class MovesDependOnHiddenThings(State):
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


class UndoHints(State):
    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move < TAKE_BACK and highest_of_the_others(self, seat) == 16:
            self.learned += 1


for mutant in (
    ViewShowsAStrangersCoaster,
    SpectatorSeesTheChoices,
    PromptHints,
    ItemMarkHints,
    RefusalNamesTheHolder,
    RefusalCitesByHiddenThings,
    MovesDependOnHiddenThings,
    MoveOrderDependsOnHiddenThings,
    AwaitedInOrderOfHands,
):
    caught_by("secrecy", mutant)

for mutant in (StoryNamesTheChoice, StoryForSpectatorsOnly, UndoHints):
    caught_by("stories", mutant)
# Where few coasters are turned up at once, two tables look the same often enough to be compared.
caught_by("stories", StoryNamesTheDrawnCoaster, seats=2)


class LostCoaster(State):
    def turn_up(self) -> None:
        super().turn_up()
        self.played.pop()


class CoasterTwice(State):
    def draw(self, winner: int) -> None:
        if self.pile:
            self.hands[winner] = sorted([*self.hands[winner], self.pile[-1]])


for mutant in (LostCoaster, CoasterTwice):
    caught_by("conservation", mutant)


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


for mutant in (
    CopySharesTheHands,
    CopySharesTheChance,
    CopyForgetsTheWins,
    CopyIsListenedTo,
    ListeningCostsChance,
    PositionIsAHandle,
    OutcomeIsAHandle,
):
    caught_by("copies", mutant)


class AcceptsStrangersCoasters(State):
    def apply(self, seat: Seat, move: Move) -> None:
        if 0 <= seat < self.seats and 0 <= move < TAKE_BACK and self.chosen[seat] == NOTHING and not self.over:
            self.hands[seat] = sorted({*self.hands[seat], move + 1})
            self.legal_moves(seat)
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
            self.refuse(seat, move)
        super().apply(seat, move)


class LegalMoveFails(State):
    def call_time(self) -> None:
        self.hands[9].sort()


class RefusalChangesTheState(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        self.turned_up = []
        super().refuse(seat, move)


class RefusalIsTold(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        self.note(HAS_CHOSEN, 0)
        super().refuse(seat, move)


class RefusalWithoutReason(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        raise IllegalMove("CO-002", "")


class RefusalByAnUnknownRule(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        raise IllegalMove("CO-099", "Not now.")


class RefusalIsACrash(State):
    def refuse(self, seat: Seat, move: Move) -> None:
        raise IndexError(move)


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


class ViewOffersLess(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        return structs.replace(view, moves=view.moves[:2])


for mutant in (
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
):
    caught_by("legality", mutant)


class TwoMovesWrittenAlike(Planted):
    def write_move(self, move: Move) -> str:
        return super().write_move(Move(min(move, TAKE_BACK)))


class ReadsAnotherMove(Planted):
    def read_move(self, text: str) -> Move:
        return Move((super().read_move(text) + 1) % MOVES)


class ReadsAnything(Planted):
    def read_move(self, text: str) -> Move:
        return super().read_move(text or "take back")


for mutant in (TwoMovesWrittenAlike, ReadsAnotherMove, ReadsAnything):
    caught_by("notation", mutant)


class PositionForgetsTheWins(Planted):
    def rebuild(self, seats: int, house: Mapping[str, Value], rng: Rng, data: Mapping[str, object]) -> State:
        state = super().rebuild(seats, house, rng, data)
        state.won = [0] * seats
        return state


class PositionNeverKnewOfAField(State):
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


for mutant in (PositionForgetsTheWins, PositionNeverKnewOfAField, PositionCannotBeRead):
    caught_by("round trips", mutant)


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


for mutant in (ChanceOfItsOwn, DealsOtherwiseEveryTime):
    caught_by("chance", mutant)


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


class OutcomeIsNotShown(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), outcome=None)


class LongerThanItSays(Planted):
    longest = 5


for mutant in (
    NeverEnds,
    EndsWithoutReason,
    NobodyIsFirst,
    AwaitsASeatWithoutMoves,
    AwaitsNobodyTooEarly,
    NextIsSomebodyElse,
    GoesOnAfterTheEnd,
    OutcomeIsNotShown,
    LongerThanItSays,
):
    caught_by("ending", mutant)


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


for mutant in (
    TwinIsTheTruth,
    TwinKeepsOneHand,
    TwinHasTheSameFuture,
    TwinLosesACoaster,
    TwinKeepsTheChoices,
    TwinByItsOwnChance,
    ResampleTouchesTheOriginal,
    ResampleUsesTheGamesChance,
):
    caught_by("resampling", mutant)


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


for mutant in (TwinChangesTheOwnHand, TwinChangesWhatIsTurnedUp):
    caught_by("secrecy", mutant)


class TurningUpCanBeUndone(State):
    def turn_up(self) -> None:
        super().turn_up()
        self.learned -= 1


class OpenChoiceCanBeUndone(State):
    """The choice lies open at once: others learn that the seat holds it."""

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move < TAKE_BACK and self.chosen[seat] != NOTHING:
            self.turned_up = [c if s == seat else 0 for s, c in enumerate(self.chosen)]


class PeekCanBeUndone(State):
    """Who takes a choice back gets the top of the pile in exchange."""

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if move == TAKE_BACK and self.pile:
            given = self.hands[seat].pop(0)
            self.hands[seat] = sorted([*self.hands[seat], self.pile.pop()])
            self.pile.insert(0, given)


for mutant in (TurningUpCanBeUndone, OpenChoiceCanBeUndone, PeekCanBeUndone):
    caught_by("undoing", mutant)


class ViewTellsTheGenerator(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), prompt=f"{state.rng.position()}")


class ViewIsForSomebodyElse(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), eyes=0)


class AwaitedIsNotShown(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        view.seats[0].awaited = False
        return view


class MovePointsAtNothing(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        view = super().view(state, seat, names)
        view.moves = [structs.replace(move, on=("item:99",)) for move in view.moves]
        return view


class ViewCannotBeRead(Planted):
    def view(self, state: Any, seat: Seat | None, names: Sequence[str] = ()) -> View:
        return structs.replace(super().view(state, seat, names), prompt=("a", "tuple"))


for mutant in (ViewTellsTheGenerator, ViewIsForSomebodyElse, AwaitedIsNotShown, MovePointsAtNothing, ViewCannotBeRead):
    caught_by("views", mutant)


class AnyNumber(Bot):
    def choose(self, view: View) -> Move | None:
        return Move(3)


class Sleeper(Bot):
    def choose(self, view: View) -> Move | None:
        return None


class Scribbler(Bot):
    def choose(self, view: View) -> Move | None:
        return Move(view.moves.pop().move)


class BotCheatsByNumber(Planted):
    bots = {"house": AnyNumber}


class BotSleeps(Planted):
    bots = {"house": Sleeper}


class BotScribblesOnItsView(Planted):
    bots = {"house": Scribbler}


for mutant in (BotCheatsByNumber, BotSleeps, BotScribblesOnItsView):
    caught_by("players", mutant)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_kit_catches(name: str) -> None:
    law, game, seats = MUTANTS[name]
    with pytest.raises(Broken) as caught:
        conform(game, seats, games=4)

    assert caught.value.law == law, str(caught.value)
