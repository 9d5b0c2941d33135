"""What the table waits for, and what the buttons say."""

from functools import lru_cache

from taphouse.core.moves import Move, Seat
from taphouse.core.telling import Teller, listed
from taphouse.core.view import MoveView
from taphouse.games.six_pack.cards import DOMINO_NAMES, DRINKS, LETTERS
from taphouse.games.six_pack.naming import domino_id, domino_label, name_of
from taphouse.games.six_pack.notation import write_move
from taphouse.games.six_pack.rules.moves import (
    ANSWERS,
    CHECK,
    CLAIM,
    CLEAR_COLUMN,
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    HINT,
    KEEP,
    LOOKING,
    MIXED,
    MIXED_LAST,
    OPEN_BOTTLE,
    OPEN_MIX,
    OPENING_BOTTLE,
    OPENING_MIX,
    OUT,
    OVER,
    SCORE,
    SCORE_DOMINO,
    SCORING,
    SERVE,
    SERVE_DRINK,
    TAKE,
    TOP_UP,
)
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.rules.telling import drink_told

TASKS = {
    MIXED_LAST: "say when they last mixed a drink",
    OPENING_BOTTLE: "choose the opening bottle",
    OPENING_MIX: "choose the opening mix",
    SERVE: "serve",
    SERVE_DRINK: "choose a drink",
    TOP_UP: "top up",
    CHECK: "look for a six-pack",
    SCORE_DOMINO: "choose a domino to score",
    CLEAR_LINE: "clear a line",
    CLEAR_KEEP: "choose what stays",
    OVER: "",
}
_OWN = {
    MIXED_LAST: "When did you last mix a drink? Any drink counts, none needs alcohol.",
    OPENING_BOTTLE: "You are the first host. Choose the bottle that opens the table.",
    OPENING_MIX: "Now choose the mixed drink beside it.",
    SERVE: "Serve: lay a drink beside another, or take one away.",
    SERVE_DRINK: "Which drink do you serve there?",
    TOP_UP: "Top up: choose the drink that comes in between.",
    CHECK: "Do your three dominoes lie anywhere on the table? Claim six cards, or say that there is nothing for you.",
    SCORE_DOMINO: "Your six-pack holds. Which of its dominoes stays as your point?",
    CLEAR_LINE: "A kind runs low. Choose a row or column to clear; the largest area stays.",
    CLEAR_KEEP: "Areas of the same size are left. Choose the one that stays.",
}


def prompt(state: State, eyes: Seat | None, teller: Teller) -> str:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return "The game is over."
    waiting = [int(seat) for seat in range(state.seats) if state.is_awaited(seat)]
    if eyes is not None and eyes in waiting:
        if decision in (CHECK, SCORE_DOMINO):
            decision = CHECK if state.standing[eyes] == LOOKING else SCORE_DOMINO
        return _OWN[decision]
    names = listed([teller.whom(seat) for seat in waiting])
    if eyes is not None and decision in (CHECK, SCORE_DOMINO) and state.standing[eyes] != OUT:
        return f"Your answer is in. Waiting for {names}."
    if decision == CHECK and any(state.standing[seat] == SCORING for seat in waiting):
        return f"Waiting for {names}."
    task = TASKS[decision] if decision != MIXED_LAST or len(waiting) > 1 else "say when a drink was last mixed"
    return f"Waiting for {names} to {task}."


def move_view(state: State, seat: Seat, move: Move) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    skin = int(state.house.skin)
    if move < FILL:
        return _serve(state, int(move), skin)
    if SCORE <= move < CLEAR_ROW:
        return _score(int(move), int(seat), skin)
    board = state.board
    if move < DONE:
        cell = (move - FILL) // 3 if move < CLAIM else (move - CLAIM) // 2
        x, y = int(board.column_of(cell) + board.across), int(board.row_of(cell) + board.down)
        return _fill(int(move), x, y, skin) if move < CLAIM else _claim(int(move), x, y)
    if CLEAR_ROW <= move < CLEAR_COLUMN:
        return _line(int(move), "row", int(board.row_of((move - CLEAR_ROW) * 32) + board.down))
    if CLEAR_COLUMN <= move < KEEP:
        return _line(int(move), "column", int(board.column_of(move - CLEAR_COLUMN) + board.across))
    if KEEP <= move < MIXED:
        cell = move - KEEP
        return _keep(int(move), int(board.column_of(cell) + board.across), int(board.row_of(cell) + board.down))
    return _small(int(move), skin)


