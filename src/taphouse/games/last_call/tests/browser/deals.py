"""Deals of Last Call that are known before, for the house that deals what it is told."""

from collections.abc import Callable, Mapping
from typing import cast

from browser.deals import MOST
from taphouse.core.house import Value
from taphouse.core.moves import Move, Seat
from taphouse.core.rng import SEED_BYTES, make_rng
from taphouse.core.state import State
from taphouse.core.view import MoveView, View
from taphouse.games.last_call.game import GAME
from taphouse.games.last_call.view import LastCallView
from taphouse.words.languages import words_of
from taphouse.words.words import Words

TWO_FRIENDS: Mapping[str, Value] = {"dry_table": True, "first_player": 0}
SHORT = 24
"""Decisions of a short game."""


def may_play(name: str) -> Callable[[View], bool]:
    """Whether a card called so can be played at once."""
    return lambda view: any(line.startswith(f"Play {name}") for line in _offered(cast("LastCallView", view)))


def _offered(view: LastCallView) -> list[str]:
    """What can be done, in words."""
    house = GAME.house(len(view.seats), {"tenth_mixer": view.tenth_mixer})
    words = words_of(GAME, view.eyes, catalogue=GAME.catalogue(house))
    return [words.say(move.do) for move in view.moves if move.do is not None]


def short_game_of_two() -> bytes:
    """Find a deal for two that ends soon, if both always play their first card by name and catch once."""
    settled = GAME.house(2, TWO_FRIENDS)
    for number in range(MOST):
        seed = number.to_bytes(SEED_BYTES, "big")
        if _ends_soon(GAME.deal(2, settled, make_rng("sealed", seed))):
            return seed
    raise AssertionError("There is no such deal.")


def _ends_soon(state: State) -> bool:
    is_caught = False
    for _ in range(SHORT):
        if state.outcome() is not None:
            return is_caught
        seat = state.to_act()[0]
        state.apply(seat, Move(_first_by_name(_seen(state, seat)).move))
        for catcher in (Seat(0), Seat(1)):
            catches = [move for move in _seen(state, catcher).moves if move.text.startswith("catch")]
            if catches and not is_caught:
                state.apply(catcher, Move(catches[0].move))
                is_caught = True
    return False


def _seen(state: State, seat: Seat) -> LastCallView:
    return cast("LastCallView", GAME.view(state, seat, ["Ann", "Bob"]))


def _said(words: Words, move: MoveView) -> str:
    """Say the card of a move as the page does."""
    return words.shown(move.do["card"], "said") if move.do else ""


def _first_by_name(view: LastCallView) -> MoveView:
    """Choose as ``answer_plainly`` does."""
    words = words_of(GAME, catalogue=GAME.catalogue(GAME.house(2, TWO_FRIENDS)))
    moves = [move for move in view.moves if "call" not in move.flags and not move.text.startswith("catch")]
    with_a_card = [move for move in moves if move.text.split()[0] in ("play", "stack", "give")]
    return min(with_a_card, key=lambda move: (_said(words, move), -len(move.flags))) if with_a_card else moves[0]
