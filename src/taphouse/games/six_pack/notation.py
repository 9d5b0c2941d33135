"""Moves in notation: ``lay 1,-1``, ``drink B``, ``claim flat 0,0`` ... the same at every table.

Coordinates are written from -16 to 15. A table that has wandered further goes on with the same names: 16 is -16.
"""

from functools import cache

from taphouse.core.errors import BadNotation
from taphouse.core.facts import typed
from taphouse.core.moves import Move
from taphouse.games.six_pack.cards import DOMINO_NAMES, LETTERS
from taphouse.games.six_pack.rules.moves import (
    ANSWERS,
    CLAIM,
    CLEAR_COLUMN,
    CLEAR_ROW,
    DONE,
    DRINK,
    FILL,
    HINT,
    KEEP,
    MIXED,
    MOVES,
    OPEN_BOTTLE,
    OPEN_MIX,
    SCORE,
    SPAN,
    TAKE,
)
from taphouse.games.six_pack.words import said


def _signed(number: int) -> int:
    return number - SPAN if number >= SPAN // 2 else number


def write_cell(cell: int) -> str:
    """Write a cell by its number."""
    return f"{_signed(cell % SPAN)},{_signed(cell // SPAN)}"


@cache
def write_move(move: Move) -> str:
    """Write a move in notation."""
    if move < TAKE:
        return f"lay {write_cell(move)}"
    if move < DRINK:
        return f"take {write_cell(move - TAKE)}"
    if move < FILL:
        return f"drink {LETTERS[move - DRINK]}"
    if move < CLAIM:
        return f"fill {write_cell((move - FILL) // 3)} {LETTERS[(move - FILL) % 3]}"
    if move < DONE:
        return f"claim {'tall' if (move - CLAIM) % 2 else 'flat'} {write_cell((move - CLAIM) // 2)}"
    if move < CLEAR_ROW:
        return "done" if move == DONE else f"score {DOMINO_NAMES[move - SCORE]}"
    if move < KEEP:
        row = move < CLEAR_COLUMN
        return f"clear {'row' if row else 'column'} {_signed(move - (CLEAR_ROW if row else CLEAR_COLUMN))}"
    if move < MIXED:
        return f"keep {write_cell(move - KEEP)}"
    if move < OPEN_BOTTLE:
        return f"mixed {ANSWERS[move - MIXED]}"
    if move < HINT:
        return f"open {LETTERS[move - OPEN_BOTTLE]}" if move < OPEN_MIX else f"open {LETTERS[move - OPEN_MIX].lower()}"
    return "hint" if move == HINT else "time up"


@cache
def _by_text() -> dict[str, Move]:
    return {write_move(Move(number)): Move(number) for number in range(MOVES)}


def _wrapped(word: str) -> str:
    """Bring coordinates of a table that has wandered far back to those that are written."""
    parts = word.split(",")
    if not all(part.removeprefix("-").isdecimal() and len(part) < 8 for part in parts):
        return word
    return ",".join(str(_signed(int(part) % SPAN)) for part in parts)


def read_move(text: str) -> Move:
    """Read a move from notation; kinds and dominoes keep their capital and small letters."""
    words = text.split()
    if words:
        words[0] = words[0].lower()
    move = _by_text().get(" ".join(_wrapped(word) for word in words))
    if move is not None:
        return move
    raise BadNotation(said.not_a_move(typed=typed(text[:60])))