def _serve(state: State, move: int, skin: int) -> MoveView:
    board = state.board
    if move >= DRINK:
        x, y = int(board.column_of(state.cell) + board.across), int(board.row_of(state.cell) + board.down)
        return _drink(move, x, y, skin)
    column, row = board.column_of(move), board.row_of(move % 1024)
    x, y = int(column + board.across), int(row + board.down)
    if move < TAKE:
        return _lay(move, x, y)
    return _take(move, x, y, int(drink_told(state, column, row)) % 6, skin)


@lru_cache(maxsize=4096)
def _lay(move: int, x: int, y: int) -> MoveView:
    side = "mixed drink" if (x + y) % 2 else "bottle"
    return MoveView(move, write_move(Move(move)), f"Serve a {side} at {x},{y}", (f"cell:{x},{y}", "zone:board"))


@lru_cache(maxsize=8192)
def _take(move: int, x: int, y: int, drink: int, skin: int) -> MoveView:
    things = (f"item:{DRINKS[drink]}@{x},{y}", f"cell:{x},{y}")
    return MoveView(move, write_move(Move(move)), f"Take {name_of(drink, skin)} at {x},{y} away", things)


@lru_cache(maxsize=4096)
def _drink(move: int, x: int, y: int, skin: int) -> MoveView:
    kind = move - DRINK
    drink = kind + 3 if (x + y) % 2 else kind
    things = (f"zone:supply-{LETTERS[kind]}", f"cell:{x},{y}")
    return MoveView(move, write_move(Move(move)), f"Serve {name_of(drink, skin)}", things)


@lru_cache(maxsize=4096)
def _fill(move: int, x: int, y: int, skin: int) -> MoveView:
    kind = (move - FILL) % 3
    drink = kind + 3 if (x + y) % 2 else kind
    things = (f"cell:{x},{y}", f"zone:supply-{LETTERS[kind]}")
    return MoveView(move, write_move(Move(move)), f"{name_of(drink, skin)} at {x},{y}", things)


@lru_cache(maxsize=8192)
def _claim(move: int, x: int, y: int) -> MoveView:
    form = "upright" if (move - CLAIM) % 2 else "flat"
    return MoveView(move, write_move(Move(move)), f"Six-pack, {form} from {x},{y}", (f"cell:{x},{y}",))


@lru_cache(maxsize=512)
def _score(move: int, seat: int, skin: int) -> MoveView:
    domino = move - SCORE
    label = f"Score {DOMINO_NAMES[domino]}, {domino_label(domino, skin)}"
    return MoveView(move, write_move(Move(move)), label, (f"item:{domino_id(seat, domino)}",))


@lru_cache(maxsize=512)
def _line(move: int, axis: str, number: int) -> MoveView:
    return MoveView(move, write_move(Move(move)), f"Clear {axis} {number}", (f"line:{axis},{number}",))


@lru_cache(maxsize=2048)
def _keep(move: int, x: int, y: int) -> MoveView:
    return MoveView(move, write_move(Move(move)), f"Keep the area from {x},{y}", (f"cell:{x},{y}",))


@lru_cache(maxsize=64)
def _small(move: int, skin: int) -> MoveView:
    if move == DONE:
        return MoveView(move, write_move(Move(move)), "Nothing for me")
    if move < OPEN_BOTTLE:
        return MoveView(move, write_move(Move(move)), ANSWERS[move - MIXED].capitalize())
    assert move < HINT
    drink = move - OPEN_BOTTLE if move < OPEN_MIX else move - OPEN_MIX + 3
    return MoveView(move, write_move(Move(move)), name_of(drink, skin), (f"zone:supply-{LETTERS[drink % 3]}",))
