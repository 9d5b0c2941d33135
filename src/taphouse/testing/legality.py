"""The law of legality: what is listed is accepted, all else is refused and changes nothing."""

from typing import Final

from taphouse.core.errors import IllegalMove
from taphouse.core.facts import plain
from taphouse.core.game import Game
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import Rng
from taphouse.core.state import State
from taphouse.testing.differences import difference
from taphouse.testing.driver import Turn, everybody
from taphouse.testing.rulebook import stated_rules
from taphouse.testing.scene import Scene

LAW: Final = "legality"
MOST_NUMBERS: Final = 2000
"""A game with more moves than this is tried with a sample of them."""
ABSURD: Final = (-1, -(2**40), 2**31, 2**40)


def numbers_to_try(game: Game, rng: Rng) -> list[Move]:
    """List the moves to be tried: all numbers, or many of them, and some that are none."""
    if game.move_count <= MOST_NUMBERS:
        numbers = list(range(game.move_count))
    else:
        numbers = sorted({int(rng.below(game.move_count)) for _ in range(MOST_NUMBERS)})
    return [Move(number) for number in (*numbers, game.move_count, *ABSURD)]


def check(scene: Scene) -> None:
    """Try every move of every seat, of the house, and of seats that do not exist."""
    tried = numbers_to_try(scene.game, scene.chance(LAW))
    for seat in everybody(scene.state):
        legal = _listed(scene, seat)
        _accepted(scene, seat, legal)
        _picked(scene, seat, legal)
        _refused(scene, seat, [move for move in tried if move not in legal])
    for stranger in (Seat(-5), Seat(scene.state.seats), Seat(99)):
        if scene.state.legal_moves(stranger):
            raise scene.broken(LAW, f"there is no seat {stranger}, but it has legal moves")
        _refused(scene, stranger, tried)


def _listed(scene: Scene, seat: Seat) -> list[Move]:
    """The list has an order, no doubles, and is the one that the view offers."""
    legal = scene.state.legal_moves(seat)
    if len(set(legal)) != len(legal):
        raise scene.broken(LAW, f"seat {seat} is offered a move twice: {legal}")
    if scene.state.legal_moves(seat) != legal:
        raise scene.broken(LAW, f"asked twice, the legal moves of seat {seat} come in another order or number")
    if any(not 0 <= move < scene.game.move_count for move in legal):
        raise scene.broken(LAW, f"seat {seat} is offered a number that is no move: {legal}")
    if seat >= 0:
        offered = [(move.move, move.text) for move in scene.look(scene.state, seat).moves]
        if offered != [(move, scene.game.write_move(move)) for move in legal]:
            raise scene.broken(LAW, f"the view offers seat {seat} {offered}, but its legal moves are {legal}")
    return legal


def _accepted(scene: Scene, seat: Seat, legal: list[Move]) -> None:
    """Every listed move can be made."""
    for move in legal:
        try:
            scene.state.copy().apply(seat, move)
        except Exception as error:
            sentence = f"{scene.move_text((seat, move))} is listed as legal, but trying it gives {error!r}"
            raise scene.broken(LAW, sentence) from error


def make(scene: Scene, turn: Turn) -> None:
    """Make a legal move at the table itself."""
    try:
        scene.table.apply(*turn)
    except Exception as error:
        sentence = f"{scene.move_text(turn)} is listed as legal, but making it gives {error!r}"
        raise scene.broken(LAW, sentence) from error


def _picked(scene: Scene, seat: Seat, legal: list[Move]) -> None:
    """A move by chance is the same as picking from the list."""
    if not legal:
        return
    rng = scene.chance(f"{LAW} {seat}")
    for _ in range(3):
        other = rng.copy()
        picked = scene.state.random_move(seat, rng)
        if picked != legal[other.below(len(legal))] or rng.position() != other.position():
            raise scene.broken(LAW, f"random_move of seat {seat} does not pick legal_moves[rng.below(how many)]")


def _refused(scene: Scene, seat: Seat, moves: list[Move]) -> None:
    """All other moves are refused, and nothing changes."""
    before = scene.written(scene.state)
    state = _listening(scene)
    for move in moves:
        _refuse(scene, state, seat, move)
    if scene.written(state) == before and state.events == []:
        return
    for move in moves:
        state = _listening(scene)
        _refuse(scene, state, seat, move)
        if scene.written(state) != before:
            changed = difference(before, scene.written(state))
            raise scene.broken(LAW, f"move {move} of seat {seat} is refused, but changes the position: {changed}")
        if state.events:
            raise scene.broken(LAW, f"move {move} of seat {seat} is refused, but leaves events {state.events}")
    raise scene.broken(LAW, f"many refused moves of seat {seat}, one after the other, change the position")


def _listening(scene: Scene) -> State:
    state = scene.state.copy()
    state.events = []
    return state


def _refuse(scene: Scene, state: State, seat: Seat, move: Move) -> None:
    """A refusal is an IllegalMove that says why, and cites a rule of the rulebook or none."""
    try:
        state.apply(seat, move)
    except IllegalMove as refusal:
        if not refusal.fact.get("say") or refusal.fact == plain(""):
            raise scene.broken(LAW, f"move {move} of seat {seat} is refused without a reason") from refusal
        if refusal.rule and refusal.rule not in stated_rules(scene.game):
            sentence = f"move {move} of seat {seat} is refused by {refusal.rule}, which RULES.md does not state"
            raise scene.broken(LAW, sentence) from refusal
    except Exception as error:
        sentence = f"move {move} of seat {seat} must be refused with IllegalMove, but gives {error!r}"
        raise scene.broken(LAW, sentence) from error
    else:
        raise scene.broken(LAW, f"move {move} of seat {seat} is not listed as legal, but it is accepted")
