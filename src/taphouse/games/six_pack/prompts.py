"""What the table waits for, and what each move does."""

from functools import lru_cache
from typing import Final, Literal, cast

from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.view import MoveView
from taphouse.core.words import said as common
from taphouse.games.six_pack.cards import DRINKS, LETTERS
from taphouse.games.six_pack.catalogue import DRINK_REFS, cell_ref, domino_id, domino_ref
from taphouse.games.six_pack.notation import write_move
from taphouse.games.six_pack.offers import is_idle
from taphouse.games.six_pack.rules.moves import (
    CHECK,
    CLAIM,
    CLEAR_COLUMN,
    CLEAR_KEEP,
    CLEAR_LINE,
    CLEAR_ROW,
    DECISIONS,
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
from taphouse.games.six_pack.story import WHENS
from taphouse.games.six_pack.words import said

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
_OWN: Final = {
    MIXED_LAST: about(said.ask_mixed_last(), "SP-011"),
    OPENING_BOTTLE: about(said.ask_opening_bottle(), "SP-010"),
    OPENING_MIX: about(said.ask_opening_mix(), "SP-010"),
    SERVE: about(said.ask_serve(), "SP-020"),
    SERVE_DRINK: about(said.ask_serve_drink(), "SP-022"),
    TOP_UP: about(said.ask_fill(), "SP-047"),
    CHECK: about(said.ask_check(), "SP-060"),
    SCORE_DOMINO: about(said.ask_score_domino(), "SP-065"),
    CLEAR_LINE: about(said.ask_clear_line(), "SP-081"),
    CLEAR_KEEP: about(said.ask_clear_keep(), "SP-084"),
}
Task = Literal[
    "mixed_last", "opening_bottle", "opening_mix", "serve", "serve_drink", "fill", "check", "score_domino",
    "clear_line", "clear_keep", "look_or_score",
]  # fmt: skip


def owes(state: State, seat: int) -> str:
    """The step that waits for a seat's answer, if any; in a race looking and scoring go on at the same time."""
    if not state.is_awaited(seat):
        return ""
    if state.standing[seat] == SCORING:
        return DECISIONS[SCORE_DOMINO]
    return DECISIONS[int(state.decision)]


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    decision = int(state.decision)
    if decision == OVER:
        return common.game_over()
    waiting = [seat for seat in range(state.seats) if state.is_awaited(seat)]
    if eyes is not None and eyes in waiting:
        if decision in (CHECK, SCORE_DOMINO):
            decision = CHECK if state.standing[eyes] == LOOKING else SCORE_DOMINO
        return _OWN[decision]
    who = seats_ref(waiting)
    if eyes is not None and decision in (CHECK, SCORE_DOMINO) and state.standing[eyes] != OUT:
        return said.answer_is_in(who=who)
    if decision == CHECK and any(state.standing[seat] == SCORING for seat in waiting):
        return said.waiting(who=who, task="look_or_score")
    return said.waiting(who=who, task=cast("Task", DECISIONS[decision]))


def move_view(state: State, seat: Seat, move: Move) -> MoveView:
    """Show a move with its button and the things that it concerns."""
    if move < FILL:
        return _serve(state, int(move))
    if SCORE <= move < CLEAR_ROW:
        return _score(int(move), int(seat))
    board = state.board
    if move < DONE:
        cell = (move - FILL) // 3 if move < CLAIM else (move - CLAIM) // 2
        x, y = int(board.column_of(cell) + board.across), int(board.row_of(cell) + board.down)
        return _fill(int(move), x, y) if move < CLAIM else _claim(int(move), x, y)
    if CLEAR_ROW <= move < CLEAR_COLUMN:
        return _line(int(move), "row", int(board.row_of((move - CLEAR_ROW) * 32) + board.down))
    if CLEAR_COLUMN <= move < KEEP:
        return _line(int(move), "column", int(board.column_of(move - CLEAR_COLUMN) + board.across))
    if KEEP <= move < MIXED:
        cell = move - KEEP
        return _keep(int(move), int(board.column_of(cell) + board.across), int(board.row_of(cell) + board.down))
    return _small(int(move))


def _serve(state: State, move: int) -> MoveView:
    board = state.board
    if move >= DRINK:
        x, y = int(board.column_of(state.cell) + board.across), int(board.row_of(state.cell) + board.down)
        return _drink(move, x, y)
    column, row = board.column_of(move), board.row_of(move % 1024)
    x, y = int(column + board.across), int(row + board.down)
    if move < TAKE:
        return _lay(move, x, y)
    return _take(move, x, y, int(drink_told(state, column, row)) % 6, idle=is_idle(state, int(column), int(row)))


@lru_cache(maxsize=4096)
def _lay(move: int, x: int, y: int) -> MoveView:
    do = said.do_lay(cell=cell_ref(x, y), side="mix" if (x + y) % 2 else "bottle")
    return _shown(move, do, f"cell:{x},{y}", "zone:board")


@lru_cache(maxsize=8192)
def _take(move: int, x: int, y: int, drink: int, *, idle: bool) -> MoveView:
    do = said.do_take(cell=cell_ref(x, y), drink=DRINK_REFS[drink])
    return _shown(move, do, f"item:{DRINKS[drink]}@{x},{y}", f"cell:{x},{y}", idle=idle)


@lru_cache(maxsize=4096)
def _drink(move: int, x: int, y: int) -> MoveView:
    kind = move - DRINK
    drink = kind + 3 if (x + y) % 2 else kind
    do = said.do_drink(drink=DRINK_REFS[drink], cell=cell_ref(x, y))
    return _shown(move, do, f"zone:supply-{LETTERS[kind]}", f"cell:{x},{y}")


@lru_cache(maxsize=4096)
def _fill(move: int, x: int, y: int) -> MoveView:
    kind = (move - FILL) % 3
    drink = kind + 3 if (x + y) % 2 else kind
    do = said.do_fill(cell=cell_ref(x, y), drink=DRINK_REFS[drink])
    return _shown(move, do, f"cell:{x},{y}", f"zone:supply-{LETTERS[kind]}")


@lru_cache(maxsize=8192)
def _claim(move: int, x: int, y: int) -> MoveView:
    do = said.do_claim(shape="tall" if (move - CLAIM) % 2 else "flat", cell=cell_ref(x, y))
    return _shown(move, do, f"cell:{x},{y}")


@lru_cache(maxsize=512)
def _score(move: int, seat: int) -> MoveView:
    domino = move - SCORE
    return _shown(move, said.do_score(domino=domino_ref(seat, domino)), f"item:{domino_id(seat, domino)}")


@lru_cache(maxsize=512)
def _line(move: int, axis: str, number: int) -> MoveView:
    do = said.do_clear_row(at=number) if axis == "row" else said.do_clear_column(at=number)
    return _shown(move, do, f"line:{axis},{number}")


@lru_cache(maxsize=2048)
def _keep(move: int, x: int, y: int) -> MoveView:
    return _shown(move, said.do_keep(cell=cell_ref(x, y)), f"cell:{x},{y}")


@lru_cache(maxsize=64)
def _small(move: int) -> MoveView:
    if move == DONE:
        return _shown(move, said.do_done())
    if move < OPEN_BOTTLE:
        return _shown(move, said.do_mixed(when=WHENS[move - MIXED]))
    assert move < HINT
    drink = move - OPEN_BOTTLE if move < OPEN_MIX else move - OPEN_MIX + 3
    return _shown(move, said.do_open(drink=DRINK_REFS[drink]), f"zone:supply-{LETTERS[drink % 3]}")


def _shown(move: int, do: Fact, *on: str, idle: bool = False) -> MoveView:
    return MoveView(move=move, text=write_move(Move(move)), label="", on=on, do=do, idle=idle)
