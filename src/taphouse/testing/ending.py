"""The law of ending: until it is over somebody is awaited and can move; then there is an outcome with a reason."""

from collections.abc import Sequence
from typing import Final

from taphouse.core.moves import HOUSE, NOBODY, Seat
from taphouse.core.outcome import Outcome
from taphouse.core.playout import play_out
from taphouse.testing.driver import everybody
from taphouse.testing.scene import Scene, name_of

LAW: Final = "ending"


def check(scene: Scene) -> None:
    """Whoever is awaited can move; nobody is awaited when it is over, and only then."""
    state = scene.state
    awaited = state.to_act()
    outcome = state.outcome()
    if state.next_to_act() != (awaited[0] if awaited else NOBODY):
        raise scene.broken(LAW, f"the table waits for {awaited}, but next_to_act gives {state.next_to_act()}")
    if len(set(awaited)) != len(awaited) or any(not 0 <= seat < state.seats and seat != HOUSE for seat in awaited):
        raise scene.broken(LAW, f"the table waits for {awaited}, which names nobody or somebody twice")
    if not NOBODY <= state.whose_turn() < state.seats:
        raise scene.broken(LAW, f"it is the turn of {state.whose_turn()}, which is no seat here")
    if (outcome is None) != bool(awaited):
        told = "there is no outcome" if outcome is None else f"the outcome is {outcome.reason!r}"
        raise scene.broken(LAW, f"the table waits for {awaited or 'nobody'}, but {told}")
    for seat in awaited:
        if not state.legal_moves(seat):
            raise scene.broken(LAW, f"the table waits for seat {seat}, which has no legal move")
    _house(scene, awaited)
    if outcome is not None:
        _over(scene, outcome)


def _house(scene: Scene, awaited: Sequence[Seat]) -> None:
    """The house is awaited after everybody else, moves by itself where it is alone, and waits for legal moves only."""
    waits = scene.game.house_waits(scene.state)
    if HOUSE in awaited[:-1]:
        raise scene.broken(LAW, f"the table waits for {awaited}, but the house comes last")
    if awaited == [HOUSE] and not waits:
        raise scene.broken(LAW, "the table waits for the house alone, which makes no move by itself")
    legal = scene.state.legal_moves(HOUSE)
    if any(wait.move not in legal or wait.seconds < 0 for wait in waits):
        raise scene.broken(LAW, f"the house waits to make {waits}, but its legal moves are {legal}")
    if len({(wait.move, wait.since) for wait in waits}) != len(waits):
        raise scene.broken(LAW, f"the house waits for the same thing twice: {waits}")


def _over(scene: Scene, outcome: Outcome) -> None:
    if not outcome.reason.strip():
        raise scene.broken(LAW, "the game is over without a reason")
    if len(outcome.scores) != scene.state.seats or not are_places(outcome.places, scene.state.seats):
        raise scene.broken(LAW, f"scores {outcome.scores} and places {outcome.places} do not fit the seats")
    for seat in everybody(scene.state):
        if scene.state.legal_moves(seat):
            raise scene.broken(LAW, f"the game is over, but seat {seat} has legal moves")
    for eyes in scene.eyes:
        seen = scene.look(scene.state, eyes).outcome
        if seen is None or (seen.reason, seen.scores, seen.places) != (outcome.reason, outcome.scores, outcome.places):
            raise scene.broken(LAW, f"the game is over, but {name_of(eyes)} does not see the outcome")


def are_places(places: Sequence[int], seats: int) -> bool:
    """Whether each seat has a place, the first is 1, equals share one and the next ones are skipped."""
    return len(places) == seats and all(place == 1 + sum(other < place for other in places) for place in places)


def check_length(scene: Scene, most: int) -> None:
    """Played on by chance, without anything out of turn, the game ends within so many moves."""
    play_out(scene.state, scene.chance(LAW), most)
    if scene.state.next_to_act() != NOBODY:
        raise scene.broken(LAW, f"a game played on by chance is not over after {most} moves")
