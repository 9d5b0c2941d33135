"""What the table waits for, and what each move does."""

from functools import lru_cache
from typing import Literal, cast

from msgspec.structs import replace

from taphouse.core.bits import members
from taphouse.core.facts import Fact, about, seats_ref
from taphouse.core.moves import Move, Seat
from taphouse.core.step import OVER, Verb
from taphouse.core.view import MoveView
from taphouse.core.words import said as common
from taphouse.games.six_pack.cards import LETTERS
from taphouse.games.six_pack.catalogue import DRINK_REFS, cell_ref, domino_id, domino_ref
from taphouse.games.six_pack.helping import true_cell
from taphouse.games.six_pack.rules import events as e
from taphouse.games.six_pack.rules import looking, opening, serving, tidying, topping
from taphouse.games.six_pack.rules.book import BOOK
from taphouse.games.six_pack.rules.cells import CELLS, SPAN
from taphouse.games.six_pack.rules.looking import is_anybody, is_looking
from taphouse.games.six_pack.rules.state import State
from taphouse.games.six_pack.words import said

Task = Literal[
    "mixed_last", "opening_bottle", "opening_mix", "serve", "serve_drink", "fill", "check", "score_domino",
    "clear_line", "clear_keep", "look_or_score",
]  # fmt: skip


def owes(state: State, seat: int) -> str:
    """The step that waits for a seat's answer, if any; in a race looking and scoring go on at the same time."""
    if not state.is_awaited(seat):
        return ""
    return looking.SCORE_DOMINO.name if state.standing[seat] == e.SCORING else state.step.name


def asked(state: State, eyes: Seat | None) -> Fact:
    """Say what the table waits for."""
    if state.step is OVER:
        return common.game_over()
    waiting = [seat for seat in range(state.seats) if state.is_awaited(seat)]
    if eyes is not None and eyes in waiting:
        return about(state.step.asks(state, eyes), BOOK.named[owes(state, int(eyes))].rule)
    who = seats_ref(waiting)
    if eyes is not None and is_looking(state) and state.standing[eyes] != e.OUT:
        return said.answer_is_in(who=who)
    if state.step is looking.CHECK and is_anybody(state, e.SCORING):
        return said.waiting(who=who, task="look_or_score")
    return said.waiting(who=who, task=cast("Task", state.step.name))


def move_view(state: State, seat: Seat, move: Move) -> MoveView:
    """Show a move with what it does, in true coordinates, and the things that it concerns."""
    verb = BOOK.verbs[move]
    n = int(move - verb.first)
    board = state.board
    if verb is looking.SCORE:
        return _score(int(move), int(seat), n)
    if verb in (tidying.CLEAR_ROW, tidying.CLEAR_COLUMN):
        row = verb is tidying.CLEAR_ROW
        at = board.row_of(n * SPAN) + board.down if row else board.column_of(n) + board.across
        return _line(int(move), int(at))
    cell = _cell_of(state, verb, n)
    if cell is None:
        return _small(int(move))
    x, y = true_cell(board, cell)
    if verb is serving.TAKE:
        column, row_of = int(board.column_of(cell)), int(board.row_of(cell))
        kind = int(board.kind_at(column, row_of))
        return _take(int(move), x, y, kind, int(serving.refills(state, column, row_of)))
    return _on_cell(int(move), x, y)


def _cell_of(state: State, verb: Verb, n: int) -> int | None:
    """The cell that a move is about, by its name."""
    if verb in (serving.LAY, serving.TAKE, tidying.KEEP):
        return n
    if verb is serving.DRINK:
        return int(state.cell)
    return n // 3 if verb is topping.FILL else n % CELLS if verb is looking.CLAIM else None


def _drink(kind: int, x: int, y: int) -> int:
    """What a kind shows on a cell."""
    return kind + 3 if (x + y) % 2 else kind


@lru_cache(maxsize=16384)
def _on_cell(move: int, x: int, y: int) -> MoveView:
    """A move about a cell of which nothing else matters."""
    verb = BOOK.verbs[move]
    do: Fact = {**BOOK.facts[move], "cell": cell_ref(x, y)}
    if verb is serving.LAY:
        return _shown(move, {**do, "side": "mix" if (x + y) % 2 else "bottle"})
    if verb in (looking.CLAIM, tidying.KEEP):
        return _shown(move, do)
    kind = int(move - verb.first) % 3
    do["drink"] = DRINK_REFS[_drink(kind, x, y)]
    return _shown(move, do, f"zone:supply-{LETTERS[kind]}")


@lru_cache(maxsize=8192)
def _take(move: int, x: int, y: int, kind: int, refills: int) -> MoveView:
    do: Fact = {**BOOK.facts[move], "cell": cell_ref(x, y), "drink": DRINK_REFS[_drink(kind, x, y)]}
    do["refills"] = [DRINK_REFS[_drink(other, x, y)] for other in members(refills)]
    if refills != 1 << kind:
        return _shown(move, do)
    return replace(_shown(move, do), idle=True, wastes=said.wastes_serve(drink=DRINK_REFS[_drink(kind, x, y)]))


@lru_cache(maxsize=512)
def _score(move: int, seat: int, domino: int) -> MoveView:
    return _shown(move, said.do_score(domino=domino_ref(seat, domino)), f"item:{domino_id(seat, domino)}")


@lru_cache(maxsize=512)
def _line(move: int, at: int) -> MoveView:
    return _shown(move, {**BOOK.facts[move], "at": at})


@lru_cache(maxsize=64)
def _small(move: int) -> MoveView:
    verb = BOOK.verbs[move]
    on = (f"zone:supply-{LETTERS[int(move - verb.first)]}",) if verb in (opening.OPEN_BOTTLE, opening.OPEN_MIX) else ()
    return _shown(move, BOOK.facts[move], *on)


def _shown(move: int, do: Fact, *on: str) -> MoveView:
    return MoveView(move=move, text=BOOK.texts[move], on=on, do=do)
